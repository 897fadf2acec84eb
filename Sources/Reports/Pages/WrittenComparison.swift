// WrittenComparison.swift: what `plumb compare --format json` wrote, read again for a page.  Lengths in points, times in
// microseconds.

import Documents
import Rows
import Workbench

/// A comparison, as far as a page shows it.
package struct WrittenComparison: Decodable, Sendable {
    /// One engine over all rows.
    struct Engine: Sendable {
        let name: String
        let answers, withoutAnswer, differing: Int
        let verdicts: [Verdict.Kind: Int]
        /// Over the answers that differ from the optimum: the median, the 95th percentile and the greatest; and how many answers
        /// reach each of some distances.
        let gaps: [Double]
        let reaching: [[Double]]
        let microseconds: [Double]
        let worst: [WorstAnswer]
    }

    /// How often two engines agree.
    struct Agreement: Decodable, Sendable {
        let engines: [String]
        let rows, agreeing: Int
    }

    let rows, unreadable: Int
    let engines: [Engine]
    let agreement: [Agreement]

    /// Reads and checks a comparison.
    ///
    /// - Throws: A fault that names the field.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["rows", "unreadable", "engines", "agreement", "worst"])
        rows = try object.count("rows")
        unreadable = try object.count("unreadable")
        engines = try object.present("engines", object.list("engines", of: Engine.self), demand: "list the engines")
        agreement = try object.list("agreement", of: Agreement.self) ?? []
        let names = Set(engines.map(\.name))
        for pair in agreement where !names.isSuperset(of: pair.engines) {
            throw object.fault("agreement", "names an engine that \"engines\" has not")
        }
    }

    /// What `plumb verify --format partial` counted, which has no distances.
    init(_ counts: AnswerCounts) {
        (rows, unreadable, agreement) = (counts.records, counts.unreadable, [])
        engines = counts.engines.map { engine in
            let verdicts = Verdict.Kind.allCases.map { ($0, engine.verdicts[$0.rawValue] ?? 0) }
            let differing = engine.answers - (engine.verdicts[Verdict.Kind.optimal.rawValue] ?? 0)
            return Engine(
                name: engine.name, answers: engine.answers, withoutAnswer: 0, differing: differing,
                verdicts: Dictionary(uniqueKeysWithValues: verdicts), gaps: [], reaching: [], microseconds: [],
                worst: [])
        }
    }
}

extension WrittenComparison.Engine: Decodable {
    private static let fields = [
        "engine", "recorded", "answers", "noAnswer", "verdicts", "shares", "gap", "microseconds", "worst",
    ]

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        name = try object.text("engine")
        answers = try object.count("answers")
        withoutAnswer = try object.count("noAnswer")
        let counts = try object.present(
            "verdicts", object.value("verdicts", as: VerdictCounts.self), demand: "count answers by verdict"
        ).counts
        verdicts = counts
        guard counts.values.reduce(0, +) == answers else {
            throw object.fault("verdicts", "has other than \(answers) answers together")
        }
        let gap = try object.value("gap", as: Gap.self)
        differing = gap?.differing ?? 0
        (gaps, reaching) = (gap?.distances?.positive ?? [], gap?.distances?.reaching ?? [])
        microseconds =
            try object.isEmpty("microseconds") ? [] : object.value("microseconds", as: Spread.self)?.numbers ?? []
        worst = try object.list("worst", of: WorstAnswer.self) ?? []
    }

    private struct Gap: Decodable {
        let differing: Int
        let distances: Distances?

        init(from decoder: any Decoder) throws {
            let object = try StrictObject(decoder, fields: ["differing", "max", "mean", "overflow", "unused"])
            differing = try object.count("differing")
            distances = try object.isEmpty("max") ? nil : object.value("max", as: Distances.self)
        }
    }

    private struct Distances: Decodable {
        let positive: [Double]
        let reaching: [[Double]]

        init(from decoder: any Decoder) throws {
            let object = try StrictObject(decoder, fields: Spread.fields + ["positive", "missing", "reaching", "rows"])
            positive = try object.isEmpty("positive") ? [] : object.value("positive", as: Spread.self)?.numbers ?? []
            let pairs = try object.list("reaching", of: [Double].self) ?? []
            guard pairs.allSatisfy({ $0.count == 2 && $0[0] > 0 && $0[1] >= 0 }) else {
                throw object.fault("reaching", "must have pairs of a distance and a count")
            }
            reaching = pairs
        }
    }

    /// A median, a 95th percentile and a greatest number.
    private struct Spread: Decodable {
        static let fields = ["median", "p95", "greatest", "intervals"]
        let numbers: [Double]

        init(from decoder: any Decoder) throws {
            let object = try StrictObject(decoder, fields: Self.fields)
            numbers = try [object.distance("median"), object.distance("p95"), object.distance("greatest")]
        }
    }
}

extension WrittenComparison.Agreement {
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["engines", "rows", "agreeing", "share", "interval"])
        engines = try object.present("engines", object.list("engines", of: String.self), demand: "name two engines")
        guard engines.count == 2 else { throw object.fault("engines", "must name two engines, not \(engines.count)") }
        rows = try object.count("rows")
        agreeing = try object.count("agreeing", atMost: rows)
    }
}

extension StrictObject {
    /// Whether a field is absent or null.
    func isEmpty(_ field: String) throws -> Bool { try !has(field) || isNull(field) }
}
