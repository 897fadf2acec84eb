// EngineProcess.swift: a shell command as a child process with two pipes that never block.
// It is started at the head of a process group of its own by `posix_spawn`, which needs no descriptors but those of the
// pipes; Foundation's `Process` wants a dozen more and traps where there are none.  Writing raises no deadly SIGPIPE,
// the end of the process is seen while descendants of it hold its descriptors, and all of them are killed.

internal import Foundation
internal import Synchronization

/// One child process; it lives until `end(grace:)` is called.
final class EngineProcess {
    /// What came of reading or writing without waiting.
    enum Transfer<Value> {
        case bytes(Value)
        case nothingYet
        case closed
    }

    private let identifier: pid_t
    /// What the process reads, and what it writes.
    private let (input, output): (Int32, Int32)
    private var chunk = [UInt8](repeating: 0, count: EngineProcess.chunkLength)
    private var outcome: String?

    private static let chunkLength = 1 << 16
    /// A process that starts while another's pipes are being made would inherit them.
    private static let oneAtATime = Mutex(())

    /// Starts `/bin/sh -c command`, within limits.
    ///
    /// - Parameters:
    ///   - memory: The most data a process of the command may have, in bytes, where the system keeps to it.
    ///   - isQuiet: Whether its standard error goes nowhere, instead of where the caller's goes.
    /// - Throws: `EngineFailure.notStarted`.
    init(command: String, memory: Int, isQuiet: Bool) throws(EngineFailure) {
        let limited = Self.limits(memory: memory) + command
        let started = Self.oneAtATime.withLock { _ in
            Result { () throws(EngineFailure) in try Self.start(limited, isQuiet: isQuiet) }
        }
        (identifier, input, output) = try started.get()
        for descriptor in [input, output] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    private static func start(
        _ command: String, isQuiet: Bool
    ) throws(EngineFailure) -> (pid_t, input: Int32, output: Int32) {
        let problems = try PipeEnds()
        defer { close(problems.reading) }
        let answers: PipeEnds
        do { answers = try PipeEnds() } catch {
            close(problems.writing)
            throw error
        }
        defer { close(answers.writing) }
        var identifier: pid_t = 0
        let code = spawn(
            command, reading: problems.reading, writing: answers.writing, isQuiet: isQuiet, &identifier)
        guard code == 0 else {
            close(problems.writing)
            close(answers.reading)
            throw .notStarted(String(cString: strerror(code)))
        }
        return (identifier, problems.writing, answers.reading)
    }

    /// Whether a shell can start processes now, as a limit of processes may not let it.
    static var canStartFromShell: Bool {
        // Shells fork for the first two and may use vfork for the last.
        let command = "(exit 0) | (exit 0) && /bin/sh -c : && exit 0"
        guard let probe = try? EngineProcess(command: command, memory: 1 << 30, isQuiet: true) else { return false }
        let patience = ContinuousClock.now + .seconds(10)
        while !probe.hasEnded, ContinuousClock.now < patience { probe.pause() }
        return probe.end(grace: .zero) == exitStatus(0)
    }

    /// Starts the shell with two descriptors for its input and output, and no signal held back.
    private static func spawn(
        _ command: String, reading: Int32, writing: Int32, isQuiet: Bool, _ identifier: inout pid_t
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
        if isQuiet { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
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
        let count = Foundation.poll(&pipes, nfds_t(pipes.count), milliseconds)
        return count > 0 ? (pipes[0].revents != 0, writing && pipes[1].revents != 0) : (false, false)
    }

    /// Reads what is there.
    func read() -> Transfer<ArraySlice<UInt8>> {
        let count = Foundation.read(output, &chunk, Self.chunkLength)
        guard count >= 0 else { return Self.isTransient(errno) ? .nothingYet : .closed }
        return count == 0 ? .closed : .bytes(chunk[..<count])
    }

    /// Writes as much as fits.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer<Int> {
        let (count, code) = SignalGuard.withoutBrokenPipe {
            let count = Foundation.write(input, Array(bytes), bytes.count)
            return (count, errno)
        }
        guard count < 0 else { return .bytes(count) }
        return Self.isTransient(code) ? .nothingYet : .closed
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
        close(input)
        let patience = ContinuousClock.now + grace
        while !hasEnded, ContinuousClock.now < patience { pause() }
        // The group outlives its head, and keeps its number, as long as a descendant is in it.
        kill(-identifier, SIGKILL)
        kill(identifier, SIGKILL)
        close(output)
        let status = collect()
        outcome = status
        return status
    }

    private func collect() -> String {
        let patience = ContinuousClock.now + .milliseconds(500)
        var status: Int32 = 0
        while true {
            let found = waitpid(identifier, &status, WNOHANG)
            if found == identifier { break }
            // A program that ignores SIGCHLD has its children collected by the system.
            guard found == 0 || errno == EINTR, ContinuousClock.now < patience else { return "unknown status" }
            pause()
        }
        return status & 0x7F == 0 ? Self.exitStatus(status >> 8 & 0xFF) : "signal \(status & 0x7F)"
    }

    /// The words for a process that ended by itself.
    static func exitStatus(_ code: Int32) -> String { "exit status \(code)" }

    private static func isTransient(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
}

/// The two ends of a pipe, which programs that are started do not inherit.
private struct PipeEnds {
    let (reading, writing): (Int32, Int32)

    /// - Throws: `EngineFailure.notStarted`.
    init() throws(EngineFailure) {
        var ends: [Int32] = [-1, -1]
        let made = pipe(&ends)
        // The numbers below 3 are those of standard streams, which may be closed here, but not in the process.
        let own = made == 0 ? ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) } : []
        let code = errno
        if made == 0 { ends.forEach { close($0) } }
        guard own.count == 2, own.allSatisfy({ $0 >= 0 }) else {
            for end in own where end >= 0 { close(end) }
            throw .notStarted("no pipe could be made: \(String(cString: strerror(code)))")
        }
        (reading, writing) = (own[0], own[1])
    }
}

/// Writing to a pipe that nobody reads must not end the program.
enum SignalGuard {
    /// Runs `body` with SIGPIPE held back from this thread, and takes away one that `body` raised.
    ///
    /// The program's own way with the signal is left alone, in this thread and in all others.
    static func withoutBrokenPipe<Value>(_ body: () -> Value) -> Value {
        var pending = sigset_t()
        sigpending(&pending)
        // One that was pending before is not ours to take.
        guard sigismember(&pending, SIGPIPE) == 0 else { return body() }
        var pipe = sigset_t()
        var before = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let value = body()
        sigpending(&pending)
        if sigismember(&pending, SIGPIPE) == 1 {
            var signal: Int32 = 0
            sigwait(&pipe, &signal)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return value
    }
}
