// DistributionRule.swift: stacks that ask a distribution, with children that step.  Lengths in points.

/// A stack's lengths by a distribution.
///
/// Children are probed at zero, nothing and infinity for their ranges.  A child that stops short of its length (text,
/// an aspect ratio, a stack that steps) is bounded by its answer, one that takes more is held to it, and the rest is
/// asked again until nothing moves.  Then the children that were held back are offered what the others would leave them:
/// where one takes a larger step, that becomes its bound.
package struct DistributionRule: StackRule {
    private let distribution: any Distribution
    private let search: any Distribution
    private let policy: Policy
    private let asksAnew: Bool

    /// A rule that asks a distribution.
    ///
    /// - Parameters:
    ///   - search: Gives the same lengths, while bounds still close in; by default the distribution itself.
    ///   - asksAnew: Whether children are asked although the steps that they are known to take answer; for tests.
    package init(
        _ distribution: any Distribution, searchingBy search: (any Distribution)? = nil, policy: Policy = .equalSizes,
        asksAnew: Bool = false
    ) {
        (self.distribution, self.search, self.policy) = (distribution, search ?? distribution, policy)
        self.asksAnew = asksAnew
    }

    /// The lengths that the distribution gives, as offers; the greedy rule's where the row is none that it takes.
    ///
    /// - Complexity: at most `SteppingRow.mostRounds` rows, and one for every child that was held back.
    package func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
        guard let length else { return children.map { _ in nil } }
        let asked = asksAnew ? children.map(\.askedAnew) : children
        guard length.isFinite, var row = SteppingRow(asked, gaps: gaps, length: length, policy: policy),
            let offers = try? row.settled(by: distribution, searchingBy: search, asked)
        else { return GreedyRule().offers(to: children, gaps: gaps, in: length) }
        return offers
    }
}

/// A row whose bounds close in on the steps that its children take.
struct SteppingRow {
    private var items: [Item]
    private let widest: [Double]
    private let gaps: [Double]
    private let room: Double
    private let policy: Policy
    /// Below this, in points, an answer is what was offered.
    private let closeness: Double

    /// How often the rest is asked again.  Every round may ask a stack inside for a length that it has not been asked for,
    /// so that the rounds of nested stacks multiply.
    static let mostRounds = 12

    /// The row of some children; `nil` where a row does not accept their answers as lengths.
    init?(_ children: [StackChild], gaps: [CGFloat], length: CGFloat, policy: Policy) {
        guard children.count <= Limits.items else { return nil }
        items = children.map { $0.item() }
        let lengths = 0...Limits.length
        guard items.allSatisfy({ lengths ~= $0.minimum && (lengths ~= $0.maximum || $0.maximum == .infinity) }) else {
            return nil
        }
        widest = items.map(\.maximum)
        self.gaps = gaps.map { Double($0) }
        // A stack may be offered anything; a row takes lengths from 0 on.
        room = min(max(0, length), Limits.length)
        self.policy = policy
        closeness = 1e-9 * max(1, room)
        guard (try? Row(items: items, spacing: self.gaps, available: room, policy: policy)) != nil else { return nil }
    }

    /// The offers at which nothing moves any more.
    mutating func settled(
        by distribution: any Distribution, searchingBy search: any Distribution, _ children: [StackChild]
    ) throws -> [CGFloat?] {
        var lengths = try lengths(by: search)
        for _ in 0..<Self.mostRounds {
            let offers = zip(children, lengths).map { offer(to: $0, within: $1) }
            let answers = zip(children, offers).map { Double($0.step(within: $1)) }
            let hasMoved = bind(to: answers, offered: lengths)
            guard try hasMoved || widen(children, answers, by: search) else { break }
            lengths = try self.lengths(by: search)
        }
        lengths = try self.lengths(by: distribution)
        return zip(children, lengths).map { offer(to: $0, within: $1) }
    }

    /// What a child is offered so that it takes no more than a length: the length itself, less by what it takes too much,
    /// or nothing at all.
    private func offer(to child: StackChild, within length: Double) -> CGFloat {
        let answer = Double(child.step(within: length))
        if answer <= length + closeness { return length }
        let less = max(0, 2 * length - answer)
        return Double(child.step(within: less)) <= length + closeness ? less : 0
    }

    /// Bounds every child that did not take its length by its answer; whether there was one.
    private mutating func bind(to answers: [Double], offered lengths: [Double]) -> Bool {
        var moved = false
        for (index, answer) in answers.enumerated() where answer.isFinite {
            if answer < lengths[index] - closeness, answer < items[index].maximum {
                items[index].maximum = max(answer, 0)
                items[index].minimum = min(items[index].minimum, items[index].maximum)
                moved = true
            } else if answer > lengths[index] + closeness, answer > items[index].minimum, answer <= Limits.length {
                items[index].minimum = answer
                items[index].maximum = max(items[index].maximum, answer)
                moved = true
            }
        }
        for index in items.indices { items[index].ideal = items[index].minimum }
        return moved
    }

    /// Lets the first child that was held back and would now take a larger step take it; whether there was one.
    private mutating func widen(
        _ children: [StackChild], _ answers: [Double], by distribution: any Distribution
    ) throws -> Bool {
        for index in items.indices where items[index].maximum < widest[index] {
            var trial = self
            trial.items[index].maximum = widest[index]
            let offered = try trial.lengths(by: distribution)[index]
            let answer = Double(children[index].step(within: offered))
            if answer > answers[index] + closeness, answer <= offered + closeness {
                items[index].maximum = answer
                return true
            }
        }
        return false
    }

    private func lengths(by distribution: any Distribution) throws -> [Double] {
        // Bounds only close in on answers within the limits, so the row stays one.
        try distribution.lengths(for: Row(unchecked: items, spacing: gaps, available: room, policy: policy))
    }
}
