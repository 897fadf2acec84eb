// Fuzzer+Shrinking.swift: the smallest row with the fault of a row that was found.
// An engine that hangs costs a whole time limit for every row that it hangs on, so rows that are tried on the way are
// given a short wait only.  What is reported has been asked with the full time limit.

extension Fuzzer {
    /// The counterexample of a failing case.
    func smallest(
        from number: Int, cases: Int, within budget: ShrinkingBudget, progress: @escaping (FuzzProgress) -> Void
    ) -> Counterexample {
        progress(.shrinking(failingCase: number, attempts: 0))
        var choices = choices(inCase: number)
        let row = rows.draw(&choices)
        // An engine that answers one way and then another: the row is reported, not a fault that is gone.
        let first = FailingRow(
            id: "found-by-fuzzing", asked: row, of: target, finding: target.finding(on: row) ?? .notRepeated)
        var shrinking = Shrinking(of: first, within: budget) { progress(.shrinking(failingCase: number, attempts: $0)) }
        let smallest = shrinking.smallest(from: choices, rows: rows, target: target)
        return Counterexample(
            engine: target.name, failingCase: number, cases: cases, seed: seed, original: first, smallest: smallest,
            attempts: shrinking.attempts)
    }
}

/// One search for a smaller row, within a budget.
private struct Shrinking {
    private let first: FailingRow
    private let mostAttempts: Int
    private let isOutOfTime: () -> Bool
    private let progress: (Int) -> Void
    private(set) var attempts = 0

    init(of first: FailingRow, within budget: ShrinkingBudget, progress: @escaping (Int) -> Void) {
        self.first = first
        mostAttempts = budget.attempts
        let (now, end) = (budget.clock.now, budget.clock.now() + budget.time)
        isOutOfTime = { now() > end }
        self.progress = progress
    }

    /// The smallest row whose fault is confirmed to be of the same kind.
    mutating func smallest(from start: Choices, rows: Generator<Row>, target: FuzzTarget) -> FailingRow {
        if first.finding == .notRepeated { return row(first.asked, target, first.finding) }
        // A row that hangs by short waits may be a slow one: then all is done once more with long ones.
        for patience in [FuzzTarget.Patience.short, .full] {
            let found = shrunk(start, rows, target, waiting: patience)
            if found.record == start.record { break }
            let smallest = rows.value(of: found.record)
            let finding = target.finding(on: smallest)
            if finding?.kind == first.finding.kind || !first.finding.isHang {
                return row(smallest, target, finding ?? .notRepeated)
            }
        }
        return row(first.asked, target, first.finding)
    }

    private func row(_ asked: Row, _ target: FuzzTarget, _ finding: Finding) -> FailingRow {
        FailingRow(id: "smallest", asked: asked, of: target, finding: finding)
    }

    private mutating func shrunk(
        _ start: Choices, _ rows: Generator<Row>, _ target: FuzzTarget, waiting patience: FuzzTarget.Patience
    ) -> Choices {
        let (kind, before, progress) = (first.finding.kind, attempts, progress)
        var tried = 0
        var shrinker = Shrinker(
            start, mostAttempts: mostAttempts - before, isOutOfTime: isOutOfTime
        ) { record in
            tried += 1
            progress(before + tried)
            var choices = Choices(script: record)
            let row = rows.draw(&choices)
            return target.finding(on: row, waiting: patience)?.kind == kind ? choices : nil
        }
        shrinker.shrink()
        attempts += shrinker.attempts
        return shrinker.best
    }
}
