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
    func pointSize(at size: DynamicTypeSize) -> CGFloat { CGFloat(sizes[size.rank]) }

    /// The distance from one line to the next where text has a size, in points.
    func lineDistance(at size: DynamicTypeSize) -> CGFloat { CGFloat(lineDistances[size.rank]) }
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
