// CertificateWordsTests.swift: the statement of a certificate says what it is about, by which rule, and what was found.

import Foundation
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

struct CertificateWordsTests {
    private func record(_ text: String) -> Record { Record(file: "f", line: 1, data: Data(text.utf8)) }

    private func words(ofRow text: String, countsLine: Bool = false) throws -> String {
        let problem = try ProblemDecoder().decodeExactly(record(text))
        let document = try RowCertificateDocument(proving: problem, countsLine: countsLine)
        return CertificateWords(.row(document)).statement
    }

    private func words(ofFamily text: String, by rule: RuleEntry = .swiftui) throws -> String {
        let found = try ProvedFamily(ProblemDecoder().decodeFamily(record(text)), by: rule, keepsCertificate: true)
        return CertificateWords(try #require(found.certificate)).statement
    }

    private func words(ofScenes text: String) throws -> String {
        let found = try ProvedFamily(SceneFamily.read(text), by: .optimal, keepsCertificate: true)
        return CertificateWords(try #require(found.certificate)).statement
    }

    @Test func `a row is named by its items, its container and its policy`() throws {
        #expect(
            try words(ofRow: #"{"axis": "vertical", "items": [{"ideal": 9}]}"#)
                == "for 1 item, vertical, container unspecified, policy equal-sizes: optimal")
        let crossed =
            #"{"available": 0.5, "policy": "equal-increments", "items": [{"cross": {"length": 4, "guide": 1}}, {}]}"#
        let head = "for 2 items, horizontal, container 0.5 pt, policy equal-increments: optimal, and across"
        #expect(try words(ofRow: crossed) == head)
        #expect(try words(ofRow: crossed, countsLine: true) == head + " with the line inside")
    }

    @Test func `a family is named by its parameters and the inequalities that tie them`() throws {
        let row = #""available": "w", "items": [{"id": "a", "max": 10}], "claims": ["length(a) <= 10", "fits"]}"#
        #expect(
            try words(
                ofFamily: #"{"parameters": {"w": [0.5, "20/3"], "x": [0, 1]}, "where": [["<=", "x", "w"]], "# + row)
                == "for w from 0.5 to 20/3 and x from 0 to 1 where x <= w, by SwiftUI's rule: length(a) <= 10; fits")
        #expect(
            try words(ofFamily: #"{"parameters": {"w": [0, 1]}, "# + row, by: .css)
                == "for w from 0 to 1, by CSS flex loop: length(a) <= 10; fits")
        #expect(
            try words(ofFamily: #"{"# + row.replacing("\"w\"", with: "20"), by: .glpk)
                == "for 1 item, horizontal, container 20 pt, policy equal-sizes, by the optimum: length(a) <= 10; fits")
    }

    @Test func `scenes are told by their parameters and their texts`() throws {
        let tree = #""tree": {"kind": "text", "string": "t"}, "claims": ["fits"]}"#
        #expect(
            try words(
                ofScenes: #"{"parameters": {"w": [90, 100], "t": {"choices": {"de": "a", "en": "b"}}}, "#
                    + #""proposal": ["w", 50], "# + tree)
                == "for w from 90 to 100, in de and en, by the optimum: de: fits; en: fits")
        #expect(
            try words(ofScenes: #"{"parameters": {"t": {"choices": ["a", "b"]}}, "proposal": [50, 50], "# + tree)
                == "for t one of 2 texts, by the optimum: t = a: fits; t = b: fits")
        #expect(
            try words(ofScenes: #"{"proposal": [50, null], "# + tree)
                == "for proposal 50 pt by unspecified, by the optimum: fits")
    }
}
