// Progress.swift: how far a command is, on standard error where that is a terminal.
//
// A count is shown as it grows, with the share of the input where its size is known, the rate and the time that is left.
// Where it stands still for two seconds, since one problem takes long, the time is shown beside it, so that nobody takes a
// command for dead that works.

import DeepThreads
import Dispatch
import Essentials
import Reports
import Synchronization

/// A line on standard error that says how far the command is; silent unless that is a terminal.
struct Progress: Sendable {
    /// Whether there is anybody to read the counts.
    let isShown: Bool
    private let noun: String
    private let pulse: Pulse?
    private let meter: InputMeter?
    private var lastShown = ContinuousClock.now

    /// - Parameters:
    ///   - areAnswersShown: Whether answers are written meanwhile; on a terminal they are progress enough.
    ///   - isTyped: Whether somebody types what is read, whose line it would be written over.
    ///   - meter: Knows how much of the input has been done.
    init(
        counting noun: String, besideAnswers areAnswersShown: Bool = false, isTyped: Bool = false,
        of meter: InputMeter? = nil
    ) {
        (self.noun, self.meter) = (noun, meter)
        let isTerminal = isatty(STDERR_FILENO) == 1
        isShown = isTerminal && !(areAnswersShown && isatty(STDOUT_FILENO) == 1)
        pulse = isTerminal && !isTyped ? Pulse("0 \(noun)") : nil
    }

    /// Shows the count, a few times a second at most.
    mutating func update(_ count: Int) {
        let (noun, meter) = (noun, meter)
        show(meter?.pace(count, noun).text ?? Pace.counted(count, noun))
    }

    /// Shows a text in place of the last one, a few times a second at most.
    mutating func show(_ text: @autoclosure () -> String) {
        guard isShown || pulse != nil else { return }
        let now = ContinuousClock.now
        guard now - lastShown > .milliseconds(200) else { return }
        lastShown = now
        let text = text()
        pulse?.move(to: text)
        if isShown { StatusLine.show(text) }
    }

    /// Takes the line away.
    func finish() {
        pulse?.stop()
        StatusLine.clear()
    }
}

/// Progress that any thread may report.
final class SharedProgress: Sendable {
    private let progress: Mutex<Progress>

    init(counting noun: String) { progress = Mutex(Progress(counting: noun)) }

    /// Shows the count, a few times a second at most.
    @Sendable func update(_ count: Int) { progress.withLock { $0.update(count) } }

    /// Takes the line away.
    func finish() { progress.withLock { $0.finish() } }
}

/// Shows how long nothing has moved.
private final class Pulse: Sendable {
    private static let patience = Duration.seconds(2)
    private let state: Mutex<(text: String, since: ContinuousClock.Instant, isOver: Bool)>
    private let end = DispatchSemaphore(value: 0)

    init(_ text: String) {
        state = Mutex((text, .now, false))
        let end = end
        // Without a thread nothing is shown, which does no harm.
        _ = ThreadMaker.system.start { [weak self] in
            while end.wait(timeout: .now() + .milliseconds(500)) == .timedOut { self?.beat() }
        }
    }

    deinit { stop() }

    private func beat() {
        state.withLock { state in
            let still = ContinuousClock.now - state.since
            if state.isOver || still < Self.patience { return }
            StatusLine.show("\(state.text), working for \(still.components.seconds) s")
        }
    }

    func move(to text: String) { state.withLock { ($0.text, $0.since) = (text, .now) } }

    func stop() {
        state.withLock { $0.isOver = true }
        end.signal()
    }
}
