// ProofMap.swift: what a picture of a proof shows: regions in the plane, by what the items do in them.

import Families
import Proofs
import Rows
import Workbench

/// The regions of a family with one parameter or two, and what is claimed of them.
struct ProofMap {
    /// Regions with the same lengths.
    struct State {
        /// What the items do in it.
        var sentence: String
        let lengths: [LinearForm]
        /// The regions, joined where they make a larger convex one.
        var polygons: [ConvexPolygon]

        /// Areas together, or lengths where the family has no area.
        var size: Fraction { polygons.reduce(0) { $0 + $1.size } }

        /// The least value of the first parameter.
        var least: Fraction { polygons.flatMap(\.corners).map(\.x).min() ?? 0 }
    }

    /// The most states that a legend lists.
    static let mostStates = 20

    let family: Family
    let claim: LayoutClaim?
    /// Of a measure that is somewhere above 0, or may be below it.
    let worst: WorstCase?
    let title: String
    /// The row at the worst point.
    let simplest: AnsweredRow?
    let polygon: ConvexPolygon
    /// From left to right where there is one parameter, else the largest first.
    let states: [State]
    /// All parts in which the claim does not hold.
    let faults: [ConvexPolygon]
    /// Whether the regions cover the family.
    let isExplored: Bool

    init(
        _ family: Family, _ regions: [ExploredRegion], _ claim: LayoutClaim?, _ worst: WorstCase?, title: String,
        simplest: AnsweredRow? = nil
    ) {
        self.simplest = simplest
        (self.family, self.claim, self.title) = (family, claim, title.printable)
        self.worst = worst.flatMap { $0.isWorthShowing ? $0 : nil }
        let polygon = family.polygon
        self.polygon = polygon
        faults = claim.map { claim in regions.flatMap { family.faults(of: $0, against: claim) } } ?? []
        states = Self.states(of: regions, in: family)
        isExplored =
            states.reduce(0) { $0 + $1.size } == polygon.size && (!states.isEmpty || polygon.isEmpty)
    }

    private static func states(of regions: [ExploredRegion], in family: Family) -> [State] {
        let dimension = family.polygon.dimension
        var states: [State] = []
        var places: [[LinearForm]: Int] = [:]
        for region in regions {
            let polygon = family.polygon(of: region)
            // A face of a larger region has its lengths, or those of a jump at a single place.
            guard polygon.dimension == dimension else { continue }
            if let place = places[region.lengths] {
                states[place].polygons.append(polygon)
            } else {
                places[region.lengths] = states.count
                states.append(
                    State(sentence: family.sentence(on: region), lengths: region.lengths, polygons: [polygon]))
            }
        }
        for index in states.indices { states[index].polygons = joined(states[index].polygons) }
        tellApart(&states, in: family)
        if family.parameters.count == 1 { return states.sorted { $0.least < $1.least } }
        // States of one size in the order in which they were found.
        return states.enumerated().map { (state: $1, key: (0 - $1.size, $0)) }.sorted { $0.key < $1.key }.map(\.state)
    }

    /// Adds lengths to sentences that say the same of different ones.
    private static func tellApart(_ states: inout [State], in family: Family) {
        let names = family.row.items.names
        for alike in Dictionary(grouping: states.indices, by: { states[$0].sentence }).values where alike.count > 1 {
            let differing = names.indices.filter { item in Set(alike.map { states[$0].lengths[item] }).count > 1 }
            for index in alike {
                let lengths = differing.map {
                    "\(names[$0]) = \(family.parameters.words(for: states[index].lengths[$0]))"
                }
                states[index].sentence += ": " + lengths.joined(separator: ", ")
            }
        }
    }

    /// Polygons of which no two make a convex one.
    private static func joined(_ polygons: [ConvexPolygon]) -> [ConvexPolygon] {
        var kept: [ConvexPolygon] = []
        for polygon in polygons {
            var grown = polygon
            while let (place, union) = kept.indices.lazy.compactMap({ place in
                kept[place].joined(with: grown).map { (place, $0) }
            }).first {
                kept.remove(at: place)
                grown = union
            }
            kept.append(grown)
        }
        return kept
    }

    /// The states that are numbered.
    var listed: ArraySlice<State> { states.prefix(Self.mostStates) }

    /// The worst point in the plane; y is 0 where there is one parameter.
    var worstPoint: (x: Double, y: Double)? {
        guard let worst else { return nil }
        let numbers = family.parameters.compactMap { worst.at[$0.name]?.double }
        return numbers.first.map { (x: $0, y: numbers.count > 1 ? numbers[1] : 0) }
    }

    /// What the axis of a parameter shows; a parameter that is known has room around it.
    func extent(of parameter: Int) -> ClosedRange<Double> {
        let range = family.parameters[parameter].range
        let (lower, upper) = (range.lowerBound.double, range.upperBound.double)
        guard upper - lower <= 1e-9 * max(1, abs(lower)) else { return lower...upper }
        let room = max(1, abs(lower) / 10)
        return lower - room...upper + room
    }

    func axisTitle(of parameter: Int) -> String { "\(family.parameters[parameter].name.printable) (pt)" }
}

extension WorstCase {
    /// A measure that is 0 everywhere has no worst point.
    fileprivate var isWorthShowing: Bool {
        if case .term = measure { return true }
        return value > 0
    }
}
