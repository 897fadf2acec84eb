// ContentSizeCategory.swift: how large text is by the older names, and UIKit's name for what grows with it.

/// How large text is, from the smallest to the largest.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
    /// The sizes of the usual setting; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The larger sizes of the accessibility setting.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge

    /// Whether the size belongs to the accessibility setting.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
    /// How large text is: `dynamicTypeSize` by its older names.
    public var sizeCategory: ContentSizeCategory {
        get {
            zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).first { $0.0 == dynamicTypeSize }?.1 ?? .large
        }
        set {
            let sizes = zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)
            dynamicTypeSize = sizes.first { $0.0 == newValue }?.1 ?? .large
        }
    }
}

/// What grows with text, for those who ask UIKit: at the default size, since no view is known.
public final class UIFontMetrics: Sendable {
    /// What grows with body text.
    public static let `default` = UIFontMetrics()

    private init() {}

    /// The length, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
