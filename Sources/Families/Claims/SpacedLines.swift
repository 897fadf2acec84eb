// SpacedLines.swift: the lines of a text do not stand too close.  Lengths in points.

public import Rows

/// How much less than 1.15 times the size of its font the lines of a text are apart.
public struct SpacedLines: MeasureDefinition {
    /// The least distance from baseline to baseline, as a share of the font's size.
    public let least: Double

    /// Lines at least so many sizes of their font apart.  At 1.15 letters do not touch; WCAG 2.2, 1.4.8, asks for 1.5.
    public init(least: Double = 1.15) { self.least = least }

    public var name: String { "tight-lines" }
    public var claim: String { "spaced-lines" }
    public var isOfScenes: Bool { true }
    public var reach: MeasureReach { .texts }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.texts.flatMap { place -> [PlacedLayout<J.Value>.Amount] in
            guard let text = layout.views[place].text else { return [] }
            let wanted = text.largest * J.Value.Scalar(decimal: least)
            return text.distances.map { .init(wanted - $0, about: [place]) }
        }
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "two lines of \(views.joined()) are \(amount) closer than \(least.points) times the size of its font"
    }
}
