// SamenessLawTests.swift: inside the set that a comparison finds two rules give the same lengths exactly, and outside they do
// not.  The judge are the plain rules in fractions, which know nothing of regions.

import Families
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import Proofs

@Suite struct SamenessLawTests {
    /// Two rules that answer rows of some policies.
    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let first, second: any Rule
        let policies: [Policy]

        func study(_ family: Family) throws -> SamenessStudy {
            func study(_ first: some Rule, _ second: some Rule) throws -> SamenessStudy {
                try SamenessStudy(of: ComparedFamily(family, first, second), keepsProof: true)
            }
            return try study(first, second)
        }

        func agree(_ family: Family, at point: [Fraction]) throws -> Bool {
            let row = try family.row(at: point)
            return try row.lengths(by: first) == row.lengths(by: second)
        }
    }

    private static let pairs = [
        Pair(
            testDescription: "SwiftUI's rule and the optimum", first: SwiftUIRule(), second: WaterFilling(),
            policies: [.equalSizes]),
        Pair(
            testDescription: "progressive filling and the optimum", first: ProgressiveFilling(), second: WaterFilling(),
            policies: [.equalSizes]),
        Pair(
            testDescription: "two optima", first: RuleUnderPolicy(WaterFilling(), .equalSizes),
            second: RuleUnderPolicy(WaterFilling(), .weights), policies: [.weights]),
        Pair(
            testDescription: "CSS and Yoga", first: CSSFlexbox(), second: YogaLine(),
            policies: [.equalSizes, .equalIncrements, .weights]),
        Pair(
            testDescription: "CSS and Taffy", first: CSSFlexbox(), second: TaffyLine(),
            policies: [.equalSizes, .equalIncrements, .weights]),
        Pair(
            testDescription: "Flutter and Compose", first: WeightedRow(.flutter), second: WeightedRow(.compose),
            policies: [.weights]),
    ]

    @Test(arguments: pairs)
    func `two rules agree exactly inside the set that is found`(pair: Pair) throws {
        var (inside, outside) = (0, 0)
        let settings = TestingSettings.share(1, of: 400)
        let random = RandomFamily(policies: pair.policies, parameters: 1...2, items: 2...2, points: 40)
        try forAll(random.generator, settings: settings) { item in
            guard let item else { return true }
            let study: SamenessStudy
            // Bases that vary and shrink are not linear.
            do { study = try pair.study(item.family) } catch is NotLinear { return true }
            guard let same = study.same, let proof = study.proof, let finding = study.finding else { return false }
            let differing = try item.points.filter { point in
                let agree = try pair.agree(item.family, at: point)
                if agree { inside += 1 } else { outside += 1 }
                return agree != same.contains(point)
            }
            if let difference = study.difference {
                let point = item.family.parameters.map { difference.at[$0.name] ?? 0 }
                guard try !pair.agree(item.family, at: point), !same.contains(point) else { return false }
            }
            let isProved = try pair.checks(item.family, finding, proof)
            return differing.isEmpty && isProved
        }
        #expect(settings.cases < 100 || inside > 0, "\((inside, outside))")
    }

    @Test func `rows on which SwiftUI's rule is optimal in every container are those of the theorem`() throws {
        let layout = try ComparedFamily(Family.allContainers(of: 2), SwiftUIRule(), WaterFilling())
        let study = try WorldStudy(of: layout, world: [0], keepsProof: true)
        let (same, differs) = (study.same, study.differs)
        #expect(differs?.parts.count == 2 && differs?.isShort == true)
        #expect(same?.parts.count == 4)
        try forAll(Self.rows(of: 2), settings: TestingSettings(cases: 400)) { bounds in
            let nested = Self.areNested(bounds)
            // What stands for the container counts for nothing.
            return same?.contains([7] + bounds) == nested && differs?.contains([7] + bounds) == !nested
        }
        let proof = try #require(study.proof)
        try proof.check(of: layout)
        for forged in proof.forged { #expect(throws: LayoutProofFault.self) { try forged.check(of: layout) } }
    }

    @Test(arguments: pairs)
    func `for a design the rules agree in every world or differ in one, as is proved`(pair: Pair) throws {
        var (agreeing, differing) = (0, 0)
        let settings = TestingSettings.share(1, of: 200)
        let random = RandomFamily(policies: pair.policies, parameters: 2...2, items: 2...2, points: 30)
        try forAll(random.generator, settings: settings) { item in
            guard let item else { return true }
            let study: WorldStudy
            do { study = try pair.world(item.family) } catch is NotLinear { return true }
            guard let same = study.same, let differs = study.differs, study.proof != nil else {
                return study.stop != nil
            }
            return try item.points.allSatisfy { point in
                let agrees = same.contains(point)
                if agrees { agreeing += 1 } else { differing += 1 }
                // One world in which they differ is enough.
                return try agrees != differs.contains(point) && (!agrees || pair.agree(item.family, at: point))
            }
        }
        #expect(settings.cases < 100 || agreeing > 0, "\((agreeing, differing))")
    }

    /// Minima, then maxima, on a grid so coarse that ends often meet.
    private static func rows(of count: Int) -> Generator<[Fraction]> {
        Generator(
            describe: { "\($0)" },
            draw: { choices in
                let ends = (0..<2 * count).map { _ in Fraction(Int(choices.draw(upTo: 5)), over: 5) }
                let pairs = (0..<count).map { (min(ends[$0], ends[count + $0]), max(ends[$0], ends[count + $0])) }
                return pairs.map(\.0) + pairs.map(\.1)
            })
    }

    /// The condition of Documentation/SwiftUIRule.md.
    private static func areNested(_ bounds: [Fraction]) -> Bool {
        let count = bounds.count / 2
        let items = (0..<count).map { (bounds[$0], bounds[count + $0]) }.filter { $0.0 < $0.1 }
        return items.allSatisfy { first in
            items.allSatisfy { second in
                first.0 <= second.0 && second.1 <= first.1 || second.0 <= first.0 && first.1 <= second.1
            }
        }
    }
}

extension WorldProof {
    /// Others that say what is not so.
    fileprivate var forged: [WorldProof] {
        var all: [WorldProof] = []
        func add(_ change: (inout WorldProof) -> Void) {
            var forged = self
            change(&forged)
            all.append(forged)
        }
        for place in parts.indices {
            add { $0.parts[place].tree = ProofTree() }
            for half in parts[place].least.indices { add { $0.parts[place].least.remove(at: half) } }
        }
        for (leaf, end) in ends.sorted(by: { $0.key < $1.key }).prefix(4) {
            switch end {
            case .inside(let place): add { $0.ends[leaf] = .inside((place + 1) % parts.count) }
            case .differs(let forms): add { $0.ends[leaf] = .differs(forms.map { $0 * 0 - 1 }) }
            }
            add { $0.ends[leaf] = nil }
        }
        add { $0.world = [] }
        add { $0.world = [0, 0] }
        add { $0.world = [1] }
        add { $0.rest = ProofTree() }
        return all
    }
}

extension SamenessLawTests.Pair {
    /// The designs of a family with two parameters, the second of which may be anything.
    func world(_ family: Family) throws -> WorldStudy {
        func study(_ first: some Rule, _ second: some Rule) throws -> WorldStudy {
            let layout = ComparedFamily(family, first, second)
            let study = try WorldStudy(of: layout, world: [1], keepsProof: true)
            try study.proof?.check(of: layout)
            return study
        }
        return try study(first, second)
    }

    /// Whether the proof is checked, and forged ones are not.
    func checks(
        _ family: Family, _ finding: LayoutFinding, _ proof: (tree: ProofTree, same: Set<Int>)
    ) throws -> Bool {
        func check(_ first: some Rule, _ second: some Rule, _ same: Set<Int>) -> Bool {
            let layout = ComparedFamily(family, first, second)
            return (try? layout.check([finding], by: proof.tree, blank: same)) != nil
        }
        let leaves = proof.tree.nodes.indices.filter {
            if case .leaf = proof.tree.nodes[$0].end { true } else { false }
        }
        let forged = leaves.prefix(3).allSatisfy { !check(first, second, proof.same.symmetricDifference([$0])) }
        return check(first, second, proof.same) && forged
    }
}
