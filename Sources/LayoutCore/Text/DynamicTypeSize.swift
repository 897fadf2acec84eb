// DynamicTypeSize.swift: how large people want text to be, and what that makes of each text style.  Sizes in points.

/// How large text is to be, spelled as in SwiftUI; fonts of a size of their own do not follow it.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The sizes of the usual setting, from the smallest to the largest; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The larger sizes of the accessibility setting.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size belongs to the accessibility setting.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
    /// The size where text has a size, in points.
    ///
    /// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes and larger accessibility sizes.
    func pointSize(at size: DynamicTypeSize) -> CGFloat {
        let sizes: [CGFloat] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        return sizes[size.rank]
    }

    /// The distance from one line to the next where text has a size, in points.
    ///
    /// Source: as `pointSize(at:)`, "Leading".
    func lineDistance(at size: DynamicTypeSize) -> CGFloat {
        let distances: [CGFloat] =
            switch self {
            case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
            case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
            case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
            case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
            case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
            case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
            case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
            case .caption: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
            case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
            }
        return distances[size.rank]
    }
}

extension DynamicTypeSize {
    /// The position among the sizes, the smallest first.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The size of a range that is nearest; the size itself where the range has none.
    fileprivate func clamped(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
        let allowed = Self.allCases.filter { range.contains($0) }
        return allowed.min { abs($0.rank - rank) < abs($1.rank - rank) } ?? self
    }
}

extension View {
    /// Sets how large text inside is.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { writing { $0.dynamicTypeSize = size } }

    /// Limits how large text inside is.
    public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
        writing { $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range) }
    }
}
