// WorldProofRecords.swift: what proves where two rules agree in every world, as JSON has it, and back.

import Documents
import Families
import Rows

extension WorldProof {
    func json(_ parameters: [Parameter]) -> JSONText {
        .object([
            ("parameters", .array(world.map { .string(parameters[$0].name) })),
            ("sets", .array(parts.map(\.json))),
            ("regions", .array(rest.nodes.enumerated().map { $1.json(ends[$0]) })),
        ])
    }
}

extension WorldProof.Part {
    fileprivate var json: JSONText {
        .object([
            ("least", .array(least.map(\.record))), ("above", .array(above.map(\.record))),
            ("regions", .array(tree.nodes.map(\.json))),
        ])
    }
}

extension LinearForm {
    fileprivate var record: JSONText { .object([("form", json)]) }
}

extension ProofTree.Node {
    /// What a region of designs is.
    fileprivate func json(_ end: WorldProof.End?) -> JSONText {
        switch end {
        case .inside(let place): .members(members + [("inside", .integer(place))])
        case .differs(let forms): .members(members + [("differs", .array(forms.map(\.record)))])
        case nil: json
        }
    }
}

struct WorldProofRecord: Decodable {
    private let names: [String]
    private let parts: [PartRecord]
    private let nodes: [EndRecord]
    private let fault: FieldError

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["parameters", "sets", "regions", "note"])
        names = try object.present(
            "parameters", object.list("parameters", of: String.self), demand: "name what may be anything")
        parts = try object.present("sets", object.list("sets", of: PartRecord.self), demand: "list sets")
        nodes = try object.present("regions", object.list("regions", of: EndRecord.self), demand: "list regions")
        fault = object.fault("parameters", "names what is no parameter of the family")
    }

    /// The proof, parameters by their places.
    func proof(_ parameters: [Parameter]) throws -> WorldProof {
        let world = try names.map { name in
            guard let place = parameters.firstIndex(where: { $0.name == name }) else { throw fault }
            return place
        }
        let ends = nodes.enumerated().compactMap { place, record in record.end.map { (place, $0) } }
        return WorldProof(
            world: world, parts: parts.map(\.part), rest: ProofTree(nodes: nodes.map(\.node)),
            ends: Dictionary(uniqueKeysWithValues: ends))
    }
}

private struct FormRecord: Decodable {
    let form: LinearForm

    init(from decoder: any Decoder) throws {
        form = try StrictObject(decoder, fields: ["form"]).form("form")
    }
}

extension StrictObject {
    /// Forms, each an object.
    fileprivate func forms(_ field: String) throws -> [LinearForm] {
        try present(field, list(field, of: FormRecord.self), demand: "list forms").map(\.form)
    }
}

private struct PartRecord: Decodable {
    let part: WorldProof.Part

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["least", "above", "regions", "note"])
        part = WorldProof.Part(
            least: try object.forms("least"), above: try object.forms("above"),
            tree: try object.present("regions", object.tree(), demand: "list what proves it"))
    }
}

private struct EndRecord: Decodable {
    let node: ProofTree.Node
    let end: WorldProof.End?

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["facts", "split", "above", "below", "point", "inside", "differs", "note"])
        node = try object.node()
        if object.has("split") { try object.refuse(["inside", "differs"], of: "a region that is split") }
        if object.has("inside") {
            try object.refuse(["differs"], of: "designs in a set")
            end = .inside(try object.present("inside", object.integer("inside"), demand: "be a set"))
        } else {
            end = object.has("differs") ? .differs(try object.forms("differs")) : nil
        }
    }
}
