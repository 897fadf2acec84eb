// TreeError.swift: why a tree was refused, and where in it.

/// Why a tree has no program, or no answer.
public struct TreeError: Error, Equatable {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// A number lies outside its range.
        case outOfRange(String, value: Double, allowed: String)
        /// Two limits stand in the wrong order.
        case outOfOrder(String, above: String)
        /// A guide is used along the wrong axis.
        case wrongAxis(GuideKey)
        /// A guide's expression is not linear in sizes.
        case notLinear(GuideKey)
        /// Two views carry the same id.
        case duplicateIdentifier(String)
        /// There are more views than `Limits.items`, or they lie deeper than `TreeProblem.mostLevels`.
        case tooLarge
        /// The axis is to be as long as possible, and nothing bounds it.
        case unbounded(Axis)
        /// A stack's guides depend on what lies inside its children or pull them apart, so that it cannot be solved in
        /// turn.
        case coupled(GuideKey)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where: the kinds and places of the views from the root, such as `hstack/1/frame/0`.
    public let path: String

    /// A fault at a place.
    public init(_ reason: Reason, at path: String) {
        self.reason = reason
        self.path = path
    }
}

extension TreeError: CustomStringConvertible {
    /// One sentence: where, what was wrong, and what would be right.
    public var description: String {
        let what =
            switch reason {
            case .outOfRange(let name, let value, let allowed): "\(name) is \(value.shortest); it must be \(allowed)"
            case .outOfOrder(let smaller, let larger): "\(smaller) is above \(larger); it must not be"
            case .wrongAxis(let key): "the guide \(key.name) is \(key.axis.name); the other axis is needed here"
            case .notLinear(let key):
                "the guide \(key.name) is not linear in sizes; multiply and divide by numbers only"
            case .duplicateIdentifier(let id): "two views are named \"\(id)\"; ids must differ"
            case .tooLarge:
                "the tree has more than \(Limits.items) views or \(TreeProblem.mostLevels) levels; use a smaller one"
            case .unbounded(let axis): "nothing bounds the \(axis.name) axis; propose a length"
            case .coupled(let key):
                "the guide \(key.name) ties sizes together; solve the tree in one program, not stack by stack"
            }
        return path.isEmpty ? what : "\(path): \(what)"
    }
}
