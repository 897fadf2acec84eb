// LargeTargets.swift: tap targets are large enough for a finger.  Lengths in points.

public import Rows

/// How much shorter than 44 points a view is that takes taps, along either axis.
public struct LargeTargets: MeasureDefinition {
    /// The least length along both axes, in points.
    public let least: Double

    /// Targets at least so long, in points, both ways; 44 by Apple's Human Interface Guidelines, "Accessibility".
    public init(least: Double = 44) { self.least = least }

    public var name: String { "small-targets" }
    public var claim: String { "large-targets" }
    public var isOfScenes: Bool { true }
    public var reach: MeasureReach { .targets }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.views.indices.filter { layout.views[$0].takesTaps }.flatMap { place in
            let view = layout.views[place]
            return [view.right - view.left, view.bottom - view.top].map {
                PlacedLayout<J.Value>.Amount(PlacedLayout<J.Value>.points(least) - $0, about: [place])
            }
        }
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "\(views.joined()) takes taps and is \(amount) shorter than \(least.points)"
    }
}
