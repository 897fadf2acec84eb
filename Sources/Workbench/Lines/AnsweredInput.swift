// AnsweredInput.swift: a whole input answered in memory, as a command answers its standard input.

import Deadlines

/// What a verb makes of an input: lines of JSON, what is wrong, counts and the status.
package struct AnsweredInput: Sendable {
    /// What the work may cost.
    package struct Limits: Sendable {
        /// The longest time that one record may take, in seconds.
        package var each: Double
        /// The longest time for all of them, in seconds; `nil` for any.
        package var whole: Double?
        /// The most records; `nil` for any number.
        package var records: Int?

        /// Limits, by default those of the command.
        package init(each: Double = 60, whole: Double? = nil, records: Int? = nil) {
            (self.each, self.whole, self.records) = (each, whole, records)
        }

        /// The limit of the next record.
        ///
        /// - Parameter left: The rest of the time for all of them, in seconds; without it all of that time.
        package func next(left: Double? = nil) -> RecordLimit {
            guard let whole, case let left = left ?? whole, left < each else { return RecordLimit(seconds: each) }
            return RecordLimit(seconds: left, ofWhole: whole)
        }
    }

    /// What is written to standard output.
    package var json: JSONWriter
    /// What is written to standard error, a line each.
    package private(set) var errors: [String] = []
    /// What has been counted.
    package private(set) var counts = AnswerCounts()
    private var isGood = true
    private var isStopped = false
    private let answersAll: Bool

    /// - Parameter answersAll: Whether every record has a line.
    package init(numbers: JSONNumbers = .words, answeringAll answersAll: Bool = false) {
        (json, self.answersAll) = (JSONWriter(numbers: numbers), answersAll)
    }

    /// Answers records, one after the other.
    ///
    /// - Parameter take: Sees every outcome with its record.
    package mutating func answer<Verb: RecordVerb>(
        _ reader: RecordReader, by verb: Verb, within limits: Limits,
        take: (Result<Verb.Answer, InputError>, Result<Record, InputError>) -> Void = { _, _ in }
    ) {
        var lines = AnsweredLines(verb, within: RecordLimit(seconds: limits.each), answeringAll: answersAll)
        walk(reader, within: limits) { record, limit, json in
            lines.limit = limit
            let outcome = lines.answer(record)
            take(outcome, record)
            let error = lines.write(outcome, to: record, in: &json)
            let answer = try? outcome.get()
            return (error, answer?.isGood ?? true, answer?.isCutShort ?? false)
        }
        counts.merge(lines.counts)
    }

    /// Writes an answer that no record asks for.
    ///
    /// - Parameter place: What stands for the place of a record where something is wrong.
    package mutating func answer<Answer: RecordAnswer>(
        within limits: Limits, named place: String, _ work: () throws -> Answer
    ) {
        let limit = limits.next()
        let outcome: Result<Answer, InputError> = limit.keeping { deadline in
            do { return .success(try work()) } catch let error as InputError { return .failure(error) } catch {
                let isLate = deadline.hasStoppedWork
                return .failure(InputError(file: place, isLate ? limit.complaint : "\(error)"))
            }
        }
        switch outcome {
        case .success(let answer):
            counts.countRecord()
            answer.count(in: &counts)
            isGood = isGood && answer.isGood
            answer.writeLines(to: &json)
            if answer.isCutShort { errors.append("\(place): \(limit.complaint)") }
        case .failure(let error):
            counts.count(error)
            errors.append(error.description)
        }
    }

    /// Looks at records, one after the other, and writes what comes of them.
    ///
    /// - Parameter work: Says what is wrong, whether what was asked is so, and whether the limit of time left something out.
    package mutating func walk(
        _ reader: RecordReader, within limits: Limits,
        _ work: (Result<Record, InputError>, RecordLimit, inout JSONWriter) -> (
            InputError?, isGood: Bool, isCutShort: Bool
        )
    ) {
        var (reader, read) = (reader, 0)
        let end = limits.whole.map { Deadline(after: .seconds($0)) }
        while let record = reader.next() {
            if let most = limits.records, read == most {
                return stop("there are more than \(most.counted("record")); allow more (rows), or give fewer")
            }
            let left = end.map { $0.left / .seconds(1) }
            guard left.map({ $0 > 0 }) ?? true else {
                return stop(
                    "the deadline of \((limits.whole ?? 0).shortest) s was over after \(read.counted("record")); "
                        + "give more time (deadline), or fewer records")
            }
            read += 1
            let limit = limits.next(left: left)
            let (error, isGood, isCutShort) = work(record, limit, &json)
            if let error { errors.append(error.description) }
            if isCutShort, case .success(let record) = record {
                errors.append("\(record.file):\(record.line): \(limit.complaint)")
            }
            self.isGood = self.isGood && isGood
        }
    }

    /// Says that something is wrong with the whole.
    package mutating func stop(_ complaint: String) {
        errors.append(complaint)
        isStopped = true
    }

    /// Counts an answer that has no record.
    package mutating func count(_ answer: AnswerCounts.Answer) { counts.count(answer) }

    /// Counts what was answered elsewhere.
    package mutating func merge(_ other: AnswerCounts) { counts.merge(other) }

    /// How the command ends: 0 fine, 1 what was judged has faults, 2 something could not be read or was not reached.
    ///
    /// - Parameter isJudging: Whether faults of answers are what is looked for.
    package func status(judging isJudging: Bool) -> Int32 {
        if isStopped { return 2 }
        if answersAll { return counts.unreadFiles > 0 ? 2 : 0 }
        if counts.unreadable + counts.unreadFiles > 0 { return 2 }
        return isJudging && (counts.faults > 0 || !isGood) ? 1 : 0
    }
}
