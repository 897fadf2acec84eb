// Rotors.swift: lists of places to which somebody would jump who has views read out.

/// A place to jump to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// A place with an id, in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: () -> Void = {}
    ) {}
    /// A place with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: () -> Void = {}
    ) {}
    /// A place with an id, in a namespace.
    @_disfavoredOverload public init(
        _ label: some StringProtocol, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
        prepare: () -> Void = {}
    ) {}
}

/// Places to jump to.
public protocol AccessibilityRotorContent {}
/// Several places.
public struct RotorContents: AccessibilityRotorContent, Sendable {}

/// Makes places of those in a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// One place, or those of a collection.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Several places.
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
        -> RotorContents
    { RotorContents() }
    /// The places behind a condition, or none.
    public static func buildOptional(_ content: (some AccessibilityRotorContent)?) -> RotorContents { RotorContents() }
}

extension View {
    /// Would list places to jump to.
    public func accessibilityRotor<V: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> V
    ) -> Self { self }
    /// Would list places to jump to.
    public func accessibilityRotor<V: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: () -> V
    ) -> Self { self }
    /// Would list places to jump to, one for each element.
    public func accessibilityRotor<Element: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> Self { self }
    /// Would name the view as a place to jump to.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}
