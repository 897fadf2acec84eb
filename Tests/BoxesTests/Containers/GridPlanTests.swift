// GridPlanTests.swift: the gaps of grids are those of all pairs of neighbours, found in near linear time.

import Foundation
import Generators
import Testing

@testable import Boxes

struct GridPlanTests {
    /// Rows of cells with their spans; a row that is empty is one view across all columns.
    private static var plans: Generator<[[Int]]> {
        Generator { choices in
            (0..<choices.draw(upTo: 6)).map { _ in
                (0..<choices.draw(upTo: 5)).map { _ in Int(choices.draw(upTo: 2)) + 1 }
            }
        }
    }

    private func plan(_ rows: [[Int]]) -> GridPlan {
        var plan = GridPlan()
        for row in rows { if row.isEmpty { plan.appendSpanning() } else { plan.append(spans: row) } }
        return plan
    }

    /// Views that prefer a number of points of their own on each side.
    private func preferences(_ count: Int) -> [PreferredSpacing<Double>] {
        (0..<count).map { index in
            let length = Double(index * 7 % 23)
            var spacing = PreferredSpacing<Double>()
            (spacing.top.plain, spacing.leading.plain) = (length, length + 1)
            (spacing.bottom.plain, spacing.trailing.plain) = (length / 2, 20 - length)
            return spacing
        }
    }

    /// Of all pairs of cells, those on both sides of a gap.
    private func gaps(of plan: GridPlan, along axis: Axis, _ preferences: [PreferredSpacing<Double>]) -> [Double] {
        guard plan.count(along: axis) > 1 else { return [] }
        return (1..<plan.count(along: axis)).map { line in
            var distances: [Double] = []
            for (first, one) in plan.cells.enumerated() {
                for (second, other) in plan.cells.enumerated() {
                    let (own, others) = (plan.columns(one), plan.columns(other))
                    let isAcross =
                        axis == .horizontal
                        ? one.row == other.row && own.upperBound == line && others.lowerBound == line
                        : one.row == line - 1 && other.row == line && own.overlaps(others)
                    let distance = preferences[first].distance(to: preferences[second], along: axis)
                    if isAcross { distances.append(distance ?? .nan) }
                }
            }
            return distances.max() ?? 8
        }
    }

    @Test func `every gap is the largest that neighbours on both sides prefer`() throws {
        try forAll(Self.plans, settings: .share(100, of: 5_000)) { rows in
            let plan = plan(rows)
            let preferences = preferences(plan.cells.count)
            return Axis.allCases.allSatisfy {
                plan.gaps(along: $0, preferences) == gaps(of: plan, along: $0, preferences)
            }
        }
    }
}
