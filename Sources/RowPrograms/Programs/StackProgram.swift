// StackProgram.swift: a stack in one program: lengths, gaps, places and the alignment across.
// Lengths in points.  Its MathProg twin is Models/stack.mod, with the same names.

public import LinearPrograms
public import Rows

/// A row and the alignment of its children across, as one linear program.
///
///     minimise  e,  then  maximise  Σ wᵢ over each tier,  then  minimise  Σ gᵢⱼ,
///     then  minimise  H,  then  minimise  a
///     subject to  the constraints of `PriorityProgram`, `GiniProgram` and `AlignmentProgram`
///                 and  xᵢ₊₁ = xᵢ + wᵢ + sᵢ,  x₀ = 0
///
/// The two axes share no column, so the answer is that of the two problems solved apart.
public struct StackProgram {
    public private(set) var program: LinearProgram
    /// The length of each item along the row, `w`.
    public let lengths: [Variable]
    /// Where each item starts along the row, `x`.
    public let places: [Variable]
    /// The items that have measures across the row, by index; the others take no part in the alignment.
    public let members: [Int]
    /// Where each of `members` starts across the row, `y`.
    public let offsets: [Variable]
    /// The line, `a`, and the extent, `H`; `nil` where no item has measures.
    public let across: (line: Variable, extent: Variable)?

    /// States a stack.
    ///
    /// - Parameters:
    ///   - row: The row along the main axis.
    ///   - cross: What each item measures across, where it does; one entry per item.
    ///   - countsLine: Whether the line has to lie within the extent, as in SwiftUI's stacks.
    /// - Throws: `RowProgramError.tooManyItems`, or `noFiniteAnswer` when the row proposes infinity to an item without
    ///   maximum; `badMeasures` when the measures are not in order.
    /// - Complexity: O(*n*²) columns and rows.
    public init(_ row: Row, cross: [AlignmentProblem.Child?], countsLine: Bool = false) throws(RowProgramError) {
        precondition(cross.count == row.items.count, "a stack needs one entry per item")
        try GiniProgram.check(count: row.items.count)
        members = cross.indices.filter { cross[$0] != nil }
        do { _ = try AlignmentProblem(children: cross.compactMap(\.self)) } catch { throw .badMeasures(error) }
        let effective = try row.reducedRow()
        let priorities = PriorityProgram(effective)
        (program, lengths) = (priorities.program, priorities.lengths)
        program.minimize("unfairness", program.unfairness(of: lengths, in: effective))
        places = program.places(of: lengths, gaps: row.spacing)
        guard !members.isEmpty else {
            (offsets, across) = ([], nil)
            return
        }
        let children = cross.compactMap(\.self).map(AlignmentPart.Child.init)
        let part = AlignmentPart(children, members: members, available: nil, countsLine: countsLine, in: &program)
        (offsets, across) = (part.offsets, (part.line, part.extent))
    }
}

extension LinearProgram {
    /// Adds `x`, each item after the one before it and the gap between.
    fileprivate mutating func places(of lengths: [Variable], gaps: [Double]) -> [Variable] {
        let x = lengths.indices.map { variable("x[\($0)]") }
        for (i, place) in x.enumerated() {
            subject(to: "place[\(i)]", i == 0 ? place == 0 : place == x[i - 1] + lengths[i - 1] + gaps[i - 1])
        }
        return x
    }
}
