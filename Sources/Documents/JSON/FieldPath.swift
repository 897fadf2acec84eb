// FieldPath.swift: where in a JSON text a value stands, written as people write it: items[2].min.

/// The keys and indices that lead from the root of a JSON text to a value.
public struct FieldPath: Sendable, Hashable, CustomStringConvertible {
    /// One step down.
    public enum Step: Sendable, Hashable {
        /// Into the member of an object.
        case key(String)
        /// Into the element of an array, from 0.
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// Makes a path; without steps it is the root.
    public init(_ steps: [Step] = []) { self.steps = steps }

    package init(_ keys: [any CodingKey]) {
        steps = keys.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) }
    }

    package func appending(_ key: String) -> FieldPath { FieldPath(steps + [.key(key)]) }
    package func appending(_ index: Int) -> FieldPath { FieldPath(steps + [.index(index)]) }

    /// Deep enough for the trees that people write by hand.
    private var mostSteps: Int { 24 }

    /// The path as `items[2].min`, cut off where it goes deeper than any format of ours; empty for the root.
    public var description: String {
        let text = steps.prefix(mostSteps).reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
        return steps.count > mostSteps ? text + "…" : text
    }
}
