// SceneDocument.swift: a tree of views as it stands in a file (the README, "Formats").  Lengths in points.

public import Plumb

/// A scene: a tree under a proposal, with its name.
public struct SceneDocument: Sendable, Equatable {
    /// The scene's name, if it has one.
    public var id: String?
    /// The tree.
    public var tree: TreeProblem
    /// Puts a scene together.
    public init(id: String? = nil, tree: TreeProblem) {
        self.id = id
        self.tree = tree
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
        guard let root = try object.value("tree", as: SceneNode.self) else {
            throw object.fault("tree", "is missing; it must be the scene's root view")
        }
        let proposal = try object.value("proposal", as: SceneProposal.self)?.lengths
        id = try object.string("id")
        do {
            tree = try TreeProblem(root.node, proposal: proposal ?? PerAxis(horizontal: nil, vertical: nil))
        } catch {
            throw object.fault("tree", "is refused: \(error)")
        }
    }
}

/// `[width, height]`: numbers, null, or "inf".
private struct SceneProposal: Decodable {
    let lengths: PerAxis<Double?>

    init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath)
        let fault = FieldError(field: path, message: "must be [width, height], each a number, null or \"inf\"")
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
        if let customs = try container.decodeIfPresent([String: SceneExpression].self, forKey: FieldKey("customGuides"))
        {
            for (name, expression) in customs {
                guard name.hasPrefix("h:") || name.hasPrefix("v:") else {
                    throw FieldError(
                        field: FieldPath([.key("customGuides"), .key(name)]),
                        message: "is no name for a guide; it must begin with h: or v:")
                }
                let axis: Axis = name.hasPrefix("h:") ? .horizontal : .vertical
                guides[name] = GuideKey(name, along: axis, standard: expression.expression)
            }
        }
        self.guides = guides
    }
}
