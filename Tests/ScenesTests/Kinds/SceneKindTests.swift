// SceneKindTests.swift: kinds of view that this file adds to those of scenes.

import Documents
import LayoutCore
import Scenes
import TestSupport
import Testing

/// A mark of one height and any width from a least one on.
private struct BadgeKind: SceneKind {
    var least = 12.0
    var label: String?

    var name: String { "badge" }
    var fields: [SceneField<Self>] { [.defaulted("least", \.least, .number), .optional("label", \.label, .text)] }
    func view(of content: [AnyView]) -> any View {
        Rectangle().frame(minWidth: least, maxWidth: .infinity).frame(height: 20)
    }
    func part(within stack: Axis?) -> ScreenPart? {
        ScreenPart(.leaf(PerAxis(horizontal: LengthRange(minimum: least), vertical: .fixed(20))), name: name)
    }
}

/// Views one behind the other, each a step to the right; it has no range of sizes.
private struct FanKind: SceneKind, Layout {
    var step = 5.0

    var name: String { "fan" }
    var fields: [SceneField<Self>] { [.required("step", \.step, .number), .children] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.last.map { $0.sizeThatFits(proposal) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + Double(index) * step, y: bounds.minY), proposal: proposal)
        }
    }
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
        let layout = try LayoutHost(scene.view).layout(ProposedViewSize(scene.proposal))
        #expect(layout.frame(id: "a") == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(layout.frame(id: "b") == CGRect(x: 64, y: 0, width: 36, height: 20))
    }

    @Test func `it has a place in the program of a screen if it has a range`() throws {
        let screen = try Screen(SceneDocument.read(row, kinds: kinds))
        #expect(screen.nodes.map(\.path) == ["hstack", "hstack/0/badge", "hstack/1/badge"])
        #expect(screen.nodes[0].range.horizontal == LengthRange(minimum: 60 + 4 + 12))
    }

    @Test func `a container from outside holds views, and is refused where it has no range`() throws {
        let text = #"{"tree": {"kind": "fan", "step": 7, "children": [\#(ball("a")), \#(ball("b"))]}}"#
        let scene = try SceneDocument.read(text, kinds: kinds)
        #expect(try LayoutHost(scene.view).layout(.unspecified).frame(id: "b")?.minX == 7)
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
