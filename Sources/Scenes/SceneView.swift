// SceneView.swift: one view of a scene, and with it the tree: plain data, out of JSON and back.  Lengths in points.

package import Documents
package import Boxes
import Essentials

/// A view with what it is called, how it is painted, and the views inside it.
package struct SceneView: Sendable {
    /// A name that is unique in its scene, if it has one.
    package var id: String?
    /// What the view is.
    package var kind: any SceneKind
    /// The views directly inside, in order; how many there have to be is the kind's affair.
    package var children: [SceneView] {
        get { inside?.views ?? [] }
        set { inside = newValue.isEmpty ? nil : SceneChildren(newValue) }
    }
    private var inside: SceneChildren?
    /// How many views stand in each other, with this one.
    var levels: Int { 1 + (inside?.levels ?? 0) }
    /// Whether a layout ignores a length of the view or of any inside.
    package var hasIgnoredLengths: Bool { !kind.ignoredLengths.isEmpty || inside?.hasIgnoredLengths ?? false }
    /// What its rectangle is filled with in pictures.
    package var fill: SceneColor? {
        get { paint?.fill }
        set { paint = Paint(newValue, stroke) }
    }
    /// What its rectangle is outlined with in pictures.
    package var stroke: SceneColor? {
        get { paint?.stroke }
        set { paint = Paint(fill, newValue) }
    }
    private var paint: Paint?
    /// Its fields for the policy of its stack.
    package var item: SceneItem? {
        get { told?.item }
        set { told = newValue.map(ToldItem.init) }
    }
    private var told: ToldItem?
    /// Whether it has fields for its stack.
    var hasItem: Bool { told != nil }
    /// Its role on the screen, for claims.
    package var role: BoxRole?

    /// A view, with a name or without.
    package init(
        _ kind: any SceneKind, _ children: [SceneView] = [], id: String? = nil, fill: SceneColor? = nil,
        stroke: SceneColor? = nil
    ) {
        (self.kind, self.id, paint) = (kind, id, Paint(fill, stroke))
        self.children = children
    }

    /// The view and all inside it, each before what it holds.
    package var all: [SceneView] {
        var views: [SceneView] = []
        var rest = [self]
        while let view = rest.popLast() {
            views.append(view)
            rest += view.children.reversed()
        }
        return views
    }

    /// The guides in the tree that are not everybody's, by name.
    var customGuides: [GuideKey] {
        let own = all.flatMap(\.kind.guides).filter { GuideKey.named[$0.name] == nil }
        return Dictionary(own.map { ($0.name, $0) }) { $1 }.values.sorted { $0.name < $1.name }
    }
}

/// What a view is painted with, behind a pointer: few views of a large scene are painted, and layouts ignore it.
private final class Paint: Sendable {
    let fill, stroke: SceneColor?

    /// `nil` where there is no paint.
    init?(_ fill: SceneColor?, _ stroke: SceneColor?) {
        if fill == nil, stroke == nil { return nil }
        (self.fill, self.stroke) = (fill, stroke)
    }
}

extension SceneView: Equatable {
    package static func == (first: SceneView, second: SceneView) -> Bool {
        first.id == second.id && first.kind.isEqual(to: second.kind) && first.children == second.children
            && first.fill == second.fill && first.stroke == second.stroke && first.item == second.item
            && first.role == second.role
    }
}

extension SceneView: Decodable {
    /// Reads and checks a view; throws a fault that names the field.
    package init(from decoder: any Decoder) throws {
        var path: FieldPath { FieldPath(decoder.codingPath).appending("kind") }
        guard let name = Self.kindName(decoder) else {
            throw FieldError(field: path, message: "is missing; it must say what the view is")
        }
        let kinds = KnownKinds.of(decoder)
        guard var kind = kinds[name] else {
            let names = kinds.names.sorted()
            let meant = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ";"
            throw FieldError(
                field: path,
                message: "is \"\(name)\", which is no kind of view\(meant) known are \(names.joined(separator: ", "))")
        }
        var children: [SceneView] = []
        let fields = try kind.read(decoder, besides: Self.ownFields, &children)
        self.init(kind, children, id: try fields.object.string("id"))
        if fields.object.hasAny(of: Self.marks) {
            fill = try SceneValue<SceneColor>.color.read(fields, "fill")
            stroke = try SceneValue<SceneColor>.color.read(fields, "stroke")
            role = try Self.role.read(fields, "role")
        }
        item = try SceneItem.read(fields)
        try settleItems(fields)
    }

    /// The kind that a view names, if it names one.
    private static func kindName(_ decoder: any Decoder) -> String? {
        // A container would cost more than the name.
        if let read = decoder as? JSONTreeDecoder { return read.member("kind")?.string }
        let head = try? decoder.container(keyedBy: FieldKey.self)
        return try? head?.decode(String.self, forKey: FieldKey("kind"))
    }

    private static let marks = ["fill", "stroke", "role"]
    /// The fields that views of every kind may have.
    private static let ownFields = ["kind", "id", "note"] + marks + ItemFields.names

    private static var role: SceneValue<BoxRole> {
        .named(
            { BoxRole(rawValue: $0) }, known: BoxRole.allCases.map(\.rawValue).joined(separator: " or "),
            word: \.rawValue)
    }

    /// The view with all inside it.
    package var json: JSONText {
        let words = [
            ("kind", kind.name), ("id", id), ("fill", fill?.name), ("stroke", stroke?.name), ("role", role?.rawValue),
        ]
        return .members(
            words.map { ($0, $1.map(JSONText.string)) } + (item?.members ?? []) + kind.members(children))
    }
}

/// The kinds that the views of one document may be of.
private final class KnownKinds {
    let kinds: SceneKinds

    private init(_ known: [CodingUserInfoKey: Any]) { kinds = known[.sceneKinds] as? SceneKinds ?? SceneKinds([]) }

    /// What a decoder knows; it is looked up once a document where it can be kept.
    static func of(_ decoder: any Decoder) -> SceneKinds {
        guard let read = decoder as? JSONTreeDecoder else { return KnownKinds(decoder.userInfo).kinds }
        return read.kept(as: "/kinds") { KnownKinds(read.userInfo) }.kinds
    }
}
