// ExternalEngine.swift: an engine in another process, asked over its standard input and output.
// One line of JSON goes in for every problem, one line of JSON comes back.  Lengths in points.
// Whatever the other process does is an answer or an `EngineFailure`; it must never crash or block its caller.

/// A layout engine behind a shell command: one process, one caller at a time.
///
/// The process is started for the first problem, kept for the following ones, and killed after every failure; the
/// next problem then meets a new one.  Its standard error is the caller's; end the command with `2>/dev/null` to
/// silence it.  It has limits of its own: the time to answer, 16 MiB a line, memory, and files of 1 GiB.
///
/// - An engine may end with status 0 after an answer: it is started anew for the next problem.
/// - Blank lines are skipped.  Anything else beyond the one line is junk: for the problem just answered when it came
///   along with the answer, otherwise for the next one.
/// - A claim that states an `id` must state its problem's.  So an answer that comes late is not taken for another's.
/// - Descendants of the process die with it, except those that have left its process group.
public final class ExternalEngine {
    private let command: String
    private let timeLimit: Duration
    private let memoryLimit: Int
    private var conversation: EngineConversation?
    private var slowestAnswer: Duration?

    /// Names the engine; nothing is started yet.
    ///
    /// - Parameters:
    ///   - command: What `/bin/sh -c` is to run.
    ///   - timeLimit: How long one problem may take, the start of the process included.
    ///   - memoryLimit: The most bytes of data a process may have; macOS does not keep to it.
    public init(command: String, timeLimit: Duration, memoryLimit: Int = 4 << 30) {
        precondition(memoryLimit >= 0, "a limit is at least 0")
        (self.command, self.timeLimit, self.memoryLimit) = (command, timeLimit, memoryLimit)
    }

    deinit { stop() }

    /// How long is worth waiting where nothing depends on a single answer: four times the slowest good answer so far, a
    /// tenth of the time limit before the first one, but at least a quarter of a second and at most the time limit.
    var shortWait: Duration { min(timeLimit, max(.seconds(0.25), slowestAnswer.map { $0 * 4 } ?? timeLimit / 10)) }

    /// Asks for one problem, and waits for the answer or the time limit.
    ///
    /// - Parameters:
    ///   - problem: One line of JSON without a line break in it.
    ///   - items: How many lengths, and offsets if any, the claim must have.
    ///   - limit: How long this problem may take; by default the engine's time limit.
    /// - Returns: The claim; the engine is named by its command unless it names itself.
    public func claim(
        for problem: String, items: Int, within limit: Duration? = nil
    ) throws(EngineFailure) -> EngineClaim {
        precondition(!problem.utf8.contains(EngineConversation.newline), "a problem is one line")
        let (start, limit) = (ContinuousClock.now, limit ?? timeLimit)
        do {
            let line = try answer(to: problem, deadline: start + limit, limit: limit)
            let reply = try EngineReply(line: line)
            try reply.check(against: problem, items: items)
            slowestAnswer = max(slowestAnswer ?? .zero, ContinuousClock.now - start)
            return reply.claim(by: command)
        } catch {
            conversation?.kill()
            conversation = nil
            throw error
        }
    }

    /// Ends the process, if there is one: it gets a moment to leave by itself after its input has been closed.
    public func stop() { stop(waiting: .milliseconds(200)) }

    /// Ends the process, which gets so long to leave by itself.
    package func stop(waiting grace: Duration) {
        conversation?.stop(waiting: grace)
        conversation = nil
    }

    private func answer(
        to problem: String, deadline: ContinuousClock.Instant, limit: Duration
    ) throws(EngineFailure) -> [UInt8] {
        if let conversation {
            do {
                return try conversation.ask(problem, deadline: deadline, limit: limit)
            } catch .crashed(EngineConversation.endedWell) where conversation.hasAnswered {
                // It ended between two problems, of its own will: the problem is not to blame.
                conversation.kill()
            }
        }
        let fresh = try EngineConversation(command: command, memory: memoryLimit)
        conversation = fresh
        return try fresh.ask(problem, deadline: deadline, limit: limit)
    }
}
