// CassowaryProgramTests.swift: rows stated by strengths, their many optima by hand, and laws.  Lengths in points.

import GLPK
import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import Testing

struct CassowaryProgramTests {
    private func near(_ ranges: [ClosedRange<Double>]?, _ expected: [ClosedRange<Double>]) -> Bool {
        guard let ranges, ranges.count == expected.count else { return false }
        return zip(ranges, expected).allSatisfy {
            abs($0.lowerBound - $1.lowerBound) <= 1e-7 && abs($0.upperBound - $1.upperBound) <= 1e-7
        }
    }

    private func ranges(
        _ items: [Item], in available: Double, _ form: CassowaryProgram.Form
    ) throws -> [ClosedRange<Double>]? {
        guard case .shared(let row) = try Row(items: items, available: available).resolution else {
            return nil
        }
        let asked = CassowaryProgram(row, form: form)
        return try asked.program.optimalFace(of: asked.lengths)?.ranges
    }

    /// The two others hold 50 together.  Shares are 20: what the first lacks, the others have too much of, however
    /// they divide it, as long as neither is below its share.
    @Test func `a share known beforehand leaves open who gets what a capped item leaves`() throws {
        let items = [Item(maximum: 10), Item(), Item()]
        #expect(near(try ranges(items, in: 60, .share), [10...10, 20...30, 20...30]))
    }

    /// Between a first item of at most 10 and a last one of at least 40 every rising row deviates by 30 in all.
    @Test func `a chain leaves open how the levels rise between two that must differ`() throws {
        let items = [Item(maximum: 10), Item(), Item(), Item(minimum: 40)]
        #expect(near(try ranges(items, in: 100, .chain), [10...10, 10...25, 25...40, 40...40]))
    }

    /// With two items at 10 and two that hold 40 together, each above, a level anywhere between the second and the
    /// third makes deviations of 20 in all.
    @Test func `one common level leaves open what lies above it`() throws {
        let items = [Item(maximum: 10), Item(maximum: 10), Item(), Item()]
        #expect(near(try ranges(items, in: 60, .level), [10...10, 10...10, 10...30, 10...30]))
    }

    @Test(arguments: CassowaryProgram.Form.allCases)
    func `items alike have equal lengths, and minima that do not fit overflow`(form: CassowaryProgram.Form) throws {
        #expect(near(try ranges([Item(), Item(maximum: 50), Item()], in: 60, form), [20...20, 20...20, 20...20]))
        #expect(near(try ranges([Item(minimum: 20), Item(minimum: 30)], in: 40, form), [20...20, 30...30]))
        #expect(near(try ranges([], in: 40, form), []))
    }

    @Test(arguments: [Policy.equalSizes, .equalIncrements, .weights], CassowaryProgram.Form.allCases)
    func `the fair lengths fit and fill as well, and never deviate by less`(
        policy: Policy, form: CassowaryProgram.Form
    ) throws {
        let rows = Generator.rows(RowShape(policy: policy, items: 1...8, hasTiers: false))
        var (all, worse) = (0, 0)
        try forAll(rows, settings: .share(25, of: 1_500)) { problem in
            guard case .shared(let row) = problem.resolution else { return true }
            let asked = CassowaryProgram(row, form: form)
            let solution = try asked.program.solved()
            guard solution.status == .optimal, asked.program.check(solution).holds() else { return false }
            let fair = asked.errors(of: WaterFilling().lengths(for: problem), in: row, form)
            let best = solution.stages.map(\.objective)
            let tolerance = problem.tolerance
            all += 1
            if fair[2] > best[2] + tolerance { worse += 1 }
            return abs(fair[0] - best[0]) <= tolerance && abs(fair[1] - best[1]) <= tolerance
                && fair[2] >= best[2] - tolerance
                && zip(solution[asked.lengths], zip(row.lower, row.upper)).allSatisfy { length, bounds in
                    length >= bounds.0 - tolerance && length <= bounds.1 + tolerance
                }
        }
        // With equal weights all other lengths of the same total majorise the fair ones (Marshall and Olkin,
        // "Inequalities", 1979), so that no sum of deviations from one level, whichever it is, can be smaller.
        let isAlwaysBest = form != .chain && policy != .weights
        #expect(isAlwaysBest ? worse == 0 : worse > 0, "\(worse) of \(all) rows")
    }
}

extension CassowaryProgram {
    /// The values of the three objectives when items have some lengths, by their definitions.
    fileprivate func errors(of lengths: [Double], in row: ReducedRow, _ form: Form) -> [Double] {
        let total = lengths.reduce(0, +)
        let levels = lengths.indices.map { scale * (lengths[$0] - row.base[$0]) / row.weight[$0] }
        func deviation(from level: Double) -> Double { levels.reduce(0) { $0 + abs($1 - level) } }
        let share = scale * (row.budget - row.base.reduce(0, +)) / row.weight.reduce(0, +)
        let uneven =
            switch form {
            case .share: deviation(from: share)
            case .chain: zip(levels, levels.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) }
            case .level: levels.map(deviation(from:)).min() ?? 0
            }
        return [max(0, total - row.budget), abs(total - row.budget), uneven]
    }
}
