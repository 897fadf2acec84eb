// VerticalAlignment.swift: guides of one direction, measured in points from a view's top.

public import Foundation

/// A guide measured along y, in points from a view's top.
public struct VerticalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

    private init(builtIn id: any BuiltInGuide.Type) { key = AlignmentKey(.vertical, builtIn: id) }

    /// The guide of a key, which has to be vertical.
    package init(key: AlignmentKey) { self.key = key }

    /// The value into which a container combines its children's, in points; `nil` for none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The upper side.
    public static let top = VerticalAlignment(builtIn: TopGuide.self)

    /// The middle.
    public static let center = VerticalAlignment(builtIn: VerticalCenterGuide.self)

    /// The lower side.
    public static let bottom = VerticalAlignment(builtIn: BottomGuide.self)

    /// The first line of text; the lower side without text.
    public static let firstTextBaseline = VerticalAlignment(builtIn: FirstTextBaselineGuide.self)

    /// The last line of text; the lower side without text.
    public static let lastTextBaseline = VerticalAlignment(builtIn: LastTextBaselineGuide.self)
}

extension ViewDimensions {
    /// Where a vertical guide lies, in points from the top: its explicit value, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// A vertical guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}
