// PythonCheckerTests.swift: the independent checker on the models, and how it ends.

import Certificates
import Foundation
import PlumbTesting
import Rows
import TestSupport
import Testing
import Workbench

@Suite(.enabled(if: PythonChecker.python != nil)) struct PythonCheckerTests {
    @Test func `certificates of all models hold in both checkers`() throws {
        var certificates: [CertificateDocument] = []
        var reader = RecordReader(files: try Repository.gallery().map(\.path))
        while let record = reader.next() {
            let problem = try ProblemDecoder().decodeExactly(record.get())
            certificates.append(try problem.certificate(by: .glpk))
        }
        let folder = Repository.root.appending(path: "Models/scenes")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            certificates.append(try ScreenAnswer(SceneDocument.read(file: file)).certificate())
        }
        #expect(certificates.count > 30 && Set(certificates.map(\.kind)).count == 2)
        for (certificate, holds) in zip(certificates, try PythonChecker.holds(certificates)) {
            try certificate.check()
            #expect(holds, "\(certificate.json.line)")
        }
    }

    @Test func `the recorded certificates hold, but for the one that is off`() throws {
        let text = try String(contentsOf: Repository.recorded("certificates.jsonl"), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let (status, answers) = try PythonChecker.run(lines)
        #expect(status == 1)
        #expect(answers.map { $0.prefix(13) } == ["holds", "does not hold", "holds"])
        #expect(try lines.map { try CertificateDocument.read($0).holds } == [true, false, true])
        #expect(try PythonChecker.run([lines[0], lines[2]]).status == 0)
    }

    @Test func `what is no certificate is bad input`() throws {
        let lines = [
            "nonsense", "{}", #"{"certificate": "magic"}"#, #"{"certificate": "row", "problem": {}}"#,
            #"{"certificate": "row", "problem": {"items": [{}]}, "lengths": ["much"], "levels": []}"#,
            #"{"certificate": "row", "problem": {"available": 9, "items": [{}]}, "lengths": [9], "levels": []}"#,
        ]
        let (status, answers) = try PythonChecker.run(lines)
        #expect(status == 2)
        #expect(answers.dropLast().allSatisfy { $0.hasPrefix("bad input: ") })
        #expect(answers.last == "does not hold: the levels are not those of the tiers")
    }

    @Test func `the checkers are short, and use the standard library and each other alone`() throws {
        let own = [
            "check_certificate", "check_proof", "claims", "documents", "families", "ports", "proof_trees", "regions",
            "repairs",
        ]
        let library = ["copy", "fileinput", "fractions", "itertools", "json", "math", "re", "sys", "unicodedata"]
        var count = 0
        for name in own {
            let file = Repository.root.appending(path: "Tests/Peers/\(name).py")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.compactMap { $0.firstMatch(of: /^(?:import|from) (\w+)/)?.1 }.map(String.init)
            #expect(!imports.isEmpty && imports.allSatisfy((own + library).contains), "\(name): \(imports)")
            count += lines.count
        }
        #expect(count <= 1_220)
    }
}
