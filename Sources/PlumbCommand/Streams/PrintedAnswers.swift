// PrintedAnswers.swift: answers that come one by one, printed as texts or as lines of JSON, and counted.

import Documents
import Workbench

/// What is printed of one record.
enum Printed {
    /// A text or a picture, with what is counted of it.
    case text(String, counting: [AnswerCounts.Answer])
    /// Lines of JSON.
    case json(WrittenAnswer)
}

/// Answers printed in the order of their records.
struct PrintedAnswers {
    /// The counts.
    private(set) var run: CountedRun
    private var texts: WrittenAnswers
    private let lines: LineOptions

    /// How many records have been answered.
    var count: Int { run.counts.records - run.counts.unreadable }

    /// - Parameters:
    ///   - command: What the command is called.
    ///   - files: What is read.
    ///   - areText: Whether an empty line stands between two answers.
    /// - Throws: `ExitCode` once the complaint is written.
    init(of command: String, _ lines: LineOptions, reading files: [FileName], areText: Bool) throws {
        run = try CountedRun(of: command, lines, reading: files)
        (texts, self.lines) = (WrittenAnswers(areText: areText), lines)
    }

    /// Prints and counts the answer to a record, or says what is wrong.
    mutating func write(_ outcome: Result<Printed, InputError>, to record: Result<Record, InputError>) {
        switch outcome {
        case .success(.text(let text, let counted)):
            run.counts.countRecord()
            counted.forEach { run.counts.count($0) }
            texts.write(.success(text))
        case .success(.json(let answer)):
            run.counts.countRecord()
            answer.count(in: &run.counts)
            writeJSON(.success(answer), to: record)
        case .failure(let error):
            run.counts.count(error)
            writeJSON(.failure(error), to: record)
        }
    }

    private func writeJSON(_ outcome: Result<WrittenAnswer, InputError>, to record: Result<Record, InputError>) {
        var json = JSONWriter(numbers: lines.numbers)
        let error = json.write(outcome, to: record, answeringAll: lines.answerAll)
        Output.write(json.bytes)
        if let error { Output.complain(error.description) }
    }
}
