// SceneField.swift: one field of a kind of view: its name in JSON, and how it is read and written there.

import Boxes
import Documents

/// A field of a kind of view, or the views inside it.
package struct SceneField<Kind> {
    let name: String
    let read: (SceneFields, inout Kind, inout [SceneView]) throws -> Void
    let write: (Kind, [SceneView]) -> JSONText?
    var guides: (Kind) -> [GuideKey] = { _ in [] }
    /// Puts values in the place of parameters.
    var substitute: (inout Kind, SceneSubstitution) -> Void = { _, _ in }
    /// The lengths among the values.
    var lengths: (Kind) -> [SceneLength] = { _ in [] }
    /// Where the views stand that the field has, of so many in all.
    var places: (Kind, Int) -> [[FieldPath.Step]] = { _, _ in [] }

    /// A field that has to be there.
    package static func required<Value>(
        _ name: String, _ path: WritableKeyPath<Kind, Value>, _ value: SceneValue<Value>
    ) -> SceneField {
        field(name, path, value) { try $0.required(name, $1) }
    }

    /// A field that may be left away: the kind in the table says what it is then.
    package static func defaulted<Value>(
        _ name: String, _ path: WritableKeyPath<Kind, Value>, _ value: SceneValue<Value>
    ) -> SceneField {
        field(name, path, value) { $1 }
    }

    /// A field that need not be there.
    package static func optional<Value>(
        _ name: String, _ path: WritableKeyPath<Kind, Value?>, _ value: SceneValue<Value>
    ) -> SceneField {
        let optional = SceneValue<Value?>(
            read: { try value.read($0, $1).map(Optional.some) }, write: { $0.flatMap(value.write) },
            guides: { $0.map(value.guides) ?? [] },
            substitute: { length, values in length.map { value.substitute($0, values) } },
            lengths: { $0.map(value.lengths) ?? [] })
        return defaulted(name, path, optional)
    }

    private static func field<Value>(
        _ name: String, _ path: WritableKeyPath<Kind, Value>, _ value: SceneValue<Value>,
        checked: @escaping (SceneFields, Value?) throws -> Value?
    ) -> SceneField {
        SceneField(
            name: name,
            read: { fields, kind, _ in
                if let found = try checked(fields, value.read(fields, name)) { kind[keyPath: path] = found }
            },
            write: { kind, _ in value.write(kind[keyPath: path]) }, guides: { value.guides($0[keyPath: path]) },
            substitute: { $0[keyPath: path] = value.substitute($0[keyPath: path], $1) },
            lengths: { value.lengths($0[keyPath: path]) })
    }
}

extension SceneField {
    /// The views inside, in a list.
    package static var children: SceneField {
        SceneField(
            name: "children",
            read: { $2 = try $0.required("children", $0.object.list("children", of: SceneView.self)) },
            write: { .array($1.map(\.json)) },
            places: { _, count in (0..<count).map { [.key("children"), .index($0)] } })
    }

    /// The one view inside, the last where there are more.
    package static var child: SceneField { one("child") { $0.last } }

    /// A view in front of the one inside, or behind it.
    package static var content: SceneField { one("content") { $0.first } }

    private static func one(_ name: String, _ view: @escaping ([SceneView]) -> SceneView?) -> SceneField {
        SceneField(
            name: name, read: { $2.append(try $0.required(name, $0.object.value(name, as: SceneView.self))) },
            write: { view($1)?.json }, places: { _, _ in [[.key(name)]] })
    }

    /// The views inside in rows, with the number of views in each.
    package static func rows(_ name: String, _ counts: WritableKeyPath<Kind, [Int]>) -> SceneField {
        SceneField(
            name: name,
            read: { fields, kind, children in
                do {
                    let rows = try fields.required(name, fields.object.value(name, as: [[SceneView]].self))
                    (kind[keyPath: counts], children) = (rows.map(\.count), rows.flatMap(\.self))
                } catch is DecodingError {
                    throw fields.object.fault(name, "must be a list of rows, each a list of views")
                }
            },
            write: { kind, children in
                .array(children.split(into: kind[keyPath: counts]).map { .array($0.map(\.json)) })
            },
            places: { kind, _ in
                kind[keyPath: counts].enumerated().flatMap { row, count in
                    (0..<count).map { [.key(name), .index(row), .index($0)] }
                }
            })
    }
}

extension Array {
    /// The elements in runs of given lengths.
    package func split(into counts: [Int]) -> [[Element]] {
        var rest = self[...]
        return counts.map { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
    }
}
