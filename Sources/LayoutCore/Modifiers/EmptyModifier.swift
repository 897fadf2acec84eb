// EmptyModifier.swift: a modifier that changes nothing, and two modifiers as one.

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    public init() {}

    /// The view itself.
    public func body(content: Content) -> some View { content }
}

/// Two modifiers as one: the first is applied first.
public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    fileprivate let first: First
    fileprivate let second: Second

    /// The view with both.
    public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
    /// This modifier and another after it, as one.
    public func concat<Other: ViewModifier>(_ modifier: Other) -> ConcatenatedModifier<Self, Other> {
        ConcatenatedModifier(first: self, second: modifier)
    }
}
