// SceneKind.swift: what a kind of view in scenes says of itself.  Everything else asks it: the reader and the writer of
// JSON, and whoever makes its boxes.  A kind of one's own is a type that conforms, in a table.

import Documents
package import Boxes
package import Rows

/// A kind of view, with its fields beside the views inside it.
///
/// A value is plain data.  In the table of kinds it stands as it is before its fields are read: with their defaults.
package protocol SceneKind: Sendable, Equatable {
    /// The kind as scenes call it.
    var name: String { get }
    /// Its fields, in the order in which they are written; the views inside are among them.
    var fields: [SceneField<Self>] { get }
    /// Whether a fill paints the view itself, as with shapes and text, and not a rectangle behind it.
    var isPaintedItself: Bool { get }

    /// Whether it stands in its stack for the last view inside, and tells the policy there what that view tells.
    var handsItemsOn: Bool { get }

    /// Lengths that must not be below 0, where they vary.
    var demands: [SceneDemand] { get }
    /// Lengths that the layout ignores, since they are negative or infinite, in points.
    var ignoredLengths: [Double] { get }
    /// Refuses fields that do not go together, or with the count of views inside; reading calls it once all are read.
    func check(_ fields: SceneFields, _ count: Int) throws
    /// The view in any arithmetic, where it stands in a stack or not; `nil` for a kind that is laid out as a view only.
    func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>?
    /// The same in doubles, which the compiler makes for each kind by itself: a table of kinds knows nothing of numbers.
    func measuredInDoubles(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Double>
    ) throws(UnmeasuredView) -> Box<Double>?
}

extension SceneKind {
    package var isPaintedItself: Bool { false }
    package var handsItemsOn: Bool { false }
    package var demands: [SceneDemand] { [] }
    package var ignoredLengths: [Double] { [] }
    package func check(_ fields: SceneFields, _ count: Int) throws {}
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? { nil }
    package func measuredInDoubles(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Double>
    ) throws(UnmeasuredView) -> Box<Double>? { try measured(inside, within: stack, in: run) }

    /// The guides that the fields name.
    var guides: [GuideKey] { fields.flatMap { $0.guides(self) } }

    /// The fields in JSON.
    func members(_ children: [SceneView]) -> [(String, JSONText?)] {
        fields.map { ($0.name, $0.write(self, children)) }
    }

    /// Takes the fields out of JSON, where some others may stand too; returns all of them.
    mutating func read(
        _ decoder: any Decoder, besides others: [String], _ children: inout [SceneView]
    ) throws -> SceneFields {
        let own = KindFields.of(self, decoder, besides: others)
        let source = try SceneFields(decoder, own.names)
        for field in own.fields { try field.read(source, &self, &children) }
        try check(source, children.count)
        return source
    }

    /// Where the views inside stand in JSON, of so many.
    func places(of count: Int) -> [[FieldPath.Step]] { fields.flatMap { $0.places(self, count) } }

    func isEqual(to other: any SceneKind) -> Bool { (other as? Self) == self }
}

/// The fields of a kind, and the names of all that a view of it may have.
private final class KindFields<Kind: SceneKind> {
    let fields: [SceneField<Kind>]
    let names: [String]

    private init(_ kind: Kind, besides others: [String]) {
        fields = kind.fields
        names = others + fields.map(\.name)
    }

    /// The fields of a kind as the table has it; they are made once a document where they can be kept.
    static func of(_ kind: Kind, _ decoder: any Decoder, besides others: [String]) -> KindFields {
        guard let read = decoder as? JSONTreeDecoder else { return KindFields(kind, besides: others) }
        return read.kept(as: kind.name) { KindFields(kind, besides: others) }
    }
}

/// Kinds by name.
package struct SceneKinds: Sendable {
    private let kinds: [String: any SceneKind]
    /// The names, in the order of the table.
    package let names: [String]

    /// A table of kinds with their defaults; of two with one name the later counts.
    package init(_ kinds: [any SceneKind]) {
        names = kinds.map(\.name)
        self.kinds = Dictionary(kinds.map { ($0.name, $0) }) { $1 }
    }

    /// The table with some kinds more.
    package func adding(_ more: [any SceneKind]) -> SceneKinds { SceneKinds(names.compactMap { self[$0] } + more) }

    package subscript(name: String) -> (any SceneKind)? { kinds[name] }
}
