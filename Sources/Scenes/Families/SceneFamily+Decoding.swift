// SceneFamily+Decoding.swift: families of scenes out of JSON, with every fault named by its field.

package import Documents
import Families
import Boxes
import Rows

/// What has to be known of a family before it can be read: the guides of its own, the parameters and the choices.
private struct SceneFamilyHead: Decodable {
    let scene: SceneHead
    let parameters: [Parameter]
    let choices: [TextChoice]

    init(from decoder: any Decoder) throws {
        scene = try SceneHead(from: decoder)
        let container = try? decoder.container(keyedBy: FieldKey.self)
        let field = FieldKey(ParameterRecords.field)
        let records =
            container?.contains(field) == true ? try container?.decode(ParameterRecords.self, forKey: field) : nil
        (parameters, choices) = (records?.parameters ?? [], records?.choices ?? [])
    }
}

/// A record one field of which is a family of scenes, or would be.
private struct NestedSceneFamily: Decodable {
    let head: SceneFamilyHead?

    init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: FieldKey.self)
        head = try container?.decodeIfPresent(SceneFamilyHead.self, forKey: FieldKey(SceneDocument.nestedField))
    }
}

extension SceneFamily: Decodable {
    /// Reads a family whose parameters and choices are known already.
    package init(from decoder: any Decoder) throws {
        let fields = try SceneFields(
            decoder,
            [
                "id", ParameterRecords.field, "where", "proposal", "displayScale", "customGuides", "tree", "claims",
                "note",
            ])
        guard let root = try fields.object.value("tree", as: SceneView.self) else {
            throw fields.fault("tree", "is missing; it must be the scene's root view")
        }
        let ties = try fields.object.ties()
        do {
            try self.init(
                id: try fields.object.string("id"),
                parameters: decoder.userInfo[.parameters] as? [Parameter] ?? [],
                choices: decoder.userInfo[.choices] as? [TextChoice] ?? [], ties: ties,
                proposal: try SceneValue<PerAxis<SceneLength?>>.lengthsOffered.read(fields, "proposal")
                    ?? PerAxis { _ in nil },
                displayScale: try fields.displayScale(), root: root)
        } catch let error as FamilyError {
            throw FieldError(field: FieldPath(), message: "\(error)")
        }
        try root.checkNames(fields)
        try root.refuseItems(at: fields.path.appending("tree"))
        let layout = SceneLayout(self, alternatives[0], by: .swiftui)
        claims = try fields.object.claims { claim throws(FamilyError) in try layout.check(claim) }
    }
}

extension SceneValue {
    /// What is proposed: `[width, height]`, each a length, null or "inf".
    static var lengthsOffered: SceneValue<PerAxis<SceneLength?>> {
        SceneValue<PerAxis<SceneLength?>>(
            read: { fields, name in
                let offered = try fields.object.value(name, as: LengthsOffered.self)?.lengths
                for axis in Axis.allCases { _ = try offered?[axis]?.number.map { try fields.limited($0, name) } }
                return offered
            }, write: \.json)
    }
}

/// `[width, height]`: expressions, null, or "inf".
private struct LengthsOffered: Decodable {
    let lengths: PerAxis<SceneLength?>

    init(from decoder: any Decoder) throws {
        let fault = FieldError(
            field: FieldPath(decoder.codingPath), message: "must be [width, height], each a length, null or \"inf\"")
        guard let list = try? decoder.singleValueContainer().decode([LengthExpression?].self), list.count == 2 else {
            // The fault of an expression says more than this one.
            if var list = try? decoder.unkeyedContainer() {
                while !list.isAtEnd { if try !list.decodeNil() { _ = try list.decode(LengthExpression.self) } }
            }
            throw fault
        }
        func length(_ expression: LengthExpression?) -> SceneLength? {
            expression.map { SceneSubstitution().of(.varying($0.length)) }
        }
        lengths = PerAxis(horizontal: length(list[0]), vertical: length(list[1]))
    }
}

extension PerAxis<SceneLength?> {
    /// `[width, height]`; `null` for unspecified, `"inf"` for infinity.
    var json: JSONText {
        .array(
            Axis.allCases.map { axis in
                guard let length = self[axis] else { return .null }
                return length == .points(.infinity) ? .string("inf") : length.json
            })
    }
}

extension CodingUserInfoKey {
    /// The texts that may be one of several.
    fileprivate static let choices = named("plumb.choices")
}

extension ProblemDecoder {
    /// Reads one family of scenes, or a scene as a family of one point.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodeSceneFamily(_ record: Record) throws(InputError) -> SceneFamily {
        let head: [CodingUserInfoKey: any Sendable] = [.allowsChoices: true]
        let context = try context(of: decodeExactly(SceneFamilyHead.self, record, context: head), in: record)
        return try decodeExactly(SceneFamily.self, record, context: context)
    }

    /// What has to be known before a record can be read that has a family of scenes in the field
    /// `SceneDocument.nestedField`.
    package func contextOfNestedSceneFamily(
        _ record: Record
    ) throws(InputError) -> [CodingUserInfoKey: any Sendable] {
        let head = try decodeExactly(NestedSceneFamily.self, record, context: [.allowsChoices: true]).head
        return head.map { context(of: $0, in: record, under: SceneDocument.nestedField) } ?? [:]
    }

    private func context(
        of head: SceneFamilyHead, in record: Record, under parent: String? = nil
    ) -> [CodingUserInfoKey: any Sendable] {
        [
            .guideKeys: head.scene.guides, .sceneKinds: SceneKinds.standard, .allowsShortInfinity: true,
            .parameters: record.ordered(head.parameters, under: parent, by: \.name),
            .choices: record.ordered(head.choices, under: parent, by: \.name),
        ]
    }
}
