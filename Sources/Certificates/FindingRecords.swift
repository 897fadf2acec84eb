// FindingRecords.swift: findings with the regions that prove them, as JSON has them, and back.

import Documents
import Families
import Rows

extension LayoutFinding {
    var json: JSONText {
        switch self {
        case .proved(let claim):
            .object([("claim", .string("\(claim)")), ("verdict", .string("proved"))])
        case .refuted(let claim, let point):
            .object([("claim", .string("\(claim)")), ("verdict", .string("refuted")), ("at", .numbers(point))])
        case .greatest(let measure, let value, let point):
            .object([("measure", .string("\(measure)")), ("value", value.json), ("at", .numbers(point))])
        case .approached(let measure, let value, let edge, let inner):
            .object([
                ("measure", .string("\(measure)")), ("value", value.json), ("edge", .numbers(edge)),
                ("inner", .numbers(inner)),
            ])
        }
    }
}

extension ProofTree.Node {
    var json: JSONText { .members(members) }

    var members: [(String, JSONText?)] {
        var members: [(String, JSONText?)] = [("facts", facts.isEmpty ? nil : .array(facts.map(\.json)))]
        switch end {
        case .split(let form, let above, let below):
            members += [("split", form.json), ("above", .integer(above)), ("below", .integer(below))]
        case .leaf(let point): members.append(("point", .numbers(point)))
        case .unexplored: break
        }
        return members
    }
}

extension ProofTree.Fact {
    fileprivate var json: JSONText {
        .object([
            (isPositive ? "positive" : "notPositive", form.json),
            ("by", .array(multipliers.map { .integer($0.inequality) })),
            ("times", .numbers(multipliers.map(\.factor))),
        ])
    }
}

extension LinearForm {
    /// The constant, then what each parameter is multiplied by.
    var json: JSONText { .numbers([constant] + coefficients) }
}

extension StrictObject {
    /// What was found.
    func findings() throws -> [LayoutFinding] {
        try present("findings", list("findings", of: FindingRecord.self), demand: "list what was found").map(\.finding)
    }

    /// The regions; none where each finding is about one point.
    func tree() throws -> ProofTree? {
        try list("regions", of: NodeRecord.self).map { ProofTree(nodes: $0.map(\.node)) }
    }
}

private struct FindingRecord: Decodable {
    let finding: LayoutFinding

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["claim", "verdict", "measure", "value", "at", "edge", "inner", "note"])
        let known = decoder.userInfo[.measures] as? [any MeasureDefinition] ?? []
        finding = try object.has("claim") ? Self.claim(object, known) : Self.measure(object, known)
    }

    private static func claim(_ object: StrictObject, _ known: [any MeasureDefinition]) throws -> LayoutFinding {
        let text = try object.present("claim", object.string("claim"), demand: "be what is claimed")
        let claim = try parsed(object, "claim") { () throws(ClaimSyntaxError) in
            try LayoutClaim(parsing: text, among: known)
        }
        switch try object.string("verdict") {
        case "proved":
            try object.refuse(["measure", "value", "at", "edge", "inner"], of: "a claim that is proved")
            return .proved(claim)
        case "refuted":
            try object.refuse(["measure", "value", "edge", "inner"], of: "a claim that is refuted")
            return .refuted(claim, at: try object.required("at"))
        default: throw object.fault("verdict", "must be \"proved\" or \"refuted\"")
        }
    }

    private static func measure(_ object: StrictObject, _ known: [any MeasureDefinition]) throws -> LayoutFinding {
        let text = try object.present("measure", object.string("measure"), demand: "be what is measured, or \"claim\"")
        let measure = try parsed(object, "measure") { () throws(ClaimSyntaxError) in
            try LayoutMeasure(parsing: text, among: known)
        }
        let value: Fraction = try object.present("value", object.number("value"), demand: "be its greatest value")
        try object.refuse(["verdict"], of: "a measure, whose greatest value is found")
        if object.has("at") {
            try object.refuse(["edge", "inner"], of: "a value that is reached")
            return .greatest(measure, value, at: try object.required("at"))
        }
        return .approached(measure, value, edge: try object.required("edge"), inner: try object.required("inner"))
    }

    private static func parsed<Value>(
        _ object: StrictObject, _ field: String, _ parse: () throws(ClaimSyntaxError) -> Value
    ) throws -> Value {
        do { return try parse() } catch { throw object.fault(field, "\(error)") }
    }
}

struct NodeRecord: Decodable {
    let node: ProofTree.Node

    static let fields = ["facts", "split", "above", "below", "point", "note"]

    init(from decoder: any Decoder) throws { try self.init(StrictObject(decoder, fields: Self.fields)) }

    init(_ object: StrictObject) throws { node = try object.node() }
}

private struct FactRecord: Decodable {
    let fact: ProofTree.Fact

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["positive", "notPositive", "by", "times", "note"])
        let field = object.has("positive") ? "positive" : "notPositive"
        if field == "positive" { try object.refuse(["notPositive"], of: "a fact that says what is positive") }
        let places = try object.present("by", object.list("by", of: Int.self), demand: "list inequalities")
        let factors: [Fraction] = try object.required("times")
        guard places.count == factors.count else {
            throw object.fault("times", "must have one factor an inequality: \(places.count), not \(factors.count)")
        }
        fact = ProofTree.Fact(
            form: try object.form(field), isPositive: field == "positive",
            multipliers: zip(places, factors).map { .init(inequality: $0, factor: $1) })
    }
}

extension StrictObject {
    /// Throws for a field that other records of this list have: whoever skipped it would read another statement.
    func refuse(_ fields: [String], of owner: String) throws {
        guard let field = fields.first(where: has) else { return }
        throw fault(field, "is no field of \(owner); take it out")
    }

    /// A region.
    func node() throws -> ProofTree.Node {
        let facts = try list("facts", of: FactRecord.self) ?? []
        var end = ProofTree.End.unexplored
        if has("split") {
            try refuse(["point"], of: "a region that is split")
            end = .split(
                try form("split"),
                above: try present("above", integer("above"), demand: "be a region"),
                below: try present("below", integer("below"), demand: "be a region"))
        } else {
            try refuse(["above", "below"], of: "a region that is not split")
            if has("point") { end = .leaf(try required("point")) }
        }
        return ProofTree.Node(facts: facts.map(\.fact), end: end)
    }

    /// A constant, then what each parameter is multiplied by.
    func form(_ field: String) throws -> LinearForm {
        let numbers: [Fraction] = try required(field)
        guard let constant = numbers.first else { throw fault(field, "is empty; it must begin with the constant") }
        return LinearForm(constant, Array(numbers.dropFirst()))
    }
}
