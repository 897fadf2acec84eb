// Fuzzer.swift: rows until an engine's answer is not optimal.  Lengths in points.

internal import Synchronization

/// A search for rows that an engine does not answer optimally.
public struct Fuzzer: Sendable {
    let target: FuzzTarget
    let rows: Generator<Row>
    let seed: UInt64
    private let wanted: Verdict.Kind?

    /// Prepares a search; nothing is asked yet.
    ///
    /// - Parameters:
    ///   - shape: The rows that are tried; their policy is what the engine is held to.
    ///   - wanted: The verdict to look for, or any but `optimal`.
    public init(_ target: FuzzTarget, shape: RowShape, wanted: Verdict.Kind? = nil, seed: UInt64) {
        self.target = target
        self.wanted = wanted
        self.seed = seed
        rows = .rows(shape)
    }

    /// Searches for a counterexample.
    ///
    /// - Parameters:
    ///   - cases: How many rows to try.
    ///   - shrinking: How much to spend on a smaller row.
    ///   - progress: Is called now and then while rows are tried, and for every row that is tried while shrinking.
    /// - Returns: The first case that is found, whatever the number of cores; `nil` when there is none.
    public func search(
        cases: Int, shrinking: ShrinkingBudget = ShrinkingBudget(),
        progress: @escaping (FuzzProgress) -> Void = { _ in }
    ) -> Counterexample? {
        var done = 0
        while done < cases {
            let block = min(blockLength, cases - done)
            if let number = firstFailure(in: (done + 1)...(done + block)) {
                return smallest(from: number, cases: cases, within: shrinking, progress: progress)
            }
            done += block
            progress(.searching(rows: done))
        }
        return nil
    }

    /// How many rows are tried between two calls of `progress`: rows for all cores, or one for an engine that is asked
    /// one by one and may take its whole time limit for each.
    private var blockLength: Int { target.isConcurrent ? 4_096 : 1 }

    /// Counts the verdicts on all cases; rows that were not answered count under `nil`.
    public func survey(cases: Int, progress: (Int) -> Void = { _ in }) -> [Verdict.Kind?: Int] {
        var counts: [Verdict.Kind?: Int] = [:]
        var done = 0
        while done < cases {
            let block = min(blockLength, cases - done)
            for finding in map(over: (done + 1)...(done + block), { self.finding(inCase: $0) }) {
                switch finding {
                case nil: counts[.optimal, default: 0] += 1
                case .verdict(let verdict, _)?: counts[verdict.kind, default: 0] += 1
                case .failure?, .notRepeated?: counts[nil, default: 0] += 1
                }
            }
            done += block
            progress(done)
        }
        return counts
    }

    /// The choices of a case.
    func choices(inCase number: Int) -> Choices {
        Choices(random: SplitMix64(seed: seed, case: number))
    }

    private func finding(inCase number: Int) -> Finding? {
        var choices = choices(inCase: number)
        return target.finding(on: rows.draw(&choices))
    }

    private func counts(_ finding: Finding?) -> Bool {
        guard let finding else { return false }
        guard let wanted else { return true }
        if case .verdict(let verdict, _) = finding { return verdict.kind == wanted }
        return false
    }

    private func firstFailure(in numbers: ClosedRange<Int>) -> Int? {
        let fails = map(over: numbers) { counts(finding(inCase: $0)) }
        return fails.firstIndex(of: true).map { numbers.lowerBound + $0 }
    }

    /// The results for some case numbers in order, from all cores where the engine allows it.
    private func map<Result: Sendable>(
        over numbers: ClosedRange<Int>, _ body: @Sendable (Int) -> Result
    ) -> [Result] {
        guard target.isConcurrent else { return numbers.map(body) }
        let slices = stride(from: numbers.lowerBound, through: numbers.upperBound, by: 128).map { start in
            start...min(start + 127, numbers.upperBound)
        }
        let results = Mutex([[Result]](repeating: [], count: slices.count))
        DispatchQueue.concurrentPerform(iterations: slices.count) { index in
            let slice = slices[index].map(body)
            results.withLock { $0[index] = slice }
        }
        return results.withLock { $0.flatMap { $0 } }
    }
}
