// TextMeasurer+Staircase.swift: the least heights of a text by its width, for any measurer.  Lengths in points.

import Boxes
public import Rows

extension TextMeasurer {
    /// The least heights of a text by its width, its words whole.
    ///
    /// It only asks `layout`, whose rules say that more width never makes more lines, and halves until the least width for each
    /// number of lines is known to 1/64 point.  A word counts as whole where it ends as one of `HelveticaMeasurer`'s does.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - lineLimit: The largest number of lines; `nil` for any.
    /// - Returns: Steps whose widths are multiples of 1/64 point and whose heights are those of the layouts in them.  A text
    ///   that has more lines than the limit even in all the room there is has the one step of its cut layout.
    /// - Complexity: O(log width) layouts for each number of lines.
    public func staircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double> {
        askedStaircase(of: runs, lineLimit: lineLimit)
    }

    /// The staircase by layouts alone.
    package func askedStaircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double> {
        let limit = max(lineLimit ?? .max, 1)
        let natural = layout(runs, proposal: .unspecified, lineLimit: nil)
        let widest = natural.lines.reduce(0) { max($0, Double($1.width)) }
        // Wider than all worlds, a text has no places that could be counted.
        guard natural.lines.count <= limit, widest < 1e12 else { return cutStaircase(of: runs, lineLimit) }
        let text = AskedText(ends: TextClusters(runs.map { TextPiece($0) }).lineEnds) { place in
            let width = CGFloat(Double(place) / TextGrid.parts)
            return layout(runs, proposal: ProposedViewSize(width: width, height: nil), lineLimit: nil)
        }
        return (try? Staircase(answers: text.steps(from: widest, limit))) ?? cutStaircase(of: runs, lineLimit)
    }

    /// The one step of a text that has more lines than it may.
    package func cutStaircase(of runs: [TextRun], _ lineLimit: Int?) -> Staircase<Double> {
        let size = layout(runs, proposal: .unspecified, lineLimit: lineLimit).size
        let step = Staircase<Double>.Step(width: max(0, Double(size.width)), height: max(0, Double(size.height)))
        return Staircase(ordered: [step])
    }
}

/// A text that is asked for its lines in widths of the grid.
private struct AskedText {
    /// After how many bytes a line may end whose words are whole.
    let ends: Set<Int>
    let layout: (_ place: Int) -> TextLayout

    /// The least widths for each number of lines up to a limit, from the widest on.
    func steps(from widest: Double, _ limit: Int) -> [Staircase<Double>.Step] {
        var place = Int(max(0, TextGrid.roundedUp(widest)) * TextGrid.parts)
        let least = TextGrid.least(upTo: place) { isWhole(layout($0), in: $0) }
        var steps: [Staircase<Double>.Step] = []
        while true {
            let lines = layout(place).lines.count
            if lines > limit { return steps }
            place = TextGrid.least(upTo: place, from: least) { layout($0).lines.count <= lines }
            let height = Double(layout(place).size.height)
            steps.append(.init(width: Double(place) / TextGrid.parts, height: height))
            if place <= least { return steps }
            place -= 1
        }
    }

    /// Whether no word is cut, and none sticks out: a line has one character at least.
    private func isWhole(_ layout: TextLayout, in place: Int) -> Bool {
        let room = CGFloat(Double(place) / TextGrid.parts) + 1.000_001e-6
        var length = 0
        for line in layout.lines {
            if line.width > room { return false }
            length += line.runs.reduce(0) { $0 + $1.string.utf8.count }
            if !ends.contains(length) { return false }
        }
        return true
    }
}

extension HelveticaMeasurer {
    /// The least heights of a text by its width, its words whole: the same as the measurer's layouts have, from sums of widths.
    ///
    /// - Complexity: O(*n*), and a few looks for each step, each O(lines · log words of a line).
    public func staircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double> {
        let steps = TextMeasure<Double>.steps(
            of: runs.map { TextPiece($0) }, sizes: runs.map(\.font.usableSize), scale: Double(scale),
            lineLimit: lineLimit)
        guard !steps.isEmpty else { return cutStaircase(of: runs, lineLimit) }
        let answers = steps.map { Staircase<Double>.Step(width: $0.width, height: $0.height) }
        return (try? Staircase(answers: answers)) ?? Staircase(ordered: answers)
    }
}
