// BoundsBracket.swift: the bounds of an item as a bracket below its bar.  Lengths in points, places in pixels.

import Workbench

/// A floor at an item's least length and a lid at its greatest; where the item is not as long as that, an arrow, since what
/// lies beyond its bar is another item's place.
struct BoundsBracket {
    private let least: Double
    private let greatest: Double?
    private let isBroken: Bool

    /// The bracket of an item at a length; `nil` where the item accepts every length.
    init?(_ item: Item, at length: Double) {
        guard item.minimum > 0 || item.maximum.isFinite else { return nil }
        least = item.minimum
        greatest = item.maximum <= length * (1 + 1e-9) ? item.maximum : nil
        isBroken = length < item.minimum * (1 - 1e-9) || length > item.maximum * (1 + 1e-9)
    }

    /// Whether the item may be longer than it is.
    var isOpen: Bool { greatest == nil }

    /// The bracket of an item that begins at a position; thick where a bound is broken.
    func drawing(from start: Double, barEnd: Double, on scale: LaneScale, y: Double) -> String {
        guard scale.shows(start + least) else { return "" }
        let floor = scale.place(start + least)
        let end: String
        if let greatest {
            let lid = scale.place(start + greatest)
            // What ends beyond the picture has no end in it.
            end = "H\(svg: lid)" + (scale.shows(start + greatest) ? " m0 -3 v6" : "")
        } else {
            end = Self.arrow(to: max(barEnd - 1, floor + 6))
        }
        return SVGText.path(
            "M\(svg: floor) \(svg: y - 3) v6 m0 -3 \(end)",
            style: "fill=\"none\" stroke=\"\(isBroken ? Tone.ink : .soft)\" stroke-width=\"\(isBroken ? 2.5 : 1.2)\"")
    }

    /// A bracket of the legend.
    static func sample(x: Double, y: Double, isOpen: Bool) -> String {
        SVGText.path(
            "M\(svg: x) \(svg: y - 3) v6 m0 -3 " + (isOpen ? arrow(to: x + 24) : "H\(svg: x + 24) m0 -3 v6"),
            style: "fill=\"none\" stroke=\"\(Tone.soft)\" stroke-width=\"1.2\"")
    }

    private static func arrow(to tip: Double) -> String { "H\(svg: tip) m-4 -3 l4 3 l-4 3" }
}
