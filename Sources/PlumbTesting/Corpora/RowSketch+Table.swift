// RowSketch+Table.swift: the columns of tables.  Lengths in points.

extension RowSketch {
    /// Three to twelve columns side by side.
    static func table(_ choices: inout Choices) -> RowSketch {
        var sketch = RowSketch()
        sketch.gap = choices.one(of: [0, 0, 1, 8, 16])
        sketch.available = choices.points(320...1_600)
        for _ in 0..<choices.whole(3...12) { sketch.addColumn(&choices) }
        return sketch
    }

    /// A box to tick, numbers, dates, or words, of which some may take all there is.
    private mutating func addColumn(_ choices: inout Choices) {
        switch choices.whole(0...9) {
        case 0: add("tick", fixed: 32)
        case 1...3:
            let least = choices.points(40...72)
            add("number", minimum: least, ideal: least + 16, maximum: least + choices.points(16...80))
        case 4, 5: add("date", minimum: 72, ideal: 96, maximum: 120)
        case 6...8:
            let least = choices.points(48...140)
            let ideal = least + choices.points(0...160)
            add("words", minimum: least, ideal: ideal, maximum: ideal + choices.points(0...240))
        default:
            let least = choices.points(80...160)
            add("text", minimum: least, ideal: least + 120, maximum: .infinity, grows: true)
        }
    }
}
