// Fuzzer.swift: rows until an engine's answer is not optimal.  Lengths in points.

import Dispatch
import Essentials
import Synchronization

/// A search for rows that an engine does not answer optimally.
public struct Fuzzer: Sendable {
    /// The most cases of a search.
    package static let mostCases = 1_000_000_000_000

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
        (self.target, self.wanted, self.seed) = (target, wanted, seed)
        rows = .rows(shape)
    }

    /// Searches for a counterexample.
    ///
    /// - Parameters:
    ///   - cases: The number of the last row to try, at most `mostCases`.
    ///   - passed: The rows up to this number are left out; an earlier search has tried them.
    ///   - shrinking: How much to spend on a smaller row.
    ///   - progress: Is called now and then while rows are tried, and for every row that is tried while shrinking.
    /// - Returns: The first case that is found, whatever the number of cores; `nil` when there is none.
    /// - Throws: `EngineFailure.notStarted`, which says nothing about any row.
    public func search(
        cases: Int, after passed: Int = 0, shrinking: ShrinkingBudget = ShrinkingBudget(),
        progress: @escaping (FuzzProgress) -> Void = { _ in }
    ) throws(EngineFailure) -> Counterexample? {
        for block in blocks(of: cases, after: passed) {
            if let (number, finding) = try firstFailure(in: block) {
                let surplus = firstSurplus(after: passed, upTo: number, finding)
                return try smallest(
                    from: surplus ?? number, finding, cases: cases, asking: surplus == nil ? .rows : .processes,
                    within: shrinking, progress: progress)
            }
            progress(.searching(rows: block.upperBound))
        }
        return nil
    }

    /// The cases that are tried between two calls of `progress`: rows for all cores, or one for an engine that is asked
    /// one by one and may take its whole time limit for each.
    private func blocks(of cases: Int, after passed: Int) -> some Sequence<ClosedRange<Int>> {
        let length = target.isConcurrent ? 4_096 : 1
        return stride(from: passed + 1, through: cases, by: length).lazy.map { $0...min($0 + length - 1, cases) }
    }

    /// Counts the verdicts on all cases; rows that were not answered count under `nil`.
    ///
    /// - Throws: As `search`.
    public func survey(
        cases: Int, after passed: Int = 0, progress: (Int) -> Void = { _ in }
    ) throws(EngineFailure) -> [Verdict.Kind?: Int] {
        var counts: [Verdict.Kind?: Int] = [:]
        for block in blocks(of: cases, after: passed) {
            for finding in try findings(in: block) {
                switch finding {
                case nil, .misplaced?: counts[.optimal, default: 0] += 1
                case .verdict(let verdict, _)?: counts[verdict.kind, default: 0] += 1
                case .failure?, .notRepeated?: counts[nil, default: 0] += 1
                }
            }
            progress(block.upperBound)
        }
        return counts
    }

    func choices(inCase number: Int) -> Choices { Choices(random: SplitMix64(seed: seed, case: number)) }

    private func finding(inCase number: Int) -> Finding? {
        var choices = choices(inCase: number)
        let row = rows.draw(&choices)
        if let refusal = choices.refusal { return .failure(.noRow("\(refusal)")) }
        return target.finding(on: row)
    }

    private func isWanted(_ finding: Finding) -> Bool {
        guard let wanted else { return true }
        if case .verdict(let verdict, _) = finding { return verdict.kind == wanted }
        return false
    }

    private func firstFailure(in numbers: ClosedRange<Int>) throws(EngineFailure) -> (number: Int, Finding)? {
        for (number, finding) in zip(numbers, try findings(in: numbers)) {
            if let finding, isWanted(finding) { return (number, finding) }
        }
        return nil
    }

    /// The case for which an engine first writes a second line, where it does so for the first case, the one before that
    /// where a fault was found, or that one.
    private func firstSurplus(after passed: Int, upTo number: Int, _ finding: Finding) -> Int? {
        // The first case has met no other's second line: where it got no answer, that is certain.
        if number == passed + 1, case .failure(let failure) = finding, failure.kind != "surplus" { return nil }
        return Set([passed + 1, max(passed + 1, number - 1), number]).sorted().first { number in
            var choices = choices(inCase: number)
            return target.surplusFinding(on: rows.draw(&choices)) != nil
        }
    }

    /// What is found in some cases, in order.
    private func findings(in numbers: ClosedRange<Int>) throws(EngineFailure) -> [Finding?] {
        let findings = map(over: numbers) { finding(inCase: $0) }
        for case .failure(let failure)? in findings {
            if case .notStarted = failure { throw failure }
        }
        return findings
    }

    /// The results for some case numbers in order, from all cores where the engine allows it.
    private func map<Result: Sendable>(over numbers: ClosedRange<Int>, _ body: @Sendable (Int) -> Result) -> [Result] {
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

/// What a search is doing.
public enum FuzzProgress: Sendable, Equatable {
    /// So many rows have been tried, and none of them is a counterexample.
    case searching(rows: Int)
    /// The row of a case is a counterexample, with the fault found on it.
    case failing(case: Int, because: Finding)
    /// So many rows smaller than that of a case have been tried.
    case shrinking(failingCase: Int, attempts: Int)
}

/// How much is spent on finding a smaller row: counts alone, so that every machine ends with the same row.
public struct ShrinkingBudget: Sendable {
    /// How many rows to try.
    public var attempts: Int
    /// How many of them an engine may leave without an answer, each of which costs its time limit.
    public var hangs: Int

    /// A budget, spent when either is.
    public init(attempts: Int = 20_000, hangs: Int = 12) { (self.attempts, self.hangs) = (attempts, hangs) }
}
