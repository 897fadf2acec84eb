// DrivenClock.swift: time that passes when a test says so.

import PlumbTesting
import Synchronization

/// A clock that a test sets forward; until then it stands still.
final class DrivenClock: Sendable {
    private let time = Mutex(Duration.zero)

    var now: Duration { time.withLock { $0 } }
    var clock: SearchClock { SearchClock { self.now } }

    func advance(by step: Duration) { time.withLock { $0 += step } }
}
