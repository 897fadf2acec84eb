// EngineTally+Partial.swift: the counts of one engine as a partial has them, and back.

import Rows

extension EngineTally {
    /// The members of its object, after those that say which engine it is.
    var partialMembers: [(key: String, value: JSONText)] {
        [
            ("policies", .array(policies.map(\.name).sorted().map(JSONText.string))),
            ("noAnswer", .integer(withoutAnswer)), ("differing", .integer(differing)),
            (
                "verdicts",
                .members(Verdict.Kind.allCases.map { ($0.rawValue, verdicts[$0].map(JSONText.integer)) })
            ),
            ("max", largest.partial), ("mean", mean.partial), ("missingMax", missingLargest.partial),
            ("missingMean", missingMean.partial), ("overflow", overflow.partial), ("unused", unused.partial),
            ("microseconds", microseconds.partial),
            ("worst", .array(worst.cases.map(\.json))),
        ]
    }

    static let partialFields = [
        "policies", "noAnswer", "differing", "verdicts", "max", "mean", "missingMax", "missingMean", "overflow",
        "unused",
        "microseconds", "worst",
    ]

    /// Reads and checks counts.
    init(_ object: StrictObject, policies known: [Policy]) throws {
        let names = try object.present("policies", object.list("policies", of: String.self), demand: "list policies")
        var policies: Set<Policy> = []
        for name in names {
            guard let policy = Policy(named: name, among: known) else {
                let all = known.map(\.name).joined(separator: ", ")
                throw object.fault("policies", "has \"\(name.printable)\"; there are \(all)")
            }
            policies.insert(policy)
        }
        func histogram(_ field: String) throws -> LogHistogram {
            try object.present(field, object.value(field, as: LogHistogram.self), demand: "be a histogram")
        }
        let verdicts = try object.present(
            "verdicts", object.value("verdicts", as: VerdictCounts.self), demand: "count answers by verdict")
        self.init(
            policies: policies, verdicts: verdicts.counts, withoutAnswer: try object.count("noAnswer"),
            differing: try object.count("differing"), largest: try histogram("max"), mean: try histogram("mean"),
            missingLargest: try histogram("missingMax"), missingMean: try histogram("missingMean"),
            overflow: try histogram("overflow"), unused: try histogram("unused"),
            microseconds: try histogram("microseconds"))
        for found in try object.list("worst", of: WorstAnswer.self) ?? [] {
            let most = largest.infinities > 0 ? .infinity : largest.greatest
            guard verdicts.counts[found.verdict] != nil, found.distance.max <= most + most.slack else {
                throw object.fault(
                    "worst",
                    "has the verdict \(found.verdict.rawValue) and a distance of \(found.distance.max.shortest); "
                        + "verdicts must count the one, and max.greatest be no less than the other")
            }
            worst.insert(found)
        }
        let counted = [mean.count, overflow.count, unused.count, verdicts.counts.values.reduce(0, +)]
        guard counted.allSatisfy({ $0 == answers }), microseconds.count <= answers else {
            throw object.fault(
                "max",
                "counts \(answers) answers; mean, overflow, unused and verdicts must count as many, microseconds no more"
            )
        }
        guard differing <= answers, [missingLargest.count, missingMean.count].allSatisfy({ $0 == differing }) else {
            throw object.fault(
                "differing",
                "is \(differing); it must be at most \(answers), and missingMax and missingMean must count as many")
        }
    }
}

/// How many answers got each verdict, by the names in JSON; a verdict that is missing got none.
package struct VerdictCounts: Decodable {
    /// The counts that are not 0.
    package let counts: [Verdict.Kind: Int]

    /// Reads and checks counts.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Verdict.Kind.allCases.map(\.rawValue))
        var counts: [Verdict.Kind: Int] = [:]
        for kind in Verdict.Kind.allCases where object.has(kind.rawValue) {
            let count = try object.count(kind.rawValue, atMost: PartialLimits.count / Verdict.Kind.allCases.count)
            if count > 0 { counts[kind] = count }
        }
        self.counts = counts
    }
}

extension WorstAnswer: Decodable {
    /// Reads an answer; nothing is judged again.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: [
                "engine", "file", "line", "verdict", "sentence", "avoidableOverflow", "distance", "optimum", "problem",
            ])
        let name = try object.text("verdict")
        guard let verdict = Verdict.Kind(rawValue: name) else {
            let names = Verdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw object.fault("verdict", "is \"\(name.printable)\"; it must be one of \(names)")
        }
        let engine = EngineName(try object.text("engine").printable)
        let document = try object.present(
            "problem", object.value("problem", as: RowDocument.self), demand: "be the row with the answer")
        guard document.claims.count == 1, let claim = document.claims.first else {
            throw object.fault(
                "problem", "claims \(document.claims.count) answers; it must claim the one that is reported")
        }
        let optimum: [Double] = try object.present(
            "optimum", object.numbers("optimum", infinities: [.infinity]), demand: "list the optimal lengths")
        guard optimum.count == document.row.items.count, optimum.allSatisfy({ $0 >= 0 }) else {
            throw object.fault(
                "optimum", "has \(optimum.map(\.shortest)); it must have one length from 0 on an item of the problem")
        }
        let distance = try object.present(
            "distance", object.value("distance", as: DistanceRecord.self), demand: "say how far off the answer is"
        ).distance
        let measured = Distance(from: claim.lengths, to: optimum)
        guard measured.isClose(to: distance) else {
            throw object.fault(
                "distance", "is \(distance.max.shortest); the answer lies \(measured.max.shortest) from the optimum")
        }
        self.init(
            engine: ComparedEngine(key: engine, isRecorded: RuleTable.standard[engine.text] == nil),
            place: RowPlace(file: try object.text("file"), line: try object.count("line")), document: document,
            optimum: optimum, distance: distance, avoidableOverflow: try object.distance("avoidableOverflow"),
            verdict: verdict,
            verdictSentence: try object.text("sentence"))
    }
}

extension Distance {
    /// Whether another has the same numbers.
    fileprivate func isClose(to other: Distance) -> Bool {
        [(max, other.max), (mean, other.mean)].allSatisfy { $0 == $1 || abs($0 - $1) <= $0.slack }
    }
}

extension Double {
    /// By how much a length that was exact may differ from one that was measured in doubles, in points.
    fileprivate var slack: Double { Tolerance.relative * Swift.max(1, self) }
}

private struct DistanceRecord: Decodable {
    let distance: Distance

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["max", "mean"])
        distance = Distance(max: try object.distance("max"), mean: try object.distance("mean"))
    }
}
