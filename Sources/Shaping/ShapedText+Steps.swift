// ShapedText+Steps.swift: the least widths of a shaped text for each number of its lines.  Lengths in points.

import Boxes

extension ShapedText {
    /// The steps from the narrowest on, words whole.
    ///
    /// - Complexity: a few looks a step, each O(log *n*) widths a line.
    var steps: [(width: Double, lines: Int)] {
        if let stretches { return stretches.steps }
        var least = 0.0
        for paragraph in paragraphs {
            var start = 0
            for end in paragraph.chances where end > start {
                least = max(least, paragraph.width(of: start..<end))
                start = end
            }
        }
        return LineSteps.all(from: least, look: look)
    }

    private func look(_ width: Double) -> LineLook {
        var look = LineLook()
        for paragraph in paragraphs {
            var start = 0
            repeat {
                let end = start < paragraph.count ? paragraph.lineEnd(from: start, within: width) : start
                look.lines += 1
                look.widest = max(look.widest, paragraph.width(of: start..<end))
                if end < paragraph.count {
                    let chance = paragraph.chances.bisected { $0 > end }
                    look.next = min(look.next, paragraph.width(of: start..<paragraph.chances[chance]))
                }
                start = end
            } while start < paragraph.count
        }
        return look
    }
}

extension ShapedText {
    /// The text cut where its lines may end, each stretch with what it is wide at the beginning and at the end of a line; `nil`
    /// where that depends on what else is on the line.
    ///
    /// - Complexity: O(*n*), and what is shaped again.
    private var stretches: LineStretches? {
        var (begins, ends, lasts): ([Double], [Double], [Int]) = ([], [], [])
        for paragraph in paragraphs {
            guard paragraph.addStretches(&begins, &ends) else { return nil }
            lasts += [Int](repeating: begins.count - 1, count: begins.count - lasts.count)
        }
        return LineStretches(begins: begins, ends: ends, lasts: lasts, tolerance: ShapedParagraph.tolerance)
    }

    /// The heights of 1, 2, … lines, rounded up to the pixels of a scale; `nil` where lines differ.
    func heights(ofLines count: Int, scale: Double) -> [Double]? {
        guard let metrics = uniformMetrics else { return nil }
        var (heights, height) = ([Double](), 0.0)
        heights.reserveCapacity(count)
        for line in 0..<count {
            height = line == 0 ? metrics.height : height + metrics.leading + metrics.height
            heights.append(ShapedColumn.wholePixels(height, scale: scale))
        }
        return heights
    }
}

extension ShapedParagraph {
    /// Adds the places at which its stretches begin and end on a line of all; whether they are the same on every line.
    ///
    /// What HarfBuzz calls unsafe to cut off is shaped again as far as the nearest place that is safe.
    fileprivate func addStretches(_ begins: inout [Double], _ ends: inout [Double]) -> Bool {
        var (start, least) = (0, 0)
        for end in chances.isEmpty ? [0] : chances {
            let visible = max(least, visibleEnd(of: start..<end))
            least = visible
            guard !endsWithSoftHyphen(start..<visible), let first = beginning(at: start, within: visible),
                let last = ending(at: visible, within: start)
            else { return false }
            if let before = ends.last, start > 0, last < before { return false }
            begins.append(first)
            ends.append(max(first, last))
            start = end
        }
        return true
    }

    /// Where a line begins with a cluster, on a line of all; `nil` where no place behind it up to an end is safe.
    private func beginning(at start: Int, within end: Int) -> Double? {
        guard !isSafe(start) else { return place(of: start) }
        guard let safe = (start..<max(start, end)).first(where: isSafe) else { return nil }
        return place(of: safe) - wholeWidth(ofSafe: start..<safe)
    }

    /// Where a line ends before a cluster, on a line of all; `nil` where no place before it is safe.
    private func ending(at end: Int, within start: Int) -> Double? {
        guard !isSafe(end) else { return place(of: end) }
        guard let safe = (start + 1..<max(start + 1, end)).last(where: isSafe) else { return nil }
        return place(of: safe) + wholeWidth(ofSafe: safe..<end)
    }
}
