// VerdictText.swift: a verdict in words.  Lengths and amounts in points; items by name.

extension VerdictOver {
    /// The verdict as one sentence, items called by `names`.
    public func sentence(naming names: [String]) -> String { sentence { names[$0] } }

    private func sentence(_ name: (Int) -> String) -> String {
        switch self {
        case .outOfBounds(let item, let length, let bound):
            "out of bounds: \(name(item)) is \(length.words(besides: bound.length)), \(bound.words(besides: length))"
        case .notIdeal(let item, let length, let ideal):
            "not ideal: nothing was proposed, yet \(name(item)) is \(length.words(besides: ideal)), not its ideal \(ideal.words(besides: length))"
        case .avoidableOverflow(let overflow, let leastOverflow):
            "avoidable overflow: by \(overflow.words(besides: leastOverflow)), where \(leastOverflow.words(besides: overflow)) is possible"
        case .wrongTotal(let total, let expected):
            "wrong total: \(total.words(besides: expected)) in all, where the policy gives \(expected.words(besides: total))"
        case .unusedSpace(let unused, let item):
            "unused space: \(unused.words(besides: 0)) left over, yet \(name(item)) could grow"
        case .priorityInversion(let lower, let higher, let amount):
            "priority inversion: \(name(lower)) holds \(amount.words(besides: 0)) that \(name(higher)) should have first"
        case .unfair(let from, let to, let amount):
            "unfair: moving \(amount.words(besides: 0)) from \(name(from)) to \(name(to)) levels them"
        case .optimal(_, let leastOverflow) where leastOverflow > 0:
            "optimal, nothing fits, over by \(leastOverflow.points)"
        case .optimal(let levels, _):
            levels.isEmpty ? "optimal" : "optimal: water level \(levels.map(\.words).joined(separator: ", "))"
        }
    }
}

extension KnownNumber {
    /// The number for reports, beside another one with as many digits as tell them apart; what only rounding parts is one.
    fileprivate func words(besides other: Self) -> String {
        guard self != other, points == other.points, isFinite, other.isFinite else { return points }
        for scale in [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] {
            let (one, another) = ((double * scale).rounded() / scale, (other.double * scale).rounded() / scale)
            if one != another { return (one == 0 ? 0 : one).shortest }
        }
        return points
    }
}

extension VerdictOver.Bound {
    /// The length that is broken.
    fileprivate var length: Value {
        switch self {
        case .minimum(let bound), .maximum(let bound), .held(let bound, _, _): bound
        }
    }

    /// What a length breaks: `above its maximum 100`, `longer than its basis 50, and it does not grow`.
    fileprivate func words(besides length: Value) -> String {
        switch self {
        case .minimum(let bound): return "below its minimum \(bound.words(besides: length))"
        case .maximum(let bound): return "above its maximum \(bound.words(besides: length))"
        case .held(let held, let bound, let reason):
            let side = length > held ? "longer" : "shorter"
            if case .shrinkability(let item)? = bound {
                return
                    "\(side) than \(held.points), its \(RowBound.ideal(item).noun) less its \(RowBound.shrinkability(item).noun)"
            }
            let noun = bound.map { "its \($0.noun) " } ?? ""
            return "\(side) than \(noun)\(held.words(besides: length)), \(reason.words)"
        }
    }
}

extension HoldReason {
    /// The reason as the end of a sentence.
    fileprivate var words: String {
        switch self {
        case .itemDoesNotGrow: "and it does not grow"
        case .itemDoesNotShrink: "and it does not shrink"
        case .rowDoesNotGrow: "in a row that does not grow"
        case .rowDoesNotShrink: "in a row that does not shrink"
        case .shrinkability: "as far as its glue shrinks"
        case .factors: "where its line froze it"
        case .height: "below which it is higher than the row need be"
        case .policy: "at which its policy holds it"
        }
    }
}

extension VerdictOver: CustomStringConvertible {
    /// The verdict as one sentence, items called by their places from 0.
    public var description: String { sentence { "item \($0)" } }
}

extension AlignmentVerdictOver {
    /// The verdict as one sentence, children called by `names`.
    public func sentence(naming names: [String]) -> String {
        switch self {
        case .misaligned(let first, let second, let amount):
            return "misaligned: the guide of \(names[second]) lies \(amount.points) beyond that of \(names[first])"
        case .outside(let child, let edge, let amount):
            return "outside: \(names[child]) reaches \(amount.points) beyond the \(edge.rawValue) of the extent"
        case .lineOutside(let edge, let amount):
            return "line outside: the line lies \(amount.points) beyond the \(edge.rawValue) of the extent"
        case .wrongLength(let child, let length, let expected):
            return "wrong length across: \(names[child]) is \(length.points), and takes \(expected.points)"
        case .avoidableExtent(let extent, let least):
            return "avoidable extent: \(extent.points), where \(least.points) is possible"
        case .optimal(let start, let end):
            let held = [start.map { "\(names[$0]) holds the start" }, end.map { "\(names[$0]) the end" }]
            let words = held.compactMap(\.self).joined(separator: ", ")
            return words.isEmpty ? "optimal" : "optimal: \(words)"
        }
    }
}

extension TierLevelOver {
    /// `112`, with its priority where that is not 0.
    fileprivate var words: String { priority == 0 ? level.points : "\(level.points) at priority \(priority.points)" }
}
