// TextClusters.swift: a text cut into what a reader takes for characters, each with its width and its line breaks.
// Close to extended grapheme clusters (UAX #29), but from the ranges of ScalarKinds, so that it is the same everywhere.

/// A character with everything that joins it: never parted by a line break or a truncation.
struct TextCluster: Sendable {
    /// The index of its run.
    let run: Int
    /// Where it begins in its run, in bytes of UTF-8.
    let offset: Int
    /// Its advance in thousandths of its font's size, the next character's being moved towards it included.
    var width: Int
    /// What it does to the line breaks beside it.
    var kind: BreakKind
}

/// All characters of a text; O(*n*) to make.
package struct TextClusters: Sendable {
    let runs: [TextPiece]
    private(set) var clusters: [TextCluster] = []

    package init(_ runs: [TextPiece]) {
        self.runs = runs
        clusters.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
        for index in runs.indices { append(run: index) }
    }

    /// One text whose characters are as wide as the cells that a terminal gives them.
    init(inCells string: String) {
        runs = [TextPiece(string)]
        clusters.reserveCapacity(string.utf8.count)
        var (offset, last) = (0, LastScalar())
        for scalar in string.unicodeScalars {
            if last.isJoined(by: scalar), let end = clusters.indices.last {
                if scalar.value == ScalarKinds.emojiPresentation, clusters[end].width == 1 {
                    clusters[end].width = 2
                    clusters[end].kind = .wide
                }
                last.join(scalar.value)
            } else {
                let kind = kind(of: scalar.value)
                let width = kind == .newline ? 0 : TerminalWidths.cells(of: scalar)
                clusters.append(TextCluster(run: 0, offset: offset, width: width, kind: kind))
                last.begin(scalar.value, isNewline: kind == .newline)
            }
            offset += UTF8.width(scalar)
        }
    }

    private mutating func append(run index: Int) {
        let run = runs[index]
        let (widths, pairs): (HelveticaWidths, Kerning) = run.isBold ? (.bold, .bold) : (.regular, .regular)
        let room = run.kerning
        var offset = 0
        var last = LastScalar()
        var before: UInt32 = 0
        for scalar in run.string.unicodeScalars {
            if last.isJoined(by: scalar), let end = clusters.indices.last {
                if scalar.value == ScalarKinds.emojiPresentation {
                    clusters[end].width = HelveticaWidths.em + room
                    clusters[end].kind = .wide
                }
                last.join(scalar.value)
            } else {
                let kind = kind(of: scalar.value)
                let width = Self.width(of: scalar, in: widths) + room
                if before != 0 { clusters[clusters.count - 1].width += pairs.distance(before, scalar.value) }
                before = scalar.value
                clusters.append(TextCluster(run: index, offset: offset, width: width, kind: kind))
                last.begin(scalar.value, isNewline: kind == .newline)
            }
            offset += UTF8.width(scalar)
        }
    }

    /// The kind of a cluster that begins with `value`, after the clusters so far.
    private func kind(of value: UInt32) -> BreakKind {
        let kind = BreakKind(of: value)
        guard let before = clusters.last?.kind else { return kind == .hyphen ? .opening : kind }
        if kind == .hyphen { return before.hyphenAfter }
        return kind == .space && before == .wideOpening ? .joiner : kind
    }

    private static func width(of scalar: Unicode.Scalar, in widths: HelveticaWidths) -> Int {
        let value = scalar.value
        if value == 0x09 { return HelveticaWidths.tab * (widths.width(of: 0x20) ?? 0) }
        if value < 0x20 || ScalarKinds.contains(ScalarKinds.invisible, value) { return 0 }
        if let width = widths.width(of: value) { return width }
        if ScalarKinds.isExtending(scalar) { return 0 }
        if ScalarKinds.half.contains(value) { return HelveticaWidths.em / 2 }
        return ScalarKinds.contains(ScalarKinds.wide, value) ? HelveticaWidths.em : HelveticaWidths.fallback
    }

    /// The text of some clusters, one stretch for each run that they come from.
    package func stretches(in range: Range<Int>) -> [(run: Int, text: Substring)] {
        var result: [(run: Int, text: Substring)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let run = clusters[start].run
            var end = start + 1
            while end < range.upperBound, clusters[end].run == run { end += 1 }
            let isLast = end == clusters.count || clusters[end].run != run
            result.append((run, slice(of: run, from: clusters[start].offset, to: isLast ? nil : clusters[end].offset)))
            start = end
        }
        return result
    }

    /// After how many bytes of UTF-8 a line may end whose words are whole, those of line breaks left out.
    package var lineEnds: Set<Int> {
        let breaks = TextBreaks(self)
        var (ends, length) = (Set<Int>(), 0)
        var chances = breaks.chances[...]
        // What takes no room hangs at the end of a line, as spaces do.
        var hangs = false
        for (index, cluster) in clusters.enumerated() {
            if chances.first == index {
                hangs = true
                chances.removeFirst()
            }
            if hangs || cluster.kind == .newline { ends.insert(length) }
            hangs = hangs && (cluster.kind == .space || cluster.width == 0) && cluster.kind != .newline
            if cluster.kind == .newline { continue }
            let isLast = index + 1 == clusters.count || clusters[index + 1].run != cluster.run
            length += (isLast ? runs[cluster.run].string.utf8.count : clusters[index + 1].offset) - cluster.offset
        }
        return ends.union([length])
    }

    /// Part of a run, from one byte of UTF-8 to another, or to the run's end.
    private func slice(of index: Int, from start: Int, to end: Int?) -> Substring {
        let string = runs[index].string
        let bytes = string.utf8
        let last = end.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? bytes.endIndex
        return string[bytes.index(bytes.startIndex, offsetBy: start)..<last]
    }
}

/// What must be known of the scalars so far to say whether the next one joins them.
private struct LastScalar {
    private var base: UInt32?
    private var value: UInt32 = 0

    mutating func begin(_ value: UInt32, isNewline: Bool) {
        base = isNewline && value != 0x0D ? nil : value
        self.value = value
    }

    mutating func join(_ value: UInt32) {
        if value == 0x0A { base = nil }
        if ScalarKinds.regionalIndicators.contains(value) { base = 0 }
        self.value = value
    }

    /// Whether `scalar` is part of the cluster of the scalars so far.
    func isJoined(by scalar: Unicode.Scalar) -> Bool {
        guard let base else { return false }
        if base == 0x0D { return scalar == "\n" && value == 0x0D }
        let next = scalar.value
        if next < 0x300 { return false }
        if ScalarKinds.isExtending(scalar) || ScalarKinds.emojiModifiers.contains(next) { return true }
        if ScalarKinds.regionalIndicators.contains(next) { return ScalarKinds.regionalIndicators.contains(base) }
        return value == ScalarKinds.zeroWidthJoiner && ScalarKinds.isPictograph(base)
            && ScalarKinds.isPictograph(next)
    }
}
