import Documents
import Scenes
import Workbench
import Foundation
import Plumb
import Testing

/// Gaps that no stack states: the tree's are those of the views.
@Suite struct TreeSpacingTests {
    static let neighbours = [
        #"{"kind": "vstack", "children": []}"#, #"{"kind": "zstack", "children": []}"#,
        #"{"kind": "frame", "w": 5, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "frame", "h": 5, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "padding", "insets": 2, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "hstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "vstack", "children": []}]}"#,
        #"{"kind": "hstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "vstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "zstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "frame", "w": 5, "child": {"kind": "spacer", "min": 0}}"#,
        #"{"kind": "priority", "value": 1, "child": {"kind": "spacer", "min": 0}}"#,
    ]

    @Test(arguments: neighbours) func `a tree leaves the gaps that its views leave`(neighbour: String) throws {
        for children in [
            "\(neighbour), {\"id\": \"b\", \"kind\": \"range\", \"w\": 3, \"h\": 4}",
            "{\"id\": \"b\", \"kind\": \"range\", \"w\": 3, \"h\": 4}, \(neighbour)",
        ] {
            let text = #"{"proposal": [null, null], "tree": {"kind": "hstack", "children": [\#(children)]}}"#
            let record = Record(file: "scene", line: 1, data: Data(text.utf8))
            guard case .scene(let scene) = try ProblemDecoder().decodeQuestion(record) else { return }
            let views = try LaidOutScene(scene).layout
            let tree = try TreeAnswer(scene)
            #expect(abs(tree.frame(0)[2] - Double(views.size.width)) < 1e-6, "\(text)")
            #expect(abs(tree.frame(0)[3] - Double(views.size.height)) < 1e-6, "\(text)")
        }
    }
}
