// Font.swift: a description of a typeface, spelled as in SwiftUI.  It opens no file: a `TextMeasurer` gives it widths.

/// A typeface, its size in points and its weight.
public struct Font: Sendable, Hashable {
    /// The size in points where text has its default size; the style's own for a text style, else as it was asked for.
    public private(set) var pointSize: CGFloat

    /// How heavy the strokes are.
    public private(set) var fontWeight: Weight

    /// The design of a system font.
    public private(set) var fontDesign: Design

    /// The name that `custom` was given; `nil` for the system font.
    public private(set) var customName: String?

    /// The text style that the font was made from; `nil` when its size was given.
    public private(set) var textStyle: TextStyle?

    /// The text style with which the font grows; `nil` for a size that stays.
    private var scalingStyle: TextStyle?

    /// From one line to the next, in points, where the font is that of a text style.
    private(set) var lineDistance: CGFloat?

    /// Whether the letters lean.
    public private(set) var isItalic = false

    /// What is asked of its letters that no measurer knows.
    private(set) var unmet: UnmetLooks = []

    /// The system font in a size of your own, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(pointSize: size, fontWeight: weight ?? .regular, fontDesign: design ?? .default)
    }

    /// The system font of a text style; without a weight the style's own: semibold for `headline`, else regular.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            pointSize: style.pointSize, fontWeight: weight ?? style.weight, fontDesign: design ?? .default,
            textStyle: style, scalingStyle: style, lineDistance: style.lineDistance(at: .large))
    }

    /// A typeface by its name, in a size in points that grows with `body`.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A typeface by its name, in a size in points that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(
            pointSize: size, fontWeight: .regular, fontDesign: .default, customName: name, scalingStyle: style)
    }

    /// A typeface by its name, in a size in points that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(pointSize: fixedSize, fontWeight: .regular, fontDesign: .default, customName: name)
    }

    /// The font where text has a size: a text style as it is published, a custom font in proportion to its style, and
    /// one of a size that stays unchanged.
    func scaled(to size: DynamicTypeSize) -> Font {
        guard size != .large, let scalingStyle else { return self }
        var font = self
        let styled = scalingStyle.pointSize(at: size)
        font.pointSize = textStyle == nil ? pointSize * styled / scalingStyle.pointSize : styled
        font.lineDistance = textStyle?.lineDistance(at: size)
        return font
    }

    /// The font in a share of its size.
    func scaled(by factor: CGFloat) -> Font {
        var font = self
        font.pointSize *= factor
        return font
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font, leaning.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font, of which something is asked that measurers do not know.
    package func missing(_ looks: UnmetLooks) -> Font {
        var font = self
        font.unmet.formUnion(looks)
        return font
    }

    /// The same font in another design.
    package func designed(_ design: Design) -> Font {
        var font = self
        font.fontDesign = design
        return font
    }

    /// The same font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.fontWeight = weight
        return font
    }

    /// The fonts of the text styles; text that asks for nothing else has `body`.
    public static let largeTitle = system(.largeTitle), title = system(.title), title2 = system(.title2),
        title3 = system(.title3), headline = system(.headline), subheadline = system(.subheadline),
        body = system(.body), callout = system(.callout), footnote = system(.footnote),
        caption = system(.caption), caption2 = system(.caption2)

    /// How heavy a font's strokes are.
    public struct Weight: Sendable, Hashable, Comparable {
        /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
        public let value: Int

        /// The weights from the thinnest strokes to the heaviest.
        public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300),
            regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600),
            bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)

        /// Whether the first weight is lighter.
        public static func < (lighter: Weight, heavier: Weight) -> Bool { lighter.value < heavier.value }
    }

    /// A design of the system font.
    public enum Design: Sendable, Hashable {
        /// The plain sans serif, one with serifs, one with rounded ends, and one with every letter equally wide.
        case `default`, serif, rounded, monospaced
    }

    /// What a piece of text is for, from which its size and weight follow.
    public typealias TextStyle = Boxes.TextStyle
}

extension Font.TextStyle {
    /// The size at the default content size, in points.
    var pointSize: CGFloat { pointSize(at: .large) }

    /// The weight that the style has by itself.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
