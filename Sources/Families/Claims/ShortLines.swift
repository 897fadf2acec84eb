// ShortLines.swift: no line of a text is too long to be read with ease.

public import Rows

/// How many characters more than 80 stand on a line.
public struct ShortLines: MeasureDefinition {
    /// How many characters may stand on a line.
    public let most: Int

    /// Lines of at most so many characters; 80 by WCAG 2.2, 1.4.8.
    public init(most: Int = 80) { self.most = most }

    public var name: String { "long-lines" }
    public var claim: String { "short-lines" }
    public var isOfScenes: Bool { true }
    public var reach: MeasureReach { .texts }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.texts.compactMap { place in
            guard let longest = layout.views[place].text?.characters.max(), longest > most else { return nil }
            return .init(PlacedLayout<J.Value>.points(Double(longest - most)), about: [place])
        }
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "a line of \(views.joined()) has \(amount) characters more than \(most)"
    }
}
