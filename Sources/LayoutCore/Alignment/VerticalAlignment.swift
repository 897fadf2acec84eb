// VerticalAlignment.swift: guides of one direction, measured in points from a view's top.

public import Foundation

/// A guide measured along y, in points from a view's top.
public struct VerticalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

    /// A guide of any making; it has to be a vertical one.
    package init(key: AlignmentKey) { self.key = key }

    /// One value of several children's, in points, as a container combines them; `nil` of none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The upper side.
    public static let top = VerticalAlignment(TopGuide.self)

    /// The middle.
    public static let center = VerticalAlignment(VerticalCenterGuide.self)

    /// The lower side.
    public static let bottom = VerticalAlignment(BottomGuide.self)

    /// The first line of text; the lower side without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)

    /// The last line of text; the lower side without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}
