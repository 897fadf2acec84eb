// ToolkitRowsTests.swift: what toolkits answered (Tests/Peers/recorded/toolkit-rows.jsonl), against the policies and the
// algorithms that stand for them here.

import Documents
import Plumb
import TestSupport
import Testing

struct ToolkitRowsTests {
    private static func rows() throws -> [RowDocument] {
        let rows = try lines("toolkit-rows.jsonl", of: RowDocument.self)
        #expect(rows.count == 650 && Set(rows.flatMap { $0.claims.map(\.engine) }).count == 15)
        #expect(Set(rows.map(\.row.policy)) == Set(Policy.ofToolkits))
        return rows
    }

    @Test func `a toolkit's answers are optimal under its policy, but for its pixels`() throws {
        for document in try Self.rows() {
            for claim in document.claims {
                let verdict = try document.row.verdict(on: claim.lengths, rounding: claim.rounding)
                #expect(verdict.kind == .optimal, "\(claim.engine): \(document.id ?? "") \(verdict)")
            }
        }
    }

    @Test func `a toolkit's algorithm gives what the toolkit gave, but for its pixels`() throws {
        for document in try Self.rows() {
            let lengths = try ToolkitRule().lengths(for: document.row)
            for claim in document.claims {
                let distance = Distance(from: lengths, to: claim.lengths)
                let allowed = claim.rounding + document.row.tolerance
                #expect(distance.max <= allowed, "\(claim.engine): \(document.id ?? "")")
            }
        }
    }
}
