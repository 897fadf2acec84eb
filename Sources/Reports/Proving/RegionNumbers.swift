// RegionNumbers.swift: the numbers of regions, inside where there is room, else beside the plot.  Places in pixels.

import Proofs
import Rows

/// A number for each state that is listed.
struct RegionNumbers {
    private struct Place {
        let number: Int
        let spot: NumberSearch.Spot
    }

    private static let lineHeight = 14.0
    private static let leader = 16.0

    private let inside: [Place]
    private let beside: [Place]
    private let plot: PlotFrame

    init(_ map: ProofMap, _ plot: PlotFrame, besides lens: RegionLens? = nil) {
        self.plot = plot
        let search = NumberSearch(map, plot)
        var (inside, beside): ([Place], [Place]) = ([], [])
        for (number, state) in map.listed.enumerated() {
            let places = state.polygons.compactMap { polygon in
                search.place(in: polygon).map { Place(number: number, spot: $0) }
            }
            let roomy = places.filter { $0.spot.room >= NumberSearch.leastRoom }
            inside += roomy
            // What the lens shows has no leader across the map.
            if roomy.isEmpty, let most = places.max(by: { $0.spot.room < $1.spot.room }),
                lens?.holds(x: most.spot.x, y: most.spot.y) != true
            {
                beside.append(most)
            }
        }
        (self.inside, self.beside) = (inside, beside.sorted { $0.spot.y < $1.spot.y })
    }

    /// The pixels to the right of the plot.
    var breadth: Double { beside.isEmpty ? 28 : Self.leader + 40 }

    var drawing: String {
        let labels = beside.map { LabelPlaces.Label(wanted: $0.spot.y, size: Self.lineHeight) }
        let ys = LabelPlaces.places(of: labels, within: plot.top - 6...plot.bottom + 5)
        return inside.map { place in
            SVGText.text(
                "\(place.number + 1)", x: place.spot.x, y: place.spot.y + 4, isBold: true, anchor: .middle)
        }.joined()
            + zip(beside, ys).map { place, y in
                let end = plot.right + Self.leader
                let leader = "M\(svg: place.spot.x) \(svg: place.spot.y) L\(svg: plot.right + 4) \(svg: y) H\(svg: end)"
                return SVGText.path(leader, style: "fill=\"none\" stroke=\"\(Tone.soft)\" stroke-width=\"0.7\"")
                    + "<circle cx=\"\(svg: place.spot.x)\" cy=\"\(svg: place.spot.y)\" r=\"1.6\" fill=\"\(Tone.ink)\"/>\n"
                    + SVGText.text("\(place.number + 1)", x: end + 4, y: y + 4, isBold: true)
            }.joined()
    }
}
