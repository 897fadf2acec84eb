// SceneFields.swift: the fields of one view in JSON; faults name the field.

package import Documents
import LayoutCore

/// The fields of one view in JSON.
package struct SceneFields {
    let object: StrictObject
    /// The guides that the scene knows, by name.
    let keys: [String: GuideKey]

    /// Opens an object that may have some fields.
    init(_ decoder: any Decoder, _ names: [String]) throws {
        var object = try StrictObject(decoder, fields: names)
        object.allowsShortInfinity = true
        self.object = object
        keys = decoder.userInfo[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
    }

    func required<Value>(_ field: String, _ value: Value?) throws -> Value {
        guard let value else { throw object.fault(field, "is missing; a view of this kind has it") }
        return value
    }

    /// The error for a field.
    package func fault(_ field: String, _ message: String) -> FieldError { object.fault(field, message) }

    /// The guide of a name; of one axis, if one is given.
    func key(named name: String, _ field: String, along axis: Axis? = nil) throws -> GuideKey {
        let known = keys.values.filter { axis == nil || $0.axis == axis }
        guard let key = known.first(where: { $0.name == name }) else {
            throw object.fault(
                field, "is \"\(name)\"; it must be one of \(known.map(\.name).sorted().joined(separator: ", "))")
        }
        return key
    }
}

extension CodingUserInfoKey {
    /// The guides that the scene knows, by name.
    static let guideKeys = named("plumb.guideKeys")
    /// The kinds of view that the scene knows.
    static let sceneKinds = named("plumb.sceneKinds")

    private static func named(_ name: String) -> CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key has a name") }
        return key
    }
}
