// VerificationPartial.swift: the counts of verdicts on a part of a corpus: a line of `plumb verify --format partial`.
// Documentation/Formats.md and Documentation/schema/partial.json describe it.

import Rows

/// What `plumb verify` counts of a part of a corpus.
package struct VerificationPartial: Sendable {
    /// The numbers in which answers were judged.
    package let numbers: ComparedNumbers
    /// What was counted.
    package private(set) var counts: AnswerCounts

    /// The counts of some records.
    package init(_ counts: AnswerCounts, in numbers: ComparedNumbers) {
        (self.counts, self.numbers) = (counts, numbers)
    }

    /// Adds the counts of another part.
    package mutating func merge(_ other: VerificationPartial) throws(MergeFault) {
        guard numbers == other.numbers else {
            throw .otherQuestion("with --arithmetic \(numbers.rawValue)", "with --arithmetic \(other.numbers.rawValue)")
        }
        let (ours, theirs) = (counts, other.counts)
        guard max(ours.records, ours.unreadFiles) + max(theirs.records, theirs.unreadFiles) <= PartialLimits.rows else {
            throw .tooManyRows
        }
        counts.merge(other.counts)
    }

    /// The partial as one line of JSON.
    package var json: JSONText {
        let plan = JSONText.object([("arithmetic", .string(numbers.rawValue))])
        return .members(PartialKind.verification.members + [("plan", plan)] + counts.members)
    }
}

extension VerificationPartial: Decodable {
    /// Reads and checks a partial.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "partial", "version", "plan", "records", "unreadable", "unreadFiles", "withoutClaim", "answers",
                "faults",
                "nothingFits", "engines",
            ])
        let plan = try object.present(
            "plan", object.value("plan", as: VerificationPlan.self), demand: "say what was asked for")
        let records = try object.count("records", atMost: PartialLimits.rows)
        let answers = try object.count("answers", atMost: records * PartialLimits.answersPerRow)
        var counts = AnswerCounts(
            records: records, unreadable: try object.count("unreadable", atMost: records),
            unreadFiles: try object.count("unreadFiles", atMost: PartialLimits.rows),
            withoutClaim: try object.count("withoutClaim", atMost: records), answers: answers,
            faults: try object.count("faults", atMost: answers),
            forced: try object.count("nothingFits", atMost: answers))
        let engines = try object.present(
            "engines", object.list("engines", of: CountedEngine.self), demand: "list what is counted by engine")
        var left = answers
        for (index, counted) in engines.enumerated() {
            left -= counted.engine.answers
            guard left >= 0 else {
                throw FieldError(
                    field: object.path.appending("engines").appending(index),
                    message: "counts more answers than the \(answers) of all engines")
            }
            counts.add(counted.engine)
        }
        guard left == 0 else {
            throw object.fault("answers", "is \(answers), which is \(left) more than the engines have")
        }
        self.init(counts, in: plan.numbers)
    }
}

private struct VerificationPlan: Decodable {
    let numbers: ComparedNumbers

    init(from decoder: any Decoder) throws {
        numbers = try StrictObject(decoder, fields: ["arithmetic"]).comparedNumbers("arithmetic")
    }
}

/// How many answers got each verdict on rows or tables, by its name; one that is missing got none.
private struct CountedVerdicts: Decodable {
    let counts: [String: Int]

    init(from decoder: any Decoder) throws {
        let names = AnswerCounts.verdictsOnClaims
        let object = try StrictObject(decoder, fields: names)
        var counts: [String: Int] = [:]
        for name in names where object.has(name) {
            let count = try object.count(name, atMost: PartialLimits.count / Verdict.Kind.allCases.count)
            if count > 0 { counts[name] = count }
        }
        self.counts = counts
    }
}

private struct CountedEngine: Decodable {
    let engine: AnswerCounts.Engine

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["engine", "answers", "verdicts", "misplaced", "misaligned", "farthest"])
        let verdicts = try object.present(
            "verdicts", object.value("verdicts", as: CountedVerdicts.self), demand: "count answers by verdict")
        let answers = verdicts.counts.values.reduce(0, +)
        guard try object.count("answers") == answers else {
            throw object.fault("answers", "is not the sum of the verdicts, which is \(answers)")
        }
        engine = AnswerCounts.Engine(
            try object.text("engine"),
            verdicts: verdicts.counts, misplaced: try object.count("misplaced", atMost: answers),
            misaligned: object.has("misaligned") ? try object.count("misaligned", atMost: answers) : nil,
            farthest: object.has("farthest") ? try object.distance("farthest") : nil)
    }
}
