// Records.swift: the records of a command in order, from the first one that is still to be done.

import ArgumentParser
import Documents
import Workbench

/// Where a run goes on that was interrupted.
struct ResumeArguments: ParsableArguments {
    @Option(parsing: .unconditional, help: help) var resume = 0

    func validate() throws { try Self.check(resume) }

    /// What `--resume` does.
    static let help = ArgumentHelp(
        "Skips N records at the beginning; an interrupted run says how many it has done.", valueName: "count")

    static func check(_ count: Int) throws {
        guard count >= 0 else { throw ValidationError("--resume must be at least 0, not \(count)") }
    }
}

/// Reads records until there are no more, or the command is interrupted.
struct Records {
    private var reader: RecordReader
    /// The answers to the records, where they stand in a file of their own.
    private var answers: AnswerFile?
    /// Whether nothing more is read, since there are no answers to it.
    private var isOver = false
    /// The error that `next` returns where the input has fewer records than an earlier run has done.
    private var shortage: InputError?

    /// Whether the next record can be had without waiting.
    var hasMoreAtHand: Bool { reader.hasMoreAtHand }

    /// - Parameters:
    ///   - passed: How many records an earlier run has done.
    ///   - isStream: Whether every line is a record, as for `RecordReader`.
    ///   - meter: Learns where the first record begins.
    ///   - claims: A file with an answer to each record, in their order, which is added to what it claims.
    ///   - goesOn: Whether another run can go on where this one was interrupted.
    init(
        files: [FileName], after passed: Int, asStream isStream: Bool = false, meter: InputMeter? = nil,
        claims: FileName? = nil, goesOn: Bool = true
    ) {
        reader = RecordReader(files: files, asStream: isStream)
        Interruption.begin(counting: "records", option: goesOn ? "--resume" : nil, after: passed)
        answers = claims.map(AnswerFile.init)
        var left = passed
        var missing: InputError?
        while left > 0, let record = reader.next() {
            if case .failure(let error) = record, error.line == nil { missing = missing ?? error }
            _ = answers?.next()
            left -= 1
        }
        if left > 0 {
            let count = (passed - left).counted("record")
            let file = files.count > 1 ? "the input" : files.first?.description ?? "-"
            shortage = missing ?? InputError(file: file, "ends after \(count); --resume skips \(passed)")
        }
        meter?.begin(at: reader.bytesRead)
    }

    /// How much has been read, in bytes.
    var bytesRead: Int { reader.bytesRead }

    /// The next record; `nil` after the last one, or when the command is to end.
    mutating func next() -> Result<Record, InputError>? {
        if isOver { return nil }
        if let shortage {
            isOver = true
            return .failure(shortage)
        }
        if let fault = answers?.fault {
            isOver = true
            return .failure(fault)
        }
        guard let record = reader.next() else { return answers?.rest() }
        guard !Interruption.isRequested else {
            Interruption.breakOff()
            return nil
        }
        return answers?.joined(to: record) ?? record
    }
}
