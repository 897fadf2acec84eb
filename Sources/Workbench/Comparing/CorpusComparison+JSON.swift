// CorpusComparison+JSON.swift: a comparison as one line of JSON.  Keys keep this order; fields may be added.
// Lengths in points, times in microseconds; quantiles are right to 1 %.

extension CorpusComparison {
    /// The comparison as Documentation/Formats.md describes it.
    public var json: JSONText {
        let engines = engines
        return .object([
            ("rows", .integer(rows)), ("unreadable", .integer(unreadable)),
            ("engines", .array(engines.map { self[$0].json(of: $0) })),
            ("agreement", .array(pairs.map { agreement[$0.first, $0.second].json(of: [$0.first, $0.second]) })),
            ("worst", .array(worst.map(\.json))),
        ])
    }

    /// Each two engines once, in the order of the reports.
    package var pairs: [(first: ComparedEngine, second: ComparedEngine)] {
        let engines = engines
        return engines.indices.flatMap { first in engines[(first + 1)...].map { (first: engines[first], second: $0) } }
    }
}

extension EngineTally {
    fileprivate func json(of engine: ComparedEngine) -> JSONText {
        .object([
            ("engine", .string(engine.name)), ("recorded", .bool(engine.isRecorded)), ("answers", .integer(answers)),
            ("noAnswer", .integer(withoutAnswer)),
            ("verdicts", .object(Verdict.Kind.allCases.map { ($0.rawValue, .integer(verdicts[$0] ?? 0)) })),
            ("gap", gap), ("microseconds", microseconds.quantiles.map { .object($0.members) } ?? .null),
        ])
    }

    private var gap: JSONText {
        .object([
            ("differing", .integer(differing)), ("max", largest.gapJSON()), ("mean", mean.gapJSON()),
            ("overflow", overflow.gapJSON(("rows", .integer(overflow.positives)))),
            ("unused", unused.gapJSON(("rows", .integer(unused.positives)))),
        ])
    }
}

extension Quantiles {
    /// `"median": 0, "p95": 12.5, "greatest": 25`.
    fileprivate var members: [(key: String, value: JSONText)] { named.map { ($0.name, .number($0.value)) } }
}

extension LogHistogram {
    /// The quantiles over all answers after some members, then those over the answers that have any gap, and how many
    /// answers reach 0.01, 0.02, 0.05, 0.1, … points; null without answers.
    fileprivate func gapJSON(_ first: (key: String, value: JSONText)...) -> JSONText {
        guard let quantiles else { return .null }
        let positive = positive.quantiles.map { JSONText.object($0.members) } ?? .null
        let reaching = reaching(from: 0.01).map { JSONText.array([.number($0.value), .integer($0.count)]) }
        return .object(first + quantiles.members + [("positive", positive), ("reaching", .array(reaching))])
    }
}

extension AgreementCount {
    fileprivate func json(of engines: [ComparedEngine]) -> JSONText {
        .object([
            ("engines", .array(engines.map { .string($0.name) })), ("rows", .integer(rows)),
            ("agreeing", .integer(agreeing)), ("share", share.map(JSONText.number) ?? .null),
        ])
    }
}

extension WorstAnswer {
    /// The answer with its row as a problem.
    var json: JSONText {
        .object([
            ("engine", .string(engine.name)), ("file", .string(place.file)), ("line", .integer(place.line)),
            ("verdict", .string(verdict.rawValue)), ("sentence", .string(verdictSentence)),
            ("avoidableOverflow", .number(avoidableOverflow)), ("distance", distance.json),
            ("optimum", .numbers(optimum)), ("problem", document.json),
        ])
    }
}
