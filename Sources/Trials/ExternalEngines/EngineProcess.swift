// EngineProcess.swift: a shell command as a child process with two pipes that never block.
// It is started at the head of a process group of its own by `posix_spawn`, which needs no descriptors but those of the
// pipes; Foundation's `Process` wants a dozen more and traps where there are none.  Writing raises no deadly SIGPIPE,
// the end of the process is seen while descendants of it hold its descriptors, and all of them are killed.

internal import Essentials

/// One child process; it lives until `end(grace:)` is called.
final class EngineProcess {
    /// What came of reading or writing without waiting.
    enum Transfer<Value> {
        case bytes(Value)
        case nothingYet
        case closed
    }

    /// Where the standard error of a process goes.
    enum Errors {
        /// Where the caller's goes.
        case caller
        /// To nobody.
        case nowhere
        /// Line by line to a log.
        case log(EngineLog)
    }

    private let identifier: pid_t
    /// What the process reads, and what it writes.
    private let (input, output): (Int32, Int32)
    private var inputIsClosed = false
    /// What reads its standard error, where a log takes that.
    private var errors: EngineErrors?
    private var chunk = [UInt8](repeating: 0, count: EngineProcess.chunkLength)
    private var outcome: String?

    private static let chunkLength = 1 << 16

    /// Starts `/bin/sh -c command`, within limits.
    ///
    /// - Parameters:
    ///   - memory: The most data a process of the command may have, in bytes, where the system keeps to it.
    ///   - errors: Where its standard error goes.
    /// - Throws: `EngineFailure.notStarted`.
    init(command: String, memory: Int, errors: Errors) throws(EngineFailure) {
        let limited = Self.limits(memory: memory) + command
        (identifier, (input, output, self.errors)) = try RunningEngines.start { () throws(EngineFailure) in
            try Self.start(limited, errors: errors)
        }
        for descriptor in [input, output] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    private static func start(
        _ command: String, errors: Errors
    ) throws(EngineFailure) -> sending (head: pid_t, (input: Int32, output: Int32, EngineErrors?)) {
        let problems = try PipeEnds()
        defer { close(problems.reading) }
        let answers: PipeEnds
        do { answers = try PipeEnds() } catch {
            close(problems.writing)
            throw error
        }
        defer { close(answers.writing) }
        var complaints: PipeEnds?
        defer { if let complaints { close(complaints.writing) } }
        var reader: EngineErrors?
        var identifier: pid_t = 0
        do throws(EngineFailure) {
            if case .log(let log) = errors {
                let ends = try PipeEnds()
                complaints = ends
                reader = EngineErrors(ends.reading, log)
            }
            let code = spawn(
                command, reading: problems.reading, writing: answers.writing, errors: errors,
                into: complaints?.writing, &identifier)
            guard code == 0 else { throw .notStarted(String(cString: strerror(code))) }
        } catch {
            close(problems.writing)
            close(answers.reading)
            reader?.close()
            throw error
        }
        return (identifier, (problems.writing, answers.reading, reader))
    }

    /// Whether a shell can start processes now, as a limit of processes may not let it.
    static var canStartFromShell: Bool {
        // Shells fork for the first two and may use vfork for the last.
        let command = "(exit 0) | (exit 0) && /bin/sh -c : && exit 0"
        guard let probe = try? EngineProcess(command: command, memory: 1 << 30, errors: .nowhere) else { return false }
        let patience = ContinuousClock.now + .seconds(10)
        while !probe.hasEnded, ContinuousClock.now < patience { probe.pause() }
        return probe.end(grace: .zero) == EngineFailure.endedWell
    }

    /// Starts the shell with two descriptors for its input and output, and no signal held back.
    private static func spawn(
        _ command: String, reading: Int32, writing: Int32, errors: Errors, into pipe: Int32?, _ identifier: inout pid_t
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
        if case .nowhere = errors {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        if let pipe { posix_spawn_file_actions_adddup2(&actions, pipe, STDERR_FILENO) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
        defer { arguments.forEach { free($0) } }
        return posix_spawn(&identifier, "/bin/sh", &actions, &attributes, &arguments, environ)
    }

    /// Commands of the shell that limit what comes after them; one that the system refuses is passed over.
    ///
    /// Data are limited rather than addresses, which some engines reserve by the terabyte; files to 1 GiB each, and none is
    /// left by a crash.  Time is limited by who waits for an answer.
    private static func limits(memory: Int) -> String {
        let (kilobyte, block) = (1 << 10, 512)
        let limits = ["-d \(memory / kilobyte)", "-f \((1 << 30) / block)", "-c 0"]
        return limits.map { "ulimit \($0) 2>/dev/null\n" }.joined()
    }

    /// Whether the process itself has ended; descendants of it may live on.
    var hasEnded: Bool {
        var info = siginfo_t()
        // Only a look: were it collected here, its number could be given to another process before it is killed.
        let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
        return result == 0 ? info.si_signo != 0 : errno == ECHILD
    }

    /// Waits until a pipe is ready or the time is over; a pipe that has been closed is ready.
    func poll(writing: Bool, milliseconds: Int32) -> (forReading: Bool, forWriting: Bool) {
        var pipes = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
        if writing {
            pipes.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0))
        }
        let complaints = errors.flatMap { $0.isOpen ? $0 : nil }
        if let complaints { pipes.append(pollfd(fd: complaints.descriptor, events: Int16(POLLIN), revents: 0)) }
        let count = Essentials.poll(&pipes, nfds_t(pipes.count), milliseconds)
        if count > 0, let complaints, pipes[pipes.count - 1].revents != 0 { complaints.read() }
        return count > 0 ? (pipes[0].revents != 0, writing && pipes[1].revents != 0) : (false, false)
    }

    /// Reads what is there.
    func read() -> Transfer<ArraySlice<UInt8>> {
        let count = Essentials.read(output, &chunk, Self.chunkLength)
        guard count >= 0 else { return Self.isTransient(errno) ? .nothingYet : .closed }
        return count == 0 ? .closed : .bytes(chunk[..<count])
    }

    /// Writes as much as fits.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer<Int> {
        let (count, code) = SignalGuard.withoutBrokenPipe {
            let count = Essentials.write(input, Array(bytes), bytes.count)
            return (count, errno)
        }
        guard count < 0 else { return .bytes(count) }
        return Self.isTransient(code) ? .nothingYet : .closed
    }

    /// Closes the pipe that the process reads; nothing may be written any more.
    func closeInput() {
        if !inputIsClosed { close(input) }
        inputIsClosed = true
    }

    /// Lets a millisecond pass.
    func pause() { usleep(1000) }

    /// Closes the pipes, kills the process and its group unless it ends within `grace`, and collects it.
    ///
    /// - Returns: How it ended; the same when called again.
    @discardableResult
    func end(grace: Duration) -> String {
        // Once collected, its number may be another's.
        if let outcome { return outcome }
        closeInput()
        let patience = ContinuousClock.now + grace
        while !hasEnded, ContinuousClock.now < patience { pause() }
        // The group outlives its head, and keeps its number, as long as a descendant is in it.
        RunningEngines.end(identifier)
        close(output)
        let status = collect()
        errors?.read()
        errors?.close()
        outcome = status
        return status
    }

    private func collect() -> String {
        // On a busy machine a killed process may take seconds to end; left behind it would stay as long as this one.
        let patience = ContinuousClock.now + .seconds(10)
        var status: Int32 = 0
        while true {
            let found = waitpid(identifier, &status, WNOHANG)
            if found == identifier { break }
            // A program that ignores SIGCHLD has its children collected by the system.
            guard found == 0 || errno == EINTR, ContinuousClock.now < patience else { return "unknown status" }
            pause()
        }
        return status & 0x7F == 0 ? EngineFailure.exitStatus(status >> 8 & 0xFF) : "signal \(status & 0x7F)"
    }

    private static func isTransient(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
}
