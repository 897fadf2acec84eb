// LargeHeadings.swift: no text is larger than its heading.  Lengths in points.

public import Rows

/// How much larger than a heading the font of a text is that it heads.
///
/// A heading heads the texts that follow it in the container around it, up to the next heading; where none follow there, those
/// that follow that container in the one around it, and so on.
public struct LargeHeadings: MeasureDefinition {
    /// The measure; it has no settings.
    public init() {}

    public var name: String { "small-headings" }
    public var claim: String { "large-headings" }
    public var isOfScenes: Bool { true }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        let headings = layout.texts.filter { layout.views[$0].isHeading }
        return headings.flatMap { heading -> [PlacedLayout<J.Value>.Amount] in
            guard let size = layout.views[heading].text?.largest else { return [] }
            return headed(by: heading, headings, in: layout).compactMap { place in
                layout.views[place].text.map { .init($0.largest - size, about: [place, heading]) }
            }
        }
    }

    private func headed<Value: Number>(by heading: Int, _ headings: [Int], in layout: PlacedLayout<Value>) -> [Int] {
        let others = Set(headings)
        let following = layout.texts.filter { $0 > heading }
        for container in layout.around(heading) {
            let inside = following.filter { layout.around($0).contains(container) }
            if !inside.isEmpty { return Array(inside.prefix { !others.contains($0) }) }
        }
        return []
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "the text of \(views[0]) is \(amount) larger than its heading \(views[1])"
    }
}
