// EnginePipes.swift: pipes to processes, which no other process inherits, and writing to one that nobody reads.

internal import Essentials

/// The two ends of a pipe, which programs that are started do not inherit.
struct PipeEnds {
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
