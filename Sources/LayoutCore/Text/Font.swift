// Font.swift: a description of a typeface, spelled as in SwiftUI.  It opens no file: a `TextMeasurer` gives it widths.

public import Foundation

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
}

extension Font {
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
}
