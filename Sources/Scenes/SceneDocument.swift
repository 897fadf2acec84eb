// SceneDocument.swift: a tree of views as it stands in a file (the README, "Formats").  Lengths in points.

import Documents
import LayoutCore
public import Rows

/// A scene: a tree of views under a proposal, with its name.
public struct SceneDocument: Sendable, Equatable {
    /// The scene's name, if it has one.
    public var id: String?
    /// What is proposed to the root, in points: a length, `nil` for unspecified, or infinity.
    public var proposal: PerAxis<Double?>
    /// The root view.
    public var root: SceneView
    /// The guides of the scene's own, sorted by name.
    public let customGuides: [GuideKey]

    /// Puts a scene together.
    public init(id: String? = nil, proposal: PerAxis<Double?>, root: SceneView) {
        self.id = id
        self.proposal = proposal
        self.root = root
        customGuides = root.customGuides
    }

    /// A tree of ranges as a scene.
    public init(id: String? = nil, tree: TreeProblem) {
        self.init(id: id, proposal: tree.proposal, root: SceneView(tree.root))
    }

    /// The scene as a tree of ranges, which answer a negative proposal as they answer 0.
    ///
    /// - Throws: `SceneConversionError` for a view that has no range of sizes; `TreeError`.
    public func tree() throws -> TreeProblem {
        try TreeProblem(TreeNode(root), proposal: PerAxis { axis in proposal[axis].map { max(0, $0) } })
    }
}

extension SceneDocument: Decodable {
    static let fields = [
        "id", "proposal", "customGuides", "tree", "note", "expect", "group", "confidence", "real", "disputed",
        "alternatives", "source",
    ]

    /// Reads and checks a scene.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        guard let root = try object.value("tree", as: SceneView.self) else {
            throw object.fault("tree", "is missing; it must be the scene's root view")
        }
        let proposal = try object.value("proposal", as: SceneProposal.self)?.lengths
        self.init(
            id: try object.string("id"), proposal: proposal ?? PerAxis(horizontal: nil, vertical: nil), root: root)
        try checkIdentifiers(object)
    }

    private func checkIdentifiers(_ object: StrictObject) throws {
        var seen: Set<String> = []
        for id in root.all.compactMap(\.id) where !seen.insert(id).inserted {
            throw object.fault("tree", "has two views named \"\(id)\"; ids must differ")
        }
    }
}

/// What has to be known of a scene before it can be read: the guides of its own.
struct SceneHead: Decodable {
    /// The scene's guides with the standard ones, by name.
    let guides: [String: GuideKey]
    /// Whether the record is a scene at all.
    let isScene: Bool

    init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: FieldKey.self) else {
            (guides, isScene) = (GuideKey.named, false)
            return
        }
        isScene = container.contains(FieldKey("tree"))
        var guides = GuideKey.named
        let customs = try container.decodeIfPresent([String: SceneExpression].self, forKey: FieldKey("customGuides"))
        for (name, expression) in customs ?? [:] {
            guard name.hasPrefix("h:") || name.hasPrefix("v:") else {
                throw FieldError(
                    field: FieldPath([.key("customGuides"), .key(name)]),
                    message: "is no name for a guide; it must begin with h: or v:")
            }
            let axis: Axis = name.hasPrefix("h:") ? .horizontal : .vertical
            guides[name] = GuideKey(name, along: axis, standard: expression.expression)
        }
        self.guides = guides
    }
}
