// SceneKindTests.swift: kinds of view that this file adds to those of scenes.

import Boxes
import Documents
import Rows
import Scenes
import TestSupport
import Testing

/// A mark of one height and any width from a least one on.
private struct BadgeKind: SceneKind {
    var least = 12.0
    var label: String?

    var name: String { "badge" }
    var fields: [SceneField<Self>] { [.defaulted("least", \.least, .number), .optional("label", \.label, .text)] }
    func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        let least = Box<Value>.length(least)
        let width = BoxRange(minimum: least, ideal: least, maximum: .infinity)
        return Box(.ranges(PerAxis(horizontal: width, vertical: BoxRange(fixed: 20))))
    }
}

/// Views one behind the other; it does not say how it is laid out.
private struct FanKind: SceneKind {
    var step = 5.0

    var name: String { "fan" }
    var fields: [SceneField<Self>] { [.required("step", \.step, .number), .children] }
}

struct SceneKindTests {
    private let kinds = SceneKinds.standard.adding([BadgeKind(), FanKind()])

    private let row = #"""
        {"proposal": [100, 50], "tree": {"kind": "hstack", "align": "top", "spacing": 4, "children": [
          {"kind": "badge", "id": "a", "least": 60, "label": "new"}, {"kind": "badge", "id": "b", "fill": "teal"}]}}
        """#

    @Test func `a kind from outside is read, laid out and written again`() throws {
        let scene = try SceneDocument.read(row, kinds: kinds)
        #expect(scene.root.children[0].kind as? BadgeKind == BadgeKind(least: 60, label: "new"))
        #expect(try SceneDocument.read(scene.json.line, kinds: kinds) == scene)
        // Both can grow without end, so the one with the larger minimum goes first: 48 is less than its 60.
        var judge = PlainJudge<Double>()
        let frames = try scene.box(by: .swiftui).frames(for: scene.proposal, judge: &judge)
        #expect(frames.map(\.id) == ["a", "b"])
        #expect(frames.map(\.origin.horizontal) == [0, 64] && frames.map(\.size.horizontal) == [60, 36])
        #expect(frames.allSatisfy { $0.size.vertical == 20 })
    }

    @Test func `it has a place in the program of a screen if it has a range`() throws {
        let screen = try Screen(SceneDocument.read(row, kinds: kinds))
        #expect(screen.nodes.map(\.path) == ["hstack", "hstack/0/leaf", "hstack/1/leaf"])
        #expect(screen.nodes[0].range.horizontal == LengthRange(minimum: 60 + 4 + 12))
    }

    @Test func `a kind that does not say how it is laid out is refused by name`() throws {
        let text = #"{"tree": {"kind": "fan", "step": 7, "children": [\#(ball("a")), \#(ball("b"))]}}"#
        let scene = try SceneDocument.read(text, kinds: kinds)
        #expect(throws: UnmeasuredView(kind: "fan", id: nil)) { try scene.box(by: .swiftui) }
        let error = try #require(throws: ScreenError.self) { try Screen(scene) }
        #expect(error.description.hasPrefix("a view of kind fan has no range"))
    }

    private func ball(_ id: String) -> String { #"{"kind": "fixed", "id": "\#(id)", "w": 9, "h": 9}"# }

    @Test(arguments: [
        (#"{"tree": {"kind": "badge", "size": 3}}"#, "tree.size"),
        (#"{"tree": {"kind": "badge", "least": "a"}}"#, "tree.least"),
        (#"{"tree": {"kind": "fan", "children": []}}"#, "tree.step"),
        (#"{"tree": {"kind": "fan", "step": 1}}"#, "tree.children"),
    ]) func `its faults are named by their fields`(text: String, field: String) throws {
        let error = try #require(throws: InputError.self) { try SceneDocument.read(text, kinds: kinds) }
        #expect(error.field.description == field)
    }

    @Test func `who does not know it refuses it`() throws {
        let error = try #require(throws: InputError.self) { try SceneDocument.read(row) }
        #expect(error.field.description == "tree.children[0].kind")
    }
}
