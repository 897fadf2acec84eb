// RowSketch+Form.swift: lines of forms.  Lengths in points.

extension RowSketch {
    /// A label, one or two fields, and at times a unit or a button behind them.
    static func form(_ choices: inout Choices) -> RowSketch {
        var sketch = RowSketch()
        sketch.gap = choices.one(of: [8, 8, 12, 16])
        sketch.available = choices.points(240...800)
        let label = choices.one(of: Word.labels)
        // A label keeps to one line where it may break none of its words, or wraps between them.
        let least = choices.happens(50) ? label.width : label.narrowest
        sketch.add(
            "label", minimum: least, ideal: label.width, maximum: label.width, priority: choices.happens(33) ? 1 : 0)
        for _ in 0..<(choices.happens(30) ? 2 : 1) {
            let least = choices.points(60...160)
            let most = choices.happens(50) ? Double.infinity : choices.points(200...480)
            sketch.add("field", minimum: least, ideal: max(least, 120), maximum: most, grows: true)
        }
        if choices.happens(25) { sketch.add("unit", fixed: choices.points(12...48)) }
        if choices.happens(25) {
            let word = choices.one(of: Word.actions)
            sketch.add(word.text, fixed: 24 + word.width)
        }
        return sketch
    }
}
