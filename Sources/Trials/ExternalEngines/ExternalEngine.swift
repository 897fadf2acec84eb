// ExternalEngine.swift: an engine in another process, asked over its standard input and output.
// One line of JSON goes in for every problem, one line of JSON comes back.  Lengths in points.
// Whatever the other process does is an answer or an `EngineFailure`; it must never crash or block its caller.

/// A layout engine behind a shell command: one process, one caller at a time.
///
/// The process is started for the first problem, kept for the following ones, and killed after every failure; the
/// next problem then meets a new one.  Its standard error goes to its log, or else to the caller's, until it first fails;
/// processes that are started after that are quiet, since they would mostly repeat what the first one said.  It has limits of
/// its own: the time to answer, 16 MiB a line, memory, and files of 1 GiB.
///
/// - An engine may end with status 0 after an answer: it is started anew for the next problem.
/// - Blank lines are skipped.  Anything else beyond the one line is junk: for the problem just answered when it came
///   along with the answer, otherwise for the next one.
/// - A claim that states an `id` must state its problem's.  So an answer that comes late is not taken for another's.
/// - Descendants of the process die with it, except those that have left its process group.
public final class ExternalEngine {
    private let command: String
    private let name: String
    private let timeLimit: Duration
    private let memoryLimit: Int
    private let log: EngineLog?
    private var conversation: EngineConversation?
    private var hasFailed = false

    /// A slow start is no fault of an answer.
    private let timeToStart: Duration

    /// Names the engine; nothing is started yet.
    ///
    /// - Parameters:
    ///   - command: What `/bin/sh -c` is to run.
    ///   - timeLimit: How long one problem may take.
    ///   - memoryLimit: The most bytes of data a process may have; macOS does not keep to it.
    ///   - timeToStart: What the first answer of a process may take on top.
    ///   - log: What takes the lines that the process writes to its standard error; without one the caller's does.
    ///   - name: What claims call the engine; by default its command.
    public init(
        command: String, timeLimit: Duration, memoryLimit: Int = 4 << 30, timeToStart: Duration = .seconds(2),
        log: EngineLog? = nil, name: String? = nil
    ) {
        precondition(memoryLimit >= 0, "a limit is at least 0")
        (self.command, self.timeLimit, self.memoryLimit) = (command, timeLimit, memoryLimit)
        (self.timeToStart, self.log, self.name) = (timeToStart, log, name ?? command)
    }

    deinit { stop() }

    /// Asks for one problem, and waits for the answer or the time limit.
    ///
    /// - Parameters:
    ///   - problem: One line of JSON without a line break in it.
    ///   - items: How many lengths, and offsets if any, the claim must have.
    /// - Returns: The claim; the engine is named as here unless it names itself.
    public func answer(for problem: String, items: Int) throws(EngineFailure) -> EngineAnswer {
        precondition(!problem.utf8.contains(EngineConversation.newline), "a problem is one line")
        do {
            let reply = try EngineReply(line: try answer(to: problem))
            try reply.check(against: problem, items: items)
            return reply.answer(by: name)
        } catch {
            conversation?.kill()
            conversation = nil
            hasFailed = true
            switch error {
            case .junk(let line, let reason, _, let advice):
                throw .junk(line: line, reason: reason, items: items, advice: advice)
            case .surplus(let line, let when, _): throw .surplus(line: line, when: when, items: items)
            default: throw error
            }
        }
    }

    /// Asks a new process for one problem twice, and then waits for the end of its output.
    ///
    /// - Returns: `EngineFailure.surplus` where more than two answers come, or something else after the first.
    func surplus(for problem: String, items: Int) -> EngineFailure? {
        stop(waiting: .zero)
        guard let fresh = try? EngineConversation(command: command, memory: memoryLimit, errors: .nowhere) else {
            return nil
        }
        defer { fresh.kill() }
        let line = fresh.surplus(for: problem, deadline: .now + timeLimit + timeToStart, limit: timeLimit)
        return line.map { .surplus(line: $0, when: "came after the answer", items: items) }
    }

    /// Ends the process, if there is one: it gets a moment to leave by itself after its input has been closed.
    public func stop() { stop(waiting: .milliseconds(200)) }

    /// Ends the process, which gets so long to leave by itself.
    package func stop(waiting grace: Duration) {
        conversation?.stop(waiting: grace)
        conversation = nil
    }

    /// Where a process that is started now writes its standard error.
    private var errors: EngineProcess.Errors {
        if hasFailed { return .nowhere }
        return log.map(EngineProcess.Errors.log) ?? .caller
    }

    private func answer(to problem: String) throws(EngineFailure) -> [UInt8] {
        if let conversation {
            do {
                return try conversation.ask(problem, deadline: .now + timeLimit, limit: timeLimit)
            } catch .crashed(EngineFailure.endedWell) where conversation.hasAnswered {
                // It ended between two problems, of its own will: the problem is not to blame.
                conversation.kill()
            }
        }
        let fresh = try EngineConversation(command: command, memory: memoryLimit, errors: errors)
        conversation = fresh
        return try fresh.ask(problem, deadline: .now + timeLimit + timeToStart, limit: timeLimit)
    }
}
