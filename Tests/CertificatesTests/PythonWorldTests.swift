// PythonWorldTests.swift: where rules agree for every value of a parameter holds in the checker of Tests/Peers as well,
// and what is forged of it does not.

import Certificates
import Documents
import Families
import Foundation
import PlumbTesting
import Rows
import TestSupport
import Testing
import Workbench

@Suite(.enabled(if: PythonChecker.python != nil)) struct PythonWorldTests {
    /// The second interval is [20, 60]; SwiftUI's rule is optimal in every container where the first one, [a, b], is rigid,
    /// lies in it, or has it inside.
    private static let row =
        #"{"id": "r", "parameters": {"w": [0, 200], "a": [0, 80], "b": [0, 80]}, "available": "w", "where": [["<=", "a", "b"]], "#
        + #""items": [{"min": "a", "max": "b"}, {"min": 20, "max": 60}]}"#

    private static func found() throws -> RulesBeside {
        let document = try RuleTable.standard.decoder.decodeFamily(Record(file: "-", text: row))
        return try RulesBeside(
            document, by: ComparedRules("swiftui,water-fill"), forEvery: ["w"], keepsCertificate: true)
    }

    @Test func `a certificate for every container reads back and holds in both checkers`() throws {
        let found = try Self.found()
        let certificate = try #require(found.certificate)
        let line = certificate.json.line
        #expect(line.contains("forEvery"))
        let copy = try CertificateDocument.read(line)
        #expect(copy == certificate)
        try copy.check()
        #expect(try PythonChecker.run([line], by: PythonChecker.proofScript).answers == ["holds"])
        let same = try #require(found.forEvery?.same)
        for (a, b) in [(0, 80), (30, 50), (40, 40), (20, 60), (0, 60), (30, 80), (0, 50), (70, 80), (0, 10)] {
            let nested = a == b || a <= 20 && b >= 60 || a >= 20 && b <= 60
            #expect(same.contains([0, Fraction(a), Fraction(b)]) == nested, "[\(a), \(b)]")
        }
    }

    /// Other sets, other leaves, other worlds, another parameter.
    @Test func `what is forged of it holds in neither`() throws {
        let line = try #require(try Self.found().certificate).json.line
        var forged: [String] = []
        for (wanted, given) in [
            (#""inside": 0"#, #""inside": 1"#), (#""inside": 1"#, #""inside": 0"#), (#""inside": 1"#, #""inside": 9"#),
            (#""parameters": \["w"\]"#, #""parameters": ["a"]"#), (#""parameters": \["w"\]"#, #""parameters": []"#),
            (#""least": \[\{"form": [^}]*\}\]"#, #""least": []"#),
            (#""differs": \[\{"form": [^}]*\}\]"#, #""differs": []"#),
            (#""differs": \[\{"form": [^}]*\}\]"#, #""differs": [{"form": [0]}]"#),
            (#""differs": \[\{"form": [^}]*\}\]"#, #""differs": [{"form": [1000]}]"#),
            (#""sets": \[\{"#, #""sets": [{"least": [], "above": [], "regions": [{"point": [0, 0, 0]}]}, {"#),
        ] {
            let other = try line.replacing(Regex(wanted), with: given)
            if other != line { forged.append(other) }
        }
        #expect(forged.count >= 8)
        let (status, answers) = try PythonChecker.run(forged, by: PythonChecker.proofScript)
        #expect(status != 0 && !answers.contains("holds"), "\(answers)")
        for line in forged { #expect((try? CertificateDocument.read(line).holds) != true) }
    }
}
