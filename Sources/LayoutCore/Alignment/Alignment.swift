// Alignment.swift: guides along x and y, in points from a view's leading side and top, and both together.
// Source: Apple's documentation of HorizontalAlignment and VerticalAlignment; that the guides which every view has do not
// leave containers, the baselines excepted, is what OpenSwiftUI, SwiftVVD and objc.io found.

/// A guide for each direction.
public struct Alignment: Equatable, Sendable {
    /// The guide along x.
    public var horizontal: HorizontalAlignment
    /// The guide along y.
    public var vertical: VerticalAlignment

    /// The guide along an axis, as the engine sees it.
    subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    /// Puts two guides together.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Corners, middles of sides, and the middle; lines begin at the leading side.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top),
        top = Alignment(horizontal: .center, vertical: .top),
        topTrailing = Alignment(horizontal: .trailing, vertical: .top),
        leading = Alignment(horizontal: .leading, vertical: .center),
        center = Alignment(horizontal: .center, vertical: .center),
        trailing = Alignment(horizontal: .trailing, vertical: .center),
        bottomLeading = Alignment(horizontal: .leading, vertical: .bottom),
        bottom = Alignment(horizontal: .center, vertical: .bottom),
        bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The first or the last line of text, at a side or at the middle.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline),
        centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline),
        trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline),
        leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline),
        centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline),
        trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A guide measured along x, in points from a view's leading side.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

    private init(_ mask: GuideMask, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        key = AlignmentKey(.horizontal, builtIn: mask, defaultValue: defaultValue)
    }

    /// The guide of a key, which has to be horizontal.
    package init(key: AlignmentKey) { self.key = key }

    /// The value into which a container combines its children's, in points; `nil` for none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The side where lines begin.
    public static let leading = HorizontalAlignment(.leading) { _ in 0 }
    /// The middle.
    public static let center = HorizontalAlignment(.horizontalCenter) { $0.width / 2 }
    /// The side where lines end.
    public static let trailing = HorizontalAlignment(.trailing) { $0.width }
}

extension ViewDimensions {
    /// Where a horizontal guide lies, in points from the leading side: its explicit value, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// A horizontal guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// Where a vertical guide lies, in points from the top: its explicit value, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// A vertical guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

/// A guide measured along y, in points from a view's top.
public struct VerticalAlignment: Equatable, Sendable {
    /// The guide as the engine sees it.
    package let key: AlignmentKey

    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

    private init(
        _ mask: GuideMask, _ combination: GuideCombination = .never,
        defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        key = AlignmentKey(.vertical, builtIn: mask, combination, defaultValue: defaultValue)
    }

    /// The guide of a key, which has to be vertical.
    package init(key: AlignmentKey) { self.key = key }

    /// The value into which a container combines its children's, in points; `nil` for none.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        key.combination(values.lazy.compactMap { $0 })
    }

    /// The upper side.
    public static let top = VerticalAlignment(.top) { _ in 0 }
    /// The middle.
    public static let center = VerticalAlignment(.verticalCenter) { $0.height / 2 }
    /// The lower side.
    public static let bottom = VerticalAlignment(.bottom) { $0.height }
    /// The first line of text; the lower side without text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline, .least) { $0.height }
    /// The last line of text; the lower side without text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline, .greatest) { $0.height }
}
