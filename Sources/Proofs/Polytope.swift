// Polytope.swift: the corners of a region of few parameters, so that questions about it need no linear program.
//
// A linear form takes its least and its greatest value over a polytope at corners.  A cut leaves the corners on its side
// and adds one on every edge that it crosses; two corners share an edge where no third one lies on all the inequalities on
// which both lie (Motzkin and others, "The double description method", 1953).

internal import Families
internal import Rows

/// The corners of a polytope, exact.
struct Polytope: Sendable {
    private struct Corner {
        let point: [Fraction]
        /// The inequalities on which it lies, by bit.
        var tight: UInt128
    }

    private var corners: [Corner]
    private var inequalities: Int

    /// The most parameters whose corners are kept.
    static let mostParameters = 4
    /// A cut is cubic in the corners; linear programs with more parameters take longer, too.
    private var mostCorners: Int { (corners.first?.point.count ?? 0) > Self.mostParameters ? 512 : 128 }

    /// The corners of a box; `nil` where there would be many.
    init?(_ box: ParameterBox, mostParameters: Int = mostParameters) {
        guard box.ranges.count(where: { $0.lowerBound < $0.upperBound }) <= mostParameters else { return nil }
        corners = [Corner(point: [], tight: 0)]
        for (index, range) in box.ranges.enumerated() {
            let (lower, upper) = (UInt128(1) << UInt128(2 * index), UInt128(1) << UInt128(2 * index + 1))
            if range.lowerBound == range.upperBound {
                corners = corners.map {
                    Corner(point: $0.point + [range.lowerBound], tight: $0.tight | lower | upper)
                }
            } else {
                corners = corners.flatMap {
                    [
                        Corner(point: $0.point + [range.lowerBound], tight: $0.tight | lower),
                        Corner(point: $0.point + [range.upperBound], tight: $0.tight | upper),
                    ]
                }
            }
        }
        inequalities = 2 * box.ranges.count
    }

    /// The corners.
    var points: [[Fraction]] { corners.map(\.point) }

    /// What is left where a form is at least 0; `nil` where that has too many corners.
    ///
    /// - Complexity: Cubic in the number of corners.
    func cut(_ slack: LinearForm) -> Polytope? {
        guard inequalities < UInt128.bitWidth else { return nil }
        let values = corners.map { slack.value(at: $0.point) }
        let bit = UInt128(1) << UInt128(inequalities)
        var left: [Corner] = []
        for (corner, value) in zip(corners, values) where value >= 0 {
            left.append(value == 0 ? Corner(point: corner.point, tight: corner.tight | bit) : corner)
        }
        for first in corners.indices where values[first] > 0 {
            for second in corners.indices where values[second] < 0 && shareEdge(first, second) {
                let share = values[first] / (values[first] - values[second])
                let (from, to) = (corners[first], corners[second])
                let point = zip(from.point, to.point).map { $0 + ($1 - $0) * share }
                left.append(Corner(point: point, tight: from.tight & to.tight | bit))
            }
        }
        guard left.count <= mostCorners else { return nil }
        var polytope = self
        polytope.corners = left
        polytope.inequalities += 1
        return polytope
    }

    private func shareEdge(_ first: Int, _ second: Int) -> Bool {
        let both = corners[first].tight & corners[second].tight
        return !corners.indices.contains { $0 != first && $0 != second && corners[$0].tight & both == both }
    }

    /// Where a form is greatest: its value, and all corners that have it.
    ///
    /// - Precondition: The polytope is not empty.
    func greatest(_ form: LinearForm) -> (value: Fraction, corners: [[Fraction]]) {
        var (value, places) = (Fraction.infinity * -1, [[Fraction]]())
        for corner in corners {
            let here = form.value(at: corner.point)
            if here > value { (value, places) = (here, []) }
            if here == value { places.append(corner.point) }
        }
        return (value, places)
    }
}

extension [[Fraction]] {
    /// The mean of some points; it lies on an inequality only where all of them do.
    ///
    /// - Precondition: There is one at least.
    var mean: [Fraction] {
        dropFirst().reduce(self[0]) { zip($0, $1).map { $0 + $1 } }.map { $0 / Fraction(count) }
    }
}
