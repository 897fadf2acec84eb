// SteppingStack.swift: a stack whose length a rule for rows shares, over any number.  Lengths in points.

/// Children of a stack that answer what they take of an offer, and the rule that gives them their lengths.
///
/// Stacks of nodes ask in doubles, stacks of plain data in any arithmetic: `SteppingRow` runs the same lines for both.
@usableFromInline package protocol SteppingStack {
    /// Who decides comparisons of lengths.
    associatedtype Comparisons: Judge
    /// What stops a child or the rule from answering.
    associatedtype Failure: Error
    /// The lengths asked and answered.
    typealias Length = Comparisons.Value

    /// The tier of each child; the largest is served first.
    var priorities: [Double] { get }
    /// The gap after each child but the last, in points.
    var gaps: [Length] { get }
    /// What counts as fair.
    var policy: Policy { get }

    /// What a child tells the policy; its bounds, its name and its tier count for nothing.
    func fields(of child: Int) -> ItemOver<Length>
    /// Whether the policy looks at ideal lengths.
    var usesIdeals: Bool { get }

    /// Whether a child shares an offer among several views inside, so that asking it costs as much as they do.
    func isNested(_ child: Int) -> Bool
    /// Whether a child may take a part of each offer, so that it takes less where it is offered what it took.
    func mayTakeParts(_ child: Int) -> Bool
    /// The length that a child takes of an offer, in points.
    func length(of child: Int, offered: Length, judge: inout Comparisons) throws(Failure) -> Length
    /// The length that a child takes where it is offered nothing in particular, in points.
    func ideal(of child: Int, judge: inout Comparisons) throws(Failure) -> Length
    /// The same as `length(of:offered:judge:)`, where it may be known already that the child steps.
    func step(of child: Int, within: Length, judge: inout Comparisons) throws(Failure) -> Length
    /// The least heights of a child by its length, with words cut or whole; asked under the policy that looks at heights.
    func staircase(
        of child: Int, cutting: Bool, judge: inout Comparisons
    ) throws(Failure) -> Staircase<Length.Scalar>?
    /// Whether the least heights of a child are those that it has: it does not rise with the width, and they were not looked for.
    func knowsHeights(of child: Int, judge: inout Comparisons) throws(Failure) -> Bool
    /// The lengths that a child takes of offers of them, apart and ascending, where it says so; `nil` where it has to be asked.
    func takenLengths(of child: Int) -> [ClosedRange<Length.Scalar>]?
    /// A length as a number, in points.
    ///
    /// - Throws: What `Judge.known(_:)` throws for a length that varies.
    func known(_ length: Length, judge: Comparisons) throws(Failure) -> Length.Scalar
    /// Takes note that nobody has proved that no other lengths are fairer or, where children take stretches, fuller.
    func noteUnproven()
    /// The lengths of a row while its bounds close in.
    func searched(_ row: RowOver<Length>, judge: inout Comparisons) throws(Failure) -> [Length]
    /// The lengths of the row in the end; the same but for rounding.
    func settled(_ row: RowOver<Length>, judge: inout Comparisons) throws(Failure) -> [Length]
}

extension SteppingStack where Failure == Comparisons.Failure {
    /// What the judge says.
    @inlinable package func known(_ length: Length, judge: Comparisons) throws(Failure) -> Length.Scalar {
        try judge.known(length)
    }
}

extension SteppingStack where Failure == any Error {
    /// What the judge says.
    @inlinable package func known(_ length: Length, judge: Comparisons) throws -> Length.Scalar {
        try judge.known(length)
    }
}

extension SteppingStack {
    /// Children that tell nothing but their bounds.
    @inlinable package func fields(of child: Int) -> ItemOver<Length> { ItemOver() }
    /// Bounds alone count.
    @inlinable package var usesIdeals: Bool { false }
    /// Children that do not ask others have to be asked; what others would have to be asked for that grows with each level.
    @inlinable package func mayTakeParts(_ child: Int) -> Bool { !isNested(child) }
    /// Children that have to be asked.
    @inlinable package func takenLengths(of child: Int) -> [ClosedRange<Length.Scalar>]? { nil }
    /// They are.
    @inlinable package func knowsHeights(of child: Int, judge: inout Comparisons) throws(Failure) -> Bool { true }
    /// Nobody asks.
    @inlinable package func noteUnproven() {}
    /// Children whose heights are not known.
    @inlinable package func staircase(
        of child: Int, cutting: Bool, judge: inout Comparisons
    ) throws(Failure) -> Staircase<Length.Scalar>? { nil }
    /// Not asked for, since no policy looks at it: the least length.
    @inlinable package func ideal(of child: Int, judge: inout Comparisons) throws(Failure) -> Length {
        try length(of: child, offered: 0, judge: &judge)
    }

    /// What each child is offered so that it takes the length that the rule gives; `nil` where a row does not accept the
    /// children's answers as lengths.
    ///
    /// - Complexity: at most `SteppingRow.mostRounds` rows, twice where children have stacks in them; one more for each of
    ///   these, and for each child that was held back.
    @inlinable package func offers(in length: Length, judge: inout Comparisons) throws(Failure) -> [Length]? {
        // Who asks for the least or the most length hands the question on, unless gaps below 0 leave room.
        if !judge.isLess(0, length) {
            guard length.known == 0, judge.isLess(gaps.reduce(0, +), 0) else { return priorities.map { _ in 0 } }
            // Each level that searches here as well would ask the next one several times as often: SwiftUI's rule shares.
            guard !priorities.indices.contains(where: isNested) else { return nil }
        }
        guard !length.isInfinite, var row = try SteppingRow(self, length: length, judge: &judge) else { return nil }
        return try row.settled(judge: &judge)
    }
}
