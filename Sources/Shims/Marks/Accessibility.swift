// Accessibility.swift: what others may do with views that they do not see, and places to which they jump; without effect here.
// What views are called and what they are is kept: see LayoutCore/Accessibility.

extension View {
    /// Makes other elements of the view for those who do not see it: those of views that nobody sees.  The view itself is not
    /// heard.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { heard(as: children()) }
    /// Would let others act on the view.
    public func accessibilityAction(_: AccessibilityActionKind = .default, _: () -> Void) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityAction(named name: Text, _ handler: () -> Void) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: () -> Void) -> Self { self }
    /// Would let others act on the view.
    @_disfavoredOverload public func accessibilityAction(named _: some StringProtocol, _: () -> Void) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> Self { self }
    /// Would tell more of the view to those who ask for it.
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> Self { self }
    /// Would tell more of the view to those who ask for it.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> Self { self }
    /// Would tell more of the view to those who ask for it.
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey) -> Self {
        self
    }
    /// Would be read higher or lower.
    public func speechAdjustedPitch(_ value: Double) -> Self { self }
    /// Would let others raise and lower the view's value.
    public func accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void) -> Self { self }
    /// Would tell by what names the view is called.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }
    /// Would tell by what names the view is called.
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> Self { self }
    /// Would tell how high a heading is.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
    /// Would keep the colours of the view.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
    /// Would show the view enlarged.
    public func accessibilityShowsLargeContentViewer() -> Self { self }
    /// Would let a tap or a gesture through to the view.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self { self }
    /// Describes the view by another to those who do not see it; nobody sees the other.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        heard(as: representation())
    }
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
    /// Would send the attention of those who do not see to the view while a value says so.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> Self { self }
    /// Would send the attention of those who do not see to the view while a value equals another.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> Self { self }
    /// Would name the view as a place to jump to.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
}

/// Where the attention of those who do not see is; it is nowhere, unless a program writes it.
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

/// What somebody asks a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    /// The usual action, going back, and a tap of two fingers.
    public static let `default` = Self(name: "default"), escape = Self(name: "escape"),
        magicTap = Self(name: "magicTap")
    /// Deleting the view.
    public static let delete = Self(name: "delete")
}

/// Whether a value is raised or lowered: it is raised or lowered.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
/// How high a heading is: none, or from the highest to the lowest.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

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
    /// The places of one of two branches.
    public static func buildEither(first: some AccessibilityRotorContent) -> RotorContents { RotorContents() }
    /// The places of one of two branches.
    public static func buildEither(second: some AccessibilityRotorContent) -> RotorContents { RotorContents() }
}
