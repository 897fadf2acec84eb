// TableProof.swift: why no widths answer a question: a tree of cases, and numbers that refute each.
//
// In a case the column j is between low_j and high_j wide, and so is the run r of columns that a cell is over: what follows from
// bounds of columns and of neighbours together and from the room W.  A limit asks that levels p of weight w_p save at least R.
// For any price d of width, any price y_r of a run, any shares u_pj of columns and runs, none negative, and any multipliers v of
// the limits, what answers the question makes
//
//     0 <= sum of v (saved - R) <= d (W - sum of low) - sum over r of y_r (low_r - sum of low in r)
//          + sum of max(0, v w_p - sum of u_pj)
//          + sum over j of the greatest of (sum of the u_pj with v_pj <= k) - d_j (k - low_j) over k - sum of v R
//
// where the d_j of a run is y_r, and that of a column d less all y_r of the runs that it is in, which may not be negative.
// Levels whose needs are met count in full, and those that cannot be reached not at all.  Read: each line is charged to the
// columns that it needs, a column pays d a unit, and what a run pays its columns need not.  Where the right side is negative,
// nothing answers.

/// Why no widths answer a question.
package indirect enum TableProof: Sendable, Equatable {
    /// The columns cannot be so wide together, or each cell as wide as it can be comes to too much.
    case widest
    /// Multipliers of the limits, a price of width, and shares.
    case priced(TablePrices)
    /// Two cases: neighbours are together below a width, or at least as wide.
    case split(columns: Range<Int>, at: Int, below: TableProof, from: TableProof)

    /// How many cases there are.
    package var leafCount: Int {
        if case .split(_, _, let below, let from) = self { return below.leafCount + from.leafCount }
        return 1
    }

    /// How many cases stand one in another.
    package var depth: Int {
        if case .split(_, _, let below, let from) = self { return 1 + max(below.depth, from.depth) }
        return 0
    }

    /// Files of proofs are read up to such a depth, and a little more.
    package static let mostDepth = 500
}

/// The numbers that refute a case; none is negative.
package struct TablePrices: Sendable, Equatable {
    /// What a level charges to a column or a run: levels are counted over all limits, in their order.
    package struct Share: Sendable, Equatable {
        package let level, place, amount: Int

        package init(level: Int, place: Int, amount: Int) {
            (self.level, self.place, self.amount) = (level, place, amount)
        }
    }

    /// One a limit.
    package let limits: [Int]
    package let price: Int
    /// One a run; empty where all are 0.
    package let runs: [Int]
    package let shares: [Share]

    package init(limits: [Int], price: Int, runs: [Int] = [], shares: [Share]) {
        (self.limits, self.price, self.runs, self.shares) = (limits, price, runs, shares)
    }
}

/// A question with all that refuting it takes.
package struct TableRefutation: Sendable {
    package let table: WholeTable
    package var question: TableQuestion
    /// One a limit.
    package let levels: [TableLevels]
    /// The levels of all limits.
    let all: TableLevels
    /// The limit of each of them.
    let limitOf: [Int]

    package init(_ question: TableQuestion, of table: WholeTable) {
        self.init(question, of: table, knowing: [:])
    }

    /// - Parameter known: The levels of some amounts, which are the same for all questions about a table.
    init(_ question: TableQuestion, of table: WholeTable, knowing known: [TableAmount: TableLevels]) {
        (self.table, self.question) = (table, question)
        let levels = question.limits.map { known[$0.amount] ?? TableLevels(of: $0.amount, in: table) }
        self.levels = levels
        all = TableLevels(joining: levels)
        limitOf = levels.indices.flatMap { Array(repeating: $0, count: levels[$0].count) }
    }

    /// How much a limit asks to be saved.
    func asked(of limit: Int) -> Int { levels[limit].base - question.limits[limit].most }

    /// All of the question.
    package var whole: TableCase { TableCase(question, in: table) }

    /// Whether a case has no widths, or comes to too much where each cell is as wide as it can be.
    func fails(_ part: TableCase) -> Bool {
        if part.isEmpty { return true }
        let amounts = table.amounts { cell in
            cell.columns.count == 1
                ? part.high[cell.columns.lowerBound] : part.greatest(cell.columns) + table.gaps(in: cell.columns)
        }
        return amounts?.exceeds(question.limits) ?? true
    }

    /// Whether a level is saved in all of a case, can be, or cannot.
    ///
    /// - Parameter free: What the least widths leave of the room.
    private func state(of level: Int, in part: TableCase, free: Int) -> LevelState {
        var (isMet, sum): (Bool, Int) = (true, 0)
        for need in all.needs(of: level) where need.width > part.low[need.place] {
            if need.width > part.high[need.place] { return .unreachable }
            isMet = false
            // What runs need their columns may have.
            if need.place < table.least.count { sum += need.width - part.low[need.place] }
        }
        if isMet { return .met }
        return sum > free ? .unreachable : .open
    }

    /// The levels that are open in a case, and how much each limit still asks to be saved.
    func openLevels(_ part: TableCase) -> (open: [Int], asked: [Int]) {
        var (open, asked): ([Int], [Int]) = ([], question.limits.indices.map { self.asked(of: $0) })
        let free = part.free(of: question.room)
        for level in all.weights.indices {
            switch state(of: level, in: part, free: free) {
            case .met: asked[limitOf[level]] -= all.weights[level]
            case .unreachable: break
            case .open: open.append(level)
            }
        }
        return (open, asked)
    }

    private enum LevelState { case met, open, unreachable }

    /// What the right side of the inequality comes to; `nil` where numbers are negative or out of range.
    func bound(_ prices: TablePrices, in part: TableCase) -> Int128? {
        let low = part.low
        guard prices.limits.count == levels.count, prices.limits.allSatisfy({ $0 >= 0 }),
            let priceOfPlace = priceOfPlace(prices)
        else { return nil }
        for share in prices.shares {
            guard all.weights.indices.contains(share.level), low.indices.contains(share.place), share.amount >= 0
            else { return nil }
        }
        let shares = Self.ordered(prices.shares)
        var next = 0
        let free = part.free(of: question.room)
        var sum = Int128(prices.price) * Int128(free)
        for (run, price) in prices.runs.enumerated() {
            let lack = low[table.least.count + run] - low[table.runs[run]].reduce(0, +)
            sum -= Int128(price) * Int128(lack)
        }
        for limit in levels.indices { sum -= Int128(prices.limits[limit]) * Int128(asked(of: limit)) }
        var paid: [(place: Int, width: Int, amount: Int)] = []
        for level in all.weights.indices {
            let first = next
            while next < shares.count, shares[next].level == level { next += 1 }
            let worth = Int128(prices.limits[limitOf[level]]) * Int128(all.weights[level])
            switch state(of: level, in: part, free: free) {
            case .met: sum += worth
            case .unreachable: break
            case .open:
                var left = worth
                for share in shares[first..<next] {
                    guard let need = all.needs(of: level).first(where: { $0.place == share.place }),
                        need.width > low[need.place]
                    else { continue }
                    left -= Int128(share.amount)
                    paid.append((need.place, need.width, share.amount))
                }
                sum += max(0, left)
            }
        }
        paid.sort { $0.place == $1.place ? $0.width < $1.width : $0.place < $1.place }
        var (place, earned, best): (Int, Int128, Int128) = (-1, 0, 0)
        for (of, width, amount) in paid {
            if of != place {
                sum += best
                (place, earned, best) = (of, 0, 0)
            }
            earned += Int128(amount)
            best = max(best, earned - Int128(priceOfPlace[place]) * Int128(width - low[place]))
        }
        return sum + best
    }

    /// The price of a unit of width at each place; `nil` where one is negative, or runs have other than one price each.
    func priceOfPlace(_ prices: TablePrices) -> [Int]? {
        guard prices.runs.isEmpty || prices.runs.count == table.runs.count else { return nil }
        var found = [Int](repeating: prices.price, count: table.least.count)
        for (run, price) in zip(table.runs, prices.runs) {
            if price < 0 { return nil }
            for column in run {
                let (rest, isOver) = found[column].subtractingReportingOverflow(price)
                if isOver { return nil }
                found[column] = rest
            }
        }
        if found.contains(where: { $0 < 0 }) { return nil }
        return found + (prices.runs.isEmpty ? Array(repeating: 0, count: table.runs.count) : prices.runs)
    }

    /// The shares by their levels, as they mostly come.
    private static func ordered(_ shares: [TablePrices.Share]) -> [TablePrices.Share] {
        zip(shares, shares.dropFirst()).allSatisfy { $0.level <= $1.level }
            ? shares : shares.sorted { $0.level < $1.level }
    }

    /// Whether a proof holds, in a case.
    package func holds(_ proof: TableProof, in part: TableCase) -> Bool {
        switch proof {
        case .widest: return fails(part)
        case .priced(let prices):
            if fails(part) { return true }
            guard let bound = bound(prices, in: part) else { return false }
            return bound < 0
        case .split(let columns, let at, let below, let from):
            guard !columns.isEmpty, columns.lowerBound >= 0, columns.upperBound <= table.least.count else {
                return false
            }
            // Together the two cases are the whole one, wherever it is parted.
            return holds(below, in: part.below(at, columns, for: question))
                && holds(from, in: part.from(at, columns, for: question))
        }
    }

    /// Whether a proof shows that nothing answers the question.
    package func holds(_ proof: TableProof) -> Bool { holds(proof, in: whole) }
}
