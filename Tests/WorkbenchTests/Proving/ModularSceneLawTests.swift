// ModularSceneLawTests.swift: the parts of random scenes, looked up, are what the plain layout makes of them, and proofs by
// parts are those of the whole.

import Boxes
import Families
import Fractions
import PlumbTesting
import Proofs
import Scenes
import TestSupport
import Testing
import Workbench

struct ModularSceneLawTests {
    /// Points of a family whose numbers are whole, halves and corners, where lengths tie; others are random.
    private func points(_ family: SceneFamily, _ count: Int, seed: Int) -> [[Fraction]] {
        var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: UInt64) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % limit)
        }
        return (0..<count).map { _ in
            family.parameters.map { parameter in
                let length = parameter.range.upperBound - parameter.range.lowerBound
                switch next(4) {
                case 0: return next(2) == 0 ? parameter.range.lowerBound : parameter.range.upperBound
                case 1: return parameter.range.lowerBound + length * Fraction(next(1_009), over: 1_008)
                default:
                    let halves = (length * 2).roundedDown.double
                    return parameter.range.lowerBound + Fraction(next(UInt64(halves) + 1), over: 2)
                }
            }
        }
    }

    private func scene(_ layout: SceneLayout, mostPieces: Int = 80) throws -> ModularScene {
        try ModularScene(layout) { box, ties, run in
            var effort = ProofEffort()
            return try PieceExplorer(mostPieces: mostPieces).functions(of: box, ties: ties, counting: &effort, run)
        }
    }

    /// Every length, and every place, of every view; what no function says is laid out where it is asked.
    @Test func `at exact points parts that are looked up stand where the plain layout has them`() throws {
        let settings = TestingSettings.share(5, of: 600)
        let count = TestingSettings.isWhole ? 60 : 10
        var functions = 0
        let families = Generator<SceneFamily>.provable(by: .swiftui, leaves: 8)
        try forAll(families, .integer(in: 0...1_000_000), settings: settings) { family, seed in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            guard layout.hasParts else { return true }
            let scene = try scene(layout)
            defer { functions += scene.functionCount }
            return try points(family, count, seed: seed).allSatisfy { point in
                var judge = PlainJudge<Fraction>()
                let plain: [Fraction]
                do {
                    plain = try layout.measured([], at: point, judge: &judge).lengths
                } catch is EndlessView { return true }
                let run = try ModularRun(scene, at: point)
                guard run.viewCount * 4 == plain.count else { return false }
                return try (0..<run.viewCount).allSatisfy { view in
                    try Axis.allCases.enumerated().allSatisfy { place, axis in
                        let origin = try run.origin(of: view, in: 0, along: axis, judge: &judge)
                        let length = try run.length(of: view, along: axis, judge: &judge)
                        return plain[4 * view + 2 * place] == origin && plain[4 * view + 2 * place + 1] == length
                    }
                }
            }
        }
        #expect(functions > 0, "\(functions)")
    }

    /// The greatest of all questions is the measure: at points, and over the family.
    @Test func `at exact points the questions about parts come to the measures of the whole`() throws {
        let settings = TestingSettings.share(5, of: 600)
        let count = TestingSettings.isWhole ? 60 : 10
        let families = Generator<SceneFamily>.provable(by: .swiftui, leaves: 8)
        try forAll(families, .integer(in: 0...1_000_000), settings: settings) { family, seed in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            guard layout.hasParts else { return true }
            let scene = try scene(layout)
            return try points(family, count, seed: seed).allSatisfy { point in
                var judge = PlainJudge<Fraction>()
                let run = try ModularRun(scene, at: point)
                return try [LayoutMeasure.overflow, .avoidableOverflow].allSatisfy { measure in
                    let plain: [Fraction]
                    do {
                        plain = try layout.measured([measure], at: point, judge: &judge).pieces[0]
                    } catch is EndlessView { return true }
                    let questions = ModularQuestion.all(measure, of: scene) ?? []
                    let parts = try questions.flatMap { try $0.pieces(of: scene, in: run, judge: &judge) }
                    return (parts.max() ?? 0) == plain.max()
                }
            }
        }
    }

    @Test func `parts prove what the whole proves, with the same greatest values and faults`() throws {
        let settings = TestingSettings.share(4, of: 400)
        let limits = ProofLimits(regions: TestingSettings.isWhole ? 2_000 : 250)
        var compared = 0
        try forAll(.provable(by: .swiftui, leaves: 6), settings: settings) { family in
            let layout = SceneLayout(family, family.alternatives[0], by: .swiftui)
            let ids = layout.ids.sorted()
            guard layout.hasParts, let first = ids.first, let last = ids.last else { return true }
            let claims: [LayoutClaim] = [
                .fits, .noAvoidableOverflow, try LayoutClaim(parsing: "width(\(first)) <= 100"),
                try LayoutClaim(parsing: "right(\(first)) <= left(\(last))"),
                try LayoutClaim(parsing: "bottom(\(last)) <= 90"),
            ]
            func proved(_ splitting: SceneSplitting) throws -> ProvedFamily {
                try ProvedFamily(
                    family, by: .swiftui, claims: claims, limits: limits, splitting: splitting, looksForRepairs: false)
            }
            let whole: ProvedFamily
            do { whole = try proved(.never) } catch is NotLinear { return true } catch is EndlessView { return true }
            let parts = try proved(.always)
            guard whole.stop == nil, parts.stop == nil else { return true }
            compared += 1
            return zip(whole.claims, parts.claims).allSatisfy { first, second in
                first.holds == second.holds && first.worst?.value == second.worst?.value
                    && first.worst?.isAttained == second.worst?.isAttained
                    && first.faults.map(\.range) == second.faults.map(\.range)
            }
        }
        #expect(compared > 0, "\(compared)")
    }
}
