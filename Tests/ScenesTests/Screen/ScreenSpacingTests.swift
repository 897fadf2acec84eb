// ScreenSpacingTests.swift: gaps that no stack states, and tiers: the screen's are those of the views.

import LayoutCore
import Scenes
import TestSupport
import Testing

struct ScreenSpacingTests {
    static let neighbours = [
        #"{"kind": "vstack", "children": []}"#, #"{"kind": "zstack", "children": []}"#,
        #"{"kind": "frame", "w": 5, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "frame", "h": 5, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "padding", "insets": 2, "child": {"kind": "vstack", "children": []}}"#,
        #"{"kind": "padding", "insets": 0, "child": {"kind": "spacer", "min": 0}}"#,
        #"{"kind": "hstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "vstack", "children": []}]}"#,
        #"{"kind": "hstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "vstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "zstack", "children": [{"kind": "range", "w": 3, "h": 4}, {"kind": "spacer", "min": 0}]}"#,
        #"{"kind": "frame", "w": 5, "child": {"kind": "spacer", "min": 0}}"#,
        #"{"kind": "frame", "w": 5, "child": {"kind": "hstack", "children": [{"kind": "spacer", "min": 0}]}}"#,
        #"{"kind": "priority", "value": 1, "child": {"kind": "spacer", "min": 0}}"#,
    ]

    @Test(arguments: neighbours) func `a screen leaves the gaps that its views leave`(neighbour: String) throws {
        let other = #"{"kind": "range", "w": 3, "h": 4}"#
        for children in ["\(neighbour), \(other)", "\(other), \(neighbour)"] {
            let scene = try SceneDocument.read(#"{"tree": {"kind": "hstack", "children": [\#(children)]}}"#)
            let size = try LayoutHost(scene.view).layout(.unspecified).size
            let range = try Screen(scene).nodes[0].range
            #expect(range.horizontal.ideal == size.width && range.vertical.ideal == size.height, "\(children)")
        }
    }

    @Test(arguments: ["hstack", "vstack", "zstack"]) func `a container of one view or none has its view's priority`(
        kind: String
    ) throws {
        let inside = #"{"kind": "priority", "value": 3, "child": {"kind": "range", "w": 3, "h": 4}}"#
        for (children, priority) in [("", -Double.infinity), (inside, 3), ("\(inside), \(inside)", 0)] {
            let container = #"{"kind": "\#(kind)", "children": [\#(children)]}"#
            let scene = try SceneDocument.read(
                #"{"tree": {"kind": "hstack", "children": [\#(container), {"kind": "spacer"}]}}"#)
            let host = LayoutHost(scene.view)
            _ = try host.layout(.unspecified)
            let row = host.rows().first
            #expect(row?.items.first?.priority == priority, "\(children)")
            #expect(try Screen(scene).nodes[1].priority == priority, "\(children)")
        }
    }
}
