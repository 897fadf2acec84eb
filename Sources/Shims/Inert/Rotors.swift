// Rotors.swift: lists of places to which somebody would jump who has views read out.

/// A place to jump to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    /// A place with an id.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    /// A place with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A place with an id.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// A place with an id in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A place with an id in a namespace.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

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
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> RotorContents { RotorContents() }
    /// The places behind a condition, or none.
    public static func buildOptional(_ content: (some AccessibilityRotorContent)?) -> RotorContents { RotorContents() }
}

extension View {
    /// Would list places to jump to.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unchanged }
    /// Would list places to jump to.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unchanged }
    /// Would list places to jump to, one for each element.
    public func accessibilityRotor<Element: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View { unchanged }
    /// Would name the view as a place to jump to.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { unchanged }
}
