// NoScrollingAcross.swift: nothing has to be moved across to be read.  Lengths in points.

public import Rows

/// How far a view reaches beyond the left or the right side of the screen, or of the scroll view around it.
public struct NoScrollingAcross: MeasureDefinition {
    /// The measure; it has no settings.
    public init() {}

    public var name: String { "scrolling-across" }
    public var claim: String { "no-scrolling-across" }
    public var isOfScenes: Bool { true }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.views.indices.flatMap { place in
            let view = layout.views[place]
            let window = layout.windows(around: place).first.map { layout.views[$0] }
            let (start, end) = (window?.left ?? 0, window?.right ?? layout.width)
            return ([start - view.left] + (end.map { [view.right - $0] } ?? [])).map {
                PlacedLayout<J.Value>.Amount($0, about: [place])
            }
        }
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "\(views.joined()) reaches \(amount) beyond the left or the right side"
    }
}
