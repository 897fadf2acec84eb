// SoundnessTests.swift: what a certificate or a claim must not get past, and values that are only just missed.

import Proofs
import Testing

struct SoundnessTests {
    private let width = Parameter("width", 800...1440)

    /// All of the room where that is above the minimum, nothing up to there.
    private struct Jumping: Rule {
        func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
            row.items.map { judge.isLess($0.minimum, room) ? room : 0 }
        }

        func lengths(for row: Row) throws -> [Double] {
            var judge = PlainJudge<Double>()
            return row.room.map { lengths(of: row, in: $0, judge: &judge) } ?? []
        }
    }

    /// The length is 0 up to 1000, and the container beyond: the shortfall from 1500 approaches 500, and is -width + 1500
    /// up to there with `unused` in it.
    private func jump() throws -> (family: Family, measure: LayoutMeasure) {
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 1000)], available: width.length)
        return (family, .term(1500 - .length("0") - .unused * 2))
    }

    @Test(arguments: [1, 40, 80, 300])
    func `a claim that misses an approached supremum by 2 to the minus n is refuted`(n: Int) throws {
        let (family, measure) = try jump()
        let little = (0..<n).reduce(Fraction(1)) { part, _ in part / 2 }
        let proof = try family.prove(LayoutClaim(measure, atMost: 500 - little), by: Jumping())
        let there = try #require(proof.counterexample?.at["width"])
        #expect(there > 1000 && 1500 - there > 500 - little)
        #expect(try family.prove(LayoutClaim(measure, atMost: 500), by: Jumping()).isProved)
    }

    @Test func `a certificate says approached only where nothing reaches the value`() throws {
        // Beyond the minimum, which is 1000 or more, the length is the container.
        let minimum = Parameter("minimum", 1000...1100)
        let family = try Family(
            parameters: [width, minimum], items: [ItemOver(minimum: minimum.length)], available: width.length)
        let measure = LayoutMeasure.term(1500 - .length("0") - .unused * 2)
        let study = try FamilyStudy(of: family, by: Jumping(), measures: [measure], keepsCertificate: true)
        var certificate = try #require(study.certificate)
        guard case .approached(_, 500, edge: [1000, 1000], let inner) = certificate.findings[0] else {
            Issue.record("\(certificate.findings)")
            return
        }
        #expect(inner[0] > inner[1])
        try certificate.check(by: Jumping())
        // Without the facts that say so, nothing shows that 500 is not reached.
        for index in certificate.tree?.nodes.indices ?? 0..<0 {
            certificate.tree?.nodes[index].facts.removeAll(where: \.isPositive)
        }
        let fault = #expect(throws: LayoutProofFault.self) { try certificate.check(by: Jumping()) }
        guard case .notBelow(_, measure, 500) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
    }

    @Test func `a value that is reached is not passed off as approached`() throws {
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 1000)], available: width.length)
        let study = try FamilyStudy(of: family, by: .swiftUI, measures: [.overflow], keepsCertificate: true)
        var certificate = try #require(study.certificate)
        guard case .greatest(.overflow, 200, at: [800]) = certificate.findings[0] else {
            Issue.record("\(certificate.findings)")
            return
        }
        try certificate.check(by: .swiftUI)
        certificate.findings = [.approached(.overflow, 200, edge: [800], inner: [900])]
        #expect(throws: LayoutProofFault.self) { try certificate.check(by: .swiftUI) }
    }

    @Test func `trees that are none are refused, however they are made`() throws {
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 10)], available: width.length)
        func check(_ nodes: [ProofTree.Node]) throws {
            let tree = ProofTree(nodes: nodes)
            try FamilyCertificate(family: family, findings: [.proved(.fits)], tree: tree).check(by: .swiftUI)
        }
        try check([.init(end: .leaf([900]))])
        for point in [[], [900, 1], [Fraction(0, over: 0)], [Fraction.infinity], [799]] as [[Fraction]] {
            #expect(throws: LayoutProofFault.strayPoint(point)) { try check([.init(end: .leaf(point))]) }
        }
        let strange = [LinearForm(parameter: 7), LinearForm(.infinity), LinearForm(1, [.infinity])]
        for form in strange {
            let parts: [ProofTree.Node] = [.init(end: .leaf([900])), .init(end: .leaf([900]))]
            #expect(throws: LayoutProofFault.uncovered(node: 0)) {
                try check([.init(end: .split(form, above: 1, below: 2))] + parts)
            }
            let fact = ProofTree.Fact(form: form, isPositive: true, multipliers: [.init(inequality: 0, factor: 1)])
            #expect(throws: LayoutProofFault.self) { try check([.init(facts: [fact])]) }
        }
    }

    @Test func `a tree whose parts are shared is refused at once`() throws {
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 10)], available: width.length)
        // As a walk it would be 2 to the 64 long.
        let form = LinearForm(parameter: 0) - 900
        let nodes = (0..<64).map { ProofTree.Node(end: .split(form, above: $0 + 1, below: $0 + 1)) }
        let certificate = FamilyCertificate(
            family: family, findings: [.proved(.fits)], tree: ProofTree(nodes: nodes + [.init(end: .leaf([900]))]))
        #expect(throws: LayoutProofFault.self) { try certificate.check(by: .swiftUI) }
    }

    @Test func `values that are not numbers prove nothing`() throws {
        let none = Fraction(0, over: 0)
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 1000)], available: width.length)
        let claims = [
            LayoutClaim(.overflow, atMost: none), LayoutClaim(.overflow, atMost: .infinity), .within(none),
            .overflow <= LayoutTerm(none), .total * Fraction.infinity <= 0,
            .length("0") - LayoutTerm(Fraction.infinity) <= 3,
        ]
        for claim in claims {
            #expect(throws: FamilyError.undefined(claim.measure.needsNumber ?? claim.description)) {
                try family.prove(claim, by: .swiftUI)
            }
            let certificate = FamilyCertificate(family: family, findings: [.proved(claim)], tree: ProofTree())
            #expect(throws: LayoutProofFault.self) { try certificate.check(by: .swiftUI) }
        }
    }

    @Test func `gaps and inequalities that are no numbers are refused`() throws {
        let endless = VaryingLength(Fraction.infinity)
        for gap in [width * Fraction.infinity, endless - endless, endless] {
            #expect(throws: FamilyError.self) {
                try Family(
                    parameters: [width], items: [ItemOver(), ItemOver()], spacing: gap, available: width.length
                ).prove(.fits, by: .swiftUI)
            }
        }
        let item = ItemOver<VaryingLength>(minimum: 10)
        let tied = try Family(
            parameters: [width], items: [item], available: width.length, where: [width * Fraction.infinity <= 1])
        #expect(throws: FamilyError.empty) { try tied.validate() }
    }

    @Test func `every number is below infinity, so that an inequality which says so leaves all points`() throws {
        let family = try Family(
            parameters: [width], items: [ItemOver(minimum: 10)], available: width.length,
            where: [width.length <= VaryingLength(Fraction.infinity)])
        #expect(try family.prove(.fits, by: .swiftUI).isProved)
        #expect(family.contains([900]))
    }
}

extension LayoutMeasure {
    /// How the error names a measure whose own numbers are at fault.
    fileprivate var needsNumber: String? { if case .term = self { description } else { nil } }
}
