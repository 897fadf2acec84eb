// GuideKey.swift: alignment guides by name, as plain data, and the guides of LayoutCore that they are.
// Lengths in points from a view's top or leading edge.

package import LayoutCore

/// An alignment guide that any view can be asked for.
public struct GuideKey: Sendable, Hashable {
    /// The name, unique on its axis.
    package let name: String
    /// The axis along which the guide is measured.
    package let axis: Axis
    /// The value of a view that says nothing.
    package let standard: GuideExpression

    /// Makes a guide of one's own.
    package init(_ name: String, along axis: Axis, standard: GuideExpression) {
        self.name = name
        self.axis = axis
        self.standard = standard
    }

    /// The left edge.
    package static let leading = GuideKey("leading", along: .horizontal, standard: .number(0))
    /// The middle of the width.
    package static let horizontalCenter = GuideKey(
        "hcenter", along: .horizontal, standard: .product(.number(0.5), .width))
    /// The right edge.
    package static let trailing = GuideKey("trailing", along: .horizontal, standard: .width)
    /// The upper edge.
    package static let top = GuideKey("top", along: .vertical, standard: .number(0))
    /// The middle of the height.
    package static let verticalCenter = GuideKey(
        "vcenter", along: .vertical, standard: .product(.number(0.5), .height))
    /// The lower edge.
    package static let bottom = GuideKey("bottom", along: .vertical, standard: .height)
    /// The first line of text; the lower edge of a view without text.
    package static let firstTextBaseline = GuideKey("firstTextBaseline", along: .vertical, standard: .height)
    /// The last line of text; the lower edge of a view without text.
    package static let lastTextBaseline = GuideKey("lastTextBaseline", along: .vertical, standard: .height)

    /// The middle along an axis.
    static func center(_ axis: Axis) -> GuideKey { axis == .horizontal ? .horizontalCenter : .verticalCenter }
}

extension GuideKey {
    /// The guides that every scene knows, and the same for views.
    private static let builtIn: [(key: GuideKey, alignment: AlignmentKey)] = [
        (.leading, HorizontalAlignment.leading.key), (.horizontalCenter, HorizontalAlignment.center.key),
        (.trailing, HorizontalAlignment.trailing.key), (.top, VerticalAlignment.top.key),
        (.verticalCenter, VerticalAlignment.center.key), (.bottom, VerticalAlignment.bottom.key),
        (.firstTextBaseline, VerticalAlignment.firstTextBaseline.key),
        (.lastTextBaseline, VerticalAlignment.lastTextBaseline.key),
    ]

    /// The guides that every scene knows.
    package static let standardKeys = builtIn.map(\.key)

    /// The guides that every scene knows, by the names that they have in JSON.
    static let named = Dictionary(uniqueKeysWithValues: standardKeys.map { ($0.name, $0) })

    private static let alignments = Dictionary(uniqueKeysWithValues: builtIn.map { ($0.key.name, $0.alignment) })

    /// The guide as views know it.
    package var alignmentKey: AlignmentKey {
        if let known = Self.alignments[name] { return known }
        let standard = standard
        return AlignmentKey(axis, named: name) { CGFloat(standard.value(in: $0)) }
    }
}

extension PerAxis<GuideKey> {
    /// The middle along both axes.
    static var center: PerAxis { PerAxis { .center($0) } }
}

extension PerAxis<GuideKey>? {
    /// The guides as views take them; centred where nothing is said.
    var orCenter: LayoutCore.Alignment {
        let keys = self ?? .center
        return Alignment(
            horizontal: HorizontalAlignment(key: keys.horizontal.alignmentKey),
            vertical: VerticalAlignment(key: keys.vertical.alignmentKey))
    }
}
