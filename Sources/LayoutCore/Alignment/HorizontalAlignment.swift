// HorizontalAlignment.swift: guides of one direction, measured in points from a view's leading side.

public import Foundation

/// A guide measured along x, in points from a view's leading side.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

    private init(builtIn id: any BuiltInGuide.Type) { key = AlignmentKey(.horizontal, builtIn: id) }

    /// The guide of a key, which has to be horizontal.
    package init(key: AlignmentKey) { self.key = key }

    /// The value into which a container combines its children's, in points; `nil` for none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The side where lines begin.
    public static let leading = HorizontalAlignment(builtIn: LeadingGuide.self)

    /// The middle.
    public static let center = HorizontalAlignment(builtIn: HorizontalCenterGuide.self)

    /// The side where lines end.
    public static let trailing = HorizontalAlignment(builtIn: TrailingGuide.self)
}

extension ViewDimensions {
    /// Where a horizontal guide lies, in points from the leading side: its explicit value, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// A horizontal guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
}
