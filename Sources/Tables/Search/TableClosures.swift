// TableClosures.swift: the relaxation of a case by maximum flows, for cases whose linear programs are large.
//
// For multipliers v of the limits and a price d of width, the best that any widths could save less what they cost is a maximum
// flow (LevelFlow), whose charges are the shares of TablePrices, in whole numbers.  What it takes, a set of levels with the steps
// that they need, bounds the right side of TableProof's inequality from below as a linear function of v and d.  The least point
// above all such functions is the next to try (J. E. Kelley, 1960), until the right side is negative, or is seen never to be.

internal import Deadlines
internal import LinearPrograms
internal import Simplex

/// The flows of a case.
struct TableClosures {
    /// Something to take: what it saves beyond what is asked, one a limit, and how much room it leaves.
    private struct Closure {
        let saved: [Int]
        let room: Int
        let levels, steps: [Bool]
    }

    private let refutation: TableRefutation
    private let part: TableCase
    private var low: [Int] { part.low }
    private let free: Int
    private var asked: [Int]
    private var open: [Int] = []
    private var steps: [(place: Int, width: Int)] = []
    private var differences: [Int] = []
    private var flow: LevelFlow
    private var closures: [Closure] = []
    private let needCount: Int
    /// The needs of levels that flows went through.
    private(set) var work = 0
    /// The prices that were tried.
    private(set) var near: [TablePrices] = []

    /// How large whole multipliers are where a program says them in doubles.
    private static let scale = 997_920.0

    init(_ refutation: TableRefutation, _ part: TableCase) {
        (self.refutation, self.part) = (refutation, part)
        let low = part.low
        free = part.free(of: refutation.question.room)
        let parts = refutation.openLevels(part)
        (asked, open) = (parts.asked, parts.open)
        // What open levels need, with the arc of each; the needs of one step are neighbours once they are sorted.
        var needs: [(place: Int, width: Int, arc: Int)] = []
        var ends: [Int] = []
        for index in open {
            for need in refutation.all.needs(of: index) where need.width > low[need.place] {
                needs.append((need.place, need.width, needs.count))
            }
            ends.append(needs.count)
        }
        needCount = needs.count
        needs.sort { $0.place == $1.place ? $0.width < $1.width : $0.place < $1.place }
        var (places, isLowest) = ([Int](repeating: 0, count: needs.count), [Bool]())
        for (place, width, arc) in needs {
            if steps.last.map({ $0.place != place || $0.width != width }) ?? true {
                let before = steps.last?.place == place ? steps.last?.width : nil
                isLowest.append(before == nil)
                steps.append((place, width))
                differences.append(width - (before ?? low[place]))
            }
            places[arc] = steps.count - 1
        }
        flow = LevelFlow(needs: places, ends: ends, isLowest: isLowest)
        for isAll in [false, true] {
            closures.append(
                closure(levels: open.map { _ in isAll }, steps: steps.map { _ in isAll }))
        }
    }

    private func closure(levels: [Bool], steps: [Bool]) -> Closure {
        var saved = asked.map { -$0 }
        for (place, index) in open.enumerated() where levels[place] {
            saved[refutation.limitOf[index]] += refutation.all.weights[index]
        }
        // Runs are free here: their price is 0.
        let width = steps.indices.reduce(0) {
            $0 + (steps[$1] && self.steps[$1].place < refutation.table.least.count ? differences[$1] : 0)
        }
        return Closure(saved: saved, room: free - width, levels: levels, steps: steps)
    }

    /// Looks for prices that refute the case.
    ///
    /// - Parameter isWhole: Whether the best prices are looked for where none refute it; they say most of the height.
    /// - Returns: `nil` where whole numbers would grow too large.
    /// - Throws: `SolverError`, where time is over `timeLimit`.
    mutating func relaxed(isWhole: Bool = false, advisedBy adviser: Adviser) throws(SolverError) -> RelaxedCase? {
        while closures.count < 1_000 {
            if let deadline = Deadline.current, deadline.isOver { throw .timeLimit(deadline.limit) }
            let trial = try asked.count == 1 ? crossing() : lowest(advisedBy: adviser)
            guard let trial else { return nil }
            if trial.least >= -1e-7, !isWhole { return unrefuted(trial.mix) }
            guard let found = try priced(trial.limits, trial.price) else { return nil }
            if let bound = refutation.bound(found, in: part), bound < 0 {
                return RelaxedCase(prices: try simpler(trial) ?? found, near: near + [found], levels: [], steps: [])
            }
            near.append(found)
            let next = closure(
                levels: open.indices.map { flow.isTaken(level: $0) },
                steps: steps.indices.map { flow.isTaken(step: $0) })
            let value = zip(trial.limits, next.saved).reduce(Double(trial.price * next.room)) {
                $0 + Double($1.0 * $1.1)
            }
            // Nothing lower than what is known: rounding alone stands between the two.
            if value <= trial.least * trial.scale + 1e-9 * trial.scale { return unrefuted(trial.mix) }
            closures.append(next)
        }
        return nil
    }

    /// Multipliers to try, what the closures so far say of them, and the mixture of closures that says it.
    private struct Trial {
        let limits: [Int]
        let price: Int
        let scale, least: Double
        let mix: [(closure: Int, share: Double)]
    }

    /// Where a limit is alone: the price at which the steepest closures on both sides say the same.
    private func crossing() -> Trial? {
        var best: (left: Int, right: Int, least: Double)?
        for (left, one) in closures.enumerated() where one.room < 0 {
            for (right, other) in closures.enumerated() where other.room >= 0 {
                let price = Double(other.saved[0] - one.saved[0]) / Double(one.room - other.room)
                let least = Double(one.saved[0]) + max(0, price) * Double(one.room)
                if best.map({ least > $0.least }) ?? true { best = (left, right, least) }
            }
        }
        guard let best else {
            // All that is open fits, which the widest columns have been tried for.
            let place = closures.indices.max { closures[$0].saved[0] < closures[$1].saved[0] } ?? 0
            return Trial(
                limits: [1], price: 0, scale: 1, least: Double(closures[place].saved[0]), mix: [(place, 1)])
        }
        let (one, other) = (closures[best.left], closures[best.right])
        let (rise, run) = (max(0, one.saved[0] - other.saved[0]), other.room - one.room)
        let divisor = max(1, WholeTable.divisor(rise, run))
        let share = Double(other.room) / Double(run)
        return Trial(
            limits: [run / divisor], price: rise / divisor, scale: Double(run / divisor), least: best.least,
            mix: [(best.left, share), (best.right, 1 - share)])
    }

    /// The least point above all closures so far, by a linear program.
    ///
    /// minimise  t   subject to  t >= sum of v_l saved_l + d room  for each closure,  sum of v_l = 1,  v >= 0,  d >= 0.
    private func lowest(advisedBy adviser: Adviser) throws(SolverError) -> Trial? {
        var program = LinearProgram()
        let height = program.variable()
        let price = program.variable(atLeast: 0)
        let multipliers = asked.map { _ in program.variable(atLeast: 0).index }
        program.addRow(
            columns: multipliers.map { Int32($0) }, coefficients: asked.map { _ in 1 }, lower: 1, upper: 1)
        for closure in closures {
            program.addRow(
                columns: [Int32(height.index), Int32(price.index)] + multipliers.map { Int32($0) },
                coefficients: [1, -Double(closure.room)] + closure.saved.map { -Double($0) }, lower: 0, upper: .infinity
            )
        }
        program.addObjective(Objective(.minimize, columns: [Int32(height.index)], costs: [1]))
        guard let found = try program.estimated(advisedBy: adviser.advice) else { return nil }
        func whole(_ variable: Int) -> Int? { Int(exactly: (found.values[variable] * Self.scale).rounded()) }
        let limits = multipliers.compactMap(whole)
        guard limits.count == asked.count, let whole = whole(price.index) else { return nil }
        return Trial(
            limits: limits.map { max(0, $0) }, price: max(0, whole), scale: Self.scale, least: found.objective,
            mix: closures.indices.map { ($0, max(0, found.rowDuals[1 + $0])) })
    }

    /// The prices that a flow gives for multipliers; `nil` where numbers would be too large.
    private mutating func priced(
        _ limits: [Int], _ price: Int, runs: [Int] = []
    ) throws(SolverError) -> TablePrices? {
        guard let prices = refutation.priceOfPlace(TablePrices(limits: limits, price: price, runs: runs, shares: []))
        else { return nil }
        let most = Int.max / 1_000_000
        let heaviest = open.reduce(0) { max($0, refutation.all.weights[$1]) }
        let widest = differences.max() ?? 0
        guard (limits.max() ?? 0) <= most / max(1, heaviest), price <= most / max(1, widest) else { return nil }
        work += needCount
        flow.run(
            worths: open.map { limits[refutation.limitOf[$0]] * refutation.all.weights[$0] },
            costs: zip(steps, differences).map { prices[$0.place] * $1 })
        if let deadline = Deadline.current, deadline.isOver { throw .timeLimit(deadline.limit) }
        var shares: [TablePrices.Share] = []
        for (place, index) in open.enumerated() {
            var charges = flow.charges(of: place).makeIterator()
            for need in refutation.all.needs(of: index) where need.width > low[need.place] {
                guard let amount = charges.next(), amount > 0 else { continue }
                shares.append(.init(level: index, place: need.place, amount: amount))
            }
        }
        return TablePrices(limits: limits, price: price, runs: runs, shares: shares)
    }

    /// The prices of another case with the charges that are best in this one, where these refute it.
    mutating func refuting(by known: TablePrices) throws(SolverError) -> TablePrices? {
        guard let found = try priced(known.limits, known.price, runs: known.runs),
            let bound = refutation.bound(found, in: part)
        else { return nil }
        return bound < 0 ? found : nil
    }

    /// Prices that refute the case with smaller numbers.
    private mutating func simpler(_ trial: Trial) throws(SolverError) -> TablePrices? {
        for factor in TableRelaxation.denominators where factor < trial.scale {
            let limits = trial.limits.map { Int((Double($0) * factor / trial.scale).rounded()) }
            let price = Int((Double(trial.price) * factor / trial.scale).rounded())
            guard let found = try priced(limits, price), let bound = refutation.bound(found, in: part) else {
                continue
            }
            if bound < 0 { return found }
        }
        return nil
    }

    /// The mixture of closures as a point, of which no prices refute all.
    private func unrefuted(_ mix: [(closure: Int, share: Double)]) -> RelaxedCase {
        var levels = [Double](repeating: 0, count: open.count)
        var shares = [Double](repeating: 0, count: steps.count)
        for (place, share) in mix where share > 0 {
            for (level, isTaken) in closures[place].levels.enumerated() where isTaken { levels[level] += share }
            for (step, isTaken) in closures[place].steps.enumerated() where isTaken { shares[step] += share }
        }
        return RelaxedCase(
            prices: nil, near: near, levels: zip(open, levels).map { ($0, $1) },
            steps: zip(steps, shares).map { ($0.place, $0.width, $1) })
    }
}
