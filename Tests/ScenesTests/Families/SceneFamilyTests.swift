// SceneFamilyTests.swift: families of scenes are read, written and taken at their points.

import Documents
import Fractions
import PlumbTesting
import Scenes
import TestSupport
import Testing

struct SceneFamilyTests {
    private let bar = """
        {"id": "bar", "parameters": {"w": [200, 600], "s": [0.8, 3.1], "title": {"choices": {"de": "Fotos", "en": "Photos"}},
          "button": {"choices": ["OK", "Done"]}}, "where": [["<=", ["*", 100, "s"], "w"]], "proposal": ["w", null],
         "displayScale": "infinity", "tree": {"kind": "hstack", "spacing": ["*", 4, "s"], "children": [
          {"kind": "text", "id": "title", "string": "title", "size": ["*", 17, "s"]},
          {"kind": "padding", "insets": ["+", 1, "s"], "child": {"kind": "text", "string": "button"}},
          {"kind": "range", "w": ["s", ["*", 2, "s"], "inf"], "h": 20},
          {"kind": "flex", "minw": ["-", "w", 190], "maxw": "inf", "child": {"kind": "color"}}]},
         "claims": ["fits", "left(title) >= 0"]}
        """

    @Test func `a family reads back from what is written of it`() throws {
        let family = try SceneFamily.read(bar)
        #expect(family.parameters.map(\.name) == ["w", "s"] && family.choices.map(\.name) == ["title", "button"])
        #expect(family.claims.map(\.description) == ["fits", "left(title) >= 0"])
        #expect(try SceneFamily.read(family.json.line) == family)
        try forAll(.provable(by: .swiftui), settings: TestingSettings(cases: 40)) { family in
            try SceneFamily.read(family.json.line) == family
        }
    }

    @Test func `a point has the scene with its numbers and texts`() throws {
        let family = try SceneFamily.read(bar)
        let scene = family.scene(at: [320, 2], texts: ["title": "Fotos", "button": "OK"])
        let expected = try SceneDocument.read(
            """
            {"id": "bar", "proposal": [320, null], "displayScale": "infinity", "tree": {"kind": "hstack", "spacing": 8,
              "children": [{"kind": "text", "id": "title", "string": "Fotos", "size": 34},
              {"kind": "padding", "insets": 3, "child": {"kind": "text", "string": "OK"}},
              {"kind": "range", "w": [2, 4, "inf"], "h": 20},
              {"kind": "flex", "minw": 130, "maxw": "inf", "child": {"kind": "color"}}]}}
            """)
        #expect(scene == expected)
    }

    @Test func `choices with labels vary together, others each with each`() throws {
        let family = try SceneFamily.read(bar)
        #expect(
            family.alternatives.map(\.name) == [
                "de, button = OK", "de, button = Done", "en, button = OK", "en, button = Done",
            ])
        #expect(family.alternatives[2].texts == ["title": "Photos", "button": "OK"])
    }

    @Test(arguments: [
        (#""tree": {"kind": "fixed", "w": "x", "h": 1}"#, "tree.w", "is no parameter"),
        (#""tree": {"kind": "fixed", "w": ["*", "w", "w"], "h": 1}"#, "tree.w", "multiplies two lengths"),
        (#""tree": {"kind": "fixed", "w": "infinity", "h": 1}"#, "tree.w", "is infinite"),
        (#""claims": ["apart", "total <= 3"], "tree": {"kind": "color"}"#, "claims[1]", "no claim about scenes"),
        (#""claims": ["left(a) <= 3"], "tree": {"kind": "color"}"#, "claims[0]", "has no view a"),
        (
            #""tree": {"kind": "padding", "insets": ["-", "w", 100], "child": {"kind": "color"}}"#, "scene.json",
            "may be 0"
        ),
        (#""tree": {"kind": "range", "w": ["w", 8, 3], "h": 1}"#, "tree.w", "in order, from 0 on"),
        (#""tree": {"kind": "range", "w": [8, 6, "w"], "h": 1}"#, "tree.w", "in order, from 0 on"),
        (#""tree": {"kind": "range", "w": [8, "w", 3], "h": 1}"#, "tree.w", "in order, from 0 on"),
        (#""tree": {"kind": "range", "w": 1, "h": [-5, "w", "inf"]}"#, "tree.h", "in order, from 0 on"),
        (#""tree": {"kind": "range", "w": 1, "h": [-5, -4, "w"]}"#, "tree.h", "in order, from 0 on"),
        (#""proposal": ["q", 3], "tree": {"kind": "color"}"#, "proposal[0]", "is no parameter"),
        (#""proposal": ["w"], "tree": {"kind": "color"}"#, "proposal", "must be [width, height]"),
        (#""where": [["<=", "w"]], "tree": {"kind": "color"}"#, "where[0]", "compares 1"),
    ])
    func `what is wrong is named by its field`(fields: String, path: String, words: String) throws {
        let error = #expect(throws: InputError.self) {
            try SceneFamily.read("{\"parameters\": {\"w\": [10, 300]}, \(fields)}")
        }
        let text = try #require(error).description
        #expect(text.contains(path) && text.contains(words), "\(text)")
    }

    @Test(arguments: [
        ("null", "parameters: is not an object"), (#"{"inf": [1, 2]}"#, "parameters.inf: is no name of a parameter"),
        (#"{"infinity": {"choices": ["a"]}}"#, "parameters.infinity: is no name of a parameter"),
    ])
    func `parameters are an object, and a word for infinity names none`(parameters: String, words: String) throws {
        let error = #expect(throws: InputError.self) {
            try SceneFamily.read("{\"parameters\": \(parameters), \"tree\": {\"kind\": \"color\"}}")
        }
        #expect(try #require(error).description.contains(words))
    }

    @Test func `a choice is a list of texts or one text a label, with the same labels for all`() throws {
        for choices in ["[]", "{}", "[1]", "3"] {
            #expect(throws: InputError.self) {
                try SceneFamily.read(
                    "{\"parameters\": {\"t\": {\"choices\": \(choices)}}, \"tree\": {\"kind\": \"color\"}}")
            }
        }
        #expect(throws: InputError.self) {
            try SceneFamily.read(
                """
                {"parameters": {"a": {"choices": {"de": "x"}}, "b": {"choices": {"en": "x"}}}, "tree": {"kind": "color"}}
                """)
        }
    }
}
