// PythonPortTests.swift: comparisons with the ports of Yoga, Taffy, Flutter and Compose hold in the checker of Tests/Peers as well,
// and forged ones do not.

import Certificates
import Documents
import Families
import Foundation
import PlumbTesting
import Rows
import TestSupport
import Testing
import Workbench

@Suite(.enabled(if: PythonChecker.python != nil)) struct PythonPortTests {
    private static func row(_ policy: String, _ items: String, spacing: String = "p") -> String {
        #"{"id": "r", "parameters": {"w": [20, 200], "p": [0, 20]}, "available": "w", "spacing": \#(spacing.debugDescription), "#
            + #""policy": "\#(policy)", "items": [\#(items)]}"#
    }

    private static let cases = [
        ("css,yoga", row("css-flex", #"{"max": 60, "grow": 0.25}, {"min": 20, "grow": 2, "basis": 30, "shrink": 1}"#)),
        ("css,yoga", row("equal-sizes", #"{"max": 40}, {"min": ["+", 20, "p"]}"#)),
        ("css,taffy", row("css-flex", #"{"grow": 0.25}, {"grow": 0.25, "max": 30}"#)),
        ("yoga,taffy", row("weights", #"{"weight": 2, "max": 40}, {"min": 10}"#)),
        ("flutter,compose", row("weights", #"{"min": ["+", 30, "p"], "priority": 1}, {"weight": 2, "max": 50}, {}"#)),
    ]

    static func certificates() throws -> [String] {
        try cases.map { names, row in
            let document = try RuleTable.standard.decoder.decodeFamily(Record(file: "-", text: row))
            let found = try RulesBeside(document, by: ComparedRules(names), keepsCertificate: true)
            let certificate = try #require(found.certificate)
            try certificate.check()
            return certificate.json.line
        }
    }

    @Test func `comparisons with ports hold in both checkers`() throws {
        let lines = try Self.certificates()
        let (status, answers) = try PythonChecker.run(lines, by: PythonChecker.proofScript)
        #expect(status == 0 && answers == lines.map { _ in "holds" }, "\(answers)")
    }

    /// Another list of regions, the other port, a greater bound: each says what is false.
    @Test func `forged comparisons hold in neither`() throws {
        var forged: [String] = []
        for line in try Self.certificates() {
            for (wanted, given) in [
                (#""same": \[[0-9, ]*\]"#, #""same": []"#), (#""value": ("[^"]*"|[0-9.]+)"#, #""value": 1000"#),
                (#""beside": "(yoga|taffy)""#, #""beside": "flutter""#),
            ] {
                let other = try line.replacing(Regex(wanted), with: given)
                if other != line { forged.append(other) }
            }
        }
        #expect(forged.count >= 10)
        let (status, answers) = try PythonChecker.run(forged, by: PythonChecker.proofScript)
        #expect(status != 0 && !answers.contains("holds"), "\(answers)")
        for line in forged { #expect(try !CertificateDocument.read(line).holds) }
    }
}
