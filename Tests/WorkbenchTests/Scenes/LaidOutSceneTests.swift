// LaidOutSceneTests.swift: numeric cases through the library.

import Documents
import Foundation
import LayoutCore
import Plumb
import Scenes
import TestSupport
import Testing
import Workbench

struct LaidOutSceneTests {
    /// What is wrong with the library's answers, case by case.
    static func faults(of cases: LayoutCases) throws -> [String] {
        try cases.cases.flatMap { scene in
            let record = Record(file: scene["id"] as? String ?? "", line: 1, data: try LayoutCases.scene(of: scene))
            let document = try SceneDocument.read(record)
            let json = try LaidOutScene(document, details: true).json.line
            let answer = try JSONSerialization.jsonObject(with: Data(json.utf8))
            return LayoutCases.faults(of: answer, in: scene).map { "\(record.file): \($0)" }
        }
    }

    @Test func `every case of others has the frames that its source gives`() throws {
        let cases = try LayoutCases.cited
        #expect(cases.cases.count >= 50)
        #expect(cases.cases.allSatisfy { $0["source"] is String && $0["evidence"] is String })
        #expect(try Self.faults(of: cases) == [])
    }

    @Test func `every case of the package's own has the frames that it expects`() throws {
        let cases = try LayoutCases.own
        #expect(cases.cases.count >= 20)
        #expect(try Self.faults(of: cases) == [])
    }

    @Test func `a wrong expectation is noticed`() throws {
        let scene =
            #"{"proposal": [9, 9], "tree": {"kind": "color", "id": "a"}, "expect": {"frames": {"a": [0, 0, 9, 8]}}}"#
        let wrong = try #require(JSONSerialization.jsonObject(with: Data(scene.utf8)) as? [String: Any])
        let answer: [String: Any] = ["size": [9.0, 9.0], "frames": ["a": [0.0, 0.0, 9.0, 9.0]]]
        #expect(LayoutCases.faults(of: answer, in: wrong).count == 1)
    }

    @Test func `a name adds no view, and what preferences carry up is recorded only for details`() throws {
        func kinds(_ name: String, details: Bool = false) throws -> [String] {
            let text = #"{"tree": {"kind": "hstack", "children": [{"kind": "color"\#(name)}, {"kind": "color"}]}}"#
            return try LaidOutScene(SceneDocument.read(text), details: details).layout.elements.map(\.kind)
        }
        let named = #", "id": "a""#
        #expect(try kinds(named) == kinds(""))
        #expect(try kinds(named, details: true).count { $0 == "preference" } == 5)
    }

    @Test func `misuse is told with the view's path`() throws {
        let text =
            #"{"tree": {"kind": "hstack", "children": [{"kind": "frame", "w": -5, "child": {"kind": "color"}}]}}"#
        let json = try LaidOutScene(SceneDocument.read(text)).json.line
        #expect(json.contains("diagnostics") && json.contains("frame"))
    }
}
