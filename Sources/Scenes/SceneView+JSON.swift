// SceneView+JSON.swift: a view out of JSON, with every fault named by its field, and back.

package import Documents

extension SceneView: Decodable {
    /// Reads and checks a view.
    ///
    /// - Throws: A fault that names the field; `ProblemDecoder` turns it into an `InputError`.
    public init(from decoder: any Decoder) throws {
        let path = FieldPath(decoder.codingPath).appending("kind")
        let head = try? decoder.container(keyedBy: FieldKey.self)
        guard let name = try? head?.decode(String.self, forKey: FieldKey("kind")) else {
            throw FieldError(field: path, message: "is missing; it must say what the view is")
        }
        let kinds = decoder.userInfo[.sceneKinds] as? SceneKinds ?? .standard
        guard var kind = kinds[name] else {
            let known = kinds.names.sorted().joined(separator: ", ")
            throw FieldError(
                field: path, message: "is \"\(name)\", which is no kind of view; known are \(known)")
        }
        let fields = try SceneFields(decoder, ["kind", "id", "note", "fill", "stroke"] + kind.fieldNames)
        var children: [SceneView] = []
        try kind.read(fields, &children)
        self.init(
            kind, children, id: try fields.object.string("id"), fill: try SceneValue.color.read(fields, "fill"),
            stroke: try SceneValue.color.read(fields, "stroke"))
    }

    /// The view with all inside it.
    package var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("kind", .string(kind.name))]
        if let id { members.append(("id", .string(id))) }
        if let fill { members.append(("fill", .string(fill.name))) }
        if let stroke { members.append(("stroke", .string(stroke.name))) }
        return .object(members + kind.members(children))
    }
}
