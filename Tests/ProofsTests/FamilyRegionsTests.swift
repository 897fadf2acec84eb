// FamilyRegionsTests.swift: regions tile a family, and have the rule's lengths and the measures of the plain rule.

import PlumbTesting
import Proofs
import Testing

struct FamilyRegionsTests {
    private let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance]

    @Test(arguments: ProvableRule.all)
    func `the areas of all regions add up to that of the family`(rule: ProvableRule) throws {
        let families = RandomFamily(policies: rule.policies, parameters: 2...2, points: 0).generator
        let settings = TestingSettings.share(8, of: 400)
        var areas = 0
        try forAll(families, settings: settings) { item in
            guard let family = item?.family else { return true }
            let regions = try FamilyRegions(of: family, by: rule.rule, measures: measures)
            guard regions.stop == nil, regions.effort.regions == regions.regions.count else { return false }
            let dimension = family.polygon.dimension
            let parts = regions.regions.map { family.polygon(of: $0) }
            guard parts.allSatisfy({ (0...dimension).contains($0.dimension) }) else { return false }
            areas += dimension == 2 ? 1 : 0
            let whole = parts.filter { $0.dimension == dimension && dimension > 0 }
            return whole.reduce(0) { $0 + $1.size } == (dimension > 0 ? family.polygon.size : 0)
        }
        #expect(areas * 4 > settings.cases, "\(areas) families with an area")
    }

    @Test(arguments: ProvableRule.all)
    func `every point lies in one region, which has its lengths and its measures`(rule: ProvableRule) throws {
        let families = RandomFamily(policies: rule.policies, points: 12).generator
        try forAll(families, settings: .share(3, of: 100)) { item in
            guard let item else { return true }
            let regions = try FamilyRegions(of: item.family, by: rule.rule, measures: measures).regions
            return try (item.points + regions.map(\.inside)).allSatisfy { point in
                let here = regions.filter { $0.contains(point) }
                guard here.count == 1 else { return false }
                let lengths = try item.family.row(at: point).lengths(by: rule.rule)
                guard here[0].lengths.map({ $0.value(at: point) }) == lengths else { return false }
                return try measures.allSatisfy { measure in
                    let value = try item.family.value(of: measure, at: point, by: rule.rule)
                    return here[0].measures[measure]?.map { $0.value(at: point) }.max() == value
                }
            }
        }
    }

    @Test(arguments: ProvableRule.all)
    func `a claim does not hold in its faults, but for their edges, and holds outside of them`(
        rule: ProvableRule
    ) throws {
        let families = RandomFamily(policies: rule.policies, parameters: 2...2, points: 12).generator
        let claim = LayoutClaim.within(3)
        try forAll(families, settings: .share(5, of: 200)) { item in
            guard let item else { return true }
            let regions = try FamilyRegions(of: item.family, by: rule.rule, measures: [claim.measure]).regions
            let faults = regions.map { item.family.faults(of: $0, against: claim) }
            return try item.points.allSatisfy { point in
                let value = try item.family.value(of: claim.measure, at: point, by: rule.rule)
                let place = regions.firstIndex { $0.contains(point) } ?? 0
                let isInside = faults[place].contains { $0.hasInside(point) }
                // At the allowance itself the closed parts still have the point.
                return value > claim.allowance ? isInside : value == claim.allowance || !isInside
            }
        }
    }

    @Test func `limits leave regions out and say so`() throws {
        let regions = try FamilyRegions(of: .allRows(of: 2), by: .swiftUI, limits: ProofLimits(regions: 3))
        #expect(regions.regions.count == 3 && regions.stop != nil && regions.effort.regionsLeft > 0)
    }

    @Test func `items that are not there are refused`() throws {
        let family = try Family.allRows(of: 1)
        #expect(throws: FamilyError.unknownItem("title")) {
            try FamilyRegions(of: family, by: .swiftUI, measures: [.term(.length("title"))])
        }
    }
}

extension ConvexPolygon {
    /// Whether a point lies inside or on an edge.
    fileprivate func hasInside(_ point: [Fraction]) -> Bool {
        let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
        let isLeft = edges.allSatisfy { start, end in
            let across = (end.x - start.x) * (point[1] - start.y)
            return across >= (end.y - start.y) * (point[0] - start.x)
        }
        // A segment has all points of its line to its left.
        let isWithin =
            corners.contains { $0.x <= point[0] } && corners.contains { $0.x >= point[0] }
            && corners.contains { $0.y <= point[1] } && corners.contains { $0.y >= point[1] }
        return isLeft && isWithin
    }
}
