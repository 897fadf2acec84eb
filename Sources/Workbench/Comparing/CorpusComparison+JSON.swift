// CorpusComparison+JSON.swift: a comparison as one line of JSON.  Keys keep this order; fields may be added.
// Lengths in points, times in microseconds; quantiles are right to 1 %, and intervals cover in about 95 of 100 samples.

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
            ("shares", answers == 0 ? .null : .object(Verdict.Kind.allCases.map { ($0.rawValue, share(of: $0)) })),
            ("gap", gap), ("microseconds", microseconds.quantiles.map { .object($0.members) } ?? .null),
            ("worst", .array(worst.cases.map(\.json))),
        ])
    }

    /// The share of a verdict with its interval.
    private func share(of verdict: Verdict.Kind) -> JSONText {
        let share = Double(verdicts[verdict] ?? 0) / Double(answers)
        return .object([("share", .number(share)), ("interval", interval(of: verdict)?.json ?? .null)])
    }

    private var gap: JSONText {
        .object([
            ("differing", .integer(differing)), ("max", largest.gapJSON(missing: missingLargest)),
            ("mean", mean.gapJSON(missing: missingMean)),
            ("overflow", overflow.gapJSON(("rows", .integer(overflow.positives)), missing: overflow.positive)),
            ("unused", unused.gapJSON(("rows", .integer(unused.positives)), missing: unused.positive)),
        ])
    }
}

extension Quantiles {
    /// `"median": 0, "p95": 12.5, "greatest": 25, "intervals": {"median": [0, 10], "p95": [5, "infinity"]}`.
    fileprivate var members: [(key: String, value: JSONText)] {
        let intervals = named.compactMap { entry in entry.interval.map { (key: entry.name, value: $0.json) } }
        return named.map { ($0.name, .number($0.value)) } + [("intervals", .object(intervals))]
    }
}

extension ConfidenceInterval {
    fileprivate var json: JSONText { .numbers([low, high]) }
}

extension LogHistogram {
    /// The quantiles over all answers after some members, then those over the answers that have any gap, those over the answers
    /// that miss the optimum by more than their rounding, and how many answers reach 0.01, 0.02, 0.05, 0.1, … points; null
    /// without answers.
    fileprivate func gapJSON(_ first: (key: String, value: JSONText)..., missing: LogHistogram) -> JSONText {
        guard let quantiles else { return .null }
        func members(_ values: LogHistogram) -> JSONText { values.quantiles.map { .object($0.members) } ?? .null }
        let reaching = reaching(from: 0.01).map { JSONText.array([.number($0.value), .integer($0.count)]) }
        let parts = [("positive", members(positive)), ("missing", members(missing)), ("reaching", .array(reaching))]
        return .object(first + quantiles.members + parts)
    }
}

extension AgreementCount {
    fileprivate func json(of engines: [ComparedEngine]) -> JSONText {
        .object([
            ("engines", .array(engines.map { .string($0.name) })), ("rows", .integer(rows)),
            ("agreeing", .integer(agreeing)), ("share", share.map(JSONText.number) ?? .null),
            ("interval", interval?.json ?? .null),
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
