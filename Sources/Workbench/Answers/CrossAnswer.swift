// CrossAnswer.swift: where the items of a row stand across it.  Lengths in points.

/// An alignment in doubles.
public typealias CrossAnswer = CrossAnswerOver<Double>

/// The alignment of the items that have measures across their row.
public struct CrossAnswerOver<Value: DocumentNumber>: Sendable, Equatable {
    /// What they take together across, in points; infinite where a guide is.
    public let extent: Value
    /// Where the line lies, in points from the start of the extent.
    public let guide: Value
    /// Where each item of the row starts; `nil` for one without measures.
    public let offsets: [Value?]
    /// The item that holds the start of the extent, and the one that holds its end; `nil` where the line itself does.
    public let start, end: Int?
    /// Whether the line has to lie within the extent, as in SwiftUI's stacks.
    let countsLine: Bool

    init(extent: Value, guide: Value, offsets: [Value?], start: Int?, end: Int?, countsLine: Bool) {
        (self.extent, self.guide, self.offsets, self.start, self.end) = (extent, guide, offsets, start, end)
        self.countsLine = countsLine
    }
}

extension CrossAnswerOver where Value: AnsweringNumber {
    /// Answers the alignment.
    ///
    /// - Parameters:
    ///   - cross: What each item measures across, where it does.
    ///   - countsLine: Whether the line has to lie within the extent (SwiftUI's rule, which knows infinite guides too).
    ///   - byProgram: Whether the linear program answers, or the greedy reference.
    /// - Returns: `nil` where no item has measures.
    /// - Throws: `RowError` for an infinite guide under any other rule; `RowProgramError`.
    public init?(_ cross: [AlignmentProblemOver<Value>.Child?], countsLine: Bool, byProgram: Bool) throws {
        let measured = cross.indices.filter { cross[$0] != nil }
        if measured.isEmpty { return nil }
        let problem = try AlignmentProblemOver(children: cross.compactMap(\.self), countsLine: countsLine)
        let solved = byProgram ? try Value.align(problem) : nil
        let arrangement = solved?.arrangement ?? problem.optimum
        var offsets = [Value?](repeating: nil, count: cross.count)
        for (offset, item) in zip(arrangement.offsets, measured) { offsets[item] = offset }
        var holders = (start: solved?.start, end: solved?.end)
        if solved == nil,
            case .optimal(let start, let end)? = try? problem.verdict(
                onOffsets: arrangement.offsets, extent: arrangement.extent)
        {
            holders = (start, end)
        }
        self.init(
            extent: arrangement.extent, guide: arrangement.guide, offsets: offsets,
            start: holders.start.map { measured[$0] }, end: holders.end.map { measured[$0] }, countsLine: countsLine)
    }
}
