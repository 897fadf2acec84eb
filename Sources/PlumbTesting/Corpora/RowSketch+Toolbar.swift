// RowSketch+Toolbar.swift: bars at the top of windows.  Lengths in points.

extension RowSketch {
    /// One to three buttons, a title or a search field with room around it, one to four buttons.
    static func toolbar(_ choices: inout Choices) -> RowSketch {
        var sketch = RowSketch()
        sketch.gap = choices.one(of: [8, 8, 8, 4, 12, 16])
        sketch.available =
            choices.happens(50)
            ? choices.one(of: [320, 360, 375, 390, 393, 412, 430, 768, 820, 1_024, 1_280, 1_440])
            : choices.points(280...1_440)
        for _ in 0..<choices.whole(1...3) { sketch.addButton(&choices) }
        if choices.happens(60) {
            if choices.happens(50) { sketch.addSpacer() }
            let title = choices.one(of: Word.titles)
            sketch.add(
                "title", minimum: title.cut, ideal: title.width, maximum: title.width,
                priority: choices.happens(50) ? 1 : 0)
            sketch.addSpacer()
        } else {
            let least = choices.points(80...120)
            let most = choices.happens(50) ? Double.infinity : choices.points(240...480)
            sketch.add("search", minimum: least, ideal: 200, maximum: most, grows: most == .infinity)
            if most < .infinity { sketch.addSpacer() }
        }
        for _ in 0..<choices.whole(1...4) { sketch.addButton(&choices) }
        return sketch
    }

    /// A square button of 44 points, or one that says what it does and can be cut short.
    private mutating func addButton(_ choices: inout Choices) {
        if choices.happens(60) { return add("button", fixed: 44) }
        let word = choices.one(of: Word.actions)
        add(word.text, minimum: 16 + word.cut, ideal: 16 + word.width, maximum: 16 + word.width)
    }
}
