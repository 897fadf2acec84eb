// FairestTotals.swift: the fairest levels for each total of the first children.  Totals in grains.

/// The best ascending ranks of each total, and the choice of the last child that it came by.
struct FairestTotals {
    /// Totals, ascending.
    private let totals: [Int]
    /// How many children there are.
    private let count: Int
    /// The ascending ranks of each total, one total behind the other.
    private let ranks: [Int32]
    /// The last child's choice for each total.
    let cameBy: [Int32]

    /// No children, whose total is 0.
    init(bound: Int) { (totals, count, ranks, cameBy) = ([0], 0, [], []) }

    private init(totals: [Int], count: Int, ranks: [Int32], cameBy: [Int32]) {
        (self.totals, self.count, self.ranks, self.cameBy) = (totals, count, ranks, cameBy)
    }

    /// The same with one more child.
    ///
    /// - Parameter wanted: The totals to keep, ascending.
    func adding(_ choices: [StepFilling.Choice], within wanted: [Int], bound: Int) -> Self {
        var slots = [Int32](repeating: -1, count: bound + 1)
        for (slot, total) in wanted.enumerated() { slots[total] = Int32(slot) }
        let width = count + 1
        var best = [Int32](repeating: -1, count: wanted.count * width)
        var cameBy = [Int32](repeating: -1, count: wanted.count)
        var trial = [Int32](repeating: 0, count: width)
        for (index, total) in totals.enumerated() {
            for (choice, step) in choices.enumerated() where total + step.length <= bound {
                let slot = Int(slots[total + step.length])
                guard slot >= 0 else { continue }
                insert(Int32(step.rank), into: index, &trial)
                if cameBy[slot] < 0 || precedes(best, at: slot * width, trial) {
                    for place in 0..<width { best[slot * width + place] = trial[place] }
                    cameBy[slot] = Int32(choice)
                }
            }
        }
        return Self(totals: wanted, count: width, ranks: best, cameBy: cameBy)
    }

    /// The ranks of a total with one more among them.
    private func insert(_ rank: Int32, into index: Int, _ trial: inout [Int32]) {
        var place = 0
        let start = index * count
        while place < count, ranks[start + place] <= rank {
            trial[place] = ranks[start + place]
            place += 1
        }
        trial[place] = rank
        while place < count {
            trial[place + 1] = ranks[start + place]
            place += 1
        }
    }

    /// Whether what was best is less fair than a trial.
    private func precedes(_ best: [Int32], at start: Int, _ trial: [Int32]) -> Bool {
        for place in trial.indices where best[start + place] != trial[place] {
            return best[start + place] < trial[place]
        }
        return false
    }
}
