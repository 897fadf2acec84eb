// FamilyTests.swift: what a family refuses at its door, and rows at its points.

import Proofs
import Testing

struct FamilyTests {
    private let width = Parameter("width", 100...400)
    private let title = Parameter("title", 0...300)

    private func family(
        _ minimum: VaryingLength = 0, _ maximum: VaryingLength = .infinity, where ties: [Tie] = []
    ) throws -> Family {
        let family = try Family(
            parameters: [width, title],
            items: [
                ItemOver(id: "title", minimum: minimum, maximum: maximum),
                ItemOver(id: "icon", minimum: 44, maximum: 44),
            ],
            spacing: 8, available: width.length, where: ties)
        try family.validate()
        return family
    }

    @Test func `a family without points is refused`() {
        #expect(throws: FamilyError.empty) { try family(where: [width + title <= 99]) }
        #expect(throws: FamilyError.empty) { try family(where: [width.length >= 400, title.length >= width + 1]) }
        #expect(throws: FamilyError.empty) { try family(where: [VaryingLength(1) <= 0]) }
    }

    @Test func `a family of one point is one`() throws {
        let family = try family(where: [width.length >= 400, title.length >= 300])
        let proof = try family.prove(.length("title") <= 348, by: .swiftUI)
        #expect(proof.isProved && proof.worst?.value == 0)
        #expect(proof.worst?.at == ["width": 400, "title": 300])
    }

    @Test func `bounds that cross somewhere are refused with the point where they do`() throws {
        let expected = RowError.outOfOrder(
            item: 0, smaller: .minimum, smallerValue: 300, larger: .maximum, largerValue: 200)
        let error = #expect(throws: FamilyError.self) { try family(title.length, 200) }
        guard case .row(.outOfOrder(item: 0, smaller: .minimum, let value, larger: .maximum, 200), let point) = error
        else {
            Issue.record("\(String(describing: error)) is not like \(expected)")
            return
        }
        #expect(value > 200 && point["title"].map(\.double) == value)
        // The same bounds where they do not cross.
        _ = try family(title.length, 200, where: [title.length <= 200])
    }

    @Test func `lengths that are negative or too long somewhere are refused`() {
        #expect(throws: FamilyError.self) { try family(title - 1) }
        #expect(throws: FamilyError.self) { try family(title * 10_000_000) }
        #expect(throws: FamilyError.self) { try family(-1) }
        #expect(throws: FamilyError.self) { try family(.infinity) }
    }

    @Test func `intervals without end, names used twice and names unknown are refused`() {
        func make(_ parameters: [Parameter], _ available: VaryingLength) throws -> Family {
            try Family(parameters: parameters, items: [ItemOver(minimum: 0)], available: available)
        }
        let endless = Parameter("width", 0...Fraction.infinity)
        #expect(throws: FamilyError.infiniteInterval("width")) { try make([endless], endless.length) }
        #expect(throws: FamilyError.duplicateParameter("width")) { try make([width, width], 1) }
        #expect(throws: FamilyError.unknownParameter("title")) { try make([width], title.length) }
        #expect(throws: FamilyError.noContainer) { try make([width], .infinity) }
    }

    @Test func `claims about items and parameters that are not there are refused`() throws {
        let family = try family()
        #expect(throws: FamilyError.unknownItem("logo")) {
            try family.prove(.length("logo") >= 0, by: .swiftUI)
        }
        #expect(throws: FamilyError.unknownWord("height")) {
            try family.prove(.parameter("height") >= 0, by: .swiftUI)
        }
    }

    @Test func `a row at a point has the lengths of that point`() throws {
        let row = try family(title / 2, title + 8).row(at: [200, 30])
        #expect(row.items[0].minimum == 15 && row.items[0].maximum == 38 && row.available == 200)
        #expect(row.spacing == [8])
    }
}
