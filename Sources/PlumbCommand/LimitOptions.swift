// LimitOptions.swift: `--limit`, the longest time that one record may take, the same for all commands.

import ArgumentParser
import Deadlines
import Documents
import Workbench

/// How long a command works on one record.
struct LimitOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
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

    /// The same for whoever answers.
    var each: RecordLimit { RecordLimit(seconds: limit) }

    /// What was stopped, and what to do about it.
    var complaint: String { each.complaint }

    /// Works on a record, and stops where that takes too long.
    func keeping<Answer>(
        _ record: Record, _ work: () -> Result<Answer, InputError>
    ) -> Result<Answer, InputError> { each.keeping(record, work) }

    /// Does work within the limit.
    func keeping<Answer>(_ work: (Deadline) throws -> Answer) rethrows -> Answer { try each.keeping(work) }
}
