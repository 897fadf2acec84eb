// EqualStack.swift: what is shared by equal sizes, by SwiftUI's rule or the optimum, over any number.  Lengths in points.

/// What shares a length by equal sizes: the children of a stack, or the columns or rows of a grid.
protocol EqualStack<Comparisons> {
    /// Who decides comparisons of lengths.
    associatedtype Comparisons: Judge
    typealias J = Comparisons
    typealias Length = Comparisons.Value

    /// The tier of each child; the largest is served first.
    var priorities: [Double] { get }
    /// The gap after each child but the last, in points.
    var gaps: [Length] { get }
    /// The length that a child takes of an offer, in points.
    func length(of child: Int, offered: Length, judge: inout Comparisons) throws(J.Failure) -> Length
    /// What each child is offered by the optimum; `nil` where a row does not accept the children's answers as lengths.
    func optimalOffers(in length: Length, judge: inout Comparisons) throws(J.Failure) -> [Length]?
}

extension EqualStack {
    /// What each child is offered along the stack; `nil` asks for the ideal length.
    func offers(in length: Length?, isOptimal: Bool, judge: inout J) throws(J.Failure) -> [Length?] {
        guard let length else { return Array(repeating: nil, count: priorities.count) }
        if isOptimal, let offers = try optimalOffers(in: length, judge: &judge) { return offers }
        return try greedyOffers(in: length, judge: &judge)
    }

    private func greedyOffers(in length: Length, judge: inout J) throws(J.Failure) -> [Length?] {
        if length == .infinity { return Array(repeating: length, count: priorities.count) }
        let priorities = priorities
        let room = length - gaps.reduce(0, +)
        // Where there is nothing to share, the rule asks each child for what it takes of nothing.
        if let known = room.known, known <= 0 { return Array(repeating: 0, count: priorities.count) }
        var offers = [Length?](repeating: length, count: priorities.count)
        try SwiftUIRule.ask(
            priorities: priorities, room: room,
            minimum: { (child, judge) throws(J.Failure) in try self.length(of: child, offered: 0, judge: &judge) },
            maximum: { (child, judge) throws(J.Failure) in
                try self.length(of: child, offered: .infinity, judge: &judge)
            }, judge: &judge
        ) { (child, share, judge) throws(J.Failure) in
            let offer = judge.greater(share, 0)
            offers[child] = offer
            return try self.length(of: child, offered: offer, judge: &judge)
        }
        return offers
    }
}
