// BoxTimes.swift: nested stacks as boxes in doubles, which views stand above: `NestedStacks` without views.

import Foundation
import Scenes
import Workbench

/// Scenes of nested stacks that have been read, laid out from scratch.
enum BoxTimes {
    /// The name of what is timed, its leaves and its levels.
    static let questions = [
        (name: "1,024 leaves in 8 levels as boxes, from scratch", leaves: 1_024, levels: 8),
        (name: "16,384 leaves in 12 levels as boxes, from scratch", leaves: 16_384, levels: 12),
    ]

    /// The scene of stacks of so many levels, the shape of `NestedStacks`: four children in the outermost stack and in each of
    /// the innermost, two in the others.
    static func scene(levels: Int) throws -> SceneDocument {
        var tree = #"{"kind": "flex", "minw": 2, "maxw": 40, "child": {"kind": "color"}}"#
        for level in 1...levels {
            let children = Array(repeating: tree, count: level == 1 || level == levels ? 4 : 2)
            let kind = level.isMultiple(of: 2) ? "hstack" : "vstack"
            tree = #"{"kind": "\#(kind)", "spacing": 1, "children": [\#(children.joined(separator: ", "))]}"#
        }
        let record = Record(
            file: "scene", line: 1, data: Data(#"{"proposal": [1200, 900], "tree": \#(tree)}"#.utf8))
        guard case .scene(let document) = try ProblemDecoder().decodeQuestion(record) else {
            throw ViewTimes.WrongCount(name: "scene", leaves: 0)
        }
        return document
    }

    /// What lays a scene out again and again, from scratch.
    static func layout(_ question: (name: String, leaves: Int, levels: Int)) throws -> () throws -> Int {
        let document = try scene(levels: question.levels)
        let layout = { try LaidOutScene(document).views.count { $0.kind == "color" } }
        let leaves = try layout()
        guard leaves == question.leaves else { throw ViewTimes.WrongCount(name: question.name, leaves: leaves) }
        return layout
    }
}
