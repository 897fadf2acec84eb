// SceneDocumentTests.swift: scenes read, refused and written again.

import Documents
import LayoutCore
import PlumbTesting
import Scenes
import TestSupport
import Testing

struct SceneDocumentTests {
    @Test func `a scene that is written reads back to the same tree`() throws {
        try forAll(.scenes(), settings: .share(50, of: 1_500)) { scene in
            try SceneDocument.read(scene.json.line) == scene
        }
    }

    @Test func `guides of one's own keep their defaults and expressions`() throws {
        let text = """
            {"id": "g", "proposal": ["inf", null], "customGuides": {"v:mid": ["/", ["height"], 2]},
             "tree": {"kind": "hstack", "align": "v:mid", "children": [
               {"kind": "guide", "key": "v:mid", "value": ["+", ["explicit", "v:mid", 3], ["*", 2, ["guide", "bottom"]]],
                "child": {"kind": "fixed", "w": 1, "h": 2}}]}}
            """
        let scene = try SceneDocument.read(text)
        #expect(try SceneDocument.read(scene.json.line) == scene)
        #expect(scene.proposal.horizontal == .infinity && scene.proposal.vertical == nil)
    }

    /// Every kind of view, with every field.
    static let everything = #"""
        {"id": "all", "proposal": [300, null], "customGuides": {"h:edge": ["-", ["width"], 3]}, "tree":
         {"kind": "vstack", "align": "h:edge", "spacing": 4, "fill": "mint", "stroke": "#203040", "children": [
          {"kind": "text", "id": "t", "string": "Größe", "font": "headline", "size": 20, "fill": "blue"},
          {"kind": "image", "name": "star", "size": [20, 10]}, {"kind": "image", "name": "heart"},
          {"kind": "rectangle", "fill": "red"}, {"kind": "roundedRectangle", "radius": 4, "stroke": "gray"},
          {"kind": "fixed", "w": 5, "h": 6, "baselines": [4, 5]}, {"kind": "range", "w": [1, 2, "inf"], "h": 3},
          {"kind": "lines", "steps": [[40, 10], [20, 20]]}, {"kind": "spacer"}, {"kind": "spacer", "min": 0},
          {"kind": "geometry", "children": [{"kind": "color", "id": "c"}]},
          {"kind": "grid", "align": ["leading", "top"], "spacing": [4, 6], "rows": [
            [{"kind": "color"}, {"kind": "span", "columns": 2, "child": {"kind": "color"}}]]},
          {"kind": "scroll", "axes": "both", "child": {"kind": "color"}},
          {"kind": "frame", "w": 40, "align": ["trailing", "top"], "child": {"kind": "color"}},
          {"kind": "flex", "minw": 1, "idealw": 2, "maxw": "inf", "child": {"kind": "color"}},
          {"kind": "padding", "insets": [1, 2, 3, -4], "child": {"kind": "color"}},
          {"kind": "fixedSize", "h": true, "v": false, "child": {"kind": "color"}},
          {"kind": "offset", "x": 1, "y": 2, "child": {"kind": "color"}},
          {"kind": "position", "x": 1, "y": 2, "child": {"kind": "color"}},
          {"kind": "aspect", "ratio": 2, "mode": "fill", "child": {"kind": "color"}},
          {"kind": "priority", "value": "-infinity", "child": {"kind": "color"}},
          {"kind": "guide", "key": "h:edge", "value": ["/", ["width"], 2], "child": {"kind": "color"}},
          {"kind": "overlay", "align": ["trailing", "bottom"], "content": {"kind": "color"}, "child": {"kind": "color"}},
          {"kind": "background", "content": {"kind": "color"}, "child": {"kind": "color"}},
          {"kind": "zstack", "children": []},
          {"kind": "hstack", "children": []}]}}
        """#

    @Test func `every kind of view is read, laid out and written again`() throws {
        let scene = try SceneDocument.read(Self.everything)
        #expect(Set(scene.root.all.map(\.kind.name)) == Set(SceneKinds.standard.names))
        #expect(try SceneDocument.read(scene.json.line) == scene)
        let layout = try LayoutHost(scene.view).layout(ProposedViewSize(scene.proposal))
        #expect(layout.frame(id: "t") != nil && layout.diagnostics.isEmpty)
    }

    static let refused: [(text: String, field: String)] = [
        (#"{"tree": {}}"#, "tree.kind"),
        (#"{"tree": {"kind": "carousel"}}"#, "tree.kind"),
        (#"{"tree": {"kind": "lines", "steps": []}}"#, "tree.steps"),
        (#"{"tree": {"kind": "lines", "steps": [[4, 5], [2, -5]]}}"#, "tree.steps"),
        (#"{"tree": {"kind": "fixed", "w": -3, "h": 0}}"#, "tree.w"),
        (#"{"tree": {"kind": "image", "name": "star", "size": [3, -1]}}"#, "tree.size"),
        (#"{"tree": {"kind": "text", "string": "a", "size": -1}}"#, "tree.size"),
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
        (#"{"tree": {"kind": "color"}, "proposal": [2e9, null]}"#, "proposal"),
        (#"{"tree": {"kind": "hstack", "spacing": -1e300, "children": []}}"#, "tree.spacing"),
        (#"{"tree": {"kind": "range", "w": [1, 2, 1.1e9], "h": 3}}"#, "tree.w"),
        (#"{"tree": {"kind": "frame", "w": 2e9, "child": {"kind": "color"}}}"#, "tree.w"),
        (#"{"tree": {"kind": "lines", "steps": [[1, 2], [3, 1.1e9]]}}"#, "tree.steps"),
        (#"{"tree": {"kind": "fixed", "w": 1, "h": 1, "baselines": [1, -2e9]}}"#, "tree.baselines"),
        (#"{"tree": {"kind": "color"}, "expect": {}}"#, "expect"),
        (#"{"tree": {"kind": "color"}, "proposal": [1, "wide"]}"#, "proposal"),
        (#"{"tree": {"kind": "color"}, "customGuides": {"mid": 3}}"#, "customGuides.mid"),
        (#"{"tree": {"kind": "color"}, "customGuides": null}"#, "customGuides"),
        (#"{"tree": {"kind": "color"}, "customGuides": {"h:a": "x"}}"#, "customGuides.h:a"),
        (##"{"tree": {"kind": "color", "fill": "#+12345"}}"##, "tree.fill"),
        (#"{"tree": {"kind": "hstack", "align": "leading", "children": []}}"#, "tree.align"),
        (#"{"tree": {"kind": "color", "fill": "blurple"}}"#, "tree.fill"),
        (#"{"tree": {"kind": "text", "string": "a", "font": "huge"}}"#, "tree.font"),
        (#"{"tree": {"kind": "text"}}"#, "tree.string"),
        (#"{"tree": {"kind": "grid", "rows": [{"kind": "color"}]}}"#, "tree.rows"),
        (#"{"tree": {"kind": "span", "columns": 0, "child": {"kind": "color"}}}"#, "tree.columns"),
        (#"{"tree": {"kind": "scroll", "axes": "z", "child": {"kind": "color"}}}"#, "tree.axes"),
        (#"{"tree": {"kind": "aspect", "mode": "stretch", "child": {"kind": "color"}}}"#, "tree.mode"),
        (
            #"{"tree": {"kind": "hstack", "children": [{"kind": "color", "id": "a"}, {"kind": "color", "id": "a"}]}}"#,
            "tree"
        ),
    ]

    @Test(arguments: refused) func `a fault is named by its field`(text: String, field: String) throws {
        let error = try #require(throws: InputError.self) { try SceneDocument.read(text) }
        #expect(error.field.description == field, "\(error)")
    }
}
