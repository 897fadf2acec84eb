// TableSearch.swift: widths that answer a question, or the proof that there are none.

internal import Deadlines
internal import Simplex

/// Why a search ended before it was done.
enum SearchStop: Error {
    /// Time is over, or as much work is done as may be.
    case time
    /// The proof has more cases one in another than `TableProof.mostDepth`.
    case depth
    case solver(SolverError)
}

/// A search that parts a question into cases until each is answered or refuted.
struct TableSearch {
    private(set) var refutation: TableRefutation
    /// The best widths so far; `nil` where none have been found.
    private(set) var best: TableValue?
    let adviser: Adviser
    /// How many cases were relaxed.
    private(set) var cases = 0
    /// What was looked at: the cells in every case, the needs of levels in every flow, and what linear programs count as.
    private(set) var work = 0
    /// A lower bound on the height, from the prices of the whole question; `nil` if they give none.
    private(set) var leastHeight: Int?
    /// After so many cases a question counts as hard.
    private static let hard = 64
    /// Whether the search raises the lower bound on the height of a hard question.
    var raisesLeastHeight = false
    /// The prices that the last case was tried with.
    private var tried: [TablePrices] = []
    /// The last prices that linear programs found; the next cases are much like theirs.
    private var lastPrices: [TablePrices] = []
    /// The table without spans.
    private var plain: PlainTable?
    /// After so much work the search ends.
    var mostWork = Int.max
    /// Makes the question harder by an answer to it, so that only better ones are looked for.
    let harden: @Sendable (inout TableQuestion, TableValue) -> Void

    init(
        _ question: TableQuestion, of table: WholeTable, adviser: Adviser,
        knowing levels: [TableAmount: TableLevels] = [:], plain: PlainTable? = nil,
        harden: @escaping @Sendable (inout TableQuestion, TableValue) -> Void
    ) {
        refutation = TableRefutation(question, of: table, knowing: levels)
        (self.adviser, self.harden, self.plain) = (adviser, harden, plain)
    }

    /// Proves that nothing answers the question, which answers on the way make harder.
    ///
    /// - Parameter low: Least widths that are known of what answers it; those of the question where nothing is.
    mutating func run(from low: [Int]? = nil) throws(SearchStop) -> TableProof {
        try refute(TableCase(refutation.question, from: low, in: refutation.table), depth: 0)
    }

    private mutating func refute(_ whole: TableCase, depth: Int) throws(SearchStop) -> TableProof {
        var part = whole
        while true {
            if Deadline.isOver || work >= mostWork { throw .time }
            work += refutation.table.cells.count
            if let proof = easyProof(part) { return proof }
            cases += 1
            let relaxed: RelaxedCase
            do throws(SolverError) {
                relaxed = try self.relaxed(part, depth: depth)
            } catch .timeLimit {
                if cases == 1 { leastHeight = heightBound(of: tried, in: part) }
                throw .time
            } catch {
                throw .solver(error)
            }
            if let prices = relaxed.prices { return .priced(prices) }
            if cases == 1 { leastHeight = heightBound(of: relaxed.near, in: part) }
            if cases == Self.hard, raisesLeastHeight { raiseLeastHeight() }
            if take(candidate(of: relaxed, part)) || take(part.narrowest) {
                part.tighten(to: refutation.question)
                continue
            }
            let (columns, at) = parting(of: relaxed, part)
            // The wider case more often has an answer, which then helps with the other.
            let from = try refute(part.from(at, columns, for: refutation.question), depth: depth + 1)
            let below = try refute(part.below(at, columns, for: refutation.question), depth: depth + 1)
            return .split(columns: columns, at: at, below: below, from: from)
        }
    }

    /// The proof of a case in which single columns decide; `nil` for others.
    private mutating func easyProof(_ part: TableCase) -> TableProof? {
        guard var plain else { return refutation.fails(part) ? .widest : nil }
        // One owner, so that lists are written in place.
        self.plain = nil
        defer { self.plain = plain }
        let raised = RaisedCase(refutation.question, part.low, part.high, in: &plain)
        return raised.isRefuted ? raised.proof(from: .widest) : nil
    }

    /// Raises the lower bound on the height, in a sixth of the time left: to refute a low height is easier than to prove that no
    /// table is lower than the best one.
    private mutating func raiseLeastHeight() {
        let question = refutation.question
        guard let deadline = Deadline.current, var least = leastHeight,
            let height = question.limits.firstIndex(where: { $0.amount == .height })
        else { return }
        let (table, unit) = (refutation.table, refutation.table.heightUnit)
        let known = Dictionary(
            zip(question.limits.map(\.amount), refutation.levels), uniquingKeysWith: { first, _ in first })
        least = (least + unit - 1) / unit * unit
        Deadline.$current.withValue(Deadline(after: deadline.left / 6)) {
            while least <= refutation.question.limits[height].most {
                var easier = question
                easier.limits[height].most = least
                var search = TableSearch(easier, of: table, adviser: adviser, knowing: known, plain: plain) {
                    question, value in
                    question.limits[height].most = value.height - unit
                }
                guard (try? search.run()) != nil else { return }
                if let better = search.best {
                    if refutation.question.isAnswered(by: better) { _ = take(better.widths) }
                    return
                }
                least += unit
                leastHeight = least
            }
        }
    }

    /// Beyond so many levels runs have no price, since linear programs grow too large.
    private static let mostPricedLevels = 5_000
    /// Cases so far below one with a linear program have the next: with runs that takes as long as hundreds of flows.
    private static let depthOfPrograms = 8
    /// So many prices are tried in the cases after theirs.
    private static let mostLastPrices = 4

    /// The relaxation of a case.
    ///
    /// Without runs these are maximum flows.  With runs they are flows for the prices that some cases take from a linear program.
    private mutating func relaxed(_ part: TableCase, depth: Int) throws(SolverError) -> RelaxedCase {
        var closures = TableClosures(refutation, part)
        defer { work += closures.work }
        if !refutation.table.runs.isEmpty, refutation.all.count <= Self.mostPricedLevels {
            for known in lastPrices.reversed() {
                if let prices = try closures.refuting(by: known) { return RelaxedCase(prices: prices) }
            }
            return depth % Self.depthOfPrograms == 0 ? try relaxedByProgram(part) : RelaxedCase(prices: nil)
        }
        defer { tried = closures.near }
        // The height is bounded by the prices of the whole question.
        let isWhole = cases == 1 && raisesLeastHeight
        if let relaxed = try closures.relaxed(isWhole: isWhole, advisedBy: adviser) { return relaxed }
        // Whole numbers would grow too large.
        return try relaxedByProgram(part)
    }

    private mutating func relaxedByProgram(_ part: TableCase) throws(SolverError) -> RelaxedCase {
        let program = TableRelaxation(refutation, part)
        // Large programs may take far longer than their size says.
        if program.work > min(mostWork / 8, mostWork - work) { return RelaxedCase(prices: nil) }
        work += program.work
        let relaxed = try program.relaxed(refutation, part, advisedBy: adviser)
        tried = relaxed.near
        if let last = relaxed.prices ?? relaxed.near.last {
            lastPrices = lastPrices.suffix(Self.mostLastPrices - 1) + [last]
        }
        return relaxed
    }

    /// What the prices of the whole question say of the height where they do not refute it.
    private func heightBound(of near: [TablePrices], in part: TableCase) -> Int? {
        guard
            let limit = refutation.question.limits.firstIndex(where: { $0.amount == .height })
        else { return nil }
        let most = Int128(refutation.question.limits[limit].most)
        return near.compactMap { prices -> Int? in
            guard let bound = refutation.bound(prices, in: part), prices.limits[limit] > 0 else { return nil }
            let price = Int128(prices.limits[limit])
            return Int(exactly: most - (bound >= 0 ? bound / price : -((-bound + price - 1) / price)))
        }.max()
    }

    /// Keeps widths that answer the question; whether they do.
    private mutating func take(_ widths: [Int]) -> Bool {
        guard let value = refutation.table.value(of: widths), refutation.question.isAnswered(by: value) else {
            return false
        }
        best = value
        harden(&refutation.question, value)
        return true
    }

    /// Widths that meet the levels of the program's point, the surest first, as far as there is room.
    private func candidate(of relaxed: RelaxedCase, _ part: TableCase) -> [Int] {
        var widths = part.narrowest
        var room = refutation.question.room - widths.reduce(0, +)
        for (index, _) in relaxed.levels.sorted(by: { $0.share > $1.share }) {
            let needs = refutation.all.needs(of: index)
            guard needs.allSatisfy({ $0.width <= part.high[$0.place] }) else { continue }
            var wider = widths
            for need in needs {
                let columns = refutation.table.columns(of: need.place)
                WholeTable.widen(&wider, columns, by: need.width - wider[columns].reduce(0, +), upTo: part.high)
            }
            let cost = wider.reduce(0, +) - widths.reduce(0, +)
            guard cost <= room else { continue }
            widths = wider
            room -= cost
        }
        return Widening.fittingSpans(widths, upTo: part.high, room: refutation.question.room, in: refutation.table)
    }

    /// Where to part a case: at the step that the program is least sure of, or between the steps of the cell that may vary most.
    private func parting(of relaxed: RelaxedCase, _ part: TableCase) -> (columns: Range<Int>, at: Int) {
        var found: (columns: Range<Int>, at: Int)?
        var least = 0.5 - 1e-6
        for step in relaxed.steps {
            let doubt = abs(step.share - 0.5)
            if doubt < least { (least, found) = (doubt, (refutation.table.columns(of: step.place), step.width)) }
        }
        if let found { return found }
        var most = 0
        for cell in refutation.table.cells {
            for steps in [cell.heights, cell.cuts] where !steps.isEmpty {
                let gaps = refutation.table.gaps(in: cell.columns)
                let first = WholeTable.Cell.place(steps, at: part.least(cell.columns) + gaps)
                let last = WholeTable.Cell.place(steps, at: part.greatest(cell.columns) + gaps)
                let difference = steps[first].amount - steps[last].amount
                if difference > most {
                    (most, found) = (difference, (cell.columns, steps[(first + last + 1) / 2].width - gaps))
                }
            }
        }
        if let found { return found }
        preconditionFailure("where every cell is decided the narrowest widths answer or none do")
    }
}
