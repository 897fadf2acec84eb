// Fuzzer+Shrinking.swift: the smallest row with the fault of a row that was found.
// Rows and hangs are counted, and every row is given the engine's whole time limit: what is found does not depend on how
// fast a machine is.  An engine that hangs costs a time limit for every row that it hangs on, so few hangs are allowed.

extension Fuzzer {
    /// The counterexample of a failing case.
    ///
    /// - Throws: `EngineFailure.notStarted`, where the engine has not come back.
    func smallest(
        from number: Int, _ found: Finding, cases: Int, asking way: AskingWay, within budget: ShrinkingBudget,
        progress: @escaping (FuzzProgress) -> Void
    ) throws(EngineFailure) -> Counterexample {
        progress(.failing(case: number, because: found))
        var choices = choices(inCase: number)
        let row = rows.draw(&choices)
        // An engine that answers one way and then another: the row is reported, not a fault that is gone.
        let first = FailingRow(
            id: "found-by-fuzzing", asked: row, of: target,
            finding: try target.confirmedFinding(on: row, way, after: found))
        var shrinking = Shrinking(of: first, asking: way, within: budget) {
            progress(.shrinking(failingCase: number, attempts: $0))
        }
        let smallest = try shrinking.smallest(from: choices, rows: rows, target: target)
        return Counterexample(
            engine: target.name, failingCase: number, cases: cases, seed: seed, original: first, smallest: smallest,
            attempts: shrinking.attempts, stop: shrinking.stop)
    }
}

/// How rows are asked while one is made smaller.
enum AskingWay {
    /// One after the other.
    case rows
    /// Each of a process of its own, for a second line to a row.
    case processes
}

extension FuzzTarget {
    fileprivate func finding(on row: Row, _ way: AskingWay) -> Finding? {
        way == .rows ? finding(on: row) : surplusFinding(on: row)
    }

    /// What is wrong with the answer to a row that failed before.
    ///
    /// - Throws: `EngineFailure.notStarted`, which says nothing about the row.
    fileprivate func confirmedFinding(
        on row: Row, _ way: AskingWay, after first: Finding
    ) throws(EngineFailure) -> Finding {
        let finding = finding(on: row, way) ?? .notRepeated(first.sentence(for: judged(row)))
        if case .failure(let failure) = finding, case .notStarted = failure { throw failure }
        return finding
    }
}

/// One search for a smaller row, within a budget.
private struct Shrinking {
    private let first: FailingRow
    private let way: AskingWay
    private let budget: ShrinkingBudget
    private let progress: (Int) -> Void
    private(set) var attempts = 0
    private(set) var stop: ShrinkingStop?

    init(
        of first: FailingRow, asking way: AskingWay, within budget: ShrinkingBudget,
        progress: @escaping (Int) -> Void
    ) {
        (self.first, self.way, self.budget, self.progress) = (first, way, budget, progress)
    }

    /// The smallest row whose fault is confirmed to be of the same kind.
    mutating func smallest(
        from start: Choices, rows: Generator<Row>, target: FuzzTarget
    ) throws(EngineFailure) -> FailingRow {
        if case .notRepeated = first.finding { return row(first.asked, target, first.finding) }
        let found = shrunk(start, rows, target)
        if found.record == start.record { return row(first.asked, target, first.finding) }
        let smallest = rows.value(of: found.record)
        return row(smallest, target, try target.confirmedFinding(on: smallest, way, after: first.finding))
    }

    private func row(_ asked: Row, _ target: FuzzTarget, _ finding: Finding) -> FailingRow {
        FailingRow(id: "smallest", asked: asked, of: target, finding: finding)
    }

    private mutating func shrunk(_ start: Choices, _ rows: Generator<Row>, _ target: FuzzTarget) -> Choices {
        let (kind, way, budget, progress) = (first.finding.kind, way, budget, progress)
        var (tried, hangs) = (0, 0)
        var shrinker = Shrinker(
            start, mostAttempts: budget.attempts, isStopped: { hangs >= budget.hangs }
        ) { record in
            tried += 1
            progress(tried)
            var choices = Choices(script: record)
            let finding = target.finding(on: rows.draw(&choices), way)
            if finding?.isHang == true { hangs += 1 }
            return finding?.kind == kind ? choices : nil
        }
        shrinker.shrink()
        attempts = shrinker.attempts
        stop = hangs >= budget.hangs ? .hangs(hangs) : shrinker.stop
        return shrinker.best
    }
}
