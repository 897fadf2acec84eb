// AllRowsRegionsTests.swift: every region of all rows of two and of three items, against the plain rule.

import PlumbTesting
import Proofs
import Testing

struct AllRowsRegionsTests {
    @Test(arguments: [2, 3])
    func `in every region of all rows lengths and measures are the plain rule's`(count: Int) throws {
        let family = try Family.allRows(of: count)
        // With the optimum beside it, three items have thousands of regions.
        let places = count == 2 ? [0, 1, 2, 3, 4, 5] : [0, 1, 4, 5]
        let measures = places.map { PlainMeasures(family).all[$0] }
        let regions = try FamilyRegions(of: family, by: .swiftUI, measures: measures)
        #expect(regions.stop == nil && regions.regions.count > 10)
        var random = Steps(state: UInt64(count))
        var (tried, onBoundaries) = (0, 0)
        let perRegion = TestingSettings.share(count == 2 ? 10 : 3, of: 100).cases
        for region in regions.regions {
            let points = points(of: region, family, perRegion, &random)
            for point in points {
                let plain = try family.plainAnswer(at: point, by: .swiftUI)
                try #require(region.lengths.map { $0.value(at: point) } == plain.lengths, "\(point) of \(region)")
                let values = measures.map { region.measures[$0]?.map { $0.value(at: point) }.max() }
                try #require(values == places.map { plain.values[$0] }, "\(point) of \(region)")
                tried += 1
                onBoundaries += region.bounds.contains { $0.slack.value(at: point) == 0 } ? 1 : 0
            }
        }
        #expect(tried == perRegion * regions.regions.count, "\(tried) points")
        #expect(onBoundaries * 10 > tried, "\(onBoundaries) on boundaries")
    }

    @Test(arguments: [2, 3])
    func `what is found of all rows has a certificate that passes, and n - 1 nths is the greatest overflow`(
        count: Int
    ) throws {
        let family = try Family.allRows(of: count)
        let most = Fraction(count - 1, over: count)
        let claims: [LayoutClaim] = [
            .overflow <= LayoutTerm(most), .noAvoidableOverflow,
            LayoutClaim(.overflow, atMost: most - most / 1_000_000),
        ]
        // With the optimum beside it, three items have thousands of regions.
        let optimal: [LayoutClaim] =
            count == 2 ? [.within(Fraction(1, over: 2)), LayoutClaim(.unused, atMost: Fraction(1, over: 4))] : []
        let study = try FamilyStudy(
            of: family, by: .swiftUI, claims: claims + optimal, measures: [.overflow], keepsCertificate: true)
        #expect(study.proofs.map(\.isProved) == [true, false, false] + optimal.map { _ in true })
        #expect(study.worst[0].value == most && study.worst[0].isAttained)
        try #require(study.certificate).check(by: .swiftUI)
        #expect(throws: LayoutProofFault.self) { try study.certificate?.check(by: .waterFilling) }
    }

    /// Mixtures of a region's point with points where planes meet, and points on the region's own boundaries.
    private func points(
        of region: ExploredRegion, _ family: Family, _ count: Int, _ random: inout Steps
    ) -> [[Fraction]] {
        let turning = TurningPoints(family, [region])
        var points = [region.inside]
        while points.count < count {
            let other = turning.draw(&random) ?? turning.anywhere(&random)
            guard family.contains(other) else { continue }
            if region.contains(other) { points.append(other) }
            // The way there leaves the region where the first slack comes to 0.
            guard points.count < count, let from = points.randomElement(using: &random) else { continue }
            let share =
                region.bounds.compactMap { bound -> Fraction? in
                    let (here, there) = (bound.slack.value(at: from), bound.slack.value(at: other))
                    return there < 0 ? here / (here - there) : nil
                }.min() ?? 1
            let part = Self.shares.randomElement(using: &random) ?? 1
            let point = zip(from, other).map { $0 + ($1 - $0) * (share * part) }
            if region.contains(point) { points.append(point) }
        }
        return points
    }

    /// How far towards a boundary; 1 is on it.
    private static let shares: [Fraction] = [1, 1, 1 / 2, 1 / 3, 999 / 1000]
}
