// Node+Traits.swift: reading what modifiers have attached to a node.

extension Node {
    /// The value of a trait here or, through modifiers, further inside.
    final func trait<Value>(_ value: (RareTraits) -> Value?) -> Value? {
        var node: Node? = self
        while let current = node {
            if let rare = current.traits.rare, let found = value(rare) { return found }
            node = current.traitSource
        }
        return nil
    }

    /// How many modifiers of the same place lie inside: distinguishes several observers of one view.
    final var modifierDepth: Int {
        var depth = 0
        var node = self
        while let inner = node.traitSource, inner.identity === identity {
            depth += 1
            node = inner
        }
        return depth
    }

    /// The order in which siblings are drawn over each other.
    final var zIndex: Double { trait(\.zIndex) ?? 0 }
}
