// SceneFields.swift: the fields of one view of a scene in JSON; faults name the field.  Lengths in points.

package import Documents
import Families
import Boxes
import Rows

/// The fields of one view in JSON.
package struct SceneFields {
    /// The object with its fields.
    package let object: StrictObject
    private let context: SceneContext
    /// The guides that the scene knows, by name.
    var keys: [String: GuideKey] { context.keys }
    /// Whether lengths may vary with parameters.
    private var isFamily: Bool { context.isFamily }
    /// The policies that stacks may name.
    var policies: [Policy] { context.policies }
    /// Where the view stands in its document.
    var path: FieldPath { object.path }

    /// Opens an object that may have some fields.
    ///
    /// - Parameter elsewhere: Says of a field that is known, but not here, where it belongs.
    package init(_ decoder: any Decoder, _ names: [String], elsewhere: (String) -> String? = { _ in nil }) throws {
        var object = try StrictObject(decoder, fields: names, elsewhere: elsewhere)
        object.allowsShortInfinity = true
        self.object = object
        context = SceneContext.of(decoder)
    }

    /// A value that has to be there.
    package func required<Value>(_ field: String, _ value: Value?) throws -> Value {
        guard let value else { throw object.fault(field, "is missing; a view of this kind has it") }
        return value
    }

    /// A length, in a family an expression; `nil` when the field is absent.
    ///
    /// - Throws: `FieldError` for a number beyond `Limits.length`, and for an infinity that is not one of `infinities`.
    func length(_ field: String, infinities: [Double]) throws -> SceneLength? {
        guard isFamily else {
            guard let points: Double = try object.number(field, infinities: infinities) else { return nil }
            return .points(try limited(points, field))
        }
        guard let length = try object.value(field, as: LengthExpression.self)?.length else { return nil }
        return try checked(length, field, infinities)
    }

    /// A list of lengths; `nil` when the field is absent.  It throws as `length` does.
    func lengths(_ field: String, infinities: [Double]) throws -> [SceneLength]? {
        guard isFamily else {
            let points: [Double]? = try object.numbers(field, infinities: infinities)
            return try points?.map { .points(try limited($0, field)) }
        }
        return try object.list(field, of: LengthExpression.self)?.map { try checked($0.length, field, infinities) }
    }

    private func checked(_ length: VaryingLength, _ field: String, _ infinities: [Double]) throws -> SceneLength {
        guard length.constant.isFinite || infinities.contains(length.constant.double) else {
            throw object.fault(field, "is infinite; it must be finite")
        }
        if let known = length.known { _ = try limited(known.double, field) }
        return SceneSubstitution().of(.varying(length))
    }

    /// A number of points; infinite ones are read only where they may stand.
    func limited(_ points: Double, _ field: String) throws -> Double {
        guard points.magnitude > Limits.length, points.isFinite else { return points }
        let limit = Limits.length.shortest
        throw object.fault(field, "is \(points.shortest); a length must be from -\(limit) to \(limit)")
    }

    /// Whether a list is an expression: it begins with an operator then.
    func isExpression(_ field: String) throws -> Bool {
        try isFamily && object.listBegins(field, with: LengthExpression.operators)
    }

    /// The error for a field.
    package func fault(_ field: String, _ message: String) -> FieldError { object.fault(field, message) }

    /// The guide of a name; of one axis, if one is given.
    func key(named name: String, _ field: String, along axis: Axis? = nil) throws -> GuideKey {
        guard let key = keys[name], axis == nil || key.axis == axis else {
            let known = keys.values.filter { axis == nil || $0.axis == axis }
            throw object.fault(
                field, "is \"\(name)\"; it must be one of \(known.map(\.name).sorted().joined(separator: ", "))")
        }
        return key
    }
}

/// What the views of one document have to know before they can be read.
final class SceneContext {
    let keys: [String: GuideKey]
    let isFamily: Bool
    let policies: [Policy]

    private init(_ known: [CodingUserInfoKey: Any]) {
        keys = known[.guideKeys] as? [String: GuideKey] ?? GuideKey.named
        isFamily = known[.parameters] != nil
        policies = known[.policies] as? [Policy] ?? Policy.allCases
    }

    /// What a decoder knows; it is worked out once a document where that can be kept.
    static func of(_ decoder: any Decoder) -> SceneContext {
        guard let read = decoder as? JSONTreeDecoder else { return SceneContext(decoder.userInfo) }
        return read.kept(as: "") { SceneContext(read.userInfo) }
    }
}

extension CodingUserInfoKey {
    /// The guides that the scene knows, by name.
    static let guideKeys = named("plumb.guideKeys")
    /// The kinds of view that the scene knows.
    static let sceneKinds = named("plumb.sceneKinds")
}
