// AlignmentVerdict.swift: the judgement on claimed places across a row, with a witness that can be checked by hand.
// Lengths and amounts in points; children by index from 0.

/// The verdict on places in doubles.
public typealias AlignmentVerdict = AlignmentVerdictOver<Double>

/// What is wrong with claimed places, first fault first, or why nothing is.
public enum AlignmentVerdictOver<Value: KnownNumber>: Sendable, Equatable {
    /// A child has another length across than it takes; said of the stacks of scenes.
    case wrongLength(child: Int, length: Value, expected: Value)
    /// The guides of two children do not lie on one line.
    case misaligned(first: Int, second: Int, amount: Value)
    /// A child reaches beyond the extent.
    case outside(child: Int, edge: Edge, amount: Value)
    /// The line lies beyond the extent, although it counts (SwiftUI's rule).
    case lineOutside(edge: Edge, amount: Value)
    /// The extent is larger than it must be.
    case avoidableExtent(extent: Value, leastExtent: Value)
    /// Nothing is wrong: one child holds the start of the extent and one its end; `nil` where the line itself does, or
    /// where there is no child.
    case optimal(start: Int?, end: Int?)

    /// An edge of the extent.
    public typealias Edge = ExtentEdge

    /// The verdicts without their witnesses.
    public typealias Kind = AlignmentVerdictKind

    /// The verdict without its witness.
    public var kind: Kind {
        switch self {
        case .wrongLength: .wrongLength
        case .misaligned: .misaligned
        case .outside: .outside
        case .lineOutside: .lineOutside
        case .avoidableExtent: .avoidableExtent
        case .optimal: .optimal
        }
    }
}

/// An edge of the extent of a row.
public enum ExtentEdge: String, Sendable, CaseIterable {
    /// The top, or the leading edge.
    case start
    /// The bottom, or the trailing edge.
    case end
}

/// The verdicts on places without their witnesses; raw values are the names in JSON.
public enum AlignmentVerdictKind: String, Sendable, CaseIterable {
    case wrongLength, misaligned, outside, lineOutside, avoidableExtent, optimal
}

extension AlignmentProblemOver {
    /// Judges claimed places.
    ///
    /// - Parameters:
    ///   - offsets: Where each child starts, in points from the start of the extent.
    ///   - extent: What the children are said to take together, in points.
    ///   - rounding: How far rounding to whole pixels may have moved each number, in points.
    /// - Returns: The first verdict that applies.  The children with the lowest and the highest line are the witness of
    ///   misalignment, and of the children outside it is the one farthest out.
    /// - Throws: `RowError` for a wrong number of offsets or a value that is no number.
    /// - Complexity: O(*n*).
    public func verdict(
        onOffsets offsets: [Value], extent: Value, rounding: Value = 0
    ) throws(RowError) -> AlignmentVerdictOver<Value> {
        try checkClaim(offsets, extent, rounding)
        let judge = AlignmentJudge(
            problem: self, offsets: offsets, extent: extent, allowance: tolerance + rounding + rounding)
        return judge.misalignment ?? judge.outsider ?? judge.lineOutside ?? judge.avoidableExtent ?? judge.holders
    }

    private func checkClaim(_ offsets: [Value], _ extent: Value, _ rounding: Value) throws(RowError) {
        guard offsets.count == children.count else {
            throw .wrongCount(.crossOffset, count: offsets.count, expected: children.count)
        }
        if let index = offsets.firstIndex(where: { !$0.isFinite }) {
            throw .outOfRange(.crossOffset, item: index, value: offsets[index].double, allowed: "a finite number")
        }
        guard extent >= 0, extent.isFinite else {
            throw .outOfRange(.extent, item: nil, value: extent.double, allowed: "a finite number, 0 or more")
        }
        if let index = children.firstIndex(where: { $0.guide.isInfinite }) {
            throw .outOfRange(
                .guide, item: index, value: children[index].guide.double, allowed: "finite where places are judged")
        }
        guard (0...Value(decimal: Limits.length)).contains(rounding) else {
            throw .outOfRange(
                .rounding, item: nil, value: rounding.double, allowed: "from 0 to \(Limits.length.shortest)")
        }
    }
}

/// One claim, ready to be judged; faults up to `allowance` points are forgiven.
private struct AlignmentJudge<Value: KnownNumber> {
    typealias Verdict = AlignmentVerdictOver<Value>

    let problem: AlignmentProblemOver<Value>
    let offsets: [Value]
    let extent: Value
    let allowance: Value

    private func line(_ child: Int) -> Value { offsets[child] + problem.children[child].guide }
    private func end(_ child: Int) -> Value { offsets[child] + problem.children[child].length }

    var misalignment: Verdict? {
        guard let low = offsets.indices.min(by: { line($0) < line($1) }),
            let high = offsets.indices.max(by: { line($0) < line($1) })
        else { return nil }
        let amount = line(high) - line(low)
        return amount > allowance ? .misaligned(first: low, second: high, amount: amount) : nil
    }

    var outsider: Verdict? {
        guard let first = offsets.indices.min(by: { offsets[$0] < offsets[$1] }),
            let last = offsets.indices.max(by: { end($0) < end($1) })
        else { return nil }
        let (before, after) = (0 - offsets[first], end(last) - extent)
        guard max(before, after) > allowance else { return nil }
        return before >= after
            ? .outside(child: first, edge: .start, amount: before) : .outside(child: last, edge: .end, amount: after)
    }

    var lineOutside: Verdict? {
        guard problem.countsLine, let child = offsets.indices.first else { return nil }
        let (before, after) = (0 - line(child), line(child) - extent)
        guard max(before, after) > allowance else { return nil }
        return before >= after ? .lineOutside(edge: .start, amount: before) : .lineOutside(edge: .end, amount: after)
    }

    var avoidableExtent: Verdict? {
        let least = problem.optimum.extent
        return extent - least > allowance ? .avoidableExtent(extent: extent, leastExtent: least) : nil
    }

    var holders: Verdict {
        let start = offsets.indices.min { offsets[$0] < offsets[$1] }
        let end = offsets.indices.max { self.end($0) < self.end($1) }
        return .optimal(
            start: start.flatMap { offsets[$0] <= allowance ? $0 : nil },
            end: end.flatMap { self.end($0) >= extent - allowance ? $0 : nil })
    }
}
