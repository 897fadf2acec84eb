// BoxSharing.swift: boxes that share a length by the optimum, or by a rule or a policy of their own, over any number.
// Lengths in points.

/// The children of a stack, or the columns or rows of a grid, under one proposal across them.
///
/// One type for all of them, so that the search for the optimum is compiled once for each arithmetic.
struct BoxSharing<J: Judge>: SharingStack {
    typealias Comparisons = J
    typealias Failure = any Error
    typealias Length = J.Value

    /// Who shares.
    private enum Members {
        case stack(BoxStack<J>)
        case tracks(GridTracks<J>)
    }

    private let members: Members
    /// How a stack shares where it says so itself; `nil` for equal sizes.
    private let own: StackSharing<Length>?
    let priorities: [Double]
    let gaps: [Length]
    let usesIdeals: Bool

    init(_ stack: BoxStack<J>, _ own: StackSharing<Length>? = nil) {
        (members, self.own, priorities, gaps) = (.stack(stack), own, stack.priorities, stack.gaps)
        usesIdeals = own?.policy.definition.usesIdeals ?? false
    }

    init(_ tracks: GridTracks<J>) {
        (members, own, priorities, gaps) = (.tracks(tracks), nil, tracks.priorities, tracks.gaps)
        usesIdeals = false
    }

    var policy: Policy { own?.policy ?? .equalSizes }
    private var stack: BoxStack<J>? { if case .stack(let stack) = members { stack } else { nil } }

    func noteUnproven() { stack?.box.isUnproven = true }
    func mayTakeParts(_ child: Int) -> Bool {
        guard let child = stack?.children[child] else { return false }
        return PartLimits.levels.contains(child.sharingLevels)
    }
    func isNested(_ child: Int) -> Bool {
        stack?.children[child].isNestedInStack ?? false
    }
    func takenLengths(of child: Int) -> [ClosedRange<Length.Scalar>]? {
        guard let stack, stack.axis == .horizontal else { return nil }
        return stack.children[child].takenWidths
    }
    func fields(of child: Int) -> ItemOver<Length> { own?.items[child] ?? ItemOver() }

    func length(of child: Int, offered: Length, judge: inout J) throws -> Length {
        switch members {
        case .tracks(let tracks): try tracks.length(of: child, offered: offered, judge: &judge)
        case .stack(let stack) where own == nil: try stack.length(of: child, offered: offered, judge: &judge)
        case .stack(let stack): try stack.wholeLength(of: child, offered: offered, judge: &judge)
        }
    }

    func step(of child: Int, within length: Length, judge: inout J) throws -> Length {
        try self.length(of: child, offered: length, judge: &judge)
    }

    func staircase(of child: Int, cutting: Bool, judge: inout J) throws -> Staircase<Length.Scalar>? {
        guard let stack, stack.axis == .horizontal, !isNested(child) else { return nil }
        return try stack.children[child].staircaseInRow(cutting: cutting, judge: &judge)
    }

    func knowsHeights(of child: Int, judge: inout J) throws -> Bool {
        guard let stack, stack.axis == .horizontal else { return true }
        let box = stack.children[child]
        return try !box.hasRisingSteps && box.knowsHeights(judge: &judge)
    }

    func ideal(of child: Int, judge: inout J) throws -> Length {
        guard let stack else { return try length(of: child, offered: 0, judge: &judge) }
        return try stack.wholeLength(of: child, offered: nil, judge: &judge)
    }

    func searched(_ row: RowOver<Length>, judge: inout J) throws -> [Length] {
        try WaterFilling().compiledLengths(of: row, in: row.room ?? .infinity, judge: &judge)
    }

    func settled(_ row: RowOver<Length>, judge: inout J) throws -> [Length] { try searched(row, judge: &judge) }

    func ruled(_ row: RowOver<Length>, judge: inout J) throws -> [Length] {
        guard let rule = own?.rule else { return try searched(row, judge: &judge) }
        return try rule.compiledLengths(of: row, in: row.room ?? .infinity, judge: &judge)
    }
}

extension BoxStack: EqualStack {
    func optimalOffers(in length: Length, judge: inout J) throws(J.Failure) -> [Length]? {
        try J.rethrowing { try BoxSharing(self).offers(in: length, judge: &judge) }
    }
}

extension GridTracks: EqualStack {
    func optimalOffers(in length: Length, judge: inout J) throws(J.Failure) -> [Length]? {
        try J.rethrowing { try BoxSharing(self).offers(in: length, judge: &judge) }
    }
}

extension PlacedBox<Double> {
    /// Whether the box is a stack by the optimum that was offered nothing, and that shares what a gap below 0 leaves by
    /// SwiftUI's rule, since stacks stand in it (`SteppingStack.offers(in:judge:)`): nobody has proved that optimal.
    package var sharesNothingByRule: Bool {
        guard box.isOptimal, box.sharing == nil, case .stack(let measure, let gaps, _) = box.content,
            proposal[measure.axis] == 0, gaps.reduce(0, +) < 0
        else { return false }
        return box.children.contains(where: \.isNestedInStack)
    }
}

extension Box {
    /// Whether asking it costs as much as the views inside, among which it shares.
    fileprivate var isNestedInStack: Bool { shape.isNested || sharingLevels > PartLimits.levels.upperBound }

    /// What each child of a stack is offered; where its own rule stops, what SwiftUI's stacks do, and the reason is kept.
    func offers<J: Judge<Value>>(
        of stack: BoxStack<J>, in length: Value?, judge: inout J
    ) throws(J.Failure) -> [Value?] {
        guard let length, let sharing, isOptimal || sharing.rule != nil else {
            return try stack.offers(in: length, isOptimal: isOptimal, judge: &judge)
        }
        do {
            let offers = try BoxSharing(stack, sharing).offers(
                in: length, byOptimum: isOptimal || sharing.isOptimal, judge: &judge)
            guard let offers else { throw NoRowOfStack() }
            return offers
        } catch {
            if let failure = error as? J.Failure { throw failure }
            fault = fault ?? error
            return try stack.offers(in: length, isOptimal: false, judge: &judge)
        }
    }
}
