// EnginePool.swift: an engine in other processes as a rule that any number of threads may ask.  Lengths in points.
// Each thread that asks has a process to itself, so an engine must answer every row without looking back at others.

internal import Documents
internal import Synchronization

/// An engine that answers on as many processes as there are threads that ask.
///
/// It takes the failures of its processes for failures of single rows: the next row meets a new process.  A command that
/// cannot be started is not tried again, and neither is one that answers none of the first `patience` rows, or is silent on
/// `patienceWithSilence` of them.
package final class EnginePool: RoundingDistribution {
    /// The engine.
    package let engine: NamedEngine
    private let limits: Limits
    private let log: EngineLog?
    /// Called at the first row on which the engine kept silent: each such row takes the whole time limit.
    private let whenSilent: (@Sendable (EngineFailure) -> Void)?
    /// Processes that nobody is asking.
    private let idle = Mutex<[SharedEngine]>([])
    private let failures = Mutex(Failures())

    /// After how many rows without any answer an engine is asked no more: each of them costs a process.
    package static let patience = 20

    /// After how many rows on which an engine only kept silent, without any answer, it is asked no more: each of them costs the
    /// whole time limit.
    package static let patienceWithSilence = 4

    /// What a process may take.
    package struct Limits: Sendable {
        /// How long one row may take.
        package var time: Duration
        /// What the first answer of a process may take on top.
        package var toStart: Duration
        /// The most bytes of data.
        package var memory: Int

        /// Limits of a process.
        package init(time: Duration, toStart: Duration, memory: Int) {
            (self.time, self.toStart, self.memory) = (time, toStart, memory)
        }
    }

    /// What went wrong so far.
    package struct Failures: Sendable {
        /// How many rows got no answer.
        package fileprivate(set) var count = 0
        /// Of the rows without an answer the one with the shortest line, which does not depend on the order of rows.
        package fileprivate(set) var simplest: (row: String, failure: EngineFailure)?
        /// Why the engine is asked no more.
        package fileprivate(set) var last: EngineFailure?
        /// Whether a row got an answer.
        fileprivate var hasAnswered = false
        /// The failure that came first.
        private var first: EngineFailure?
        /// How many rows met silence.
        private var silences = 0

        /// - Returns: Whether it is the first row that met silence.
        fileprivate mutating func add(_ failure: EngineFailure, on row: String) -> Bool {
            defer { keep(failure, on: row) }
            guard case .hung = failure else { return false }
            silences += 1
            return silences == 1
        }

        private mutating func keep(_ failure: EngineFailure, on row: String) {
            count += 1
            first = first ?? failure
            if case .notStarted = failure { last = failure }
            let isOver = count >= EnginePool.patience || silences >= EnginePool.patienceWithSilence
            if isOver, !hasAnswered, last == nil {
                last = .gaveNoAnswer(rows: count, first: "\(first ?? failure)")
            }
            if let simplest, (simplest.row.utf8.count, simplest.row) <= (row.utf8.count, row) { return }
            simplest = (row, failure)
        }
    }

    /// Nothing is started yet.
    package init(
        _ engine: NamedEngine, limits: Limits, log: EngineLog? = nil,
        whenSilent: (@Sendable (EngineFailure) -> Void)? = nil
    ) {
        (self.engine, self.limits, self.log, self.whenSilent) = (engine, limits, log, whenSilent)
    }

    /// What has gone wrong so far.
    package var failed: Failures { failures.withLock { $0 } }

    /// The engine's lengths.
    package func lengths(for row: Row) throws -> [Double] { try roundedLengths(for: row).lengths }

    /// The engine's lengths, and how far it says that they are rounded.
    package func roundedLengths(for row: Row) throws -> (lengths: [Double], rounding: Double) {
        if let policy = engine.policy ?? engine.preset?.policy, policy != row.policy {
            throw EnginePolicyError(engine: engine.name, takes: policy, given: row.policy)
        }
        if let last = failed.last { throw last }
        let line = engine.isExplicit ? row.explicitJSON() : row.json()
        do throws(EngineFailure) {
            let answer = try self.answer(for: line, items: row.items.count)
            failures.withLock { $0.hasAnswered = true }
            return (answer.lengths, answer.rounding)
        } catch {
            let isFirstSilence = failures.withLock { $0.add(error, on: line) }
            if isFirstSilence { whenSilent?(error) }
            throw error
        }
    }

    private func answer(for line: String, items: Int) throws(EngineFailure) -> EngineAnswer {
        let process = idle.withLock { $0.popLast() } ?? started()
        defer { idle.withLock { $0.append(process) } }
        return try process.answer(for: line, items: items)
    }

    private func started() -> SharedEngine {
        SharedEngine(
            ExternalEngine(
                command: engine.command, timeLimit: limits.time, memoryLimit: limits.memory,
                timeToStart: limits.toStart, log: log))
    }

    /// Ends the processes, which may first leave by themselves.
    package func stop() {
        let processes = idle.withLock { idle in
            defer { idle = [] }
            return idle
        }
        processes.forEach { $0.stop() }
    }
}

/// A row is of another policy than an engine takes.
package struct EnginePolicyError: Error, Equatable, CustomStringConvertible {
    let engine: String
    let takes: Policy
    let given: Policy

    /// What is wrong, and what would be right.
    package var description: String { "\(engine) takes rows of the policy \(takes); this one is of \(given)" }
}
