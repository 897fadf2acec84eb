// TextMeasurer+Staircase.swift: the least heights of a text by its width, for any measurer.  Lengths in points.

public import Rows
import Boxes

extension TextMeasurer {
    /// The least heights of a text by its width, its words whole where they can be.
    ///
    /// It only asks `layout`, whose rules say that more width never makes more lines: from the widest width on the text is
    /// laid out a little narrower than it came out, until it has a line more.
    ///
    /// - Parameters:
    ///   - runs: The text in reading order.
    ///   - lineLimit: The largest number of lines; `nil` for any.
    /// - Returns: Steps whose first is the least width that the text answers.
    /// - Complexity: A layout for each width that the text answers.
    public func staircase(of runs: [TextRun], lineLimit: Int?) -> Staircase<Double> {
        var answers: [Staircase<Double>.Step] = []
        var proposal = ProposedViewSize(width: nil, height: nil)
        while true {
            let size = layout(runs, proposal: proposal, lineLimit: lineLimit).size
            let (width, height) = (max(0, Double(size.width)), max(0, Double(size.height)))
            if let last = answers.last, width >= last.width || height < last.height { break }
            answers.append(.init(width: width, height: height))
            let narrower = width - TextGrain.points
            if narrower <= 0 || answers.count >= TextGrain.mostAnswers { break }
            proposal = ProposedViewSize(width: CGFloat(narrower), height: nil)
        }
        return (try? Staircase(answers: answers)) ?? Staircase(ordered: [.init(width: 0, height: 0)])
    }
}

/// How closely the widths of a text are looked for.
private enum TextGrain {
    /// Points below which two widths count as one.
    static let points = 1.0 / 64
    /// The most layouts of one text.
    static let mostAnswers = 100_000
}
