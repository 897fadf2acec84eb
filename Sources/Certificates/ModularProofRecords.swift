// ModularProofRecords.swift: what proves a scene part by part, as JSON has it, and back.

import Boxes
import Documents
import Families
import Rows
import Scenes

extension ModularProof {
    var members: [(String, JSONText?)] {
        [
            ("longest", longest.json), ("components", .array(parts.map(\.json))),
            (
                "answers",
                .array(
                    answers.map { answer in
                        .object([
                            ("claim", .string("\(answer.claim)")),
                            ("questions", .array(answer.trees.map { .array($0.nodes.map(\.json)) })),
                        ])
                    })
            ),
        ]
    }
}

extension ModularProof.Part {
    fileprivate var json: JSONText {
        .object([
            ("view", .integer(view)), ("hash", .string(hash)), ("functions", .array(functions.map(\.json))),
        ])
    }
}

extension ProvedFunction {
    fileprivate var json: JSONText {
        var members: [(String, JSONText?)]
        switch subject {
        case .length(_, let axis, let width, let height):
            members = [
                ("says", .string("length")), ("along", .string(axis.side)), ("width", .string(width.rawValue)),
                ("height", .string(height.rawValue)),
            ]
        case .asked(let asked): members = [("says", .string(asked.name)), ("along", .string(subject.axis.side))]
        }
        members += [
            ("pieces", .array(form.nodes.map(\.json))), ("regions", .array(tree.nodes.map(\.json))),
        ]
        return .members(members)
    }
}

extension PiecewiseForm.Node {
    fileprivate var json: JSONText {
        switch self {
        case .split(let form, let above, let below):
            .object([("split", form.json), ("above", .integer(above)), ("below", .integer(below))])
        case .form(let form?) where form.constant.isFinite: .object([("form", form.json)])
        case .form(let form): .object([("length", .string(form == nil ? "open" : "infinite"))])
        }
    }
}

extension Axis {
    /// How certificates call it.
    fileprivate var side: String { self == .horizontal ? "width" : "height" }
}

extension StrictObject {
    /// What proves a scene part by part, where that does.
    func modularProof() throws -> ModularProof? {
        guard let parts = try list("components", of: PartRecord.self) else { return nil }
        let answers = try present("answers", list("answers", of: AnswerRecord.self), demand: "answer the questions")
        let longest: Fraction = try present("longest", number("longest"), demand: "be the longest offer")
        return ModularProof(longest: longest, parts: parts.map(\.part), answers: answers.map(\.answer))
    }
}

private struct PartRecord: Decodable {
    let part: ModularProof.Part

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["view", "hash", "functions", "note"])
        let view = try object.present("view", object.integer("view"), demand: "be the place of a view")
        let functions = try object.present(
            "functions", object.list("functions", of: FunctionRecord.self), demand: "list functions")
        part = ModularProof.Part(
            view: view, hash: try object.present("hash", object.string("hash"), demand: "say what it is about"),
            functions: functions.map { ProvedFunction($0.subject.moved(to: view), $0.form, $0.tree) })
    }
}

private struct FunctionRecord: Decodable {
    let subject: ModularSubject
    let form: PiecewiseForm
    let tree: ProofTree

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["says", "along", "width", "height", "pieces", "regions", "note"])
        let axis: Axis = try Self.one(of: ["width": .horizontal, "height": .vertical], object, "along")
        if try object.string("says") == "length" {
            let modes = Dictionary(uniqueKeysWithValues: ModularSubject.Mode.allCases.map { ($0.rawValue, $0) })
            subject = .length(
                of: 0, axis, width: try Self.one(of: modes, object, "width"),
                height: try Self.one(of: modes, object, "height"))
        } else {
            try object.refuse(["width", "height"], of: "an offer or a room")
            let all = ModularSubject.Asked.What.allCases.map { ($0.rawValue, $0) }
            let what = try Self.one(of: Dictionary(uniqueKeysWithValues: all), object, "says")
            subject = ModularSubject(what, of: 0, along: axis)
        }
        let pieces = try object.list("pieces", of: PieceRecord.self)
        form = PiecewiseForm(nodes: try object.present("pieces", pieces, demand: "list pieces").map(\.node))
        tree = try object.present("regions", object.tree(), demand: "list what proves it")
    }

    private static func one<Value>(of names: [String: Value], _ object: StrictObject, _ field: String) throws -> Value {
        guard let name = try object.string(field), let value = names[name] else {
            throw object.fault(field, "must be one of \(names.keys.sorted().joined(separator: ", "))")
        }
        return value
    }
}

private struct PieceRecord: Decodable {
    let node: PiecewiseForm.Node

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["split", "above", "below", "form", "length"])
        if object.has("split") {
            try object.refuse(["form", "length"], of: "a piece that is split")
            node = .split(
                try object.form("split"),
                above: try object.present("above", object.integer("above"), demand: "be a piece"),
                below: try object.present("below", object.integer("below"), demand: "be a piece"))
            return
        }
        try object.refuse(["above", "below"], of: "a piece that is not split")
        guard object.has("length") else { node = .form(try object.form("form")); return }
        try object.refuse(["form"], of: "a length that is open or infinite")
        switch try object.string("length") {
        case "open": node = .form(nil)
        case "infinite": node = .form(.infinity)
        default: throw object.fault("length", "must be \"open\" or \"infinite\"")
        }
    }
}

private struct AnswerRecord: Decodable {
    let answer: ModularProof.Answer

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["claim", "questions", "note"])
        let text = try object.present("claim", object.string("claim"), demand: "be what is claimed")
        let claim: LayoutClaim
        let known = decoder.userInfo[.measures] as? [any MeasureDefinition] ?? []
        do { claim = try LayoutClaim(parsing: text, among: known) } catch { throw object.fault("claim", "\(error)") }
        let trees = try object.present(
            "questions", object.list("questions", of: [NodeRecord].self), demand: "list regions a question")
        answer = ModularProof.Answer(claim, trees.map { ProofTree(nodes: $0.map(\.node)) })
    }
}
