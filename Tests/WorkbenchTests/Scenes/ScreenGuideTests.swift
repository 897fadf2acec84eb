// ScreenGuideTests.swift: guides that leave containers: the program's are those of the views.

import Foundation
import LayoutCore
import Plumb
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenGuideTests {
    /// A row on a guide: a view 40 high with that guide at 30, and a container of others.
    static func row(_ key: String, _ container: String, _ inside: [String]) throws -> SceneDocument {
        try .read(
            #"""
            {"tree": {"kind": "hstack", "align": "\#(key)", "spacing": 0, "children": [
              {"kind": "fixed", "w": 10, "h": 40, "baselines": [30, 30]},
              {"kind": "\#(container)", "id": "inner", "children": [\#(inside.joined(separator: ", "))]}]}}
            """#)
    }

    static func text(_ first: Double, _ last: Double) -> String {
        #"{"kind": "fixed", "w": 9, "h": 20, "baselines": [\#(first), \#(last)]}"#
    }

    /// Where the container starts: 30 less its own guide, the topmost or the bottommost of those inside.  The last
    /// baseline of the column lies at 20 + 8 + 15, so that it starts the row.
    @Test(arguments: [
        ("firstTextBaseline", "zstack", [text(15, 15), text(5, 18)], 25.0),
        ("firstTextBaseline", "hstack", [text(15, 15), text(5, 18)], 25),
        ("firstTextBaseline", "vstack", [text(15, 15), text(5, 18)], 15),
        ("lastTextBaseline", "zstack", [text(4, 18), text(4, 15)], 12),
        ("lastTextBaseline", "hstack", [text(4, 18), text(4, 15)], 12),
        ("lastTextBaseline", "vstack", [text(4, 18), text(4, 15)], 0),
    ]) func `a container has the topmost first and the bottommost last baseline`(
        key: String, container: String, inside: [String], start: Double
    ) throws {
        let scene = try Self.row(key, container, inside)
        let drawn = try LaidOutScene(scene).frame(id: "inner")
        let answer = try ScreenAnswer(scene)
        let index = try #require(answer.screen.nodes.firstIndex { $0.ids == ["inner"] })
        #expect(drawn?.origin.vertical == start)
        #expect(abs(answer.frame(index)[1] - start) < 1e-9)
    }

    @Test func `a baseline that is one view's at some sizes and another's at others is refused`() throws {
        let growing =
            #"{"kind": "guide", "key": "firstTextBaseline", "value": ["height"], "child": {"kind": "range", "w": 9, "h": [0, 0, 90]}}"#
        // Centred, they lie at half the height below the middle, and at 5 below it.
        let scene = try Self.row("firstTextBaseline", "hstack", [growing, Self.text(15, 15)])
        let error = try #require(throws: ScreenError.self) { try Screen(scene) }
        #expect(error.reason == .undecided(.firstTextBaseline) && error.path == "hstack/1/hstack")
        let always = try Self.row("firstTextBaseline", "hstack", [growing, Self.text(10, 10)])
        #expect(throws: Never.self) { try Screen(always) }
    }
}
