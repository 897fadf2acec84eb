// BoxSharing.swift: a stack of boxes that shares its length by a rule or a policy of its own, over any number.
// Lengths in points.

/// The children of a stack that shares its length by itself, under one proposal across it.
struct BoxSharing<J: Judge>: SharingStack {
    typealias Comparisons = J
    typealias Failure = any Error
    typealias Length = J.Value

    let children: BoxesInside<Length>
    let gaps: [Length]
    let axis: Axis
    let across: Length?
    let sharing: StackSharing<Length>
    let usesIdeals: Bool
    let box: Box<Length>

    init(_ stack: BoxStack<J>, _ sharing: StackSharing<Length>) {
        (children, gaps, axis, across) = (stack.children, stack.gaps, stack.axis, stack.across)
        (self.sharing, usesIdeals, box) = (sharing, sharing.policy.definition.usesIdeals, stack.box)
    }

    var policy: Policy { sharing.policy }
    func noteUnproven() { box.isUnproven = true }
    var priorities: [Double] { children.map(\.priority) }
    func isNested(_ child: Int) -> Bool { children[child].shape.isNested }
    func takenLengths(of child: Int) -> [ClosedRange<Length.Scalar>]? {
        axis == .horizontal ? children[child].takenWidths : nil
    }
    func fields(of child: Int) -> ItemOver<Length> { sharing.items[child] }

    private func length(of child: Int, offered: Length?, _ judge: inout J) throws(J.Failure) -> Length {
        try children[child].length(along: axis, for: offered, across: across, judge: &judge)
    }

    func length(of child: Int, offered: Length, judge: inout J) throws -> Length {
        try length(of: child, offered: offered, &judge)
    }

    func step(of child: Int, within length: Length, judge: inout J) throws -> Length {
        try self.length(of: child, offered: length, &judge)
    }

    func staircase(of child: Int, judge: inout J) throws -> Staircase<Length.Scalar>? {
        guard axis == .horizontal, !isNested(child) else { return nil }
        return try children[child].staircaseInRow(judge: &judge)
    }

    func ideal(of child: Int, judge: inout J) throws -> Length { try length(of: child, offered: nil, &judge) }

    func searched(_ row: RowOver<Length>, judge: inout J) throws -> [Length] {
        try WaterFilling().compiledLengths(of: row, in: row.room ?? .infinity, judge: &judge)
    }

    func settled(_ row: RowOver<Length>, judge: inout J) throws -> [Length] { try searched(row, judge: &judge) }

    func ruled(_ row: RowOver<Length>, judge: inout J) throws -> [Length] {
        guard let rule = sharing.rule else { return try searched(row, judge: &judge) }
        return try rule.compiledLengths(of: row, in: row.room ?? .infinity, judge: &judge)
    }
}

extension Box {
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
