// SceneSweepPictureTests.swift: the text, the table and the picture of a scene's sweep, against snapshots that a person has
// looked at.

import Documents
import Foundation
import LayoutCore
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

/// A scene and how it is swept.
struct SweptSceneExample: Sendable, CustomTestStringConvertible {
    let name: String
    var engine = SceneEngine.swiftui
    var axis = Axis.horizontal
    var range = 0...Double.infinity
    /// The scene in JSON; the one of that name beside the documents where there is none.
    var text: String?

    var testDescription: String { name }

    var scene: SweptScene {
        get throws {
            let file = Repository.root.appending(path: "Documentation/sweep-\(name.prefix { $0 != "," }).json")
            let data = try text.map { Data($0.utf8) } ?? Data(contentsOf: file)
            let question = try ProblemDecoder().decodeQuestion(Record(file: name, line: 1, data: data))
            guard case .scene(let document) = question else { throw CocoaError(.coderInvalidValue) }
            return try SweptScene(document, by: engine, along: axis, over: range)
        }
    }

    static let all = [
        SweptSceneExample(name: "article"), SweptSceneExample(name: "article,optimal", engine: .optimal),
        SweptSceneExample(name: "article,heights", axis: .vertical, range: 0...500), strange,
    ]

    static let strange = SweptSceneExample(
        name: "strange", range: 0...100,
        text: #"""
            {"id": "a <b> & \"c\"", "proposal": [50, null], "tree": {"kind": "hstack", "spacing": 0, "children": [
                {"kind": "range", "id": "<x>", "w": [10, 10, 30], "h": 10},
                {"kind": "offset", "x": -20, "y": 0, "child":
                    {"kind": "range", "id": "\"q\", r", "w": [0, 0, "inf"], "h": 10}}]}}
            """#)
}

struct SceneSweepPictureTests {
    func check(_ text: String, _ name: String) throws {
        let plain = name.replacing(",", with: "-")
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/sweep-scene-\(plain)")
        #expect(try Snapshot.kept(text, at: file) == text)
    }

    @Test(arguments: SweptSceneExample.all)
    func `the text of a sweep is the one that was looked at`(example: SweptSceneExample) throws {
        let lines = SweepText(try example.scene, columns: 80).lines
        #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
        try check(lines.joined(separator: "\n") + "\n", "\(example.name).txt")
    }

    @Test(arguments: SweptSceneExample.all)
    func `the picture of a sweep is the one that was looked at`(example: SweptSceneExample) throws {
        let text = SweepDrawing(try example.scene).document
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("∞") && !text.contains("<x>"))
        try check(text, "\(example.name).svg")
    }

    @Test func `the table has a line for each number of each view in each piece`() throws {
        let lines = SweepTable(try SweptSceneExample.strange.scene).text.split(separator: "\n")
        #expect(lines[0] == "engine,from,to,fit,view,side,length at from,length at to,slope")
        // Both share alike up to the first view's maximum: from 20 to 60 points.
        #expect(lines.count == 1 + 4 * 2 * 4)
        #expect(lines[3] == "swiftui,0,10,overflows,<x>,width,10,10,0")
        #expect(lines[1 + 2 * 8 + 4] == #"swiftui,20,60,fills,"""q"", r",x,-10,10,0.5"#)
    }

    @Test func `a scene without names and a range of one container can be drawn`() throws {
        let empty = SweptSceneExample(name: "empty", text: #"{"tree": {"kind": "color"}}"#)
        #expect(try SweepDrawing(empty.scene).document.hasSuffix("</svg>\n"))
        #expect(try SweepText(empty.scene, columns: 80).lines.last == "  no breakpoints")
        let narrow = SweptSceneExample(name: "article", range: 200...200)
        #expect(try SweepDrawing(narrow.scene).document.hasSuffix("</svg>\n"))
    }
}
