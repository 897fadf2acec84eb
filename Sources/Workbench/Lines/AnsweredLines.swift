// AnsweredLines.swift: records in, lines of JSON out, with what is counted of them.
//
// Where every line is answered, a record has exactly one line, with its place: {"file": "-", "line": 17, "id": …, …}.  What
// cannot be answered has an error there.  Otherwise a record has the lines of its answers, and an error is handed back.

/// Records of one stream, answered on one thread.
package struct AnsweredLines<Verb: RecordVerb> {
    private let verb: Verb
    /// The longest time that the next record may take.
    package var limit: RecordLimit
    private let answersAll: Bool
    private let decoder = RuleTable.standard.decoder

    /// What has been counted so far.
    package private(set) var counts = AnswerCounts()

    /// - Parameters:
    ///   - limit: The longest time that one record may take.
    ///   - answersAll: Whether every record has a line.
    package init(_ verb: Verb, within limit: RecordLimit, answeringAll answersAll: Bool) {
        (self.verb, self.limit, self.answersAll) = (verb, limit, answersAll)
    }

    /// Answers a record and counts the answers.
    @_specialize(where Verb == Judging)
    @_specialize(where Verb == Solving)
    package mutating func answer(_ record: Result<Record, InputError>) -> Result<Verb.Answer, InputError> {
        let outcome: Result<Verb.Answer, InputError>
        // Not `self`, of which a closure keeps a copy, so that the counts would be copied for every record.
        let (verb, decoder) = (verb, decoder)
        switch record {
        case .success(let record):
            outcome = limit.keeping(record) { record.reported { try verb.answer(record, by: decoder) } }
        case .failure(let error): outcome = .failure(error)
        }
        switch outcome {
        case .success(let answer) where answer.fault == nil:
            counts.countRecord()
            answer.count(in: &counts)
        case .success(let answer):
            counts.countUnreadable()
            answer.count(in: &counts)
        case .failure(let error): counts.count(error)
        }
        return outcome
    }

    /// Answers a record in lines of JSON.
    ///
    /// - Returns: What is wrong, where no line says so.
    @_specialize(where Verb == Judging)
    @_specialize(where Verb == Solving)
    package mutating func write(_ record: Result<Record, InputError>, to json: inout JSONWriter) -> InputError? {
        json.write(answer(record), to: record, answeringAll: answersAll)
    }

    /// Writes the lines of an answer that has been counted.
    ///
    /// - Returns: What is wrong, where no line says so.
    @_specialize(where Verb == Judging)
    @_specialize(where Verb == Solving)
    package func write(
        _ outcome: Result<Verb.Answer, InputError>, to record: Result<Record, InputError>, in json: inout JSONWriter
    ) -> InputError? { json.write(outcome, to: record, answeringAll: answersAll) }
}

extension JSONWriter {
    /// Writes the lines of an answer, or the one line that stands for its record.
    ///
    /// - Returns: What is wrong, where no line says so.
    package mutating func write(
        _ outcome: Result<some RecordAnswer, InputError>, to record: Result<Record, InputError>,
        answeringAll answersAll: Bool
    ) -> InputError? {
        if answersAll { return line(for: record, outcome) }
        switch outcome {
        case .success(let answer):
            answer.writeLines(to: &self)
            return answer.fault
        case .failure(let error): return error
        }
    }

    /// Writes the one line that stands for a record: its place, and the answer or what is wrong.
    ///
    /// - Returns: What is wrong with a file as a whole, which has no line.
    private mutating func line(
        for record: Result<Record, InputError>, _ outcome: Result<some RecordAnswer, InputError>
    ) -> InputError? {
        switch (record, outcome) {
        case (.success(let record), .success(let answer)) where answer.fault == nil:
            object { json in
                json.place(record.file, record.line)
                if let id = answer.id { json.string(id, for: "id") }
                answer.writeFields(to: &json)
            }
        case (_, .success(let answer)): return answer.fault.flatMap { line(for: record, $0) }
        case (_, .failure(let error)): return line(for: record, error)
        }
        endLine()
        return nil
    }

    private mutating func line(for record: Result<Record, InputError>, _ error: InputError) -> InputError? {
        let read = try? record.get()
        guard let line = read?.line ?? error.line else { return error }
        object { json in
            json.place(read?.file ?? error.file, line)
            if let id = read?.id { json.string(id, for: "id") }
            json.key("error")
            json.object { json in
                if !error.field.steps.isEmpty { json.string(error.field.description, for: "field") }
                if let own = error.line, own != line { json.integer(own, for: "line") }
                json.string(error.message, for: "message")
            }
        }
        endLine()
        return nil
    }

    private mutating func place(_ file: String, _ line: Int) {
        string(file, for: "file")
        integer(line, for: "line")
    }

    mutating func integer(_ value: Int, for key: StaticString) {
        self.key(key)
        integer(value)
    }

    /// Writes the members of an object into the one that is being written.
    mutating func members(of value: JSONText, but left: String) {
        guard case .object(let members) = value else { return }
        for member in members where member.key != left { self.member(member.key, member.value) }
    }
}
