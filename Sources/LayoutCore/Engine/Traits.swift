// Traits.swift: what modifiers attach to a node without changing its layout.

internal import Foundation

/// What modifiers attach to a node without changing its layout.
struct Traits {
    var priority: Double?
    /// Most views have none of the rest.
    var rare: RareTraits?

    /// The rest, made when it is first written.
    var own: RareTraits {
        get { rare ?? RareTraits() }
        set { rare = newValue }
    }
}

/// What few views have.
struct RareTraits {
    var identifiers: [AnyHashable] = []
    var tag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var zIndex: Double?
    var effects = Effects()
    var tapActions: [() -> Void] = []
    var appearActions: [() -> Void] = []
}

/// How a subtree is drawn.
struct Effects {
    var opacity = 1.0
    var isHidden = false
    var isClipped = false
    var cornerRadius: CGFloat = 0
    /// Whether the whole rectangle takes taps, not only what is drawn in it.
    var takesTaps = false
}

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

    /// How many modifiers of the same place lie inside: tells several observers of one view apart.
    final var modifierDepth: Int {
        var depth = 0
        var node = self
        while let inner = node.traitSource, inner.slot === slot {
            depth += 1
            node = inner
        }
        return depth
    }

    /// The order in which siblings are drawn over each other.
    final var zIndex: Double { trait(\.zIndex) ?? 0 }
}
