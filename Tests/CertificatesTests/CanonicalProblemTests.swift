// CanonicalProblemTests.swift: problems are the same in their canonical form exactly where they are equal.

@testable import Certificates
import Documents
import Foundation
import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing
import Workbench

struct CanonicalProblemTests {
    /// The text of a document with one of its numbers changed.
    private static func edited(_ text: String, _ edit: Int) -> String {
        let numbers = text.matches(of: /[ \[](-?\d+(\.\d+)?)[,\]}]/).map(\.output.1)
        guard !numbers.isEmpty else { return text }
        let number = numbers[edit / 5 % numbers.count]
        let other = ["0", "1", "7.25", "12", number + "e0"][edit % 5]
        return text.replacingCharacters(in: number.startIndex..<number.endIndex, with: other)
    }

    private static func record(_ text: String) -> Record { Record(file: "f", line: 1, data: Data(text.utf8)) }

    @Test func `rows, scenes and families of scenes differ in their canonical form where they differ`() throws {
        let settings = TestingSettings.share(40, of: 2_000)
        var differing = 0
        func law<Document: Equatable>(
            _ documents: Generator<Document>, _ text: (Document) -> String, _ read: (String) throws -> Document,
            _ form: (Document) -> CanonicalProblem
        ) throws {
            try forAll(documents, .one(of: Array(0..<500)), settings: settings) { document, edit in
                let text = text(document)
                let document = try read(text)
                // An edit may make something that is none.
                guard let other = try? read(Self.edited(text, edit)) else { return true }
                let difference = form(document).difference(from: form(other))
                differing += difference == nil ? 0 : 1
                return (difference == nil) == (document == other)
            }
        }
        for policy in Policy.allCases.prefix(4) {
            try law(
                .exactRows(policy), { $0.json.line }, { try ProblemDecoder().decodeExactly(Self.record($0)) },
                CanonicalProblem.init)
        }
        try law(
            .scenes(SceneShape(leaves: 1...6)), { $0.json.line }, { try SceneDocument.read($0) }, CanonicalProblem.init)
        try law(
            .provable(by: .swiftui, leaves: 4), { $0.json.line }, { try SceneFamily.read($0) }, CanonicalProblem.init)
        #expect(differing > settings.cases)
    }

    @Test func `leaves are the values that hold no others`() {
        let text = JSONText.writing { _ in
            #"{"a": [1, -2.5e3, [], {}], "b": {"c": "x, \"y\": [z]", "d": null}, "e": true, "f": "}"}"#
        }
        let leaves = text.leaves.map { "\($0.key) \(String(decoding: $0.value, as: UTF8.self))" }.sorted()
        #expect(
            leaves == [
                "a[0] 1", "a[1] -2.5e3", "a[2] []", "a[3] {}", #"b.c "x, \"y\": [z]""#, "b.d null", "e true", #"f "}""#,
            ])
    }

    @Test func `leaves tell lists apart that differ in what is empty`() {
        func leaves(_ text: String) -> [FieldPath: [UInt8]] { JSONText.writing { _ in text }.leaves }
        #expect(leaves("[[], [1]]") != leaves("[[1]]"))
        #expect(leaves("[[[]], []]") != leaves("[[], [[]]]"))
        #expect(leaves(#"{"a": 1, "b": 2}"#) == leaves(#"{"b":2,"a" : 1}"#))
        #expect(leaves(#"{"a": "1"}"#) != leaves(#"{"a": 1}"#))
    }

    @Test func `texts of other characters differ, though they be equal as strings`() throws {
        let (one, two) = ("\u{E9}", "e\u{301}")
        #expect(one == two)
        let forms = try [one, two].map { text in
            let tree = #""tree": {"kind": "text", "string": ""# + text + #""}"#
            return CanonicalProblem(try SceneDocument.read(#"{"proposal": [9, 9], "# + tree + "}"))
        }
        #expect(forms[0] != forms[1])
        #expect(forms[0].difference(from: forms[1]) != nil)
    }
}
