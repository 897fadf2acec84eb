// RuleFromOutsideTests.swift: a rule that Plumb does not know reaches every command through the table alone.

import Documents
import Plumb
import PlumbTesting
import Testing
import Workbench

/// First come, first served: each item in turn takes what the least lengths of the others leave.
private struct FirstCome: TotalRule {
    func lengths<J: Judge>(of row: RowOver<J.Value>, in room: J.Value, judge: inout J) -> [J.Value] {
        var left = row.items.reduce(room) { $0 - $1.minimum }
        return row.items.map { item in
            let length = judge.clamped(item.minimum + left, item.minimum, item.maximum)
            left = left - (length - item.minimum)
            return length
        }
    }
}

struct RuleFromOutsideTests {
    private let table = RuleTable.standard.adding(
        RuleEntry(
            "first-come", title: "first come", summary: "first come, first served", rule: FirstCome()))

    /// In 150 points the first item takes its 100, the second 20 of the 50 that are left, and the last its 10.
    private func document(claims: [ClaimedAnswer] = []) throws -> RowDocument {
        let items = [Item(id: "a", maximum: 100), Item(id: "b", minimum: 20), Item(id: "c", minimum: 10, maximum: 50)]
        return RowDocument(id: "r", row: try Row(items: items, available: 150), claims: claims)
    }

    private func rule() throws -> RuleEntry { try #require(table["first-come"]) }

    @Test func `it solves, with the rules of the policy beside it`() throws {
        let row = try AnsweredRow(document(), by: rule(), besideRulesOf: table)
        #expect(row.answers.map(\.engine) == ["first-come", "swiftui", "progressive-fill"])
        #expect(row.answers[0].arrangement.lengths == [100, 40, 10] && !row.answers[0].isOptimal)
        var json = JSONWriter()
        row.write(solution: row.answers[0], to: &json)
        #expect(
            json.text == """
                {"id": "r", "lengths": [100, 40, 10], "offsets": [0, 100, 140], "total": 150, "overflow": 0, "unused": 0, \
                "tiers": [], "solver": {"name": "first-come", "method": "greedy"}, "certified": false}
                """)
    }

    @Test func `its claims are verified`() throws {
        let claim = ClaimedAnswer(engine: "first-come", lengths: FirstCome().lengths(for: try document().row))
        let answer = try AnsweredRow(claimsOf: document(claims: [claim])).answers[0]
        // The optimum is 50 for each.
        #expect(answer.verdict.kind == .unfair && answer.distance.max == 50 && !answer.stands)
    }

    @Test func `it is swept, beside another`() throws {
        let swept = try SweptRow(document(), by: table.list("first-come,water-fill"))
        #expect(swept.curves.map(\.title) == ["first come", "optimum"])
        // It fits from 30 on; the first item is full at 130, and the others follow one after the other.
        #expect(swept.curves[0].sweep.lengths(at: 150) == [100, 40, 10])
        #expect(swept.curves[0].sweep.breakpoints.map(\.available) == [30, 130])
        #expect(!swept.differingRanges.isEmpty)
    }

    @Test func `it is proved: only by the minima is more taken than there is`() throws {
        let least = Parameter("least", 0...100)
        let items = [
            ItemOver<VaryingLength>(id: "a", maximum: 100), ItemOver(id: "b", minimum: least.length),
            ItemOver(id: "c", minimum: 10, maximum: 50),
        ]
        let family = FamilyDocument(family: try Family(parameters: [least], items: items, available: 100))
        let proved = try ProvedFamily(
            family, by: rule(), claims: [.fits, .noAvoidableOverflow], measures: [.term(.length("a"))])
        guard case .rows(_, _, let title) = proved.subject else { throw ProvingError.nothingClaimed }
        #expect(title == "first come")
        #expect(proved.claims.map(\.holds) == [false, true])
        // With nothing for b the first item takes all but the 10 of the last.
        #expect(proved.measures[0].worst?.value == 90)
        // More than 90 for b, and the last item's 10, are more than 100.
        let counterexample = try #require(proved.claims[0].refutation?.point)
        #expect(counterexample.values.count == 1 && counterexample.values[0].value > 90)
        guard case .row(let row) = counterexample.problem else { throw ProvingError.nothingClaimed }
        #expect(row.claims[0].engine == "first come")
    }

    @Test func `it is compared, and no recorded engine passes for it`() throws {
        let claim = ClaimedAnswer(engine: "first-come", lengths: [50, 50, 50])
        let row = try RowComparison(
            of: document(claims: [claim]), at: RowPlace(file: "-", line: 1),
            asking: table.list("water-fill,first-come"), in: table)
        #expect(row.answers.map(\.engine.name) == ["water-fill", "first-come", "first-come (recorded)"])
        #expect(row.agree(0, 2) == true && row.agree(0, 1) == false)
    }

    @Test func `it is fuzzed, down to a row of two items`() throws {
        let target = FuzzTarget(try rule().title, try rule().rule)
        let found = try Fuzzer(target, shape: RowShape(items: 1...5), seed: 1).search(cases: 1_000)
        let smallest = try #require(found).smallest.row
        #expect(smallest.items.count == 2)
    }

    @Test func `a rule that only answers one container at a time cannot be swept or proved`() throws {
        struct Ideals: Distribution {
            func lengths(for row: Row) -> [Double] { row.items.map(\.ideal) }
        }
        let still = RuleEntry("ideals", distribution: Ideals())
        #expect(throws: RowSweepError.cannotSweep("ideals")) { try SweptRow(document(), by: [still]) }
        let family = FamilyDocument(family: try Family(parameters: [], items: [ItemOver()], available: 1))
        #expect(throws: ProvingError.notProvable("ideals")) { try ProvedFamily(family, by: still, claims: [.fits]) }
        #expect(try AnsweredRow(document(), by: still).answers[0].arrangement.lengths == [0, 20, 10])
    }
}
