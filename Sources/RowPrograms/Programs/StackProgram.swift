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
    /// The row along the main axis.
    public let row: Row
    /// The program.
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

    /// The largest row, since fairness in one objective grows with the square of it.
    public static var mostItems: Int { GiniProgram.mostItems }

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
        guard row.items.count <= Self.mostItems else {
            throw .tooManyItems(count: row.items.count, most: Self.mostItems, method: .gini)
        }
        self.row = row
        members = cross.indices.filter { cross[$0] != nil }
        do { _ = try AlignmentProblem(children: cross.compactMap(\.self)) } catch { throw .badMeasures(error) }
        let effective = try row.effectiveRow()
        let priorities = PriorityProgram(effective)
        (program, lengths) = (priorities.program, priorities.lengths)
        program.minimize("unfairness", program.unfairness(of: lengths, in: effective))
        places = program.places(of: lengths, gaps: row.spacing)
        guard !members.isEmpty else {
            (offsets, across) = ([], nil)
            return
        }
        let children = cross.compactMap(\.self).map {
            AlignmentPart.Child(lower: $0.length, upper: $0.length, guide: LinearGuide(scale: 0, constant: $0.guide))
        }
        let part = AlignmentPart(children, members: members, available: nil, countsLine: countsLine, in: &program)
        (offsets, across) = (part.offsets, (part.line, part.extent))
    }
}

extension LinearProgram {
    /// Adds `x`, each item after the one before it and the gap between.
    fileprivate mutating func places(of lengths: [Variable], gaps: [Double]) -> [Variable] {
        let x = lengths.indices.map { variable("x[\($0)]") }
        for (i, place) in x.enumerated() {
            if i == 0 {
                subject(to: "place[0]", place == 0)
            } else {
                subject(to: "place[\(i)]", place == x[i - 1] + lengths[i - 1] + gaps[i - 1])
            }
        }
        return x
    }
}

extension Row {
    /// The effective row; one of fixed lengths where the proposal decides them.
    package func effectiveRow() throws(RowProgramError) -> ReducedRow {
        switch resolution {
        case .shared(let row): return row
        case .decided(let lengths):
            guard lengths.allSatisfy(\.isFinite) else {
                throw .noFiniteAnswer("an item without maximum takes all of an infinite container; give a finite one")
            }
            return ReducedRow(
                lower: lengths, upper: lengths, base: lengths, weight: lengths.map { _ in 1 }, tiers: tiers,
                budget: lengths.reduce(0, +))
        }
    }
}

/// The answer of `StackProgram`.
public struct SolvedStack: Sendable {
    /// The lengths and places along the row; they have passed the check of optimality.
    public let distribution: ProvedRow
    /// The places across of the items with measures, in their order; `nil` where there are none.
    public let alignment: CrossArrangement?
    /// The program with the dual that proves the answer.
    public let proof: ProvedProgram
}

extension StackProgram {
    /// Solves the stack, and checks the lengths without the solver.
    ///
    /// - Throws: `RowProgramError`.
    public func solved() throws(RowProgramError) -> SolvedStack {
        let solution = try program.optimum(named: "stack")
        return SolvedStack(
            distribution: try row.proved(solution[lengths]),
            alignment: across.map {
                CrossArrangement(extent: solution[$0.extent], guide: solution[$0.line], offsets: solution[offsets])
            },
            proof: ProvedProgram(program: program, solution: solution))
    }
}
