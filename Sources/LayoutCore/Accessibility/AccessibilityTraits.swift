// AccessibilityTraits.swift: what a view is, for those who do not see it.

/// What becomes of the views inside an element.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: Int
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

extension AccessibilityTraits {
    private static let named: [(Self, String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"), (.isKeyboardKey, "key"),
        (.isStaticText, "text"), (.isSummaryElement, "summary"), (.updatesFrequently, "updates frequently"),
        (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct interaction"),
        (.causesPageTurn, "turns page"), (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"),
    ]

    /// The traits in plain words, in a fixed order.
    package var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}
