// SceneFields+Layouts.swift: the fields of the custom layouts that scenes name.

import Documents
import LayoutCore
import Rows

extension SceneFields {
    func guideBoard() throws -> SceneKind {
        let children = try children()
        guard let sides = try? object.value("sides", as: [String].self), sides.count == children.count,
            sides.allSatisfy({ ["left", "right"].contains($0) })
        else { throw object.fault("sides", "must say left or right for each of the \(children.count) children") }
        return .custom(.guideBoard(isLeft: sides.map { $0 == "left" }), children)
    }

    func placer() throws -> SceneKind {
        let children = try children()
        let size = try required("size", pair("size"))
        guard let calls = try object.value("places", as: [[PlaceRecord]].self), calls.count <= children.count else {
            throw object.fault("places", "must list the calls for each child, at most \(children.count) lists")
        }
        return .custom(.placer(size: size, calls: calls.map { $0.map(\.call) }), children)
    }
}

/// One call of `place` as it stands in JSON.
private struct PlaceRecord: Decodable {
    let call: SceneLayout.PlaceCall

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["at", "anchor", "proposal"])
        let fields = SceneFields(object: object, keys: [:])
        call = SceneLayout.PlaceCall(
            at: try fields.required("at", fields.pair("at")),
            anchor: try fields.pair("anchor") ?? PerAxis(horizontal: 0, vertical: 0),
            proposal: try object.value("proposal", as: SceneProposal.self)?.lengths
                ?? PerAxis(horizontal: nil, vertical: nil))
    }
}

/// `[width, height]`: numbers, null, or "inf".
struct SceneProposal: Decodable {
    let lengths: PerAxis<Double?>

    init(from decoder: any Decoder) throws {
        let fault = FieldError(
            field: FieldPath(decoder.codingPath),
            message: "must be [width, height], each a number, null or \"inf\"")
        guard var list = try? decoder.unkeyedContainer(), list.count == 2 else { throw fault }
        func length() throws -> Double? {
            if try list.decodeNil() { return nil }
            if let number = try? list.decode(Double.self) { return number }
            guard let word = try? list.decode(String.self), ["inf", "infinity"].contains(word) else { throw fault }
            return .infinity
        }
        let width = try length()
        lengths = PerAxis(horizontal: width, vertical: try length())
    }
}
