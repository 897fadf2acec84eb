// StackFieldsTests.swift: policies and rules of stacks, and what views tell them, in JSON and out of it.

import Documents
import Foundation
import Rows
import Scenes
import TestSupport
import Testing

struct StackFieldsTests {
    private static func text(_ tree: String) -> String { #"{"proposal": [1, 2], "tree": \#(tree)}"# }

    private func fault(_ tree: String) throws -> String {
        let error = try #require(throws: InputError.self, "\(tree)") { try SceneDocument.read(Self.text(tree)) }
        return "\(error.field): \(error.message)"
    }

    private static let box = #""kind": "range", "w": [0, 1, "inf"], "h": 1"#

    @Test(arguments: [
        #"{"kind": "hstack", "policy": "css-flex", "rule": "css", "children": [{"kind": "color", "basis": 5, "grow": 2, "shrink": 0}]}"#,
        #"{"kind": "vstack", "rule": "progressive-fill", "children": [{"kind": "color", "weight": 2}]}"#,
        #"{"kind": "vstack", "policy": "glue", "children": [{"kind": "padding", "insets": [1, 2, 3, 4], "child": {"kind": "color", "shrink": 1, "stretch": 2, "stretchOrder": 1, "shrinkOrder": 3}}]}"#,
        #"{"kind": "hstack", "policy": "levels", "children": [{"kind": "priority", "weight": 2, "value": 1, "child": {"kind": "color", "base": 3}}]}"#,
        #"{"kind": "hstack", "policy": "natural-steps", "rule": "toolkit", "children": [{"kind": "color", "shrinkPriority": -1}]}"#,
    ]) func `what is read is written again`(tree: String) throws {
        let scene = try SceneDocument.read(Self.text(tree))
        #expect(try SceneDocument.read(scene.json.line) == scene)
        // The order of the fields is the writer's.
        func object(_ text: String) throws -> NSDictionary {
            try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
        }
        #expect(try object(scene.json.line) == object(Self.text(tree)))
    }

    @Test func `what says the same as nothing is left away`() throws {
        let plain = try SceneDocument.read(Self.text(#"{"kind": "hstack", "children": [{\#(Self.box)}]}"#))
        let said =
            #"{"kind": "hstack", "policy": "equal-sizes", "rule": "swiftui", "children": [{"weight": 1, \#(Self.box)}]}"#
        #expect(try SceneDocument.read(Self.text(said)) == plain)
        func flex(_ fields: String) -> String {
            Self.text(#"{"kind": "hstack", "policy": "css-flex", "children": [{\#(fields)\#(Self.box)}]}"#)
        }
        #expect(
            try SceneDocument.read(flex(#""grow": 0, "shrink": 1, "basis": 0, "#)) == SceneDocument.read(flex("")))
        #expect(try SceneDocument.read(flex(#""shrink": 0, "#)) != SceneDocument.read(flex("")))
    }

    @Test func `fields are refused where no policy asks for them, with their place`() throws {
        let stack = #"{"kind": "hstack", "children": [{"grow": 1, \#(Self.box)}]}"#
        #expect(
            try fault(stack)
                == "tree.children[0].grow: belongs to policy css-flex, qt-box, gtk-box, natural-steps or grid-tracks; this stack's policy is equal-sizes"
        )
        let outside = "is for views that stand directly in an hstack or vstack; this one does not"
        #expect(try fault(#"{"weight": 2, \#(Self.box)}"#) == "tree.weight: \(outside)")
        #expect(
            try fault(#"{"kind": "zstack", "children": [{"kind": "padding", "child": {"weight": 2, \#(Self.box)}}]}"#)
                == "tree.children[0].child.weight: \(outside)")
        #expect(
            try fault(#"{"kind": "grid", "rows": [[], [{\#(Self.box)}, {"base": 2, \#(Self.box)}]]}"#)
                == "tree.rows[1][1].base: \(outside)")
        #expect(
            try fault(
                #"{"kind": "hstack", "children": [{"kind": "overlay", "content": {"weight": 2, \#(Self.box)}, "child": {\#(Self.box)}}]}"#
            ) == "tree.children[0].content.weight: \(outside)")
    }

    @Test func `what a modifier and the view in it both say is refused`() throws {
        let twice =
            #"{"kind": "frame", "w": 3, "grow": 1, "child": {"kind": "padding", "child": {"grow": 1, \#(Self.box)}}}"#
        #expect(
            try fault(#"{"kind": "hstack", "policy": "css-flex", "children": [\#(twice)]}"#)
                == "tree.children[0].child.child.grow: is given by a view around it as well; give it once")
    }

    @Test func `fields are checked as those of a row's item`() throws {
        func flex(_ fields: String) throws -> String {
            try fault(#"{"kind": "hstack", "policy": "css-flex", "children": [{\#(fields), \#(Self.box)}]}"#)
        }
        #expect(try flex(#""grow": -1"#) == "tree.children[0].grow: is -1; it must be 0, or from 1e-06 to 1000000")
        #expect(try flex(#""basis": -3"#) == "tree.children[0].basis: is -3; it must be from 0 to 1000000000")
        #expect(try flex(#""weight": 0"#) == "tree.children[0].weight: is 0; it must be above 0: from 1e-06 to 1000000")
        #expect(try flex(#""shrink": "a""#) == "tree.children[0].shrink: is not a number; it must be a number")
    }

    @Test func `rules refuse policies in stacks as they refuse rows`() throws {
        for policy in Policy.allCases {
            for rule in SceneRule.standard {
                let tree = #"{"kind": "vstack", "policy": "\#(policy.name)", "rule": "\#(rule.name)", "children": []}"#
                if (try? rule.rule.accept(policy)) != nil {
                    #expect(throws: Never.self) { try SceneDocument.read(Self.text(tree)) }
                } else {
                    #expect(try fault(tree).hasPrefix("tree.rule: is \"\(rule.name)\"; "))
                }
            }
        }
        #expect(try fault(#"{"kind": "hstack", "rule": "magic", "children": []}"#).contains("it must be one of glpk, "))
        #expect(
            try fault(#"{"kind": "hstack", "policy": "fair", "children": []}"#).contains("it must be one of equal-"))
    }

    @Test func `a basis may vary in a family, and must nowhere be below 0`() throws {
        func family(_ least: Int) throws -> SceneFamily {
            try SceneFamily.read(
                """
                {"parameters": {"b": [\(least), 50]}, "proposal": [100, 10], "tree": {"kind": "hstack", "policy": "css-flex",
                 "children": [{"basis": "b", \(Self.box)}]}}
                """)
        }
        let demand = try SceneLayout(family(-1), family(-1).alternatives[0], by: .optimal)
        #expect(throws: (any Error).self) { try demand.check(at: [-1]) }
        #expect(throws: Never.self) { try demand.check(at: [0]) }
        let scene = try family(0).scene(at: [20])
        #expect(scene.json.line.contains(#""basis": 20"#))
    }

    @Test func `a view that is taken out of its stack loses what it told the policy`() throws {
        let scene = try SceneDocument.read(
            Self.text(#"{"kind": "hstack", "policy": "css-flex", "children": [{"id": "a", "grow": 1, \#(Self.box)}]}"#))
        let smallest = scene.root.reduced { $0.all.contains { $0.id == "a" } }
        #expect(smallest.kind.name == "range" && smallest.item == nil)
    }
}
