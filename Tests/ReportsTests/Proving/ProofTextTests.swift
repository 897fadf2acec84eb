// ProofTextTests.swift: how proofs are told.

import LayoutCore
import Plumb
import Reports
import Testing
import Workbench

struct ProofTextTests {
    /// Takes all of the room where that is more than 1000, and nothing up to there.
    private struct Jumping: Rule {
        func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
            row.items.map { judge.isLess($0.minimum, room) ? room : 0 }
        }

        func lengths(for row: Row) throws -> [Double] {
            var judge = PlainJudge<Double>()
            return row.room.map { lengths(of: row, in: $0, judge: &judge) } ?? []
        }
    }

    private func text(
        _ claims: [LayoutClaim] = [], _ measures: [LayoutMeasure] = [], limits: ProofLimits = ProofLimits()
    ) throws -> [String] {
        let width = Parameter("w", 800...1440)
        let family = try Family(
            parameters: [width], items: [ItemOver(minimum: 1000)], available: width - 0, where: [width.length <= 1200])
        let proved = try ProvedFamily(
            FamilyDocument(id: "jump", axis: .vertical, family: family),
            by: RuleEntry("jumping", rule: Jumping()), claims: claims, measures: measures, limits: limits)
        return ProofText(proved, columns: 80).lines.map(\.text)
    }

    @Test func `a family is headed by its container, its parameters and what ties them`() throws {
        let lines = try text([.fits])
        #expect(
            lines.prefix(3) == [
                "jump: vertical, container w pt, policy equal-sizes, by jumping", "  for w from 800 to 1440",
                "  where w <= 1200",
            ])
    }

    @Test func `verdicts in favour stand one under the other`() throws {
        let lines = try text([.fits, LayoutTerm.length("0") <= 1300])
        #expect(
            lines[3...5] == [
                "", "  proved: fits",
                "  proved: length(0) <= 1300; length(0) - 1300 is at most -100, reached where w = 1200",
            ])
    }

    @Test func `a value that is approached is reported with a point near it`() throws {
        // Up to 1000 points 1500 - 2w, beyond 1500 - w: at 1000 the first is -500, and the second comes near to 500.
        let measure = LayoutMeasure.term(LayoutTerm(1500) - .length("0") - .unused * 2)
        let lines = try text([], [measure])
        let line = try #require(lines.first { $0.hasPrefix("  worst: ") })
        #expect(
            line.hasPrefix(
                "  worst: 1500 - length(0) - 2 * unused stays below 500 and comes as near to it as one likes; it is 499."
            ))
    }

    @Test func `the text names regions that were not explored`() throws {
        let lines = try text([.fits], [.overflow], limits: ProofLimits(regions: 1))
        #expect(lines.contains("  undecided: fits; nothing that was explored contradicts it"))
        #expect(lines.last?.hasSuffix("; the limit of 1 region was reached, 1 part was left") == true)
        let none = try text([], [.overflow], limits: ProofLimits(time: .zero))
        #expect(none.contains("  worst: overflow is not known, as far as was explored"))
    }
}
