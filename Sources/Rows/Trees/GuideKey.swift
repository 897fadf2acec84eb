// GuideKey.swift: alignment guides by name, and the expressions that give them values.
// Lengths in points from a view's top or leading edge.  The keys and their defaults are SwiftUI's.

/// An alignment guide that any view can be asked for.
public struct GuideKey: Sendable, Hashable {
    /// How the explicit values of a container's children become the container's own.
    public enum Combination: Sendable, Hashable {
        /// They do not: the guide stays inside.
        case none
        /// The first child that has one.
        case first
        /// The last child that has one.
        case last
        /// The arithmetic mean of those that have one, as for guides of one's own in SwiftUI.
        case mean
    }

    /// The name, unique on its axis.
    public let name: String
    /// The axis along which the guide is measured.
    public let axis: Axis
    /// How values leave a container of several children.
    public let combination: Combination
    /// The value of a view that says nothing.
    public let standard: GuideExpression

    /// Makes a guide of one's own.
    public init(
        _ name: String, along axis: Axis, combination: Combination = .mean, standard: GuideExpression
    ) {
        self.name = name
        self.axis = axis
        self.combination = combination
        self.standard = standard
    }

    /// The left edge.
    public static let leading = GuideKey("leading", along: .horizontal, combination: .none, standard: .number(0))
    /// The middle of the width.
    public static let horizontalCenter = GuideKey(
        "hcenter", along: .horizontal, combination: .none, standard: .product(.number(0.5), .width))
    /// The right edge.
    public static let trailing = GuideKey("trailing", along: .horizontal, combination: .none, standard: .width)
    /// The upper edge.
    public static let top = GuideKey("top", along: .vertical, combination: .none, standard: .number(0))
    /// The middle of the height.
    public static let verticalCenter = GuideKey(
        "vcenter", along: .vertical, combination: .none, standard: .product(.number(0.5), .height))
    /// The lower edge.
    public static let bottom = GuideKey("bottom", along: .vertical, combination: .none, standard: .height)
    /// The first line of text; the lower edge of a view without text.
    public static let firstTextBaseline = GuideKey(
        "firstTextBaseline", along: .vertical, combination: .first, standard: .height)
    /// The last line of text; the lower edge of a view without text.
    public static let lastTextBaseline = GuideKey(
        "lastTextBaseline", along: .vertical, combination: .last, standard: .height)

    /// The guides that every layout knows.
    public static let standardKeys: [GuideKey] = [
        .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
}

/// What a guide comes to, in the dimensions and the other guides of its view.
public indirect enum GuideExpression: Sendable, Hashable {
    /// A number of points.
    case number(Double)
    /// The width of the view.
    case width
    /// The height of the view.
    case height
    /// Another guide of the view, explicit or not.
    case guide(GuideKey)
    /// The explicit value of another guide, or else something.
    case explicit(GuideKey, otherwise: GuideExpression)
    /// The sum of two.
    case sum(GuideExpression, GuideExpression)
    /// The first less the second.
    case difference(GuideExpression, GuideExpression)
    /// The product of two; a tree takes it where one of them is a number.
    case product(GuideExpression, GuideExpression)
    /// The first divided by the second; a tree takes it where the second is a number other than 0.
    case quotient(GuideExpression, GuideExpression)
}
