// Policy.swift: which lengths count as fair, toolkit by toolkit (Mathematics.md, section 2).

/// What fairness compares, by name: item `i` stands at level `(length - base) / weight`.
///
/// A policy is a `PolicyDefinition` in a file of its own; those of this package are listed in Policy+Standard.swift.
public struct Policy: Sendable, Hashable, CustomStringConvertible {
    /// What the policy makes of a row.
    public let definition: any PolicyDefinition

    let kind: Kind

    /// A policy of one's own.
    public init(_ definition: any PolicyDefinition) { self.init(definition, .other) }

    init(_ definition: any PolicyDefinition, _ kind: Kind) {
        self.definition = definition
        self.kind = kind
    }

    /// The name in JSON and on the command line; two policies of one name are the same.
    public var name: String { definition.name }

    public var description: String { name }

    /// Whether two policies have one name.
    public static func == (first: Policy, second: Policy) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
