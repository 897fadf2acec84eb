// OptimalTable.swift: the best widths of a table and the proof of each objective, in their order.

internal import Deadlines
package import Simplex

/// What is made least, one after another.
package enum TableStage: String, Sendable, CaseIterable {
    /// How often words are cut.
    case cuts
    /// The height.
    case height
    /// The width at that height.
    case width
    /// The sum of the cells' own heights.
    case cells
    /// The columns, the first one first.
    case columns
}

/// The proof that one objective is least, where those before it are.
package struct ProvedStage: Sendable, Equatable {
    package let stage: TableStage
    /// The column that is as narrow as it can be, where columns are meant.
    package let column: Int?
    package let proof: TableProof

    /// The proof of a stage.
    package init(stage: TableStage, column: Int?, proof: TableProof) {
        (self.stage, self.column, self.proof) = (stage, column, proof)
    }
}

/// The best widths of a table with what proves them.
package struct OptimalTable: Sendable, Equatable {
    package let value: TableValue
    /// The proofs of the stages that were finished.
    package let proofs: [ProvedStage]
    /// Whether all were.
    package let isProved: Bool
    /// Whether a proof has too many cases one in another to be read from a file.
    package let isTooDeep: Bool
    /// How many cases were relaxed.
    package let cases: Int
    /// What the height is at least: the height itself where it is proved.
    package let leastHeight: Int

    /// Finds the best widths.
    ///
    /// - Parameters:
    ///   - stages: The objectives that count, in their order.
    ///   - starts: Widths to begin with beside our own, such as those of rules.
    ///   - mostWork: After so much work the search ends (`TableSearch.work`).
    ///   - mostDepth: A proof with more cases one in another counts as none.
    ///   - adviser: Who solves the relaxations; proofs trust nobody.
    /// - Throws: `SolverError`.  Where time is over, or so much work is done, what was found so far is the answer.
    package init(
        of table: WholeTable, stages: [TableStage] = TableStage.allCases, from starts: [[Int]] = [],
        mostWork: Int = .max, mostDepth: Int = TableProof.mostDepth, adviser: Adviser = .doubles
    ) throws(SolverError) {
        var run = StageRun(
            table: table, from: starts, mostWork: mostWork, mostDepth: mostDepth, adviser: adviser)
        var (isProved, isTooDeep) = (true, false)
        do throws(SearchStop) {
            for stage in stages { try run.run(stage) }
        } catch {
            switch error {
            case .time: isProved = false
            case .depth: (isProved, isTooDeep) = (false, true)
            case .solver(let error): throw error
            }
        }
        self.isTooDeep = isTooDeep
        (value, proofs, cases) = (run.best, run.proofs, run.cases)
        self.isProved = isProved
        let hasHeight = proofs.contains { $0.stage == .height }
        leastHeight = hasHeight ? value.height : max(run.leastHeight ?? 0, table.lowestHeight)
    }

    /// The question that the proof of a stage refutes: something better than a value, where the stages before are as good.
    package static func question(
        _ stage: TableStage, column: Int? = nil, beating value: TableValue, in table: WholeTable
    ) -> TableQuestion {
        var question = TableQuestion(room: table.room, lower: table.least, upper: table.most, limits: [])
        let hasCuts = table.cells.contains { !$0.cuts.isEmpty }
        func keep(_ amount: TableAmount) { question.limits.append(.init(amount, atMost: value[amount])) }
        if stage != .cuts, hasCuts { keep(.cuts) }
        switch stage {
        case .cuts: question.limits.append(.init(.cuts, atMost: value.cuts - 1))
        case .height: question.limits.append(.init(.height, atMost: value.height - table.heightUnit))
        case .width:
            keep(.height)
            question.room = value.width - 1
        case .cells:
            keep(.height)
            question.room = value.width
            question.limits.append(.init(.cells, atMost: value.cells - 1))
        case .columns:
            keep(.height)
            keep(.cells)
            question.room = value.width
            let column = column ?? 0
            for earlier in 0..<column {
                (question.lower[earlier], question.upper[earlier]) = (value.widths[earlier], value.widths[earlier])
            }
            question.upper[column] = value.widths[column] - 1
        }
        return question
    }
}

extension WholeTable {
    /// The widths in which every cell is as low as it can be, with the fewest cuts.
    private var natural: [Int] {
        least.indices.map { column in
            let widest = cells.reduce(least[column]) { widest, cell in
                guard cell.columns.contains(column) else { return widest }
                return max(widest, cell.heights.last?.width ?? 0, cell.cuts.last?.width ?? 0)
            }
            return min(widest, max(most[column], least[column]))
        }
    }

    /// The height where every cell is as low as it can be.
    package var lowestHeight: Int {
        value(of: least.map { max($0, TableLimits.grains / (2 * least.count)) })?.height ?? 0
    }

    /// The table in the least room in which it comes to no more than some amounts; `nil` where it never does.
    ///
    /// Where no limit is one of cuts, words are cut wherever that helps; what is proved is that no less room will do.
    ///
    /// - Parameter widest: The most room that counts.
    /// - Throws: `SolverError`, and `TableError.proofTooDeep` for a proof with more cases one in another than `mostDepth`.
    package func narrowed(
        to limits: [TableQuestion.Limit], within widest: Int = .max, mostDepth: Int = TableProof.mostDepth,
        adviser: Adviser = .doubles
    ) throws -> (table: WholeTable, proof: TableProof)? {
        guard let start = value(of: natural), limits.allSatisfy({ start[$0.amount] <= $0.most }) else { return nil }
        var search = TableSearch(
            TableQuestion(room: min(start.width - 1, widest), lower: least, upper: most, limits: limits), of: self,
            adviser: adviser
        ) { $0.room = $1.width - 1 }
        do throws(SearchStop) {
            let proof = try search.run()
            if proof.depth > mostDepth { throw .depth }
            guard let found = search.best ?? (start.width <= widest ? start : nil) else { return nil }
            return (with(room: found.width), proof)
        } catch {
            switch error {
            case .time: throw SolverError.timeLimit(Deadline.current?.limit ?? .zero)
            case .depth: throw TableError.proofTooDeep(cases: mostDepth)
            case .solver(let error): throw error
            }
        }
    }
}
