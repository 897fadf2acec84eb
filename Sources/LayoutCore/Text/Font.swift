// Font.swift: a description of a typeface, spelled as in SwiftUI.  It opens no file: a `TextMeasurer` gives it widths.

/// A typeface, its size in points and its weight.
public struct Font: Sendable, Hashable {
    /// The size in points; the style's own for a text style, else as it was asked for.
    public private(set) var pointSize: CGFloat

    /// How heavy the strokes are.
    public private(set) var fontWeight: Weight

    /// The design of a system font.
    public private(set) var fontDesign: Design

    /// The name that `custom` was given; `nil` for the system font.
    public private(set) var customName: String?

    /// The text style that the font was made from; `nil` when its size was given.
    public private(set) var textStyle: TextStyle?

    /// Whether the letters lean.
    public private(set) var isItalic = false

    /// The system font in a size of your own, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(pointSize: size, fontWeight: weight ?? .regular, fontDesign: design ?? .default)
    }

    /// The system font of a text style; without a weight the style's own: semibold for `headline`, else regular.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            pointSize: style.pointSize, fontWeight: weight ?? style.weight, fontDesign: design ?? .default,
            textStyle: style)
    }

    /// A typeface by its name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(pointSize: size, fontWeight: .regular, fontDesign: .default, customName: name)
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font, leaning.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font with another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.fontWeight = weight
        return font
    }

    /// The font of the `largeTitle` text style.
    public static let largeTitle = system(.largeTitle)
    /// The font of the `title` text style.
    public static let title = system(.title)
    /// The font of the `title2` text style.
    public static let title2 = system(.title2)
    /// The font of the `title3` text style.
    public static let title3 = system(.title3)
    /// The font of the `headline` text style.
    public static let headline = system(.headline)
    /// The font of the `subheadline` text style.
    public static let subheadline = system(.subheadline)
    /// The font of the `body` text style: what text has that asks for nothing else.
    public static let body = system(.body)
    /// The font of the `callout` text style.
    public static let callout = system(.callout)
    /// The font of the `footnote` text style.
    public static let footnote = system(.footnote)
    /// The font of the `caption` text style.
    public static let caption = system(.caption)
    /// The font of the `caption2` text style.
    public static let caption2 = system(.caption2)

    /// How heavy a font's strokes are.
    public struct Weight: Sendable, Hashable, Comparable {
        /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
        public let value: Int

        /// The thinnest strokes: 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// The weight of plain text: 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// The heaviest strokes: 900.
        public static let black = Weight(value: 900)

        /// Whether the first weight is lighter.
        public static func < (lighter: Weight, heavier: Weight) -> Bool { lighter.value < heavier.value }
    }

    /// A design of the system font.
    public enum Design: Sendable, Hashable {
        /// The plain sans serif.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// Every letter equally wide.
        case monospaced
    }

    /// What a piece of text is for, from which its size and weight follow.
    ///
    /// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes, content size
    /// Large (the default).
    public enum TextStyle: CaseIterable, Sendable, Hashable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2
    }
}

extension Font.TextStyle {
    /// The size at the default content size, in points.
    var pointSize: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    /// The weight that the style has by itself.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
