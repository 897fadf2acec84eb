// SteppingRow.swift: a row whose bounds close in on the steps that its children take.  Lengths in points.

/// A row whose bounds close in on the steps that its children take.
///
/// A child that answers by itself is asked as often as bounds move.  A child with a stack in it hands every new offer down
/// to several others, so that two new offers here would be four there and eight further in: it is asked one after
/// the other, the least flexible first, and what it took is kept, with the offer that it took it of.
struct SteppingRow {
    private var items: [Item]
    private let widest: [Double]
    private let gaps: [Double]
    private let room: Double
    private let policy: Policy
    /// Below this, in points, an answer is what was offered.
    private let closeness: Double
    private let children: [StackChild]
    private let search: any Distribution
    /// What each child with a stack in it was offered last, and took of it.
    private var taken: [Int: Taken] = [:]

    private struct Taken {
        let offer: CGFloat
        let length: Double
    }

    /// How often the children that answer by themselves are asked again.
    static let mostRounds = 12

    /// The row of some children; `nil` where a row does not accept their answers as lengths.
    init?(
        _ children: [StackChild], gaps: [CGFloat], length: CGFloat, policy: Policy, searchingBy search: any Distribution
    ) {
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
        (self.children, self.search) = (children, search)
        guard (try? Row(items: items, spacing: self.gaps, available: room, policy: policy)) != nil else { return nil }
    }

    /// The offers at which nothing moves any more.
    mutating func settled(by distribution: any Distribution) throws -> [CGFloat?] {
        let simple = items.indices.filter { !children[$0].isNested }
        let nested = items.indices.filter { children[$0].isNested }
        var lengths = try settle(simple, from: lengths(by: search))
        if !nested.isEmpty {
            for index in nested.sorted(by: isAsked) where take(index, of: lengths[index]) {
                lengths = try self.lengths(by: search)
            }
            for index in nested where try widen(index, taken[index]?.length ?? 0, above: taken[index]?.offer ?? 0) {
                lengths = try self.lengths(by: search)
            }
            _ = try settle(simple, from: self.lengths(by: search))
        }
        lengths = try self.lengths(by: distribution)
        return zip(items.indices, lengths).map { offer(to: $0, within: $1) }
    }

    /// Children with few lengths to choose from leave the rest to the others of their tier and to lower ones.
    private func isAsked(_ first: Int, before second: Int) -> Bool {
        func rank(_ index: Int) -> (Double, Double, Int) {
            (-items[index].priority, widest[index] - items[index].minimum, index)
        }
        return rank(first) < rank(second)
    }

    /// Asks some children again until their bounds do not move; the lengths of all then.
    private mutating func settle(_ some: [Int], from first: [Double]) throws -> [Double] {
        var lengths = first
        for _ in 0..<Self.mostRounds where !some.isEmpty {
            let answers = some.map { Double(children[$0].step(within: offer(to: $0, within: lengths[$0]))) }
            var hasMoved = false
            for (index, answer) in zip(some, answers) {
                hasMoved = bind(index, to: answer, offered: lengths[index]) || hasMoved
            }
            if !hasMoved {
                hasMoved = try zip(some, answers).contains { try widen($0, $1) }
            }
            guard hasMoved else { break }
            lengths = try self.lengths(by: search)
        }
        return lengths
    }

    /// Asks a child with a stack in it for what it takes of a length; whether that moves its bounds.
    private mutating func take(_ index: Int, of length: Double) -> Bool {
        let offer = offer(to: index, within: length)
        let answer = Double(children[index].length(offered: offer))
        taken[index] = Taken(offer: offer, length: answer)
        return bind(index, to: answer, offered: length)
    }

    /// What a child is offered so that it takes no more than a length: the length itself, less by what it takes too much,
    /// or nothing at all.
    private func offer(to index: Int, within length: Double) -> CGFloat {
        if let taken = taken[index], abs(taken.length - length) <= closeness { return taken.offer }
        let child = children[index]
        let answer = Double(child.step(within: length))
        if answer <= length + closeness { return length }
        let less = max(0, 2 * length - answer)
        return Double(child.step(within: less)) <= length + closeness ? less : 0
    }

    /// Bounds a child that did not take its length by its answer; whether it did not.
    private mutating func bind(_ index: Int, to answer: Double, offered length: Double) -> Bool {
        guard answer.isFinite else { return false }
        if answer < length - closeness, answer < items[index].maximum {
            items[index].maximum = max(answer, 0)
            items[index].minimum = min(items[index].minimum, items[index].maximum)
        } else if answer > length + closeness, answer > items[index].minimum, answer <= Limits.length {
            items[index].minimum = answer
            items[index].maximum = max(items[index].maximum, answer)
        } else {
            return false
        }
        items[index].ideal = items[index].minimum
        return true
    }

    /// Lets a child that was held back take a larger step, where the others leave room for it; whether it does.
    ///
    /// - Parameter known: An offer of which nothing more is taken.
    private mutating func widen(_ index: Int, _ answer: Double, above known: CGFloat = -1) throws -> Bool {
        guard items[index].maximum < widest[index] else { return false }
        var trial = self
        trial.items[index].maximum = widest[index]
        let offered = try trial.lengths(by: search)[index]
        guard offered > Double(known) + closeness else { return false }
        let wider = Double(children[index].step(within: offered))
        guard wider > answer + closeness, wider <= offered + closeness else { return false }
        items[index].maximum = wider
        if taken[index] != nil { taken[index] = Taken(offer: offered, length: wider) }
        return true
    }

    private func lengths(by distribution: any Distribution) throws -> [Double] {
        // Bounds only close in on answers within the limits, so the row stays one.
        try distribution.lengths(for: Row(unchecked: items, spacing: gaps, available: room, policy: policy))
    }
}
