// SceneDocument.swift: a tree of views as a file has it (Documentation/Scenes.md).  Lengths in points.

public import Documents
package import Boxes

/// A scene: a tree of views under a proposal, with its name.
public struct SceneDocument: Sendable, Equatable {
    /// The scene's name, if it has one.
    public var id: String?
    /// What is proposed to the root, in points: a length, `nil` for unspecified, or infinity.
    package var proposal: PerAxis<Double?>
    /// Pixels in a point: texts are rounded up to whole pixels, and not at all where it is infinite.
    package var displayScale: Double
    /// The root view.
    package var root: SceneView
    /// Where engines put the views, as the document says.
    package var claims: [ClaimedFrames] = []
    /// The guides of the scene's own, sorted by name.
    ///
    /// - Complexity: O(*n*) in the views.
    package var customGuides: [GuideKey] { root.customGuides }

    /// Puts a scene together.
    package init(id: String? = nil, proposal: PerAxis<Double?>, displayScale: Double = 1, root: SceneView) {
        (self.id, self.proposal, self.root) = (id, proposal, root)
        self.displayScale = displayScale
    }
}

extension SceneDocument: Decodable {
    /// Reads and checks a scene; throws a fault that names the field, which `ProblemDecoder` makes an `InputError`.
    public init(from decoder: any Decoder) throws {
        let fields = try SceneFields(
            decoder,
            [
                "id", "proposal", "displayScale", "customGuides", "tree", "claimed", "note",
            ],
            elsewhere: {
                ["parameters", "where", "claims"].contains($0)
                    ? "belongs to a family of scenes, which plumb prove and plumb sweep --over read" : nil
            })
        guard let root = try fields.object.value("tree", as: SceneView.self) else {
            throw fields.fault("tree", "is missing; it must be the scene's root view")
        }
        let proposal = try SceneValue<PerAxis<Double?>>.proposal.read(fields, "proposal") ?? PerAxis { _ in nil }
        self.init(
            id: try fields.object.string("id"), proposal: proposal, displayScale: try fields.displayScale(), root: root)
        try root.checkNames(fields)
        try root.refuseItems(at: fields.path.appending("tree"))
        claims = try fields.claims(on: Set(root.all.compactMap(\.id)), of: id)
    }
}

extension SceneFields {
    /// The pixels in a point, 1 by default.
    func displayScale() throws -> Double {
        let scale = try SceneValue<Double>.number(.infinity).read(self, "displayScale") ?? 1
        guard scale > 0 else { throw fault("displayScale", "is \(scale); it must be above 0, or \"infinity\"") }
        return scale
    }
}

extension SceneView {
    /// Throws where two views have one name.
    func checkNames(_ fields: SceneFields) throws {
        var seen: Set<String> = []
        for id in all.compactMap(\.id) where !seen.insert(id).inserted {
            throw fields.fault("tree", "has two views named \"\(id)\"; ids must differ")
        }
    }
}

/// What has to be known of a scene before it can be read: the guides of its own.
struct SceneHead: Decodable {
    /// The scene's guides with the standard ones, by name.
    private(set) var guides = GuideKey.named
    /// Whether the record is a scene at all.
    private(set) var isScene = false

    init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: FieldKey.self) else { return }
        isScene = container.contains(FieldKey("tree"))
        let field = FieldKey("customGuides")
        guard container.contains(field) else { return }
        guard let customs = try? container.nestedContainer(keyedBy: FieldKey.self, forKey: field) else {
            throw FieldError(
                field: FieldPath([.key(field.stringValue)]),
                message: "is not an object; it must be {…} with where each guide lies by default")
        }
        // A dictionary's order changes from run to run; the first fault should not.
        for key in customs.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            let name = key.stringValue
            guard let axis = ["h:": Axis.horizontal, "v:": .vertical][name.prefix(2)] else {
                throw FieldError(
                    field: FieldPath([.key(field.stringValue), .key(name)]),
                    message: "is no name for a guide; it must begin with h: or v:")
            }
            guides[name] = GuideKey(
                name, along: axis, standard: try customs.decode(GuideExpression.self, forKey: key))
        }
    }
}

extension SceneDocument {
    /// The document as Documentation/Scenes.md describes it: one line that reads back to the same scene.
    public var json: JSONText {
        let guides = customGuides.isEmpty ? nil : JSONText.object(customGuides.map { ($0.name, $0.standard.json) })
        return .members([
            ("id", id.map(JSONText.string)), ("proposal", proposal.json),
            ("displayScale", displayScale == 1 ? nil : .number(displayScale)), ("customGuides", guides),
            ("tree", root.written), ("claimed", claims.isEmpty ? nil : .array(claims.map(\.json))),
        ])
    }
}
