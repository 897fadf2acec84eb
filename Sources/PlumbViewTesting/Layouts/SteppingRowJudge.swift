// SteppingRowJudge.swift: the judgement on rows in which some children accept a few lengths only.  Lengths in points.
// Finding their optimum is a knapsack; what is asked here is that two children alone cannot improve a row.

/// A row under a finite proposal, with lengths to judge.
struct SteppingRowJudge {
    let problem: Row
    let lengths: [Double]
    /// What a child answers to an offer.
    let answer: (Int, CGFloat?) -> CGFloat

    /// Steps that are looked at from one length upwards.
    private static var mostSteps: Int { 16 }

    /// An overflow where a fit exists, or a transfer that improves the row.
    var fault: LayoutFault? { overflow ?? transfer }

    private var overflow: LayoutFault? {
        guard let room = problem.room else { return nil }
        let least = problem.items.reduce(0) { $0 + $1.minimum }
        let excess = lengths.reduce(0, +) - max(room, least)
        return excess > problem.tolerance * Double(max(1, lengths.count)) ? .steppingOverflow(overflow: excess) : nil
    }

    /// What one child gives up another takes; room that no child has taken stays out of it.
    private var transfer: LayoutFault? {
        // The factors of other policies say nothing about steps.
        guard [.equalSizes, .equalIncrements, .weights].contains(problem.policy) else { return nil }
        for from in lengths.indices {
            for to in lengths.indices where to != from {
                if let amount = improvement(from: from, to: to) {
                    return .improvingTransfer(from: from, to: to, amount: amount)
                }
            }
        }
        return nil
    }

    private func level(of child: Int, at length: Double) -> Double {
        problem.policy == .equalIncrements ? length - problem.items[child].minimum : length
    }

    /// How much longer `to` would be after a transfer that improves the row.
    private func improvement(from: Int, to: Int) -> Double? {
        let (giver, taker) = (problem.items[from], problem.items[to])
        let most = lengths[from] - giver.minimum
        guard taker.priority >= giver.priority, most > problem.tolerance else { return nil }
        let difference = level(of: from, at: lengths[from]) - level(of: to, at: lengths[to])
        let isHigher = taker.priority > giver.priority
        guard isHigher || difference > problem.tolerance else { return nil }
        return amounts(for: to, upTo: most, and: difference / 2).first { amount in
            let left = Double(answer(from, lengths[from] - amount))
            guard left <= lengths[from] - amount + problem.tolerance else { return false }
            let lower = min(level(of: from, at: left), level(of: to, at: lengths[to] + amount))
            return isHigher || lower > level(of: to, at: lengths[to]) + problem.tolerance
        }
    }

    /// What a child would accept in addition, the largest amount first; one that the levels would meet at, if any.
    private func amounts(for child: Int, upTo most: Double, and middle: Double) -> [Double] {
        let now = lengths[child]
        var amounts: [Double] = []
        for offer in [now + middle, now + most] where offer <= now + most {
            var offer = offer
            for _ in 0..<Self.mostSteps {
                let amount = Double(answer(child, offer)) - now
                guard amount > problem.tolerance else { break }
                // A child that takes more than it is offered accepts no such offer.
                if amount <= offer - now + problem.tolerance { amounts.append(amount) }
                offer = now + amount - 2 * problem.tolerance
            }
        }
        return amounts
    }
}
