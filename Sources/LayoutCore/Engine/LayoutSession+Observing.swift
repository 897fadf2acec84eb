// LayoutSession+Observing.swift: observable objects that views read while they are built or placed.

internal import Observation

extension LayoutSession {
    /// Runs a part of a layout.  When an observable object that it reads changes afterwards, all views are evaluated again.
    ///
    /// Which view has read it is not asked: closures of containers read long after the body that they stand in.
    func observing<Result>(_ part: () -> Result) -> Result {
        let reader = Reader(session: self)
        return withObservationTracking(part) { reader.session?.invalidateAll() }
    }

    /// The session, as a closure holds it that may come from any thread: an object must not change while a host that
    /// shows it lays out.
    private struct Reader: @unchecked Sendable {
        weak var session: LayoutSession?
    }
}
