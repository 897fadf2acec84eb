// Accessibility.swift: what views tell those who do not see them, and places to which these jump; without effect here.

extension View {
    /// Would name the view, tell its value and what it does, hide it, say what it is, and order it among others.
    public func accessibility(
        label: Text? = nil, value: Text? = nil, hint: Text? = nil, hidden: Bool = false, identifier: String = "",
        addTraits: AccessibilityTraits = [], removeTraits: AccessibilityTraits = [], sortPriority: Double = 0
    ) -> Self { self }
    /// Would name the view.
    public func accessibilityLabel(_ label: Text) -> Self { self }
    /// Would name the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self { self }
    /// Would name the view.
    @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }
    /// Would tell the view's value.
    public func accessibilityValue(_ value: Text) -> Self { self }
    /// Would tell the view's value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { self }
    /// Would tell the view's value.
    @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> Self { self }
    /// Would tell what the view does.
    public func accessibilityHint(_ hint: Text) -> Self { self }
    /// Would tell what the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Self { self }
    /// Would tell what the view does.
    @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
    /// Would name the view for tests.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// Would hide the view from those who do not see it.
    public func accessibilityHidden(_ hidden: Bool) -> Self { self }
    /// Would make one element of the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
    /// Would make other elements of the view; they are not made.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
    /// Would say what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
    /// Would say what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
    /// Would order the elements.
    public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityAction(_: AccessibilityActionKind = .default, _: () -> Void) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityAction(named name: Text, _ handler: () -> Void) -> Self { self }
    /// Would let others act on the view.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: () -> Void) -> Self { self }
    /// Would let others act on the view.
    @_disfavoredOverload public func accessibilityAction(named _: some StringProtocol, _: () -> Void) -> Self { self }
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
    /// Would describe the view by another; it is not made.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self { self }
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

/// What becomes of the views inside an element.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The traits by their names.
    public static let isButton = Self(rawValue: 1 << 0), isHeader = Self(rawValue: 1 << 1),
        isSelected = Self(rawValue: 1 << 2), isLink = Self(rawValue: 1 << 3), isSearchField = Self(rawValue: 1 << 4),
        isImage = Self(rawValue: 1 << 5), playsSound = Self(rawValue: 1 << 6),
        isKeyboardKey = Self(rawValue: 1 << 7), isStaticText = Self(rawValue: 1 << 8),
        isSummaryElement = Self(rawValue: 1 << 9), updatesFrequently = Self(rawValue: 1 << 10),
        startsMediaSession = Self(rawValue: 1 << 11), allowsDirectInteraction = Self(rawValue: 1 << 12),
        causesPageTurn = Self(rawValue: 1 << 13), isModal = Self(rawValue: 1 << 14),
        isToggle = Self(rawValue: 1 << 15), isTabBar = Self(rawValue: 1 << 16)
}

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
}
