// ProveClaimsTests.swift: claims about families, as test suites make them.

import Foundation
import Documents
import Plumb
import PlumbTesting
import Testing
import Workbench

struct ProveClaimsTests {
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

    @Test func `claims that hold everywhere pass`() throws {
        let field = LayoutTerm.length("field")
        let fitting = try toolbar(where: [title + 180 <= width.length])
        try prove(fitting, by: .swiftUI, that: .fits, .noAvoidableOverflow, field >= 120)
    }

    @Test func `a claim that fails somewhere is reported with the simplest row, which verify reads`() throws {
        let error = #expect(throws: UnprovedClaims.self) {
            try prove(toolbar(), by: .swiftUI, that: .noAvoidableOverflow, .total <= 400, limits: ProofLimits())
        }
        // The title at its least, 0: in 401 points the row fills 401.
        let text = try #require(error?.description)
        #expect(error?.failures.count == 1)
        #expect(text.hasPrefix("SwiftUIRule: total <= 400 is refuted: it fails by "))
        let json = try #require(error?.failures.first?.json)
        #expect(text.contains("\n  smallest: \(json)"))
        let document = try ProblemDecoder().decodeExactly(Record(file: "-", line: 1, data: Data(json.utf8)))
        let answer = try AnsweredRowOver(claimsOf: document).answers[0]
        #expect(answer.engine == "SwiftUIRule" && answer.arrangement.total > 400)
    }

    @Test func `an overflow is reported with its amount`() throws {
        let error = #expect(throws: UnprovedClaims.self) {
            try prove(toolbar(where: [title.length >= 300, width.length <= 320]), by: .swiftUI, that: .fits)
        }
        // 300 and 180 in 320.
        #expect(
            error?.description == """
                SwiftUIRule: fits is refuted: overflow is 160 where title = 300, width = 320
                  smallest: {"available": 320, "spacing": 8, "items": [{"id": "title", "min": 300, "max": 300}, \
                {"id": "icon", "min": 44, "max": 44}, {"id": "field", "min": 120}], \
                "claimed": {"engine": "SwiftUIRule", "lengths": [300, 44, 120]}}
                """)
    }

    @Test func `what is not decided within the limits fails`() throws {
        let error = #expect(throws: UnprovedClaims.self) {
            try prove(.allRows(of: 3), by: .swiftUI, that: .total <= 5, limits: ProofLimits(regions: 10))
        }
        let text = try #require(error?.description)
        #expect(
            text.hasPrefix("SwiftUIRule: total <= 5 is undecided: the limit of 10 regions was reached\n  explored: 10 ")
        )
    }

    @Test func `items that are not there are an error of the claim`() {
        #expect(throws: FamilyError.unknownItem("logo")) {
            try prove(toolbar(), by: .swiftUI, that: .length("logo") >= 0)
        }
    }
}
