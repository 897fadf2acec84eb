// SceneDocumentTests.swift: scenes read, refused and written again.

import Formats
import Foundation
import Plumb
import PlumbTesting
import Testing

struct SceneDocumentTests {
    static func read(_ text: String) throws -> SceneDocument {
        let record = Record(file: "scene.json", line: 1, data: Data(text.utf8))
        guard case .scene(let scene) = try ProblemDecoder().decodeQuestion(record) else {
            throw InputError(file: "scene.json", line: 1, message: "is no scene")
        }
        return scene
    }

    @Test func `a scene that is written reads back to the same tree`() throws {
        try forAll(.trees(), settings: TestingSettings(cases: 300)) { tree in
            let written = SceneDocument(id: "t", tree: tree)
            return try Self.read(written.json.line) == written
        }
    }

    @Test func `guides of one's own keep their defaults and expressions`() throws {
        let text = """
            {"id": "g", "proposal": ["inf", null], "customGuides": {"v:mid": ["/", ["height"], 2]},
             "tree": {"kind": "hstack", "align": "v:mid", "children": [
               {"kind": "guide", "key": "v:mid", "value": ["+", ["explicit", "v:mid", 3], ["*", 2, ["guide", "bottom"]]],
                "child": {"kind": "fixed", "w": 1, "h": 2}}]}}
            """
        let scene = try Self.read(text)
        #expect(try Self.read(scene.json.line) == scene)
        #expect(scene.tree.proposal.horizontal == .infinity && scene.tree.proposal.vertical == nil)
    }

    static let refused: [(text: String, field: String)] = [
        (#"{"tree": {}}"#, "tree.kind"),
        (#"{"tree": {"kind": "lines", "steps": []}}"#, "tree.kind"),
        (#"{"tree": {"kind": "color", "wide": 3}}"#, "tree.wide"),
        (#"{"tree": {"kind": "fixed", "w": 3}}"#, "tree.h"),
        (#"{"tree": {"kind": "range", "w": [1, 2], "h": 3}}"#, "tree.w"),
        (#"{"tree": {"kind": "hstack", "align": "middle", "children": []}}"#, "tree.align"),
        (#"{"tree": {"kind": "zstack", "align": "top", "children": []}}"#, "tree.align"),
        (
            #"{"tree": {"kind": "vstack", "children": [{"kind": "color"}, {"kind": "padding", "insets": 1}]}}"#,
            "tree.children[1].child"
        ),
        (#"{"tree": {"kind": "padding", "insets": [1, 2], "child": {"kind": "color"}}}"#, "tree.insets"),
        (#"{"tree": {"kind": "guide", "key": "top", "value": ["sin", 1], "child": {"kind": "color"}}}"#, "tree.value"),
        (#"{"tree": {"kind": "color"}, "proposal": [1]}"#, "proposal"),
        (#"{"tree": {"kind": "color"}, "proposal": [1, "wide"]}"#, "proposal"),
        (#"{"tree": {"kind": "color"}, "proposal": [-1, 3]}"#, "tree"),
        (#"{"tree": {"kind": "color"}, "customGuides": {"mid": 3}}"#, "customGuides.mid"),
        (#"{"tree": {"kind": "hstack", "align": "leading", "children": []}}"#, "tree"),
    ]

    @Test(arguments: refused) func `a fault is named by its field`(text: String, field: String) throws {
        let error = try #require(throws: InputError.self) { try Self.read(text) }
        #expect(error.field.description == field, "\(error)")
    }
}
