// CertificateCasesTests.swift: all readers of certificates refuse the same documents, and find that the same ones hold.

import Certificates
import Foundation
import TestSupport
import Testing

struct CertificateCasesTests {
    /// What a reader says of a document.
    private enum Answer: Equatable { case refused, holds, faulty }

    private static func answer(ofCommand line: String) -> Answer {
        guard let certificate = try? CertificateDocument.read(line) else { return .refused }
        return certificate.holds ? .holds : .faulty
    }

    /// The answers of the checker in Python for documents of a kind.
    private static func answers(ofPython lines: [String], _ kind: String) throws -> [Answer] {
        let script = kind == "family" ? PythonChecker.proofScript : PythonChecker.script
        let answers = try PythonChecker.run(lines, by: script).answers
        try #require(answers.count == lines.count)
        return answers.map { $0 == "holds" ? .holds : $0.hasPrefix("bad input: ") ? .refused : .faulty }
    }

    private static func check(
        _ entries: [CertificateCases.Case], of cases: CertificateCases, are wanted: Answer, by python: Bool
    ) throws {
        for (kind, entries) in Dictionary(grouping: entries, by: \.of) {
            let lines = try entries.map(cases.line)
            let answers = try python ? Self.answers(ofPython: lines, kind) : lines.map(Self.answer(ofCommand:))
            for (entry, answer) in zip(entries, answers) { #expect(answer == wanted, "\(entry)") }
        }
    }

    @Test func `the documents that cases change hold`() throws {
        for (kind, line) in try CertificateCases().whole {
            #expect(Self.answer(ofCommand: line) == .holds, "\(kind)")
            if PythonChecker.python != nil { #expect(try Self.answers(ofPython: [line], kind) == [.holds], "\(kind)") }
        }
    }

    @Test(arguments: [false, true])
    func `what is no certificate is refused, by the command and by the checkers in Python`(python: Bool) throws {
        if python, PythonChecker.python == nil { return }
        let cases = try CertificateCases()
        #expect(cases.refused.count > 150)
        try Self.check(cases.refused, of: cases, are: .refused, by: python)
    }

    @Test(arguments: [false, true])
    func `what is written in an unusual way holds, by the command and by the checkers in Python`(python: Bool) throws {
        if python, PythonChecker.python == nil { return }
        let cases = try CertificateCases()
        #expect(cases.read.count > 40)
        try Self.check(cases.read, of: cases, are: .holds, by: python)
    }

    @Test func `forged certificates hold nowhere`() throws {
        let lines = try CertificateCases.forged()
        #expect(lines.count == 3 && lines.allSatisfy { Self.answer(ofCommand: $0) != .holds })
        if PythonChecker.python != nil {
            #expect(try Self.answers(ofPython: lines, "family").allSatisfy { $0 != .holds })
        }
    }

    /// The same family with findings in place of its own: nothing found, and a row that is none at any point.
    @Test(.enabled(if: PythonChecker.python != nil)) func `a statement about nothing does not hold in Python`() throws {
        let lines = [
            #"{"certificate": "family", "family": {"parameters": {"w": [0, 9]}, "available": "w", "items": [{}]}, "#
                + #""rule": "swiftui", "findings": [], "regions": [{"point": [0]}]}"#,
            #"{"certificate": "family", "family": {"parameters": {"w": [320, 1440]}, "available": "w", "#
                + #""items": [{"id": "a", "min": "w", "max": 10}]}, "rule": "swiftui", "#
                + #""findings": [{"claim": "length(a) <= 10", "verdict": "proved"}], "regions": [{"point": [320]}]}"#,
        ]
        let (status, answers) = try PythonChecker.run(lines, by: PythonChecker.proofScript)
        #expect(status == 1)
        #expect(
            answers == [
                "does not hold: nothing was found",
                "does not hold: at the point of region 0 the row is none: item 0: min 320, ideal 320 and max 10 are not in order",
            ])
    }
}
