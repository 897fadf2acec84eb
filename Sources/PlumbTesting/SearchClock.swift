// SearchClock.swift: the time by which searches keep their limits; tests drive it.

/// The time by which a search keeps its limits.
package struct SearchClock: Sendable {
    /// The time since some instant; it never goes back.
    package let now: @Sendable () -> Duration

    /// A clock that says what a function says.
    package init(now: @escaping @Sendable () -> Duration) { self.now = now }

    /// The system's clock.
    package static let system: SearchClock = {
        let start = ContinuousClock.now
        return SearchClock { ContinuousClock.now - start }
    }()
}
