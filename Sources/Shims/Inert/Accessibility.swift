// Accessibility.swift: what views tell those who do not see them; without effect here.

extension View {
    /// Would name the view.
    public func accessibility(label: Text) -> some View { unchanged }
    /// Would tell the view's value.
    public func accessibility(value: Text) -> some View { unchanged }
    /// Would tell what the view does.
    public func accessibility(hint: Text) -> some View { unchanged }
    /// Would hide the view from those who do not see it.
    public func accessibility(hidden: Bool) -> some View { unchanged }
    /// Would name the view for tests.
    public func accessibility(identifier: String) -> some View { unchanged }
    /// Would say what the view is.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { unchanged }
    /// Would say what the view is not.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { unchanged }
    /// Would order the elements.
    public func accessibility(sortPriority: Double) -> some View { unchanged }
    /// Would name the view.
    public func accessibilityLabel(_ label: Text) -> some View { unchanged }
    /// Would name the view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { unchanged }
    /// Would name the view.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { unchanged }
    /// Would tell the view's value.
    public func accessibilityValue(_ value: Text) -> some View { unchanged }
    /// Would tell the view's value.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { unchanged }
    /// Would tell the view's value.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { unchanged }
    /// Would tell what the view does.
    public func accessibilityHint(_ hint: Text) -> some View { unchanged }
    /// Would tell what the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { unchanged }
    /// Would tell what the view does.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { unchanged }
    /// Would name the view for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View { unchanged }
    /// Would hide the view from those who do not see it.
    public func accessibilityHidden(_ hidden: Bool) -> some View { unchanged }
    /// Would make one element of the view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { unchanged }
    /// Would make other elements of the view; they are not made.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { unchanged }
    /// Would say what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { unchanged }
    /// Would say what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { unchanged }
    /// Would order the elements.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { unchanged }
    /// Would let others act on the view.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { unchanged }
    /// Would let others act on the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { unchanged }
    /// Would let others act on the view.
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        unchanged
    }
    /// Would let others act on the view.
    @_disfavoredOverload
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
        unchanged
    }
    /// Would let others raise and lower the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { unchanged }
    /// Would tell by what names the view is called.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { unchanged }
    /// Would tell by what names the view is called.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabels: [some StringProtocol]) -> some View { unchanged }
    /// Would tell how high a heading is.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { unchanged }
    /// Would keep the colours of the view.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { unchanged }
    /// Would show the view enlarged.
    public func accessibilityShowsLargeContentViewer() -> some View { unchanged }
    /// Would let a tap or a gesture through to the view.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        unchanged
    }
    /// Would describe the view by another; it is not made.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { unchanged }
}

/// What becomes of the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The behaviours by their names.
    public static let ignore = Self(name: "ignore"), contain = Self(name: "contain"), combine = Self(name: "combine")
}

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var names: Set<String>

    /// No trait.
    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    /// The traits by their names.
    public static let isButton = Self("isButton"), isHeader = Self("isHeader"), isSelected = Self("isSelected"),
        isLink = Self("isLink"), isSearchField = Self("isSearchField"), isImage = Self("isImage"),
        playsSound = Self("playsSound"), isKeyboardKey = Self("isKeyboardKey"), isStaticText = Self("isStaticText"),
        isSummaryElement = Self("isSummaryElement"), updatesFrequently = Self("updatesFrequently"),
        startsMediaSession = Self("startsMediaSession"), allowsDirectInteraction = Self("allowsDirectInteraction"),
        causesPageTurn = Self("causesPageTurn"), isModal = Self("isModal"), isToggle = Self("isToggle"),
        isTabBar = Self("isTabBar")

    /// Whether all of these traits are among them.
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    /// The traits of either.
    public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
    /// The traits of both.
    public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
    /// The traits of one alone.
    public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other) } }
    /// Adds traits.
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    /// Keeps the traits that others have too.
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    /// Keeps the traits of one alone.
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    /// Adds traits.
    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        formUnion(member)
        return (isNew, member)
    }
    /// Takes traits away.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let wasMember = contains(member)
        names.subtract(member.names)
        return wasMember ? member : nil
    }
    /// Adds traits.
    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        let wasMember = contains(member)
        formUnion(member)
        return wasMember ? member : nil
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var traits = self
        change(&traits)
        return traits
    }
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

/// Whether a value is raised or lowered.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// It is raised or lowered.
    case increment, decrement
}

/// How high a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// None, or from the highest to the lowest.
    case unspecified, h1, h2, h3, h4, h5, h6
}
