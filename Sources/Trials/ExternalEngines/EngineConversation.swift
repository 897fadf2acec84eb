// EngineConversation.swift: one run of an engine's process: write a line, wait for a line.
// Both pipes are used without blocking, by one thread that waits in `poll`: an engine that reads nothing, or writes
// without end, costs its caller the time limit and no more.

/// One process and the two pipes to it.
final class EngineConversation {
    static let newline = UInt8(ascii: "\n")
    /// The longest line that is read, in bytes.
    static let longest = 16 << 20

    /// Whether this process has answered a problem.
    private(set) var hasAnswered = false
    private let process: EngineProcess
    /// What has come and not been taken; never begins with blanks.
    private var received: [UInt8] = []
    private var searched = 0
    private var outputEnded = false
    private var inputClosed = false

    /// Starts the command, whose processes may have so many bytes of data each.
    ///
    /// - Parameter errors: Where its standard error goes.
    /// - Throws: `EngineFailure.notStarted`.
    init(command: String, memory: Int, errors: EngineProcess.Errors) throws(EngineFailure) {
        process = try EngineProcess(command: command, memory: memory, errors: errors)
    }

    /// Writes a problem and waits for the line that answers it.
    ///
    /// - Parameter limit: What `.hung` reports.
    /// - Throws: Any `EngineFailure` but `.wrongCount`; the conversation is then of no further use.
    func ask(_ problem: String, deadline: ContinuousClock.Instant, limit: Duration) throws(EngineFailure) -> [UInt8] {
        // What a new process writes is for its first problem, whether or not it has waited for it.
        if hasAnswered {
            try refuseSurplus("came before this problem was asked", until: deadline)
        }
        var unsent = Array(problem.utf8)[...]
        unsent.append(Self.newline)
        while true {
            // An answer may come before the problem has been read; the rest is written first.
            if unsent.isEmpty || inputClosed || outputEnded, let line = try takeLine() {
                hasAnswered = true
                do throws(EngineFailure) {
                    try refuseSurplus("came along with the answer", until: deadline)
                } catch {
                    // A banner before the answer is what is wrong then, and not the answer.
                    if (try? EngineReply(line: line)) != nil { throw error }
                }
                return line
            }
            if outputEnded { throw failureAfterEnd(deadline) }
            guard ContinuousClock.now < deadline else { throw blamed(.hung(after: limit, received: partial)) }
            // A descendant may hold the output open, so the end of the process must be looked for.
            let ended = process.hasEnded
            let ready = process.poll(writing: !unsent.isEmpty && !inputClosed, milliseconds: ended ? 0 : 5)
            if ready.forReading { receive() } else if ended { outputEnded = true }
            if ready.forWriting { send(&unsent) }
        }
    }

    /// Asks for a problem twice, closes the process's input and waits for the end of its output.
    ///
    /// - Returns: The start of a line that answers nothing: one after an answer that is none, or a third answer.  What a
    ///   process says when it leaves is no answer.
    func surplus(for problem: String, deadline: ContinuousClock.Instant, limit: Duration) -> String? {
        for isSecond in [false, true] {
            do throws(EngineFailure) {
                let line = try ask(problem, deadline: deadline, limit: limit)
                guard (try? EngineReply(line: line)) == nil else { continue }
                return isSecond ? EngineReply.excerpt(of: line) : nil
            } catch {
                if case .surplus(let line, _, _) = error { return line }
                return nil
            }
        }
        process.closeInput()
        let patience = min(deadline, .now + .seconds(2))
        while !outputEnded, ContinuousClock.now < patience {
            let ended = process.hasEnded
            if process.poll(writing: false, milliseconds: ended ? 0 : 5).forReading {
                receive()
            } else if ended {
                break
            }
        }
        return received.split(separator: Self.newline).map { Array($0) }
            .first { (try? EngineReply(line: $0)) != nil }.map { EngineReply.excerpt(of: $0) }
    }

    /// Ends the process at once, with its descendants.
    func kill() { process.end(grace: .zero) }

    /// Ends the process, which may first leave by itself.
    func stop(waiting grace: Duration) { process.end(grace: grace) }

    /// Takes the line that has come; the last one need not end in a line break.
    private func takeLine() throws(EngineFailure) -> [UInt8]? {
        if let end = received[searched...].firstIndex(of: Self.newline) {
            let line = Array(received[..<end])
            received = Array(received[end...].drop(while: Self.isBlank))
            searched = 0
            return line
        }
        searched = received.count
        guard received.count <= Self.longest else {
            throw .junk(line: EngineReply.excerpt(of: received), reason: "is longer than \(Self.longest >> 20) MiB")
        }
        // Half an answer says that the process died over it, not that it writes junk.
        guard outputEnded, (try? EngineReply(line: received)) != nil else { return nil }
        defer { (received, searched) = ([], 0) }
        return received
    }

    /// What has come of a line that has no end.
    private var partial: String? { received.isEmpty ? nil : EngineReply.excerpt(of: received) }

    /// Throws if there is output at hand that nothing asked for.
    private func refuseSurplus(_ when: String, until deadline: ContinuousClock.Instant) throws(EngineFailure) {
        while received.isEmpty, !outputEnded, ContinuousClock.now < deadline,
            process.poll(writing: false, milliseconds: 0).forReading
        { receive() }
        guard received.isEmpty else {
            let line = Array(received.prefix { $0 != Self.newline })
            throw .surplus(line: EngineReply.excerpt(of: line), when: when)
        }
    }

    private func receive() {
        switch process.read() {
        case .bytes(let bytes): received += received.isEmpty ? bytes.drop(while: Self.isBlank) : bytes
        case .nothingYet: break
        case .closed: outputEnded = true
        }
    }

    private func send(_ unsent: inout ArraySlice<UInt8>) {
        switch process.write(unsent.prefix(1 << 16)) {
        case .bytes(let count): unsent = unsent.dropFirst(count)
        case .nothingYet: break
        // It may answer all the same; if not, its output says so.
        case .closed: inputClosed = true
        }
    }

    /// What became of a process whose output has ended.
    private func failureAfterEnd(_ deadline: ContinuousClock.Instant) -> EngineFailure {
        let patience = min(deadline, .now + .seconds(1))
        while !process.hasEnded {
            guard ContinuousClock.now < patience else { return .crashed(status: "closed its output and went on") }
            process.pause()
        }
        let status = process.end(grace: .zero)
        switch status {
        // What a POSIX shell says of a command that it cannot run.
        case EngineFailure.exitStatus(126) where !hasAnswered: return .notStarted("\(status): not executable")
        case EngineFailure.exitStatus(127) where !hasAnswered:
            return .notStarted("\(status): command not found, or a library that it needs not loaded")
        default: return blamed(.crashed(status: status))
        }
    }

    /// A failure before the first answer is not the engine's where its shell can start nothing.
    private func blamed(_ failure: EngineFailure) -> EngineFailure {
        if hasAnswered || EngineProcess.canStartFromShell { return failure }
        return .notStarted("the system has no process left for its shell to start")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
