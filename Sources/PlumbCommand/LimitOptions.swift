// LimitOptions.swift: `--limit`, the longest time that one record may take, the same for all commands.

import ArgumentParser
import Deadlines
import Documents
import Rows

/// How long a command works on one record.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The longest time that one record may take; what takes longer is stopped, and the next one begun.",
            valueName: "seconds"))
    var limit = 60.0

    func validate() throws {
        guard limit > 0, limit <= 1e6 else {
            throw ValidationError("--limit must be above 0 and at most 1000000 seconds, not \(limit)")
        }
    }

    /// The same as a length of time.
    var duration: Duration { .seconds(limit) }

    /// What was stopped, and what to do about it.
    var complaint: String { "takes longer than \(limit.shortest) s and was stopped; give it more with --limit" }

    /// Works on a record, and stops where that takes too long.
    ///
    /// - Parameter work: Asks `Deadline.current`; an error that it throws because of that is reported as the limit.
    func keeping<Answer>(
        _ record: Record, _ work: () -> Result<Answer, InputError>
    ) -> Result<Answer, InputError> {
        keeping { deadline in
            let outcome = work()
            guard case .failure = outcome, deadline.hasStoppedWork else { return outcome }
            return .failure(record.error(complaint))
        }
    }

    /// Does work within the limit.
    func keeping<Answer>(_ work: (Deadline) throws -> Answer) rethrows -> Answer {
        let deadline = Deadline(after: duration)
        return try Deadline.$current.withValue(deadline) { try work(deadline) }
    }
}

/// Work was stopped that does not say so itself.
struct StoppedWork: Error {
    /// Throws where the work at hand has been stopped.
    static func check() throws {
        if Deadline.current?.hasStoppedWork == true { throw StoppedWork() }
    }
}
