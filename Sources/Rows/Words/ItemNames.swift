// ItemNames.swift: how people call items, and how data do.

/// An item that an id may name.
package protocol Identified {
    /// The name, if there is one.
    var id: String? { get }
}

extension ItemOver: Identified {}

extension Identified {
    /// How people call it: by id, or else by place, `item 2`.
    ///
    /// - Parameter index: Its place, from 0.
    package func name(at index: Int) -> String { id?.printable ?? "item \(index)" }
}

extension Array where Element: Identified {
    /// How people call the items.
    package var names: [String] { enumerated().map { $1.name(at: $0) } }

    /// How data call the items: by id, or else by index from 0 alone.
    package var keys: [String] { enumerated().map { $1.id?.printable ?? String($0) } }
}
