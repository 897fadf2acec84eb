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

    /// In 100 points minima of 60 and 60 are 20 too long; a third claim keeps b, so that a alone can give.
    private static let tooLong = """
        {"parameters": {"w": [100, 200]}, "available": "w", "claims": ["fits", "length(b) >= 60"],
         "items": [{"id": "a", "min": 60}, {"id": "b", "min": 60}]}
        """

    private func repairs(freeing names: [String], _ text: String = tooLong) throws -> [String] {
        let (record, decoder) = (Record(file: "test", text: text), RuleTable.standard.decoder)
        let free = try #require(try FreeNumbers(names).stated(in: record))
        let proved = try ProvingRecords().proved(record, by: decoder)
        return try PageRepair.repairs(of: proved, in: record, by: .swiftui, freeing: free, decoder).map(\.json.line)
    }

    @Test func `a refuted claim has its least repair with the family that is then proved`() throws {
        let found = try repairs(freeing: ["a.min", "missing.min"])
        #expect(found.count == 1)
        #expect(found[0].hasPrefix(#"{"claims": [0, 1], "words": "make a at least 40 instead of 60", "family": {"#))
        #expect(!found[0].contains("refuted"))
    }

    @Test func `what all claims together leave no repair for is repaired claim by claim`() throws {
        let found = try repairs(freeing: ["b.min"])
        #expect(found.count == 1)
        #expect(found[0].hasPrefix(#"{"claims": [0], "words": "make b at least 40 instead of 60", "family": {"#))
        // The other claim is what it costs.
        #expect(found[0].contains(#""claim": "length(b) >= 60", "verdict": "refuted""#))
    }

    @Test func `where nothing is refuted nothing is repaired`() throws {
        let fits = Self.tooLong.replacing("[100, 200]", with: "[120, 200]")
        #expect(try repairs(freeing: ["a.min"], fits).isEmpty)
    }

    @Test func `a family of scenes is no map`() throws {
        #expect("\(PageFamilyError.scenes)".contains("among its scenes"))
    }
}
