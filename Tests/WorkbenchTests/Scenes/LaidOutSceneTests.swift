// LaidOutSceneTests.swift: numeric cases through the library.

import Boxes
import Documents
import Foundation
import Generators
import Plumb
import Scenes
import TestSupport
import Testing
import Workbench

struct LaidOutSceneTests {
    /// What is wrong with the answers to cases, laid out as views and, where every kind of view is the package's own, as boxes.
    static func faults(of cases: LayoutCases) throws -> (faults: [String], asBoxes: Int) {
        var (faults, asBoxes) = ([String](), 0)
        for scene in cases.cases {
            let record = Record(file: scene["id"] as? String ?? "", line: 1, data: try LayoutCases.scene(of: scene))
            let document = try SceneDocument.read(record, kinds: .harness)
            var answers = ["views": try LaidOutViews(document).json]
            if document.root.all.allSatisfy({ SceneKinds.standard[$0.kind.name] != nil }) {
                answers["boxes"] = try LaidOutScene(document, details: true).json
                asBoxes += 1
            }
            for (way, json) in answers {
                let answer = try JSONSerialization.jsonObject(with: Data(json.line.utf8))
                faults += LayoutCases.faults(of: answer, in: scene).map { "\(record.file), as \(way): \($0)" }
            }
        }
        return (faults, asBoxes)
    }

    @Test func `every case of others has the frames that its source gives`() throws {
        let cases = try LayoutCases.cited
        #expect(cases.cases.count >= 50)
        #expect(cases.cases.allSatisfy { $0["source"] is String && $0["evidence"] is String })
        let found = try Self.faults(of: cases)
        #expect(found.faults == [] && found.asBoxes >= 40)
    }

    @Test func `every case of the package's own has the frames that it expects`() throws {
        let cases = try LayoutCases.own
        #expect(cases.cases.count >= 20)
        let found = try Self.faults(of: cases)
        #expect(found.faults == [] && found.asBoxes >= 20)
    }

    @Test func `a wrong expectation is noticed`() throws {
        let scene =
            #"{"proposal": [9, 9], "tree": {"kind": "color", "id": "a"}, "expect": {"frames": {"a": [0, 0, 9, 8]}}}"#
        let wrong = try #require(JSONSerialization.jsonObject(with: Data(scene.utf8)) as? [String: Any])
        let answer: [String: Any] = ["size": [9.0, 9.0], "frames": ["a": [0.0, 0.0, 9.0, 9.0]]]
        #expect(LayoutCases.faults(of: answer, in: wrong).count == 1)
    }

    @Test func `a name adds no view`() throws {
        func kinds(_ name: String) throws -> [String] {
            let text = #"{"tree": {"kind": "hstack", "children": [{"kind": "color"\#(name)}, {"kind": "color"}]}}"#
            return try LaidOutScene(SceneDocument.read(text)).views.map(\.kind)
        }
        #expect(try kinds(#", "id": "a""#) == kinds("") && kinds("") == ["hstack", "color", "color"])
    }

    @Test func `misuse is reported with the view's path`() throws {
        let text =
            #"{"tree": {"kind": "hstack", "children": [{"kind": "frame", "w": -5, "child": {"kind": "color"}}]}}"#
        let json = try LaidOutScene(SceneDocument.read(text)).json.line
        #expect(json.contains(#""diagnostics": ["hstack/frame: the length -5.0 is left out"#))
    }

    // Its flex line takes half of each offer, so it is offered twice its share; bounds that closed in left it nothing.
    @Test(arguments: Policy.allCases.filter { ![.text, .cssFlex, .glue].contains($0) })
    func `under the optimum a stack that takes a part of each offer is offered more`(policy: Policy) throws {
        let line = #"{"kind": "range", "id": "v", "w": [0, 0, "inf"], "h": 10, "grow": 0.5}"#
        let grows = policy.definition.fields.contains(.grow) ? #", "grow": 1"# : ""
        let text = #"""
            {"proposal": [300, 20], "tree": {"kind": "hstack", "id": "row", "spacing": 0, "policy": "\#(policy.name)", "children": [
                {"kind": "hstack", "id": "half", "policy": "css-flex", "rule": "css", "children": [\#(line)]\#(grows)},
                {"kind": "range", "id": "rest", "w": [0, 0, "inf"], "h": 10\#(grows)}]}}
            """#
        let scene = try LaidOutScene(SceneDocument.read(text), engine: .optimal)
        let half = try #require(scene.frame(id: "half")).size.horizontal
        let rest = try #require(scene.frame(id: "rest")).size.horizontal
        #expect(abs(half + rest - 300) < 1e-6 && abs(half - 150) < 1e-6)
    }

    // From 10 on the line takes half of each offer, and nobody more than 300 of the rest.
    @Test func `parts of offers are proved over all widths`() throws {
        let family = try SceneFamily.read(
            #"""
            {"parameters": {"w": [21, 900]}, "proposal": ["w", 20], "tree": {"kind": "hstack", "spacing": 0, "children": [
                {"kind": "hstack", "id": "half", "policy": "css-flex", "rule": "css", "children": [
                    {"kind": "range", "w": [10, 10, "inf"], "h": 10, "grow": 0.5}]},
                {"kind": "range", "id": "rest", "w": [0, 0, 300], "h": 10}]},
             "claims": ["fits", "width(half) >= w / 2", "width(rest) <= w / 2", "width(half) >= w - 300"]}
            """#)
        let proved = try ProvedFamily(family, by: .optimal, keepsCertificate: true)
        #expect(proved.claims.map(\.holds) == [true, true, true, true])
        try #require(proved.certificate).check()
    }

    // The row asks the grid for its greatest width, which is infinite; that is no row of columns.
    @Test func `a grid without a greatest width is still shared by the optimum`() throws {
        let text = #"""
            {"proposal": [150, 20], "tree": {"kind": "hstack", "spacing": 0, "children": [
                {"kind": "grid", "id": "grid", "rows": [[{"kind": "range", "w": [0, 20, "inf"], "h": 10}]]}, {"kind": "range", "w": [10, 30, 50], "h": 10}]}}
            """#
        let scene = try LaidOutScene(SceneDocument.read(text), engine: .optimal)
        #expect(scene.diagnostics.isEmpty, "\(scene.diagnostics)")
        #expect(try #require(scene.frame(id: "grid")).size.horizontal == 100)
    }

    // A gap of -30 leaves 30 points for two views, 15 each; with a stack inside too, where SwiftUI's rule shares.
    @Test(arguments: [
        (#"{"kind": "range", "w": [0, 0, 90], "h": 1}"#, true),
        (#"{"kind": "hstack", "children": [{"kind": "color"}]}"#, true),
        (#"{"kind": "hstack", "children": [{"kind": "color"}, {"kind": "color"}]}"#, false),
    ])
    func `a gap below 0 leaves room where a stack is offered nothing`(other: String, isProved: Bool) throws {
        let text = #"""
            {"proposal": [0, 10], "tree": {"kind": "hstack", "id": "row", "spacing": -30, "children": [
                {"kind": "range", "id": "view", "w": [0, 0, 90], "h": 1}, \#(other)]}}
            """#
        for engine in SceneEngine.allCases {
            let scene = try LaidOutScene(SceneDocument.read(text), engine: engine)
            #expect(try #require(scene.frame(id: "view")).size.horizontal == 15)
            let isUnproven = scene.json.line.contains(#""unproven": ["row"]"#)
            #expect(isUnproven == (engine == .optimal && !isProved), "\(engine): \(scene.json.line)")
        }
    }

    @Test func `steps under a policy with directions are unproven`() throws {
        let text = #"""
            {"proposal": [150, 20], "tree": {"kind": "hstack", "id": "row", "spacing": 0, "policy": "spread", "children": [
                {"kind": "lines", "steps": [[70, 15], [61, 20]]}, {"kind": "range", "w": [10, 30, 58], "h": 10}, {"kind": "lines", "steps": [[58, 5], [20, 10]]}]}}
            """#
        let scene = try LaidOutScene(SceneDocument.read(text), engine: .optimal)
        #expect(scene.json.line.contains(#""unproven": ["row"]"#), "\(scene.json.line)")
    }

    // The first child has to take 1, the only odd length, for the odd room to be filled; so no level can be left out, and more
    // than 2,000,000 choices at reached totals remain.
    @Test func `a row that steps in too many ways says that its fairness is unproven`() throws {
        var draws = SplitMix64(seed: 1)
        func row(_ children: Int) -> String {
            let others = (0..<children).map { _ in
                (0..<12).map { _ in 2 * Int.random(in: 500...10_000, using: &draws) }.sorted(by: >)
            }
            let steps = ([[1000, 1]] + others).map { $0.map { "[\($0), 1]" } }
            let views = steps.map { #"{"kind": "lines", "steps": [\#($0.joined(separator: ", "))]}"# }
            return #"{"proposal": [200001, 1], "tree": {"id": "row", "kind": "hstack", "spacing": 0, "children": ["#
                + views.joined(separator: ", ") + "]}}"
        }
        let scene = try LaidOutScene(SceneDocument.read(row(20)), engine: .optimal)
        #expect(scene.size.horizontal == 200_001)
        #expect(scene.json.line.contains(#""unproven": ["row"]"#))
        #expect(try LaidOutScene(SceneDocument.read(row(2)), engine: .optimal).unproven.isEmpty)
    }
}
