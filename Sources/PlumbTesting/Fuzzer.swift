// Fuzzer.swift: rows until an engine's answer is not optimal, then the smallest such row.  Lengths in points.

internal import Dispatch
import Documents
import Scenes
import Workbench
public import Plumb
internal import Synchronization

/// A row that an engine does not answer optimally.
public struct Counterexample: Error, Sendable, CustomStringConvertible {
    /// The engine.
    public let engine: String
    /// The number of the case that was found, from 1.
    public let failingCase: Int
    /// How many cases were to be tried.
    public let cases: Int
    /// The seed that repeats the search.
    public let seed: UInt64
    /// The row that was found, with the engine's claim.
    public let original: ProblemDocument
    /// The smallest row found with the same kind of fault, with the engine's claim.
    public let smallest: ProblemDocument
    /// What is wrong with the answer to the smallest row.
    public let finding: Finding
    /// How many rows were tried while shrinking.
    public let attempts: Int

    /// Seed, number of runs, the original and the smallest row as problems that `plumb verify` reads.
    public var description: String {
        """
        \(engine) is not optimal: \(finding.sentence(for: smallest.problem))
          case \(failingCase) of \(cases), seed \(seed)
          found:    \(original.json.line)
          smallest: \(smallest.json.line) (after \(attempts) attempts)
        """
    }
}

/// A search for rows that an engine does not answer optimally.
public struct Fuzzer: Sendable {
    private let target: FuzzTarget
    private let rows: Generator<Row>
    private let wanted: Verdict.Kind?
    private let seed: UInt64

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
    ///   - shrinkingTime: How long to look for a smaller row.
    ///   - progress: Told now and then how many rows have been tried.
    /// - Returns: The first case that is found, whatever the number of cores; `nil` when there is none.
    public func search(
        cases: Int, shrinkingTime: Duration = .seconds(30), progress: (Int) -> Void = { _ in }
    ) -> Counterexample? {
        var done = 0
        while done < cases {
            let block = min(target.isConcurrent ? 4_096 : 64, cases - done)
            if let number = firstFailure(in: (done + 1)...(done + block)) {
                return smallest(from: number, cases: cases, time: shrinkingTime)
            }
            done += block
            progress(done)
        }
        return nil
    }

    /// Counts the verdicts on all cases; rows that were not answered count under `nil`.
    public func survey(cases: Int, progress: (Int) -> Void = { _ in }) -> [Verdict.Kind?: Int] {
        var counts: [Verdict.Kind?: Int] = [:]
        var done = 0
        while done < cases {
            let block = min(target.isConcurrent ? 4_096 : 64, cases - done)
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

    private func choices(inCase number: Int) -> Choices {
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

    private func smallest(from number: Int, cases: Int, time: Duration) -> Counterexample? {
        var choices = choices(inCase: number)
        let original = rows.draw(&choices)
        guard let first = target.finding(on: original) else {
            // The engine answers one way and then another: report the row, not a fault that is gone.
            return counterexample(number, cases, original, original, .notRepeated, attempts: 0)
        }
        let end = ContinuousClock.now + time
        let run = FailingRun(choices)
        var shrinker = Shrinker(run, isOutOfTime: { ContinuousClock.now > end }) { record in
            var choices = Choices(script: record)
            let problem = rows.draw(&choices)
            guard target.finding(on: problem)?.kind == first.kind else { return nil }
            return FailingRun(choices)
        }
        shrinker.shrink()
        var smallest = Choices(script: shrinker.best.record)
        let problem = rows.draw(&smallest)
        let finding = target.finding(on: problem) ?? .notRepeated
        return counterexample(number, cases, original, problem, finding, attempts: shrinker.attempts)
    }

    private func counterexample(
        _ number: Int, _ cases: Int, _ original: Row, _ smallest: Row,
        _ finding: Finding, attempts: Int
    ) -> Counterexample {
        Counterexample(
            engine: target.name, failingCase: number, cases: cases, seed: seed,
            original: document(of: original, "found-by-fuzzing", target.finding(on: original)),
            smallest: document(of: smallest, "smallest", finding), finding: finding, attempts: attempts)
    }

    private func document(
        of problem: Row, _ id: String, _ finding: Finding?
    ) -> ProblemDocument {
        var document = ProblemDocument(id: id, problem: problem)
        if case .verdict(_, let claim)? = finding { document.claims = [claim] }
        return document
    }
}
