// TurningPoints.swift: the points at which a rule is most likely to be wrong: corners, and where comparisons turn round.

import Proofs

/// Points of a family on the boundaries of its regions.
struct TurningPoints {
    private let family: Family
    private let planes: [LinearForm]
    private let insides: [[Fraction]]
    private let ranges: [ClosedRange<Fraction>]

    init(_ family: Family, _ regions: [ExploredRegion]) {
        self.family = family
        let ranges = family.parameters.map(\.range)
        self.ranges = ranges
        var planes = Set<LinearForm>()
        for slack in regions.flatMap(\.bounds).map(\.slack) where !planes.contains(0 - slack) { planes.insert(slack) }
        let sides = family.parameters.indices.flatMap { index in
            [ranges[index].lowerBound, ranges[index].upperBound].map { LinearForm(parameter: index) - LinearForm($0) }
        }
        self.planes = planes.sorted { "\($0)" < "\($1)" } + sides + family.ties.filter { !$0.coefficients.isEmpty }
        insides = regions.map(\.inside)
    }

    /// The corners of the box, and a point of each region.
    var corners: [[Fraction]] {
        let corners = ranges.reduce([[]]) { points, range in
            points.flatMap { [$0 + [range.lowerBound], $0 + [range.upperBound]] }
        }
        return (corners + insides).filter(family.contains)
    }

    /// One point where planes meet, or on one of them; `nil` where the draw has none in the family.
    func draw(_ random: inout some RandomNumberGenerator) -> [Fraction]? {
        let point: [Fraction]?
        switch Int.random(in: 0..<4, using: &random) {
        case 0: point = between(&random)
        case 1: point = onPlane(&random)
        default: point = meeting(&random)
        }
        return point.flatMap { family.contains($0) ? $0 : nil }
    }

    /// A point of the box.
    func anywhere(_ random: inout some RandomNumberGenerator) -> [Fraction] {
        ranges.map { range in
            let share = Fraction(Int.random(in: 0...60, using: &random), over: 60)
            return range.lowerBound + (range.upperBound - range.lowerBound) * share
        }
    }

    /// Where the way from one region to another crosses a plane.
    private func between(_ random: inout some RandomNumberGenerator) -> [Fraction]? {
        guard let first = insides.randomElement(using: &random), let last = insides.randomElement(using: &random),
            let plane = planes.randomElement(using: &random)
        else { return nil }
        let (from, to) = (plane.value(at: first), plane.value(at: last))
        guard from != to else { return nil }
        return zip(first, last).map { $0 + ($1 - $0) * (from / (from - to)) }
    }

    private func onPlane(_ random: inout some RandomNumberGenerator) -> [Fraction]? {
        guard let plane = planes.randomElement(using: &random) else { return nil }
        let places = plane.coefficients.indices.filter { plane[$0] != 0 }
        guard let place = places.randomElement(using: &random) else { return nil }
        var point = anywhere(&random)
        point[place] = point[place] - plane.value(at: point) / plane[place]
        return point
    }

    /// The one point that lies on as many planes as there are parameters.
    private func meeting(_ random: inout some RandomNumberGenerator) -> [Fraction]? {
        let count = ranges.count
        var rows: [[Fraction]] = []
        for _ in 0..<count {
            guard let plane = planes.randomElement(using: &random) else { return nil }
            rows.append((0..<count).map { plane[$0] } + [0 - plane.constant])
        }
        for column in 0..<count {
            guard let pivot = (column..<count).first(where: { rows[$0][column] != 0 }) else { return nil }
            rows.swapAt(column, pivot)
            rows[column] = rows[column].map { [divisor = rows[column][column]] in $0 / divisor }
            for row in 0..<count where row != column && rows[row][column] != 0 {
                rows[row] = zip(rows[row], rows[column]).map { [factor = rows[row][column]] in $0 - $1 * factor }
            }
        }
        return rows.map { $0[count] }
    }
}
