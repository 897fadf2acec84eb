// LegibleTexts.swift: no text is too small to be read.  Lengths in points.

public import Rows

/// How much smaller than 11 points a font is.
public struct LegibleTexts: MeasureDefinition {
    /// The least size of a font, in points.
    public let least: Double

    /// Texts of at least a size, in points; 11 by Apple's Human Interface Guidelines, "Typography".
    public init(least: Double = 11) { self.least = least }

    public var name: String { "small-text" }
    public var claim: String { "legible" }
    public var isOfScenes: Bool { true }
    public var reach: MeasureReach { .texts }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.texts.compactMap { place in
            layout.views[place].text.map { .init(PlacedLayout<J.Value>.points(least) - $0.smallest, about: [place]) }
        }
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "the text of \(views.joined()) is \(amount) smaller than \(least.points)"
    }
}
