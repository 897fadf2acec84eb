// TextBreaks.swift: where the lines of a text may end, worked out once for all widths.

/// Where the lines of a text may end, and what says how wide each stretch of it is; characters by their index.
struct TextBreaks: Sendable {
    /// The widths of all characters before each, in thousandths of their fonts' sizes.
    private(set) var advances = [0]
    /// For each character, where the last one before it ends that is no space.
    private(set) var visibleEnds = [0]
    /// The characters before which a line may end within its paragraph, ascending.
    private(set) var chances: [Int] = []
    /// The line breaks, ascending.
    private(set) var newlines: [Int] = []
    /// Where the characters of each run end.
    private(set) var runEnds: [Int]

    /// - Complexity: O(*n*) in the characters.
    init(_ text: TextClusters) {
        let clusters = text.clusters
        runEnds = Array(repeating: 0, count: text.runs.count)
        advances.reserveCapacity(clusters.count + 1)
        visibleEnds.reserveCapacity(clusters.count + 1)
        // Before the text a line may break as little as after a line break.
        var (advance, visibleEnd, before) = (0, 0, BreakKind.newline)
        for (index, cluster) in clusters.enumerated() {
            if before.isBreak(before: cluster.kind) { chances.append(index) }
            before = cluster.kind
            advance += cluster.width
            if before != .space { visibleEnd = index + 1 }
            if before == .newline { newlines.append(index) }
            advances.append(advance)
            visibleEnds.append(visibleEnd)
            if index + 1 == clusters.count || clusters[index + 1].run != cluster.run {
                runEnds[cluster.run] = index + 1
            }
        }
    }

    /// Where the paragraph of a character ends: at its line break or at the text's end.
    func paragraphEnd(from start: Int) -> Int {
        let next = Self.places(before: start, in: newlines)
        return next < newlines.count ? newlines[next] : advances.count - 1
    }

    /// Those of the chances, by their place among them, that lie in a range of characters.
    func chances(in range: Range<Int>) -> Range<Int> {
        let first = Self.places(before: range.lowerBound, in: chances)
        return first..<max(first, Self.places(before: range.upperBound, in: chances))
    }

    /// How many of some ascending characters are before one.
    private static func places(before character: Int, in ascending: [Int]) -> Int {
        var (low, high) = (0, ascending.count)
        while low < high {
            let middle = (low + high) / 2
            if ascending[middle] < character { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
