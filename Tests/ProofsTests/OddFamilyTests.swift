// OddFamilyTests.swift: families at the edges of what there is: nothing, one, equal, many, huge, and faces.

import Proofs
import TestSupport
import Testing

struct OddFamilyTests {
    private let width = Parameter("width", 0...400)

    @Test func `no items never overflow, and leave what no item could use`() throws {
        let family = try Family(parameters: [width], items: [], available: width.length)
        for rule in [SwiftUIRule() as any Rule, WaterFilling(), ProgressiveFilling(), CSSFlexbox()] {
            for claim in [LayoutClaim.fits, .fills, .optimal, .total <= 0, .unused <= 400] {
                #expect(try family.prove(claim, by: rule).isProved)
            }
            #expect(try family.worst(.term(.unused), by: rule).value == 400)
        }
    }

    @Test func `a family without parameters is one row`() throws {
        let items = [ItemOver<VaryingLength>(minimum: 3, maximum: 3), ItemOver(minimum: 5)]
        let family = try Family(parameters: [], items: items, available: 6)
        let study = try FamilyStudy(
            of: family, by: .swiftUI, claims: [.fits], measures: [.overflow], keepsCertificate: true)
        #expect(study.worst[0].value == 2 && study.worst[0].isAttained && study.worst[0].at.isEmpty)
        #expect(study.proofs[0].counterexample?.value == 2)
        try #require(study.certificate).check(by: .swiftUI)
    }

    @Test(arguments: Policy.linear)
    func `one item takes the container within its bounds`(policy: Policy) throws {
        let least = Parameter("least", 0...50)
        let item = ItemOver<VaryingLength>(
            minimum: least.length, maximum: least + 100, flex: .init(grow: 1), glue: .init(stretch: 1))
        let family = try Family(parameters: [width, least], items: [item], available: width.length, policy: policy)
        #expect(try family.worst(.overflow, by: .waterFilling).value == 50)
        #expect(try family.worst(.term(.length("0")), by: .waterFilling).value == 150)
        #expect(try family.worst(.term(.unused), by: .waterFilling).value == 300)
    }

    @Test func `equal items have equal lengths by every rule that looks at bounds alone`() throws {
        let least = Parameter("least", 0...150)
        let item = ItemOver<VaryingLength>(minimum: least.length, maximum: least * 2)
        let family = try Family(parameters: [width, least], items: [item, item], available: width.length)
        let difference = LayoutTerm.length("0") - .length("1")
        for rule in [SwiftUIRule() as any Rule, WaterFilling(), ProgressiveFilling(), CSSFlexbox()] {
            #expect(try family.prove(difference <= 0, by: rule).isProved)
            #expect(try family.prove(difference >= 0, by: rule).isProved)
        }
    }

    @Test func `gaps below 0 give room`() throws {
        let gap = Parameter("gap", -50...10)
        let items = [ItemOver<VaryingLength>(minimum: 100, maximum: 100), ItemOver(minimum: 0)]
        let family = try Family(parameters: [gap], items: items, spacing: gap.length, available: 80)
        for rule in [SwiftUIRule() as any Rule, WaterFilling()] {
            // 100 and the gap in 80: 30 too much at worst, and 30 for the second item at best.
            #expect(try family.worst(.overflow, by: rule).value == 30)
            #expect(try family.worst(.term(.length("1")), by: rule).value == 30)
            #expect(try family.worst(.term(.offset("1")), by: rule).value == 110)
            #expect(try family.prove(.unused <= 0, by: rule).isProved)
        }
    }

    @Test func `higher tiers first, the least lengths of the others kept`() throws {
        let least = Parameter("least", 0...100)
        let items = [
            ItemOver<VaryingLength>(id: "low", minimum: least.length),
            ItemOver(id: "high", maximum: 150, priority: 1),
            ItemOver(id: "last", maximum: 40, priority: -.infinity),
        ]
        let family = try Family(parameters: [width, least], items: items, available: width.length)
        for rule in [SwiftUIRule() as any Rule, WaterFilling()] {
            #expect(try family.worst(.term(.length("high")), by: rule).value == 150)
            // The last one has nothing beside an item without a maximum.
            #expect(try family.prove(.length("last") <= 0, by: rule).isProved)
            #expect(try family.worst(.term(.length("low")), by: rule).value == 250)
            #expect(try family.worst(.overflow, by: rule).value == 100)
        }
    }

    @Test func `equalities both ways and intervals of one number leave one point, where everything is known`() throws {
        let fixed = Parameter("fixed", 70...70)
        let free = Parameter("free", 0...500)
        let ties = [
            free.length <= fixed * 2, free.length >= fixed * 2, width.length <= free.length,
            width.length >= free.length,
        ]
        let items = [ItemOver<VaryingLength>(minimum: fixed.length), ItemOver(minimum: free / 3, maximum: free / 3)]
        let family = try Family(
            parameters: [fixed, free, width], items: items, available: width.length, where: ties)
        let study = try FamilyStudy(
            of: family, by: .swiftUI, claims: [.fits, .fills], measures: [.term(.length("0"))], keepsCertificate: true)
        // 140 less 140/3.
        #expect(study.worst[0].value == Fraction(280, over: 3) && study.effort.regions == 1)
        #expect(study.proofs.allSatisfy { $0.isProved })
        try #require(study.certificate).check(by: .swiftUI)
    }

    @Test func `lengths as large as rows may have, and a billionth, in one family`() throws {
        let longest = Fraction(decimal: Limits.length)
        let huge = Parameter("huge", 0...longest)
        let tiny = Parameter("tiny", 0...Fraction(decimal: 1e-9))
        let items = [ItemOver<VaryingLength>(minimum: huge.length), ItemOver(minimum: tiny.length)]
        let family = try Family(parameters: [huge, tiny], items: items, available: huge.length)
        for rule in [SwiftUIRule() as any Rule, WaterFilling(), ProgressiveFilling()] {
            #expect(try family.worst(.overflow, by: rule).value == Fraction(decimal: 1e-9))
            #expect(try family.prove(.fits, by: rule).counterexample != nil)
        }
        #expect(try family.worst(.term(.total), by: .waterFilling).value == longest + Fraction(decimal: 1e-9))
    }

    @Test(arguments: [6, 8])
    func `with more parameters than corners can be kept for, linear programs answer`(count: Int) throws {
        let minima = (0..<count).map { Parameter("m\($0)", 0...Fraction($0 + 1)) }
        let items = minima.map { ItemOver<VaryingLength>(minimum: $0.length, maximum: $0.length) }
        let family = try Family(parameters: minima, items: items, available: 5)
        let most = Fraction(count * (count + 1) / 2 - 5)
        let study = try FamilyStudy(
            of: family, by: .waterFilling, claims: [.noAvoidableOverflow, .optimal], measures: [.overflow],
            keepsCertificate: true)
        #expect(study.worst[0].value == most && study.worst[0].isAttained && study.proofs.allSatisfy { $0.isProved })
        try #require(study.certificate).check(by: .waterFilling)
        #expect(try family.prove(LayoutClaim(.overflow, atMost: most), by: .waterFilling).isProved)
        #expect(try !family.prove(LayoutClaim(.overflow, atMost: most - 1), by: .waterFilling).isProved)
    }

    @Test func `no measure is unbounded, since every parameter lies in a finite interval`() throws {
        let items = [ItemOver<VaryingLength>(minimum: width.length), ItemOver(), ItemOver(minimum: width * 1_000_000)]
        let family = try Family(parameters: [width], items: items, available: width.length)
        // The container is shared by minima alone: 400 and 400 million.
        #expect(try family.worst(.term(.total * 1000), by: .swiftUI).value == 1000 * 400_000_400)
        #expect(throws: FamilyError.infiniteInterval("endless")) {
            let endless = Parameter("endless", 0...Fraction.infinity)
            return try Family(parameters: [endless], items: [], available: endless.length)
        }
    }

    /// Nothing where the container is exactly the minimum, and all of it elsewhere.
    private struct AllButOnePoint: Rule {
        func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
            row.items.map { judge.order($0.minimum, room) == .inside ? 0 : room }
        }

        func lengths(for row: Row) throws -> [Double] {
            var judge = PlainJudge<Double>()
            return row.room.map { lengths(of: row, in: $0, judge: &judge) } ?? []
        }
    }

    @Test func `a claim that fails on a boundary alone is refuted there`() throws {
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 100)], available: width.length)
        let claim = LayoutTerm.unused <= 0
        let study = try FamilyStudy(
            of: family, by: AllButOnePoint(), claims: [claim], measures: [.term(.unused)], keepsCertificate: true)
        #expect(study.proofs[0].counterexample?.at == ["width": 100] && study.proofs[0].counterexample?.value == 100)
        #expect(study.worst[0].value == 100 && study.worst[0].isAttained)
        try #require(study.certificate).check(by: AllButOnePoint())
        // The same on a line of a family of two parameters.
        let least = Parameter("least", 50...300)
        let wide = try Family(
            parameters: [width, least], items: [ItemOver(minimum: least.length)], available: width.length)
        let worst = try wide.worst(.term(.unused), by: AllButOnePoint())
        #expect(worst.value == 300 && worst.isAttained && worst.at == ["width": 300, "least": 300])
        #expect(try wide.prove(.unused <= 300, by: AllButOnePoint()).isProved)
        #expect(try !wide.prove(.unused <= 299, by: AllButOnePoint()).isProved)
        // Left out by the ties, it is nowhere.
        let without = try Family(
            parameters: [width, least], items: [ItemOver(minimum: least.length)], available: width.length,
            where: [width.length >= least + VaryingLength(Fraction(decimal: 1e-9))])
        #expect(try without.prove(claim, by: AllButOnePoint()).isProved)
    }
}
