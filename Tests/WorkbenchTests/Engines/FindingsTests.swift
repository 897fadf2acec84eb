// FindingsTests.swift: the smallest rows on which engines show a fault, judged without the engines.

import Documents
import Foundation
import Plumb
import TestSupport
import Testing
import Workbench

/// A line of `findings.jsonl`: a row with a claim, its verdict, and the optimum in fractions.
struct Finding: Decodable {
    let engine: String
    let verdict: String
    let problem: RowDocument
    let optimum: [String]

    static func all() throws -> [Finding] { try lines("findings.jsonl", of: Finding.self) }
}

struct FindingsTests {
    @Test func `every finding has the verdict and the optimum that exact arithmetic gives`() throws {
        let findings = try Finding.all()
        #expect(findings.count >= 50)
        for finding in findings {
            let name = finding.problem.id ?? ""
            let answered = try AnsweredRow(claimsOf: finding.problem)
            #expect(answered.answers[0].verdict.kind.rawValue == finding.verdict, "\(name)")
            let optimum = finding.optimum.compactMap { Fraction($0)?.double }
            let distance = Distance(from: answered.optimum.lengths, to: optimum)
            #expect(distance.max <= finding.problem.row.tolerance, "\(name)")
            #expect(answered.answers[0].distance.max >= 1, "\(name)")
        }
    }

    @Test func `findings are of listed engines, one for a verdict`() throws {
        let (findings, engines) = (try Finding.all(), try ListedEngine.all().map(\.name))
        #expect(findings.allSatisfy { engines.contains($0.engine) })
        #expect(findings.allSatisfy { $0.problem.id == "\($0.engine)-\($0.verdict)" })
        #expect(Set(findings.compactMap(\.problem.id)).count == findings.count)
    }
}
