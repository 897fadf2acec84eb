// GreedyLines.swift: the lines of a text character by character, in exact numbers: a reference for `TextMeasure`.

import Fractions

@testable import Boxes

/// Fills lines one character at a time, with no sum and no search that the package has.
struct GreedyLines {
    /// A line: where it ends, hanging spaces and all, and how wide it is.
    struct Line: Equatable {
        let end: Int
        let width: Fraction
    }

    let text: TextClusters
    let sizes: [Fraction]

    private func width(_ range: Range<Int>) -> Fraction {
        text.clusters[range].reduce(0) { $0 + Fraction($1.width) * sizes[$1.run] / 1000 }
    }

    /// The lines within a width, in points.
    func lines(within room: Fraction) -> [Line] {
        let clusters = text.clusters
        var (lines, start, isOpen): ([Line], Int, Bool) = ([], 0, true)
        while isOpen {
            var (end, chance, isWrapped) = (start, Int?.none, false)
            while end < clusters.count, clusters[end].kind != .newline, !isWrapped {
                if end > start, clusters[end - 1].kind.isBreak(before: clusters[end].kind) { chance = end }
                let isTooWide = width(start..<end + 1) > room + Fraction(1, over: 1_000_000)
                if clusters[end].kind != .space, isTooWide { isWrapped = true } else { end += 1 }
            }
            if isWrapped { end = chance ?? max(end, start + 1) }
            while isWrapped, end < clusters.count, clusters[end].kind != .newline,
                clusters[end].kind == .space || clusters[end].width == 0
            { end += 1 }
            let atEnd = end == clusters.count || clusters[end].kind == .newline
            var visible = end
            while visible > start, clusters[visible - 1].kind == .space { visible -= 1 }
            let spaces = atEnd ? min(width(start..<end), room) : 0
            lines.append(Line(end: end, width: max(width(start..<visible), spaces)))
            isOpen = end < clusters.count
            start = isOpen && clusters[end].kind == .newline ? end + 1 : end
        }
        return lines
    }
}
