// RowSketch+Chips.swift: labels in capsules.  Lengths in points.

extension RowSketch {
    /// Two to ten chips, in a container from six tenths of what they ideally take to a little more than that; at times
    /// a round button behind them.
    static func chips(_ choices: inout Choices) -> RowSketch {
        var sketch = RowSketch()
        sketch.gap = choices.one(of: [4, 6, 8])
        for _ in 0..<choices.whole(2...10) {
            let word = choices.one(of: Word.tags)
            sketch.add(word.text, minimum: 24 + word.cut, ideal: 24 + word.width, maximum: 24 + word.width)
        }
        if choices.happens(40) { sketch.add("more", fixed: 32) }
        sketch.available = (sketch.idealTotal * choices.points(60...110) / 100).rounded()
        return sketch
    }
}
