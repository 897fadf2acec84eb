// SignalGuard.swift: writing to a pipe that nobody reads any more.

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
