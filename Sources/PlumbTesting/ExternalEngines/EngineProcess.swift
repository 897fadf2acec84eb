// EngineProcess.swift: a shell command as a child process with two pipes that never block.
// Foundation starts it, at the head of a process group of its own, and collects it.  What Foundation lacks is done
// here by POSIX: writing without a deadly SIGPIPE, seeing the end of the process while descendants of it hold its
// descriptors (Foundation waits for the last of them), and killing them all.

/// One child process; it lives until `end(grace:)` is called.
final class EngineProcess {
    /// What came of reading or writing without waiting.
    enum Transfer<Value> {
        case bytes(Value)
        case nothingYet
        case closed
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let collected = DispatchSemaphore(value: 0)
    private var chunk = [UInt8](repeating: 0, count: EngineProcess.chunkLength)
    private var outcome: String?

    private static let chunkLength = 1 << 16

    /// Starts `/bin/sh -c command`, within limits.
    ///
    /// - Parameter memory: The most data a process of the command may have, in bytes, where the system keeps to it.
    /// - Throws: `EngineFailure.notStarted`.
    init(command: String, memory: Int) throws(EngineFailure) {
        // Foundation makes a pipe of bad descriptors when there are none left.
        guard input.fileHandleForWriting.fileDescriptor >= 0, output.fileHandleForReading.fileDescriptor >= 0 else {
            throw .notStarted("no pipe could be made: too many open files")
        }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.limits(memory: memory) + command]
        process.standardInput = input
        process.standardOutput = output
        let collected = collected
        process.terminationHandler = { _ in collected.signal() }
        do { try process.run() } catch { throw .notStarted((error as NSError).localizedDescription) }
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
        for descriptor in [input.fileHandleForWriting.fileDescriptor, output.fileHandleForReading.fileDescriptor] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
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
        let result = waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT)
        return result == 0 ? info.si_signo != 0 : errno == ECHILD
    }

    /// Waits until a pipe is ready or the time is over; a pipe that has been closed is ready.
    func poll(writing: Bool, milliseconds: Int32) -> (forReading: Bool, forWriting: Bool) {
        var pipes = [pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)]
        if writing {
            pipes.append(pollfd(fd: input.fileHandleForWriting.fileDescriptor, events: Int16(POLLOUT), revents: 0))
        }
        let count = Foundation.poll(&pipes, nfds_t(pipes.count), milliseconds)
        return count > 0 ? (pipes[0].revents != 0, writing && pipes[1].revents != 0) : (false, false)
    }

    /// Reads what is there.
    func read() -> Transfer<ArraySlice<UInt8>> {
        let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &chunk, Self.chunkLength)
        guard count >= 0 else { return Self.isTransient(errno) ? .nothingYet : .closed }
        return count == 0 ? .closed : .bytes(chunk[..<count])
    }

    /// Writes as much as fits.
    func write(_ bytes: ArraySlice<UInt8>) -> Transfer<Int> {
        let descriptor = input.fileHandleForWriting.fileDescriptor
        let (count, code) = SignalGuard.withoutBrokenPipe {
            let count = Foundation.write(descriptor, Array(bytes), bytes.count)
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
        try? input.fileHandleForWriting.close()
        let patience = ContinuousClock.now + grace
        while !hasEnded, ContinuousClock.now < patience { pause() }
        // The group outlives its head, and keeps its number, as long as a descendant is in it.
        kill(-process.processIdentifier, SIGKILL)
        kill(process.processIdentifier, SIGKILL)
        try? output.fileHandleForReading.close()
        let status = collect()
        outcome = status
        return status
    }

    private func collect() -> String {
        if collected.wait(timeout: .now() + .milliseconds(500)) == .success {
            let signalled = process.terminationReason == .uncaughtSignal
            return signalled ? "signal \(process.terminationStatus)" : Self.exitStatus(process.terminationStatus)
        }
        // A descendant outside the group keeps Foundation waiting, perhaps for ever.
        var status: Int32 = 0
        guard waitpid(process.processIdentifier, &status, WNOHANG) > 0 else { return "unknown status" }
        return status & 0x7F == 0 ? Self.exitStatus(status >> 8 & 0xFF) : "signal \(status & 0x7F)"
    }

    /// The words for a process that ended by itself.
    static func exitStatus(_ code: Int32) -> String { "exit status \(code)" }

    private static func isTransient(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
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
