// RunningLayout.swift: the layout that runs on a thread, so that views cannot lay out inside each other without an end.

internal import Foundation

/// A layout while it runs, as code that it calls can find it.
///
/// A task that begins during a layout sees it too, perhaps on another thread or later: only the screen is read there.
final class RunningLayout: @unchecked Sendable {
    /// The innermost layout around the running code.
    @TaskLocal static var current: RunningLayout?

    /// More layouts inside each other than this are taken for an endless recursion.
    private static let deepest = 64

    /// The screen that is laid out.
    let screen: UIScreen.Shown
    private let thread = pthread_self()
    private let session: LayoutSession
    /// The layout whose code asked for this one.
    private let around: RunningLayout?
    private let level: Int
    private var hasEnded = false

    private init(of session: LayoutSession, on screen: UIScreen.Shown, inside around: RunningLayout?) {
        (self.session, self.screen, self.around) = (session, screen, around)
        level = (around?.level ?? 0) + 1
    }

    /// Runs a layout on a screen.
    ///
    /// - Throws: What the layout throws; `LayoutError.insideItself` where its host is laying out already, and
    ///   `LayoutError.layoutsTooDeep` where too many layouts stand inside each other, or too little stack is left.
    static func run<Result>(
        of session: LayoutSession, on screen: UIScreen.Shown, _ layout: () throws(LayoutError) -> Result
    ) throws(LayoutError) -> Result {
        let around = current.flatMap { $0.isAround ? $0 : nil }
        try around?.admit(session)
        let running = RunningLayout(of: session, on: screen, inside: around)
        defer { running.hasEnded = true }
        let result: Swift.Result<Result, LayoutError> = $current.withValue(running) {
            do throws(LayoutError) { return .success(try layout()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    /// Whether the layout stands further up on the stack of the running code.
    private var isAround: Bool { pthread_equal(thread, pthread_self()) != 0 && !hasEnded }

    /// Lets another layout run inside this one, or gives up all that run.
    private func admit(_ inner: LayoutSession) throws(LayoutError) {
        if sequence(first: self, next: \.around).contains(where: { $0.session === inner }) {
            let path = inner.runningPath
            inner.report(.askedForOwnLayout, at: path)
            throw .insideItself(path: path)
        }
        // Layouts that were refused would be asked for again at every level on the way back.
        if let failure = session.failure { throw failure }
        guard level >= Self.deepest || inner.lacksStack() else { return }
        let error = LayoutError.layoutsTooDeep(path: session.runningPath)
        for outer in sequence(first: self, next: \.around) { outer.session.fail(error) }
        throw error
    }
}
