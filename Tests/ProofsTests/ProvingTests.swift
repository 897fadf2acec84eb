// ProvingTests.swift: claims whose answers are worked out by hand.  Lengths in points.

import Proofs
import Testing

struct ProvingTests {
    private let width = Parameter("width", 320...1440)
    private let title = Parameter("title", 0...300)

    /// A title, an icon of 44 and a field of 120 at least, 8 apart: the minima take `title + 180`.
    private func toolbar(where ties: [Tie] = []) throws -> Family {
        try Family(
            parameters: [width, title],
            items: [
                ItemOver(id: "title", minimum: title.length, maximum: title.length),
                ItemOver(id: "icon", minimum: 44, maximum: 44),
                ItemOver(id: "field", minimum: 120),
            ], spacing: 8, available: width.length, where: ties)
    }

    @Test func `a toolbar fits where its minima do, and is refuted with the simplest title otherwise`() throws {
        #expect(try toolbar(where: [title + 180 <= width.length]).prove(.fits, by: .swiftUI).isProved)
        let proof = try toolbar().prove(.fits, by: .swiftUI)
        let worst = try #require(proof.worst)
        #expect(worst.value == 160 && worst.isAttained && worst.at == ["width": 320, "title": 300])
        let counterexample = try #require(proof.counterexample)
        #expect(counterexample.at["width"] == 320)
        let row = try toolbar().row(at: counterexample.at)
        #expect(ArrangementOver(row.lengths(by: .swiftUI), in: row).overflow == counterexample.value)
        #expect(try toolbar().prove(.noAvoidableOverflow, by: .swiftUI).isProved)
    }

    @Test(arguments: [LayoutClaim.fills, .optimal, .within(0)])
    func `water filling is the optimum`(claim: LayoutClaim) throws {
        #expect(try toolbar().prove(claim, by: .waterFilling).isProved)
    }

    @Test func `linear claims over lengths, offsets and parameters`() throws {
        let fitting = try toolbar(where: [title + 180 <= width.length])
        #expect(try fitting.prove(.length("field") >= 120, by: .swiftUI).isProved)
        // What is left of the container is the field.
        let rest = LayoutTerm.parameter("width") - .parameter("title") - 60
        #expect(try fitting.prove(.length("field") <= rest, by: .swiftUI).isProved)
        #expect(try fitting.prove(.length("field") >= rest, by: .swiftUI).isProved)
        #expect(try fitting.prove(.offset("field") <= .offset("icon") + 52, by: .swiftUI).isProved)
        #expect(try fitting.prove(.total <= .parameter("width"), by: .swiftUI).isProved)
        #expect(try fitting.worst(.term(.length("field")), by: .swiftUI).value == 1380)
    }

    /// Every item takes all or nothing.
    private struct Jumping: Rule {
        func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
            row.items.map { judge.isLess($0.minimum, room) ? room : 0 }
        }

        func lengths(for row: Row) throws -> [Double] {
            var judge = PlainJudge<Double>()
            return row.room.map { lengths(of: row, in: $0, judge: &judge) } ?? []
        }
    }

    @Test func `the report says that a value is approached and not reached`() throws {
        // All of the room where that is above 1000, nothing up to there.
        let width = Parameter("width", 800...1440)
        let family = try Family(parameters: [width], items: [ItemOver(minimum: 1000)], available: width.length)
        let worst = try family.worst(.term(1500 - .length("0") - .unused * 2), by: Jumping())
        #expect(worst.value == 500 && !worst.isAttained)
        #expect(worst.valueThere < 500 && worst.valueThere > 499)
        let proof = try family.prove(.length("0") + .unused * 2 >= 1001, by: Jumping())
        let counterexample = try #require(proof.counterexample)
        let there = try #require(counterexample.at["width"])
        #expect(there > 1000 && there < 1001)
        #expect(try family.prove(.length("0") + .unused * 2 >= 1000, by: Jumping()).counterexample == nil)
    }

    /// The first item takes what it may, the others share what is left equally.
    private struct FirstItemFirst: Rule {
        func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
            guard let first = row.items.first else { return [] }
            let taken = judge.clamped(room, first.minimum, first.maximum)
            let share = (room - taken) / J.Value.Scalar(decimal: Double(max(1, row.items.count - 1)))
            return [taken] + row.items.dropFirst().map { judge.clamped(share, $0.minimum, $0.maximum) }
        }

        func lengths(for row: Row) throws -> [Double] {
            guard let room = row.room else { return row.items.map(\.ideal) }
            var judge = PlainJudge<Double>()
            return lengths(of: row, in: room, judge: &judge)
        }
    }

    @Test func `a rule from outside is proved like any other`() throws {
        let detail = Parameter("detail", 0...100)
        let family = try Family(
            parameters: [width, title, detail],
            items: [
                ItemOver(id: "title", minimum: title.length, maximum: title + 50),
                ItemOver(id: "detail", minimum: detail.length),
            ], available: width.length)
        #expect(try family.prove(.length("title") >= .parameter("title"), by: FirstItemFirst()).isProved)
        // The title takes up to 350 of 320, and the detail still has its minimum.
        let worst = try family.worst(.overflow, by: FirstItemFirst())
        #expect(worst.value == 100 && worst.isAttained)
        #expect(try family.worst(.avoidableOverflow, by: FirstItemFirst()).value == 50)
        #expect(try family.worst(.avoidableOverflow, by: .waterFilling).value == 0)
    }

    @Test func `flex lines that shrink by bases that vary are refused, others are proved`() throws {
        func line(_ basis: VaryingLength, shrink: Fraction) throws -> Family {
            var item = ItemOver<VaryingLength>(minimum: 0)
            item.flex = .init(basis: basis, grow: 1, shrink: shrink)
            return try Family(
                parameters: [width, title], items: [item, item], available: width.length, policy: .cssFlex)
        }
        #expect(throws: NotLinear.self) { try line(title.length, shrink: 1).prove(.fits, by: .cssFlexbox) }
        #expect(try line(title / 2, shrink: 1).prove(.fits, by: .cssFlexbox).isProved)
        #expect(try line(300, shrink: 1).prove(.fits, by: .cssFlexbox).isProved)
        #expect(try line(title.length, shrink: 0).worst(.overflow, by: .cssFlexbox).value == 280)
    }

    @Test func `limits leave a claim undecided and say how far it came`() throws {
        let family = try Family.allRows(of: 3)
        let proof = try family.prove(.overflow <= 2, by: .swiftUI, limits: ProofLimits(regions: 10))
        guard case .undecided = proof.verdict else {
            Issue.record("\(proof)")
            return
        }
        #expect(proof.effort.regions == 10 && proof.effort.regionsLeft > 0)
        #expect(throws: Unexplored.self) {
            try family.worst(.overflow, by: .swiftUI, limits: ProofLimits(time: .zero))
        }
        // What contradicts a claim does so however little has been explored.
        let refuted = try family.prove(.total <= -1, by: .swiftUI, limits: ProofLimits(regions: 1))
        #expect(refuted.counterexample != nil)
    }
}
