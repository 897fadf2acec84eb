// RowSketch+Kinds.swift: what is in the rows of each kind.  Lengths in points.

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
