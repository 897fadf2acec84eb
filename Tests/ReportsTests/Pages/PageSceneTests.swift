// PageSceneTests.swift: a scene of a page in each of its texts and sizes.

import Documents
import Scenes
import Testing

@testable import Reports
@testable import Workbench

struct PageSceneTests {
    private func record(_ text: String) -> Record { Record(file: "test", text: text) }

    @Test func `a scene with texts has them larger as well`() throws {
        let text =
            #"{"id": "s", "tree": {"kind": "hstack", "children": [{"kind": "text", "id": "t", "string": "Save", "size": 10}]}}"#
        guard case .scene(let document) = try RuleTable.standard.decoder.decodeQuestion(record(text)) else {
            Issue.record("no scene")
            return
        }
        let line = try PageScene(document).json.line
        for size in [10, 15, 20] { #expect(line.contains(#""string": "Save", "size": \#(size)"#), "\(line)") }
    }

    @Test func `a family of scenes has its languages and sizes, its width being the slider's`() throws {
        let text = """
            {"id": "f", "parameters": {"w": [50, 400], "s": [1, 2], "label": {"choices": {"en": "Save", "de": "Sichern"}}},
             "proposal": ["w", null], "displayScale": "infinity", "tree": {"kind": "hstack", "id": "row", "children": [
              {"kind": "text", "id": "t", "string": "label", "size": ["*", 10, "s"]}]}}
            """
        let line = try PageScene(RuleTable.standard.decoder.decodeSceneFamily(record(text))).json.line
        #expect(line.contains(#""texts": "en", "size": "s = 1""#) && line.contains(#""texts": "de", "size": "s = 2""#))
        #expect(!line.contains("w = "))
    }
}
