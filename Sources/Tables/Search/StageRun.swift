// StageRun.swift: the objectives of one table, one after another: what single columns decide first, then a search.

internal import Simplex

/// The stages of one table, one after another.
struct StageRun {
    let table: WholeTable
    let adviser: Adviser
    private let mostWork, mostDepth: Int
    private(set) var best: TableValue
    private(set) var proofs: [ProvedStage] = []
    private(set) var cases = 0
    private var work = 0
    private(set) var leastHeight: Int?
    /// The levels that were asked for so far.
    private var levels: [TableAmount: TableLevels] = [:]
    /// The table without spans, which is measured faster.
    private var plain: PlainTable?
    private let hasCuts: Bool
    /// Whether width has been moved between columns as long as that helps.
    private var isImproved = false

    init(table: WholeTable, from starts: [[Int]], mostWork: Int, mostDepth: Int, adviser: Adviser) {
        (self.table, self.mostWork, self.mostDepth) = (table, mostWork, mostDepth)
        (self.adviser, plain) = (adviser, PlainTable(table))
        let narrowest = plain == nil ? table.narrowest : table.least
        guard let first = table.value(of: narrowest) else {
            preconditionFailure("every cell fits the narrowest widths")
        }
        best = first
        hasCuts = table.cells.contains { !$0.cuts.isEmpty }
        for widths in starts {
            if let value = table.value(of: widths), value.width <= table.room,
                zip(widths, zip(table.least, table.most)).allSatisfy({ $0 >= $1.0 && $0 <= $1.1 })
            {
                best = min(best, value)
            }
        }
        let cuts = hasCuts ? Widening.widths(of: table, from: narrowest, meeting: levels(of: .cuts)) : nil
        for start in [cuts, narrowest].compactMap(\.self) {
            let widths = Widening.widths(of: table, from: start, meeting: levels(of: .height))
            if let value = table.value(of: widths), value.width <= table.room { best = min(best, value) }
        }
        if plain == nil { improve() }
    }

    private mutating func levels(of amount: TableAmount) -> TableLevels {
        if let known = levels[amount] { return known }
        let found = TableLevels(of: amount, in: table)
        levels[amount] = found
        return found
    }

    /// Moves width between columns; whether that made the table better.
    @discardableResult private mutating func improve() -> Bool {
        if isImproved { return false }
        isImproved = true
        let before = best
        best = Widening.improved(best, in: table, mostWork: mostWork)
        return best < before
    }

    mutating func run(_ stage: TableStage) throws(SearchStop) {
        switch stage {
        case .cuts where !hasCuts: return
        case .width:
            narrow()
            try prove(stage, nil)
        case .columns:
            // The last column takes the rest of the width.
            for column in table.least.indices.dropLast() { try prove(stage, column) }
        default: try prove(stage, nil)
        }
    }

    /// Makes columns narrower, the first ones first, while no other objective gets worse.
    private mutating func narrow() {
        guard plain != nil else { return }
        let limits = OptimalTable.question(.width, beating: best, in: table).limits
        var widths = best.widths
        for column in widths.indices {
            plain?.measure(widths)
            widths[column] =
                plain?.leastWidth(of: column, from: table.least[column], to: widths[column], keeping: limits)
                ?? widths[column]
        }
        if widths != best.widths, let value = table.value(of: widths) { best = min(best, value) }
    }

    private mutating func prove(_ stage: TableStage, _ column: Int?) throws(SearchStop) {
        let table = table
        var question = OptimalTable.question(stage, column: column, beating: best, in: table)
        var raised = raised(question)
        if let known = raised, !known.isRefuted, improve() {
            if stage == .width { narrow() }
            question = OptimalTable.question(stage, column: column, beating: best, in: table)
            raised = self.raised(question)
        }
        if let raised, raised.isRefuted {
            return try keep(raised.proof(from: .widest), of: stage, column)
        }
        for limit in question.limits { _ = levels(of: limit.amount) }
        var search = TableSearch(question, of: table, adviser: adviser, knowing: levels, plain: plain) {
            question, value in
            question = OptimalTable.question(stage, column: column, beating: value, in: table)
        }
        // Whoever has only so much work to spend wants columns, and no bound.
        search.raisesLeastHeight = stage == .height && mostWork == .max
        search.mostWork = mostWork - work
        defer {
            cases += search.cases
            work += search.work
        }
        let proof: TableProof
        do throws(SearchStop) {
            proof = try search.run(from: raised?.low)
        } catch {
            if let better = search.best { best = better }
            if stage == .height { leastHeight = search.leastHeight }
            throw error
        }
        if let better = search.best { best = better }
        try keep(raised.map { $0.proof(from: proof) } ?? proof, of: stage, column)
    }

    private mutating func keep(_ proof: TableProof, of stage: TableStage, _ column: Int?) throws(SearchStop) {
        if proof.depth > mostDepth { throw .depth }
        proofs.append(ProvedStage(stage: stage, column: column, proof: proof))
    }

    private mutating func raised(_ question: TableQuestion) -> RaisedCase? {
        guard var plain else { return nil }
        // One owner, so that lists are written in place.
        self.plain = nil
        defer { self.plain = plain }
        return RaisedCase(question, question.lower, question.upper, in: &plain)
    }
}
