// TextItem.swift: a paragraph cut into what HarfBuzz shapes at once: one run, one font, one script.

/// Part of a paragraph that is shaped at once.
struct TextItem: Sendable {
    /// The units of UTF-16, counted from the paragraph's beginning.
    var range: Range<Int>
    /// The index of its run.
    let run: Int
    /// The font.
    let font: FontFile
    /// The font's size in points.
    let size: Double
    /// The script; `nil` where nothing in it has one.
    var script: Script?
}

/// A paragraph as it is read: its letters, and what shapes them.
struct ItemizedParagraph: Sendable {
    /// The letters in UTF-16, without the line break.
    private(set) var units: [UInt16] = []
    /// The same as they are shaped: a tab is a space, and other controls take no room.
    private(set) var shaped: [UInt16] = []
    /// Whether a unit begins what a reader takes for a character.
    private(set) var begins: [Bool] = []
    /// The parts in reading order.
    private(set) var items: [TextItem] = []
    /// The run whose font an empty paragraph has.
    private(set) var firstRun: Int
    /// Characters that no font has.
    private(set) var missing: Set<Character> = []

    init(firstRun: Int) { self.firstRun = firstRun }

    /// Adds a character of a run.
    ///
    /// Spaces, digits and marks between letters of one script belong to it, and what comes first to the script of the first
    /// letter.
    mutating func append(_ character: Character, run: Int, fonts: FontStack) {
        let start = units.count
        units.append(contentsOf: character.utf16)
        shaped.append(contentsOf: character.utf16.map(Self.shown))
        begins += [true] + Array(repeating: false, count: units.count - start - 1)
        let isControl = shaped[start...] != units[start...]
        let font = isControl ? fonts.fonts[0] : fonts.font(for: character)
        if font == nil { missing.insert(character) }
        addItem(from: start, run, font, character.unicodeScalars.lazy.compactMap(Script.init).first, fonts)
    }

    /// Adds letters of printable ASCII, each a character of its own, whose fonts and scripts are looked up once.
    private mutating func append(plain string: String, run: Int, fonts: FontStack) {
        var known = [(font: FontFile?, script: Script?)?](repeating: nil, count: 0x80)
        for unit in string.utf8 {
            let found: (font: FontFile?, script: Script?)
            if let before = known[Int(unit)] {
                found = before
            } else {
                let scalar = Unicode.Scalar(unit)
                found = (fonts.font(for: Character(scalar)), Script(of: scalar))
                known[Int(unit)] = found
                if found.font == nil { missing.insert(Character(scalar)) }
            }
            units.append(UInt16(unit))
            addItem(from: units.count - 1, run, found.font, found.script, fonts)
        }
        shaped.append(contentsOf: units[shaped.count...])
        begins += Array(repeating: true, count: units.count - begins.count)
    }

    /// Adds what is behind a unit to the last part, or begins the next one.
    private mutating func addItem(from start: Int, _ run: Int, _ font: FontFile?, _ script: Script?, _ fonts: FontStack)
    {
        if let last = items.last, last.run == run, last.font === font ?? fonts.fonts[0],
            script == nil || last.script == nil || last.script == script
        {
            items[items.count - 1].range = last.range.lowerBound..<units.count
            items[items.count - 1].script = last.script ?? script
        } else {
            items.append(
                TextItem(
                    range: start..<units.count, run: run, font: font ?? fonts.fonts[0], size: fonts.size,
                    script: script ?? items.last?.script))
        }
    }

    /// Ends the paragraph at a line break of a run.
    mutating func end(run: Int) {
        if units.isEmpty { firstRun = run }
    }

    /// The parts that some units are of.
    ///
    /// - Complexity: O(log *n*).
    func items(in units: Range<Int>) -> ArraySlice<TextItem> {
        let first = items.bisected { $0.range.upperBound > units.lowerBound }
        return items[first..<max(first, items.bisected { $0.range.lowerBound >= units.upperBound })]
    }

    private static func shown(_ unit: UInt16) -> UInt16 {
        switch unit {
        case ShapedParagraph.tab: 0x20
        case 0..<0x20, 0x7F..<0xA0: 0x200B
        default: unit
        }
    }
}

extension ItemizedParagraph {
    /// The paragraphs of some runs, at least one.
    ///
    /// - Parameter fonts: Those of every run.
    /// - Complexity: O(*n*) in the characters.
    static func paragraphs(of runs: [ShapedRun], fonts: [FontStack]) -> [ItemizedParagraph] {
        var paragraphs = [ItemizedParagraph(firstRun: 0)]
        for (index, run) in runs.enumerated() {
            if run.string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
                paragraphs[paragraphs.count - 1].append(plain: run.string, run: index, fonts: fonts[index])
                continue
            }
            for character in run.string {
                let last = paragraphs.count - 1
                if character.isNewline {
                    paragraphs[last].end(run: index)
                    paragraphs.append(ItemizedParagraph(firstRun: index))
                } else {
                    paragraphs[last].append(character, run: index, fonts: fonts[index])
                }
            }
        }
        return paragraphs
    }
}
