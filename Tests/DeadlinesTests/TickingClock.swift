// TickingClock.swift: a clock that goes on by a second whenever it is looked at, so that no test waits for another.

import Synchronization

/// A clock that counts how often it is looked at.
final class TickingClock: Clock {
    /// So many looks after the first.
    struct Instant: InstantProtocol {
        let seconds: Int

        func advanced(by duration: Duration) -> Instant {
            Instant(seconds: seconds + Int(duration.components.seconds))
        }

        func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }

        static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
    }

    private let looks = Atomic(0)

    init() {}

    var now: Instant { Instant(seconds: looks.add(1, ordering: .relaxed).oldValue) }
    var minimumResolution: Duration { .seconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
