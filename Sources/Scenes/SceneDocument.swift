// SceneDocument.swift: a tree of views as a file has it (Documentation/Formats.md).  Lengths in points.

public import Documents
package import LayoutCore

/// A scene: a tree of views under a proposal, with its name.
public struct SceneDocument: Sendable, Equatable {
    /// The scene's name, if it has one.
    public var id: String?
    /// What is proposed to the root, in points: a length, `nil` for unspecified, or infinity.
    package var proposal: PerAxis<Double?>
    /// The root view.
    package var root: SceneView
    /// The guides of the scene's own, sorted by name.
    package let customGuides: [GuideKey]

    /// Puts a scene together.
    package init(id: String? = nil, proposal: PerAxis<Double?>, root: SceneView) {
        self.id = id
        self.proposal = proposal
        self.root = root
        customGuides = root.customGuides
    }
}

extension SceneDocument {
    /// The scene as views.
    package var view: StaticViews { [root.view].together }
}

extension SceneDocument: Decodable {
    static let fields = ["id", "proposal", "customGuides", "tree", "note"]

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
        let customs = try container.decodeIfPresent([String: GuideExpression].self, forKey: FieldKey("customGuides"))
        for (name, expression) in customs ?? [:] {
            guard name.hasPrefix("h:") || name.hasPrefix("v:") else {
                throw FieldError(
                    field: FieldPath([.key("customGuides"), .key(name)]),
                    message: "is no name for a guide; it must begin with h: or v:")
            }
            let axis: Axis = name.hasPrefix("h:") ? .horizontal : .vertical
            guides[name] = GuideKey(name, along: axis, standard: expression)
        }
        self.guides = guides
    }
}

extension SceneDocument {
    /// The document as Documentation/Formats.md describes it: one line that reads back to the same scene.
    public var json: JSONText {
        var members: [(key: String, value: JSONText)] = []
        if let id { members.append(("id", .string(id))) }
        members.append(("proposal", proposal.json))
        if !customGuides.isEmpty {
            members.append(("customGuides", .object(customGuides.map { ($0.name, $0.standard.json) })))
        }
        members.append(("tree", root.json))
        return .object(members)
    }
}
