// RecordLimit.swift: the longest time that one record may take, whoever answers it.

package import Deadlines

/// How long work on one record may take.
package struct RecordLimit: Sendable {
    /// The same in seconds.
    package let seconds: Double
    /// The time for the whole input where this is the rest of it, in seconds.
    private let whole: Double?

    /// A limit, or the rest of the time for a `whole` input.
    package init(seconds: Double, ofWhole whole: Double? = nil) { (self.seconds, self.whole) = (seconds, whole) }

    /// What was stopped, and what to do about it.
    package var complaint: String {
        if let whole {
            return "was stopped at the deadline of \(whole.shortest) s for the whole input; give more time (deadline)"
        }
        return "takes longer than \(seconds.shortest) s and was stopped; give it more with --limit"
    }

    /// Works on a record, and stops where that takes too long.
    ///
    /// - Parameter work: Asks `Deadline.current`; an error that it throws because of that is reported as the limit.
    package func keeping<Answer>(
        _ record: Record, _ work: () -> Result<Answer, InputError>
    ) -> Result<Answer, InputError> {
        let deadline = Deadline(after: .seconds(seconds))
        // What a function of the runtime hands back is copied by way of its type, which takes longer than this.
        var answered: Result<Answer, InputError>?
        Deadline.$current.withValue(deadline) { answered = work() }
        guard let outcome = answered else { return .failure(record.error(complaint)) }
        guard case .failure = outcome, deadline.hasStoppedWork else { return outcome }
        return .failure(record.error(complaint))
    }

    /// Does work within the limit.
    package func keeping<Answer>(_ work: (Deadline) throws -> Answer) rethrows -> Answer {
        let deadline = Deadline(after: .seconds(seconds))
        return try Deadline.$current.withValue(deadline) { try work(deadline) }
    }
}

/// Work was stopped that does not say so itself.
package struct StoppedWork: Error {
    /// The reason is the limit, which whoever set it knows.
    package init() {}

    /// Throws where the work at hand has been stopped.
    package static func check() throws {
        if Deadline.current?.hasStoppedWork == true { throw StoppedWork() }
    }
}
