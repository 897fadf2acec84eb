// LineStretches.swift: a text cut where its lines may end, and its lines in any width.  Widths in any unit.

/// The stretches of a text that no line parts.
package struct LineStretches: Sendable {
    /// Where each begins, and where its last character ends that is no space, on a line of all of them.
    private var begins: [Double] = []
    private var ends: [Double] = []
    /// The last stretch of the paragraph of each.
    private var lasts: [Int] = []
    /// How far a line may pass its width.
    private let tolerance: Double

    /// A text cut where its lines may end.
    ///
    /// - Parameter place: Where a character begins on a line of all, or where the text ends.
    init(_ breaks: TextBreaks, tolerance: Double, place: (Int) -> Double) {
        self.tolerance = tolerance
        var chances = breaks.chances[...]
        for paragraph in breaks.newlines + [breaks.advances.count - 1] {
            var start = lasts.isEmpty ? 0 : breaks.newlines[paragraphs - 1] + 1
            let first = begins.count
            while true {
                while let chance = chances.first, chance <= start { chances.removeFirst() }
                let end = min(chances.first ?? paragraph, paragraph)
                begins.append(place(start))
                ends.append(max(place(start), place(breaks.visibleEnds[end])))
                if end >= paragraph { break }
                start = end
            }
            lasts += [Int](repeating: begins.count - 1, count: begins.count - first)
            paragraphs += 1
        }
    }
    private var paragraphs = 0

    /// Stretches that are known.
    ///
    /// - Parameters:
    ///   - ends: Ascending.
    ///   - lasts: The last stretch of the paragraph of each.
    package init(begins: [Double], ends: [Double], lasts: [Int], tolerance: Double) {
        (self.begins, self.ends, self.lasts, self.tolerance) = (begins, ends, lasts, tolerance)
    }

    /// The steps from the narrowest on.
    package var steps: [(width: Double, lines: Int)] {
        var steps: [(width: Double, lines: Int)] = []
        begins.withUnsafeBufferPointer { begins in
            ends.withUnsafeBufferPointer { ends in
                lasts.withUnsafeBufferPointer { lasts in
                    GrowingLines.steps(begins, ends, lasts, tolerance: tolerance) { steps.append(($0, $1)) }
                }
            }
        }
        return steps
    }
}
