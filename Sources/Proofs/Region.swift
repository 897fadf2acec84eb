// Region.swift: the part of a family in which all comparisons so far have one answer.

internal import Families
internal import Rows

/// The points of a family at which some decisions hold; there is one at least.
struct Region: Sendable {
    let box: Box
    /// What bounds the region beside the box: what ties the parameters, then the decisions.
    private(set) var halves: [HalfSpace] = []
    /// Some points of the region, so that many a question about it needs no linear program.
    private(set) var points: [[Fraction]]
    /// What is known of some directions.
    private var ranges: [[Fraction]: KnownRange] = [:]

    /// How many points are kept.
    private static let mostPoints = 12

    /// A region of some points.
    ///
    /// - Precondition: The points lie in it, and there is one at least.
    init(_ box: Box, _ halves: [HalfSpace], points: [[Fraction]]) {
        (self.box, self.points) = (box, points)
        for half in halves { add(half) }
    }

    /// A point of the region.
    var inner: [Fraction] { points[0] }

    var system: InequalitySystem { InequalitySystem(box: box, halves: halves) }

    func contains(_ point: [Fraction]) -> Bool { system.contains(point) }

    /// Whether all of the region is inside a half-space, or all of it outside, where that can be told without a linear
    /// program.
    mutating func knows(_ half: HalfSpace) -> Bool? {
        if let range = ranges[half.direction] { return range.decides(half) }
        let range = KnownRange(box.range(of: LinearForm(0, half.direction)))
        ranges[half.direction] = range
        return range.decides(half)
    }

    /// Learns that all of the region is inside a half-space.
    mutating func learn(_ half: HalfSpace) {
        var range = ranges[half.direction] ?? KnownRange(box.range(of: LinearForm(0, half.direction)))
        range.narrow(to: half)
        ranges[half.direction] = range
    }

    /// The part inside a half-space; `nil` where none of the known points and not `point` either is in it.
    func part(inside half: HalfSpace, and point: [Fraction]? = nil) -> Region? {
        var part = self
        part.points = points.filter(half.contains)
        if let point { part.points.insert(point, at: 0) }
        if part.points.isEmpty { return nil }
        if part.points.count > Self.mostPoints { part.points.removeLast() }
        part.add(half)
        return part
    }

    private mutating func add(_ half: HalfSpace) {
        // What bounded the region on the same side bounds it no longer.
        halves.removeAll { $0.direction == half.direction && $0.isAbove == half.isAbove }
        halves.append(half)
        learn(half)
    }
}
