// ComparisonPartial+Decoding.swift: a comparison of a part out of JSON, with every fault named by its field.

import Rows

extension ComparisonPartial: Decodable {
    /// Reads and checks a partial.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["partial", "version", "plan", "rows", "unreadable", "engines", "agreement"])
        let question = try object.present(
            "plan", object.value("plan", as: QuestionRecord.self), demand: "say what was asked for"
        ).question
        let rows = try object.count("rows", atMost: PartialLimits.rows)
        let records = try object.present(
            "engines", object.list("engines", of: EngineRecord.self), demand: "list what is counted by engine")
        let limit = rows * PartialLimits.answersPerRow
        let asked = question.plan.solvers(besideClaims: false)
        let tallies = try Self.tallies(of: records, asking: asked, in: object, rows: rows)
        let named = try Self.pairs(in: object, of: tallies, atMost: limit)
        let claims = tallies.keys.contains(where: \.isRecorded)
        let comparison = CorpusComparison(
            of: question.plan.solvers(besideClaims: claims), rows: rows,
            unreadable: try object.count("unreadable", atMost: PartialLimits.rows), tallies: tallies, pairs: named)
        self.init(comparison, question)
    }

    /// - Parameter rows: How many there are: each engine that is counted alone answers each of them once at most.
    private static func tallies(
        of records: [EngineRecord], asking solvers: [RuleEntry], in object: StrictObject, rows: Int
    ) throws -> [ComparedEngine: EngineTally] {
        var tallies: [ComparedEngine: EngineTally] = [:]
        let asked = Set(solvers.map { EngineName($0.name) })
        var left = rows * PartialLimits.answersPerRow
        for (index, record) in records.enumerated() {
            let place = object.path.appending("engines").appending(index)
            // So no two engines have one name.
            guard record.engine.isRecorded != asked.contains(record.engine.key) else {
                let names = solvers.map(\.name).joined(separator: ", ")
                throw FieldError(
                    field: place.appending("engine"),
                    message: "is \(record.engine.name), recorded \(record.engine.isRecorded); asked are \(names)")
            }
            guard tallies.updateValue(record.tally, forKey: record.engine) == nil else {
                throw FieldError(field: place, message: "is of \(record.engine.name) again; each engine comes once")
            }
            let counted = record.tally.answers + record.tally.withoutAnswer
            left -= counted
            guard left >= 0, counted <= rows || record.engine == .others else {
                throw FieldError(field: place, message: "counts more answers than the rows can have")
            }
        }
        return tallies
    }

    /// - Parameter limit: The most answers that all pairs may have together.
    private static func pairs(
        in object: StrictObject, of tallies: [ComparedEngine: EngineTally], atMost limit: Int
    ) throws -> [(first: ComparedEngine, second: ComparedEngine, count: AgreementCount)] {
        let known = Dictionary(uniqueKeysWithValues: tallies.keys.map { ($0.key, $0) })
        let records = try object.present(
            "agreement", object.list("agreement", of: PairRecord.self), demand: "count how often each two engines agree"
        )
        var left = limit
        return try records.enumerated().map { index, pair in
            left -= pair.rows
            guard left >= 0, let first = known[pair.engines[0]], let second = known[pair.engines[1]], first != second
            else {
                throw FieldError(
                    field: object.path.appending("agreement").appending(index),
                    message: left < 0
                        ? "counts more than the rows can have"
                        : "is not of two of the engines; it must name two of them")
            }
            // An answer is compared once with that of an engine that is counted alone.
            let compared = [first, second].contains(.others) ? [.others] : [first, second]
            guard compared.allSatisfy({ pair.rows <= tallies[$0]?.answers ?? 0 }) else {
                throw FieldError(
                    field: object.path.appending("agreement").appending(index).appending("rows"),
                    message: "is \(pair.rows), which is more than the two engines have answered")
            }
            return (first: first, second: second, count: AgreementCount(rows: pair.rows, agreeing: pair.agreeing))
        }
    }
}

/// A solver whose answers have been counted already, such as an engine in a process of another run.
private struct AskedElsewhere: Distribution {
    func lengths(for row: Row) throws -> [Double] { throw MergeFault.askedElsewhere }
}

private struct QuestionRecord: Decodable {
    let question: ComparisonQuestion

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["solvers", "programs", "arithmetic"])
        let arithmetic = try object.comparedNumbers("arithmetic")
        if object.isList("solvers") {
            let names = try (object.list("solvers", of: String.self) ?? []).map(\.printable)
            if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
                throw object.fault("solvers", "has \(twice) twice; each solver comes once")
            }
            let programs = try object.value("programs", as: [String: String].self) ?? [:]
            if let stranger = programs.keys.sorted().first(where: { !names.contains($0.printable) }) {
                throw object.fault("programs", "names \(stranger.printable), which is none of the solvers")
            }
            let solvers = names.map { name in
                RuleTable.standard[name]
                    ?? RuleEntry(name, program: programs[name], distribution: AskedElsewhere())
            }
            question = ComparisonQuestion(plan: .chosen(solvers), numbers: arithmetic)
        } else {
            guard try object.text("solvers") == "automatic" else {
                throw object.fault("solvers", "must be \"automatic\" or a list of names")
            }
            question = ComparisonQuestion(plan: .automatic, numbers: arithmetic)
        }
    }
}

private struct EngineRecord: Decodable {
    let engine: ComparedEngine
    let tally: EngineTally

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["engine", "recorded"] + EngineTally.partialFields)
        let name = try object.text("engine").printable
        let isRecorded = try object.present(
            "recorded", object.value("recorded", as: Bool.self), demand: "say whether the input has the answers")
        engine = ComparedEngine(key: EngineName(name), isRecorded: isRecorded)
        let policies = decoder.userInfo[.policies] as? [Policy] ?? Policy.allCases
        tally = try EngineTally(object, policies: policies)
    }
}

private struct PairRecord: Decodable {
    let engines: [EngineName]
    let rows: Int
    let agreeing: Int

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["engines", "rows", "agreeing"])
        engines = try object.present(
            "engines", object.list("engines", of: String.self), demand: "name two engines"
        ).map { EngineName($0.printable) }
        guard engines.count == 2 else { throw object.fault("engines", "has \(engines.count) names; it must have two") }
        rows = try object.count("rows")
        agreeing = try object.count("agreeing", atMost: rows)
    }
}
