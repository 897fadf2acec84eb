// LayoutFault.swift: what can be wrong with a layout of one's own.  Lengths in points; children by index from 0.

internal import Documents

/// What is wrong with a layout.
public enum LayoutFault: Sendable, Equatable {
    /// A size is not a number, negative, or infinite although both lengths offered are finite or open.
    case badSize(CGSize, for: ProposedViewSize)
    /// The same proposal got two sizes, in another order of questions or with another cache.
    case impure(CGSize, CGSize, for: ProposedViewSize)
    /// A proposal gets the first size from a new cache, and the second from that of other children, which `updateCache` was
    /// handed with those of today.
    case staleCache(CGSize, CGSize, for: ProposedViewSize)
    /// The sizes under 0, nothing and infinity do not ascend.
    case disordered(Axis, minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)
    /// A child is not placed; the host then puts it into the middle.
    case unplaced(child: Int)
    /// A child is placed more than once; only the last call counts.
    case placedTwice(child: Int)
    /// A child is placed at a point that is not finite.
    case placedNowhere(child: Int)
    /// A child takes an infinite length of the offer with which it is placed.
    case placedInfinitelyLong(child: Int)
    /// A child does not move along with the bounds' origin.
    case originIgnored(child: Int, Axis, amount: CGFloat)
    /// A child has another length where the bounds begin elsewhere.
    case originSized(child: Int, Axis, length: CGFloat, elsewhere: CGFloat)
    /// A child stands elsewhere, or is another size, when the layout has been asked about another proposal before.
    case impurePlacing(child: Int, after: ProposedViewSize)
    /// A child stands elsewhere, or is another size, with the cache of other children, which `updateCache` was handed with
    /// those of today.
    case stalePlacing(child: Int)
    /// The size reported is not what the children take as they are placed.
    case wrongExtent(Axis, reported: CGFloat, placed: CGFloat)
    /// A child reaches beyond the bounds.
    case outside(child: Int, Axis, amount: CGFloat)
    /// Two children overlap.
    case overlap(Int, Int, amount: CGFloat)
    /// The lengths along the axis are not optimal.
    case row(Verdict)
    /// A row with stepping children overflows although all could be shorter.
    case steppingOverflow(overflow: CGFloat)
    /// In a row with stepping children one could give another what that would accept, and the row would be fairer.
    case improvingTransfer(from: Int, to: Int, amount: CGFloat)
    /// The places across the axis are not optimal.
    case alignment(AlignmentVerdict)
    /// The layout is not judged, and why: the children are no row, or none can be made.
    case unjudged(String)

    /// Faults of one kind count as the same while a case is made smaller.
    var kind: String {
        switch self {
        // A row without stepping children is the simpler one.
        case .row, .steppingOverflow, .improvingTransfer: "lengths"
        case .badSize: "badSize"
        case .impure: "impure"
        case .disordered: "disordered"
        case .unplaced: "unplaced"
        case .placedTwice: "placedTwice"
        case .placedNowhere: "placedNowhere"
        case .originIgnored: "originIgnored"
        case .impurePlacing: "impurePlacing"
        case .staleCache: "staleCache"
        case .stalePlacing: "stalePlacing"
        case .wrongExtent: "wrongExtent"
        case .outside: "outside"
        case .overlap: "overlap"
        case .alignment: "alignment"
        case .placedInfinitelyLong: "placedInfinitelyLong"
        case .originSized: "originSized"
        case .unjudged: "unjudged"
        }
    }
}

extension LayoutFault: CustomStringConvertible {
    /// The fault as one sentence.
    public var description: String {
        switch self {
        case .badSize(let size, let proposal): "bad size: \(size.words) under \(proposal.words)"
        case .impure(let first, let second, let proposal):
            "impure: \(first.words) under \(proposal.words), and \(second.words) when it is asked again"
        case .disordered(let axis, let minimum, let ideal, let maximum):
            "disordered: \(axis.length) \(minimum.points) under 0, \(ideal.points) under nothing, \(maximum.points) "
                + "under infinity"
        case .unplaced(let child): "unplaced: child \(child) is never placed"
        case .placedTwice(let child): "placed twice: child \(child); only the last call counts"
        case .placedNowhere(let child): "placed nowhere: child \(child) is placed at a point that is not finite"
        case .originIgnored(let child, let axis, let amount):
            "origin ignored: child \(child) is \(amount.points) off along \(axis.coordinate) where the bounds do not "
                + "begin at 0"
        case .impurePlacing(let child, let proposal):
            "impure placing: child \(child) stands elsewhere after the size under \(proposal.words) has been asked for"
        case .staleCache(let new, let updated, let proposal):
            "stale cache: \(new.words) under \(proposal.words) from a new cache, and \(updated.words) from one that "
                + "updateCache has brought from other children to these"
        case .stalePlacing(let child):
            "stale cache: child \(child) stands elsewhere with a cache that updateCache has brought from other children to "
                + "these"
        case .wrongExtent(let axis, let reported, let placed):
            "wrong extent: \(axis.length) \(reported.points) is reported, and the children take \(placed.points)"
        case .outside(let child, let axis, let amount):
            "outside: child \(child) reaches \(amount.points) beyond the bounds along \(axis.coordinate)"
        case .overlap(let first, let second, let amount):
            "overlap: children \(first) and \(second) share \(amount.points)"
        case .row(let verdict): verdict.sentence(naming: Self.names)
        case .steppingOverflow(let overflow):
            "avoidable overflow: by \(overflow.points), although every child could be shorter"
        case .improvingTransfer(let from, let to, let amount):
            "unfair: child \(to) would accept \(amount.points) that child \(from) could give"
        case .alignment(let verdict): verdict.sentence(naming: Self.names)
        case .placedInfinitelyLong(let child):
            "placed infinitely long: child \(child) takes an infinite length of its last offer"
        case .originSized(let child, let axis, let length, let elsewhere):
            "origin ignored: the \(axis.length) of child \(child) is \(length.points), and \(elsewhere.points) where the "
                + "bounds do not begin at 0"
        case .unjudged(let reason): "not judged: \(reason)"
        }
    }

    private static let names = (0..<Limits.items).map { "child \($0)" }
}

extension CGFloat {
    var points: String { isNaN ? "not a number" : Double(self).points }
}

extension CGSize {
    /// `20 by 10`.
    var words: String { "\(width.points) by \(height.points)" }
}

extension ProposedViewSize {
    /// `20 by nothing`.
    var words: String { "\(width?.points ?? "nothing") by \(height?.points ?? "nothing")" }
}

extension Axis {
    fileprivate var length: String { self == .horizontal ? "width" : "height" }
    fileprivate var coordinate: String { self == .horizontal ? "x" : "y" }
}
