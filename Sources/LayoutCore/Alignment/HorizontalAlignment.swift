// HorizontalAlignment.swift: guides of one direction, measured in points from a view's leading side.

public import Foundation

/// A guide measured along x, in points from a view's leading side.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

    /// A guide of any making; it has to be a horizontal one.
    package init(key: AlignmentKey) { self.key = key }

    /// One value of several children's, in points, as a container combines them; `nil` of none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The side where lines begin.
    public static let leading = HorizontalAlignment(LeadingGuide.self)

    /// The middle.
    public static let center = HorizontalAlignment(HorizontalCenterGuide.self)

    /// The side where lines end.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)
}
