// Deadline.swift: when work is to stop, for whoever does a part of it, however deep below the one who set the limit.

internal import Synchronization

/// A limit of time that has begun.
///
/// Work that may take long asks between two steps whether it is over, and throws or gives up.  `current` is that of the
/// thread; threads that do a part of the work are handed it along.
package final class Deadline: Sendable {
    /// That of the work at hand; `nil` where there is no limit.
    @TaskLocal package static var current: Deadline?

    /// How long the work may take.
    package let limit: Duration
    private let elapsed: @Sendable () -> Duration
    private let wasSeen = Atomic(false)

    /// Begins now.
    ///
    /// - Parameter clock: What the time is taken from.
    package init<C: Clock>(after limit: Duration, on clock: C = ContinuousClock()) where C.Duration == Duration {
        self.limit = limit
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// What is left; negative when it is over.
    package var left: Duration { limit - elapsed() }

    /// Whether the work is to stop, which who asks will do.
    package var isOver: Bool {
        guard left <= .zero else { return false }
        wasSeen.store(true, ordering: .relaxed)
        return true
    }

    /// Whether some work has stopped for it.
    package var hasStoppedWork: Bool { wasSeen.load(ordering: .relaxed) }

    /// Whether the work at hand is to stop.
    package static var isOver: Bool { current?.isOver ?? false }
}
