// CountedRun.swift: what a run over a stream has counted, for the file of `--summary` and for the exit status.

import Documents
import Workbench

/// A run that counts records and answers while they are printed.
struct CountedRun {
    /// What has been counted so far.
    var counts = AnswerCounts()
    private let command: String
    private let answersAll: Bool
    private let file: LineFile?

    /// Begins the file of `--summary`, if there is one.
    ///
    /// - Parameter files: What is read.
    /// - Throws: `ExitCode` once the complaint is written.
    init(of command: String, _ lines: LineOptions, reading files: [FileName]) throws {
        (self.command, answersAll) = (command, lines.answerAll)
        file = try lines.summary.map { try LineFile(ofEnd: $0, besides: files) }
    }

    /// What has happened, whatever the status is to say of it.
    ///
    /// - Parameter isJudging: Whether faults of answers are what the command looks for.
    func outcome(judging isJudging: Bool = false) -> ExitStatus {
        if counts.unreadable + counts.unreadFiles > 0 { return .badInput }
        return isJudging && counts.faults > 0 ? .claimsFail : .done
    }

    /// How the command ends: where every line has an answer, by whether everything was read.
    func status(judging isJudging: Bool = false) -> ExitStatus {
        if answersAll { return counts.unreadFiles > 0 ? .badInput : .done }
        return outcome(judging: isJudging)
    }

    /// Writes the counts, and ends the command unless all went well.
    ///
    /// - Throws: `ExitCode`.
    func leave(judging isJudging: Bool = false) throws {
        try writeSummary()
        try status(judging: isJudging).leave()
    }

    /// Writes the counts to the file of `--summary`.
    ///
    /// - Throws: `ExitCode` once the complaint is written.
    func writeSummary() throws {
        try file?.write(counts.json(of: command).line)
        try file?.finish(after: .done)
    }
}
