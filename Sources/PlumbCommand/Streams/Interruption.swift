// Interruption.swift: how a command ends that is not to go on: at SIGINT, SIGTERM or SIGHUP, which a terminal sends that is
// closed, or when nobody reads it any longer.
// Answers are written whole; what has been done is said on standard error, and where to go on.

import DeepThreads
import Essentials
import Synchronization
import Trials

/// What ends a command early.
///
/// The signals are waited for by a thread of their own.  The command sees `isRequested` between two records, and then
/// reports on what it has done and leaves by `leave()`; if it does not come to that soon, it is ended between two writes.
enum Interruption {
    /// How far the command is.
    private struct Course {
        var noun = "records"
        var option: String?
        var done = 0
        var isWhole = true

        var sentence: String {
            let goesOn = option.map { "; \($0) \(done) goes on" } ?? ""
            return "interrupted after \(done) \(noun)\(goesOn)"
        }
    }

    // A signal comes to the process, so what it finds is the process's.
    private static let course = Mutex<Course?>(nil)
    private static let signal = Atomic<Int32>(0)

    /// Long enough for a record or two.
    private static let patience = 1_000
    /// Who has written everything anyhow may leave by itself.
    private static let graceOfReaders = 200

    /// Waits from now on for signals, and for the reader of standard output to go away.
    static func watch() {
        // Who writes too much, or to nobody, learns it from the write, and can say so.
        for signal in [SIGXFSZ, SIGPIPE] { Essentials.signal(signal, SIG_IGN) }
        var awaited = sigset_t()
        sigemptyset(&awaited)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { sigaddset(&awaited, signal) }
        // Threads that are started later inherit it.
        pthread_sigmask(SIG_BLOCK, &awaited, nil)
        let signals = awaited
        let isAwaited = ThreadMaker.system.start {
            var (signals, received) = (signals, Int32(0))
            while sigwait(&signals, &received) != 0 {}
            signal.store(received, ordering: .sequentiallyConsistent)
            end(by: received, within: course.withLock { $0 != nil } ? patience : 0)
        }
        // Where nobody waits for them, they end the command at once.
        if !isAwaited { pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
        watchReader()
    }

    /// Waits for the reader of a pipe to go away; without a thread for that the next write sees it.
    private static func watchReader() {
        var facts = stat()
        guard fstat(STDOUT_FILENO, &facts) == 0, [S_IFIFO, S_IFSOCK].contains(facts.st_mode & S_IFMT) else { return }
        _ = ThreadMaker.system.start {
            var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            while poll(&output, 1, -1) <= 0 {}
            end(by: SIGPIPE, within: graceOfReaders)
        }
    }

    /// Whether the command is to come to an end.
    static var isRequested: Bool { signal.load(ordering: .relaxed) != 0 }

    /// Says what is counted from now on.
    ///
    /// - Parameters:
    ///   - option: The option by which another run goes on, if there is one.
    ///   - done: How many were done by earlier runs.
    static func begin(counting noun: String, option: String? = "--resume", after done: Int = 0) {
        course.withLock { $0 = Course(noun: noun, option: option, done: done) }
    }

    /// Hands on what comes of some records; nothing ends the command in the meantime.
    static func finish<Result>(_ count: Int, _ work: () throws -> Result) rethrows -> Result {
        try course.withLock { course in
            let result = try work()
            course?.done += count
            return result
        }
    }

    /// So many have been done altogether.
    static func reach(_ done: Int) { course.withLock { $0?.done = done } }

    /// Records are left over.
    static func breakOff() { course.withLock { $0?.isWhole = false } }

    /// Ends the command by the signal that it got, if records are left over.
    static func leave() {
        guard isRequested else { return }
        course.withLock { course in
            if let course, !course.isWhole { die(by: signal.load(ordering: .relaxed), after: course) }
        }
    }

    /// Ends the command without a word, since nobody reads it.
    static func leaveUnread() -> Never { die(by: SIGPIPE, after: nil) }

    private static func end(by signal: Int32, within milliseconds: Int) -> Never {
        usleep(UInt32(milliseconds) * 1_000)
        // A write may wait for a reader that has stopped; then it cannot be waited for.
        for _ in 0..<200 {
            course.withLockIfAvailable { die(by: signal, after: signal == SIGPIPE ? nil : $0) }
            usleep(10_000)
        }
        if signal != SIGPIPE { Output.complain("interrupted while nobody took what was written") }
        die(by: signal, after: nil)
    }

    /// Ends the process by a signal; with a course, so that another run can go on where this one ends.
    private static func die(by signal: Int32, after course: Course?) -> Never {
        if let course {
            OutputFiles.finish()
            Output.complain(course.sentence)
        } else {
            OutputFiles.discard()
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        Essentials.signal(signal, SIG_DFL)
        // Late, because a thread that waits for an engine reports a crash; but before a second signal can end the process.
        RunningEngines.endAll()
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), signal)
        // Where a signal does not end the process, as the first one of a container, its status does.
        usleep(100_000)
        _exit(128 + signal)
    }

    /// Whether whoever started the command wants it to go on.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var before = sigaction()
        sigaction(signal, nil, &before)
        // Functions of C cannot be compared but as numbers.
        func number(_ handler: sighandler_t?) -> Int { unsafeBitCast(handler, to: Int.self) }
        return number(before.__sigaction_handler.sa_handler) == number(SIG_IGN)
    }
}
