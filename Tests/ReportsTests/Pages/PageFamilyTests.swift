// PageFamilyTests.swift: what a page has of a family is what is proved of it.

import Documents
import Proofs
import Testing

@testable import Reports
@testable import Workbench

struct PageFamilyTests {
    private func page(_ text: String, by rule: RuleEntry = .swiftui) throws -> PageFamily {
        try PageFamily(
            ProvingRecords(of: rule).proved(Record(file: "test", text: text), by: RuleTable.standard.decoder))
    }

    @Test func `a family has its claims, and regions as inequalities and forms`() throws {
        let line = try page(
            """
            {"id": "f", "parameters": {"w": [0, 100]}, "available": "w", "claims": ["fits"],
             "items": [{"id": "a", "max": 40}, {"id": "b", "min": 20}]}
            """
        ).json.line
        #expect(line.contains(#""parameters": [["w", 0, 100]]"#))
        #expect(line.contains(#""items": [["a", 0, 0, 40, 0], ["b", 20, 20, null, 0]]"#))
        #expect(line.contains(#""claim": "fits", "verdict": "refuted""#))
        // Above 80 the first is at its maximum: b takes w - 40.
        #expect(line.contains("[40, [-40, 1]]"))
    }

    @Test func `fractions stay fractions`() throws {
        let line = try page(
            """
            {"parameters": {"w": [0, "100/3"]}, "available": "w", "claims": ["fits"], "items": [{}, {}, {}]}
            """
        ).json.line
        #expect(line.contains(#"[0, "1/3"]"#) && line.contains(#"["w", 0, "100/3"]"#))
    }

    @Test func `a family of scenes is no map`() throws {
        #expect("\(PageFamilyError.scenes)".contains("among its scenes"))
    }
}
