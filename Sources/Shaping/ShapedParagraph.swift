// ShapedParagraph.swift: how wide any part of a paragraph is, and where its lines may end.  Lengths in points.
// Places are clusters by their index: characters, and several where HarfBuzz shapes them as one, as it does ligatures.

/// A paragraph with its widths.
///
/// It is shaped once as a whole; a part that HarfBuzz calls unsafe to cut off is shaped again where it is measured.
struct ShapedParagraph: Sendable {
    /// A tab, which is four spaces wide as it is elsewhere in the package.
    static let tab: UInt16 = 0x09
    private static let spacesOfTab = 4.0
    /// Where a line may end, with a hyphen that is not shown otherwise.
    private static let softHyphen: UInt16 = 0xAD
    private static let hyphen: UInt16 = 0x2D

    let text: ItemizedParagraph
    /// The first unit of every cluster, and where the last one ends.
    private let starts: [Int]
    /// The widths of all clusters before each, in points.
    private let advances: [Double]
    /// Whether the parts on both sides of a cluster's beginning are as wide alone as together.
    private let isSafe: [Bool]
    /// The clusters before which a line may end, ascending, the paragraph's end among them.
    let chances: [Int]

    /// - Complexity: O(*n*) in the letters.
    init(_ text: ItemizedParagraph) {
        self.text = text
        var widths = Array(repeating: 0.0, count: text.units.count)
        var begins = Array(repeating: false, count: text.units.count)
        var safe = begins
        for glyph in Self.glyphs(of: text, text.shaped[...]) {
            widths[glyph.unit] += glyph.advance
            safe[glyph.unit] = glyph.isSafe && (safe[glyph.unit] || !begins[glyph.unit])
            begins[glyph.unit] = true
        }
        // A font may drop the glyph of its first character.
        if !begins.isEmpty { begins[0] = true }
        var (starts, advances, isSafe, sum) = ([Int](), [Double](), [Bool](), 0.0)
        for unit in text.units.indices {
            if begins[unit], text.begins[unit] {
                starts.append(unit)
                advances.append(sum)
                isSafe.append(safe[unit])
            }
            sum += widths[unit]
        }
        (self.starts, self.advances, self.isSafe) = (starts + [text.units.count], advances + [sum], isSafe + [true])
        guard let breaks = LineRules.breaks(in: text.units) else { preconditionFailure("ICU has lost its rules") }
        chances = Self.indices(of: breaks, in: self.starts)
    }

    /// How many clusters there are.
    var count: Int { starts.count - 1 }

    /// The units of some clusters.
    func units(of range: Range<Int>) -> Range<Int> { starts[range.lowerBound]..<starts[range.upperBound] }

    /// The indices of those values that are among some ascending ones, of which the first is 0.
    private static func indices(of values: [Int], in ascending: [Int]) -> [Int] {
        var (index, found) = (0, [Int]())
        for value in values {
            while index < ascending.count, ascending[index] < value { index += 1 }
            if index < ascending.count, ascending[index] == value { found.append(index) }
        }
        return found
    }

    /// The glyphs of the part of a paragraph, with their widths in points.
    private static func glyphs(of text: ItemizedParagraph, _ part: ArraySlice<UInt16>) -> [ShapedGlyph] {
        text.items(in: part.startIndex..<part.endIndex).flatMap { item -> [ShapedGlyph] in
            let range = item.range.clamped(to: part.startIndex..<part.endIndex)
            return item.font.shaper.shape(part, range, script: item.script ?? .common).map { glyph in
                let tabs = text.units[glyph.unit] == tab ? spacesOfTab : 1
                return ShapedGlyph(
                    unit: glyph.unit, advance: glyph.advance * item.size * tabs, isSafe: glyph.isSafe)
            }
        }
    }
}

extension ShapedParagraph {
    /// How wide some clusters are as a line of their own, in points, to the last one that is no space.
    func width(of range: Range<Int>) -> Double { wholeWidth(of: range.lowerBound..<visibleEnd(of: range)) }

    /// How wide some clusters are as a line of their own, in points, with the spaces at their end.
    func wholeWidth(of range: Range<Int>) -> Double {
        if range.isEmpty { return 0 }
        if isSafe[range.lowerBound], isSafe[range.upperBound], !endsWithSoftHyphen(range) { return estimate(of: range) }
        var part = text.shaped[units(of: range)]
        if endsWithSoftHyphen(range) { part[part.endIndex - 1] = Self.hyphen }
        return Self.glyphs(of: text, part).reduce(0) { $0 + $1.advance }
    }

    /// Whether the parts on both sides of a cluster's beginning are as wide alone as together.
    func isSafe(_ cluster: Int) -> Bool { isSafe[cluster] }

    /// Where a cluster begins on a line of all, in points.
    func place(of cluster: Int) -> Double { advances[cluster] }

    /// How wide some clusters are in a line, of which one end is where the line is cut and the other a safe place in it.
    func wholeWidth(ofSafe range: Range<Int>) -> Double {
        Self.glyphs(of: text, text.shaped[units(of: range)]).reduce(0) { $0 + $1.advance }
    }

    /// The same by the widths that the clusters have in the whole paragraph.
    func estimate(of range: Range<Int>) -> Double { advances[range.upperBound] - advances[range.lowerBound] }

    /// Whether a line of some clusters shows a hyphen that the text does not.
    func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
        range.upperBound < count && !range.isEmpty && text.units[starts[range.upperBound] - 1] == Self.softHyphen
    }

    /// Where the last cluster of some ends that is no space; their beginning where all are.
    func visibleEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
        return end
    }

    /// Where the spaces end that follow a cluster's beginning.
    func end(ofSpacesFrom start: Int) -> Int {
        var end = start
        while end < count, isSpace(end) { end += 1 }
        return end
    }

    /// Whether a cluster is a space that hangs at the end of a line.
    private func isSpace(_ cluster: Int) -> Bool {
        switch text.units[starts[cluster]] {
        case 0x20, Self.tab, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    /// The runs that some clusters are of, with the letters of each.
    func runs(of range: Range<Int>) -> [(run: Int, string: String)] {
        let units = units(of: range)
        var runs: [(run: Int, string: String)] = []
        for item in text.items(in: units) {
            let part = item.range.clamped(to: units)
            var letters = Array(text.units[part])
            if part.upperBound == units.upperBound, endsWithSoftHyphen(range) {
                letters[letters.count - 1] = Self.hyphen
            }
            let string = String(decoding: letters, as: UTF16.self)
            if runs.last?.run == item.run {
                runs[runs.count - 1].string += string
            } else {
                runs.append((item.run, string))
            }
        }
        return runs
    }

    /// The parts that some clusters are of.
    func items(of range: Range<Int>) -> ArraySlice<TextItem> { text.items(in: units(of: range)) }
}
