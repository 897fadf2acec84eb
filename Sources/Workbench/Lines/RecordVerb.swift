// RecordVerb.swift: what a command does with every record of a stream, and what its answers can be written as.

/// What is asked of every record: a command with its options, but for the files and how the answers are printed.
package protocol RecordVerb: Sendable {
    associatedtype Answer: RecordAnswer

    /// The command.
    static var name: String { get }

    /// Answers a record.
    ///
    /// - Throws: `InputError`, or an error whose description says what is wrong.
    func answer(_ record: Record, by decoder: ProblemDecoder) throws -> Answer
}

/// The answer to one record.
package protocol RecordAnswer: Sendable {
    /// The name of the record, if it has one.
    var id: String? { get }

    /// What is wrong although there is an answer, as a proof of it that was wanted and does not exist.
    var fault: InputError? { get }

    /// Whether what was asked is so, as far as that is not counted.
    var isGood: Bool { get }

    /// Whether the limit of time left a part of the answer out.
    var isCutShort: Bool { get }

    /// Writes the lines of `--format json`: none, one or several.
    func writeLines(to json: inout JSONWriter)

    /// Writes the fields of the one line that stands for the record, behind its place and its name.
    func writeFields(to json: inout JSONWriter)

    /// Counts the answers.
    func count(in counts: inout AnswerCounts)
}

extension RecordAnswer {
    /// Nothing is wrong with most answers.
    package var fault: InputError? { nil }

    /// Most answers are counted.
    package var isGood: Bool { true }

    /// Most answers are whole.
    package var isCutShort: Bool { false }
}

/// An answer that is written as trees of JSON.
package struct WrittenAnswer: RecordAnswer {
    /// The name of the record, if it has one.
    package let id: String?
    private let lines: [JSONText]
    private let isOne: Bool
    private let counted: [AnswerCounts.Answer]

    /// An answer of one line.
    package init(id: String?, _ line: JSONText, counting answers: [AnswerCounts.Answer]) {
        (self.id, lines, isOne, counted) = (id, [line], true, answers)
    }

    /// An answer of any number of lines.
    package init(id: String?, lines: [JSONText], counting answers: [AnswerCounts.Answer]) {
        (self.id, self.lines, isOne, counted) = (id, lines, false, answers)
    }

    /// Writes each line.
    package func writeLines(to json: inout JSONWriter) {
        for line in lines {
            json.value(line)
            json.endLine()
        }
    }

    /// Writes the one line's fields, or a list of all lines under `answers`; the name stands before them.
    package func writeFields(to json: inout JSONWriter) {
        guard isOne else {
            json.key("answers")
            return json.list(lines) { json, line in json.object { $0.members(of: line, but: "id") } }
        }
        for line in lines { json.members(of: line, but: "id") }
    }

    /// Counts the answers.
    package func count(in counts: inout AnswerCounts) { counted.forEach { counts.count($0) } }
}
