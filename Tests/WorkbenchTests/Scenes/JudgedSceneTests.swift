// JudgedSceneTests.swift: frames that engines claim for scenes, judged stack by stack.  Lengths in points.

import Boxes
import Documents
import Foundation
import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing
import Workbench

extension SceneDocument {
    /// The scene with what an engine of ours makes of it as a claim, some frames changed.
    fileprivate func claiming(
        by engine: SceneEngine, rounding: Double = 0, _ change: (inout [String: BoxFrame]) -> Void = { _ in }
    ) throws -> SceneDocument {
        let laidOut = try LaidOutScene(self, engine: engine)
        var frames: [String: BoxFrame] = [:]
        for id in root.all.compactMap(\.id) { frames[id] = laidOut.frame(id: id) }
        change(&frames)
        var scene = self
        scene.claims = [ClaimedFrames(engine: engine.rawValue, frames: frames, rounding: rounding)]
        return scene
    }
}

extension JudgedScene {
    fileprivate var verdicts: [Verdict.Kind] { stacks.flatMap { $0.row.answers.map(\.verdict.kind) } }
    fileprivate var stand: Bool { stacks.allSatisfy { $0.row.answers.allSatisfy(\.stands) } }
}

struct JudgedSceneTests {
    /// Whether there is something to be judged.
    private func isJudged(_ scene: SceneDocument) throws -> Bool {
        try !scene.optimizedBox(by: .optimal).rows(for: scene.proposal).isEmpty
    }

    @Test func `the optimum's own frames are optimal, in every stack`() throws {
        var count = 0
        let settings = TestingSettings.share(60, of: 3_000)
        try forAll(.measurable(by: .optimal, sharing: true), settings: settings) { scene in
            guard try isJudged(scene) else { return true }
            let judged = try JudgedScene(scene.claiming(by: .optimal))
            count += judged.stacks.count
            return judged.stand
        }
        #expect(count > settings.cases / 2, "\(count) stacks")
    }

    @Test func `a child that is made longer is found in its stack`() throws {
        var count = 0
        let settings = TestingSettings.share(40, of: 2_000)
        try forAll(.measurable(by: .optimal, sharing: true), settings: settings) { scene in
            guard try isJudged(scene) else { return true }
            let stacks = try JudgedScene(scene.claiming(by: .optimal)).stacks
            for stack in stacks {
                guard let child = stack.row.document.row.items.compactMap(\.id).first else { continue }
                let axis = stack.row.document.axis
                let changed = try scene.claiming(by: .optimal) { $0[child]?.size[axis] += 7 }
                let again = try JudgedScene(changed).stacks.first { $0.name == stack.name }
                guard let again, !again.row.answers.allSatisfy(\.stands) else { return false }
                count += 1
            }
            return true
        }
        #expect(count > settings.cases / 2, "\(count) stacks")
    }

    @Test func `a child that is moved across is found in its stack`() throws {
        var count = 0
        let settings = TestingSettings.share(40, of: 2_000)
        try forAll(.measurable(by: .optimal, sharing: true), settings: settings) { scene in
            guard try isJudged(scene) else { return true }
            for stack in try JudgedScene(scene.claiming(by: .optimal)).stacks {
                guard let child = stack.row.document.row.items.compactMap(\.id).first else { continue }
                let axis = stack.row.document.axis.across
                let changed = try scene.claiming(by: .optimal) { $0[child]?.origin[axis] += 7 }
                let again = try JudgedScene(changed).stacks.first { $0.name == stack.name }
                guard let again, !again.row.answers.allSatisfy(\.stands) else { return false }
                count += 1
            }
            return true
        }
        #expect(count > settings.cases / 2, "\(count) stacks")
    }

    /// A row beside nothing in a column of 100 by 60, with the frames of the row and of what is in it.
    private func column(row: String, a: String, b: String) throws -> [AlignmentVerdict] {
        try JudgedScene(
            .read(
                """
                {"proposal": [100, 60], "tree": {"kind": "vstack", "id": "col", "spacing": 0, "align": "leading", "children": [
                 {"kind": "hstack", "id": "row", "align": "top", "spacing": 0, "children": [
                  {"kind": "range", "id": "a", "w": [0, 10, "inf"], "h": 20},
                  {"kind": "range", "id": "b", "w": [0, 10, "inf"], "h": [0, 10, 20]}]},
                 {"kind": "fixed", "id": "c", "w": 30, "h": 40}]},
                 "claimed": {"engine": "mine", "frames": {"col": [0, 0, 100, 60], "row": \(row), "a": \(a), "b": \(b),
                  "c": [0, 20, 30, 40]}}}
                """)
        ).stacks.flatMap { $0.row.answers.compactMap(\.alignment) }
    }

    @Test func `lengths and places across are judged`() throws {
        let right = try column(row: "[0, 0, 100, 20]", a: "[0, 0, 50, 20]", b: "[50, 0, 50, 20]")
        #expect(right == [.optimal(start: 0, end: 0), .optimal(start: 0, end: 0)])
        // The column offers the row 100, of which it takes all.
        let short = try column(row: "[0, 0, 40, 20]", a: "[0, 0, 20, 20]", b: "[20, 0, 20, 20]")
        #expect(short.first == .wrongLength(child: 0, length: 40, expected: 100))
        let low = try column(row: "[0, 0, 100, 20]", a: "[0, 0, 50, 7]", b: "[50, 0, 50, 20]")
        #expect(low.last == .wrongLength(child: 0, length: 7, expected: 20))
        let moved = try column(row: "[0, 0, 100, 20]", a: "[0, 0, 50, 20]", b: "[50, 3, 50, 20]")
        #expect(moved.last == .misaligned(first: 0, second: 1, amount: 3))
        // What may be offered anything up to 20 may be as high as that.
        let lower = try column(row: "[0, 0, 100, 20]", a: "[0, 0, 50, 20]", b: "[50, 0, 50, 15]")
        #expect(lower.last == .optimal(start: 0, end: 0))
    }

    @Test func `a stack is as high as its children, and begins with the first`() throws {
        let scene = """
            {"proposal": [100, 50], "tree": {"kind": "hstack", "id": "row", "align": "top", "spacing": 0, "children": [
             {"kind": "fixed", "id": "a", "w": 40, "h": 20}, {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 20}]},
             "claimed": {"engine": "mine", "frames": {"row": [0, 0, 100, HEIGHT], "a": [A, 0, 40, 20], "b": [B, 0, 60, 20]}}}
            """
        func answer(height: Int = 20, shift: Int = 0) throws -> RowAnswer {
            let numbers = ["HEIGHT": "\(height)", "A": "\(shift)", "B": "\(40 + shift)"]
            let judged = try JudgedScene(.read(numbers.reduce(scene) { $0.replacing($1.key, with: $1.value) }))
            return try #require(judged.stacks.first?.row.answers.first)
        }
        #expect(try answer().stands)
        #expect(try answer(height: 45).alignment == .avoidableExtent(extent: 45, leastExtent: 20))
        let shifted = try #require(try answer(shift: 500).misplacement)
        #expect((shifted.item, shifted.offset, shifted.expected) == (0, 500, 0))
    }

    @Test(arguments: [
        // The inner row is 80 high, since its views stand on a baseline; it offers 60.
        #"""
        "proposal": [200, 60], "tree": {"kind": "hstack", "id": "o", "spacing": 0, "align": "top", "children": [
         {"kind": "hstack", "id": "i", "align": "lastTextBaseline", "spacing": 0, "children": [
          {"kind": "rectangle", "id": "c"}, {"kind": "fixed", "id": "f", "w": 20, "h": 30, "baselines": [10, 10]}]},
         {"kind": "range", "id": "z", "w": [0, 10, "inf"], "h": 10}]}, "claimed": {"engine": "mine", "frames": {
         "o": [0, 0, 200, 80], "i": [0, 0, 80, 80], "c": [0, 0, 60, 60], "f": [60, 50, 20, 30], "z": [80, 0, 120, 10]}}
        """#,
        // The column is unfair inside, so that its baseline is elsewhere.
        #"""
        "proposal": [200, 100], "tree": {"kind": "hstack", "id": "out", "align": "firstTextBaseline", "spacing": 0,
         "children": [{"kind": "fixed", "id": "a", "w": 10, "h": 20, "baselines": [15, 15]},
         {"kind": "vstack", "id": "v", "spacing": 0, "children": [{"kind": "range", "id": "r", "w": 10, "h": [0, 10, 50]},
          {"kind": "fixed", "id": "t", "w": 10, "h": 20, "baselines": [15, 15]},
          {"kind": "range", "id": "q", "w": 10, "h": [0, 10, "inf"]}]}]}, "claimed": {"engine": "mine", "frames": {
         "a": [0, 50, 10, 20], "v": [10, 0, 10, 100], "r": [10, 0, 10, 50], "t": [10, 50, 10, 20], "q": [10, 70, 10, 30]}}
        """#,
        // A guide of its own, in a view that may be offered anything up to 40.
        #"""
        "proposal": [100, 80], "tree": {"kind": "vstack", "spacing": 0, "children": [
         {"kind": "hstack", "id": "h", "align": "top", "spacing": 0, "children": [
          {"kind": "guide", "key": "top", "value": 10, "id": "g", "child": {"kind": "range", "w": 10, "h": [0, 10, "inf"]}},
          {"kind": "fixed", "id": "b", "w": 10, "h": 30}]},
         {"kind": "range", "id": "z", "w": 10, "h": [0, 10, "inf"]}]}, "claimed": {"engine": "mine", "frames": {
         "h": [0, 0, 20, 40], "g": [0, 0, 10, 30], "b": [10, 10, 10, 30], "z": [5, 40, 10, 40]}}
        """#,
    ])
    func `what may be right across is not called wrong`(scene: String) throws {
        let judged = try JudgedScene(.read("{\(scene)}"))
        let across = judged.stacks.flatMap { $0.row.answers.compactMap(\.alignment?.kind) }
        #expect(across.allSatisfy { $0 == .optimal }, "\(across)")
    }

    /// A row of two in 100 points whose views have the frames that are claimed.
    private func judged(_ frames: String, rounding: Double = 0) throws -> JudgedScene {
        try JudgedScene(
            .read(
                """
                {"id": "bar", "proposal": [100, 20], "tree": {"kind": "hstack", "id": "row", "spacing": 0, "children": [
                 {"kind": "range", "id": "a", "w": [0, 0, 40], "h": 20},
                 {"kind": "padding", "id": "p", "insets": 5, "child": {"kind": "hstack", "spacing": 0, "children": [
                  {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10},
                  {"kind": "range", "id": "c", "w": [0, 0, "inf"], "h": 10}]}}]},
                 "claimed": {"engine": "mine", "frames": {\(frames)}, "rounding": \(rounding)}}
                """))
    }

    @Test func `each stack is held to the length that the claim gives it`() throws {
        let right = #""a": [0, 0, 40, 20], "p": [40, 0, 60, 20], "b": [45, 5, 25, 10], "c": [70, 5, 25, 10]"#
        #expect(try judged(right).verdicts == [.optimal, .optimal])
        // The outer row leaves 10 points, and within what it gives the inner one is right.
        let short = #""a": [0, 0, 40, 20], "p": [40, 0, 50, 20], "b": [45, 5, 20, 10], "c": [65, 5, 20, 10]"#
        #expect(try judged(short).verdicts == [.unusedSpace, .optimal])
        let uneven = #""a": [0, 0, 40, 20], "p": [40, 0, 60, 20], "b": [45, 5, 10, 10], "c": [55, 5, 40, 10]"#
        let stacks = try judged(uneven).stacks
        #expect(try judged(uneven).verdicts == [.optimal, .unfair])
        #expect(stacks.map(\.name) == ["row", "hstack/hstack[1]"])
        #expect(stacks[1].row.optimum.lengths == [25, 25])
    }

    @Test func `only what is claimed whole is judged`() throws {
        #expect(try judged(#""a": [0, 0, 40, 20], "p": [40, 0, 60, 20], "b": [45, 5, 25, 10]"#).verdicts == [.optimal])
        #expect(throws: SceneClaimError.self) { try judged(#""a": [0, 0, 40, 20], "b": [45, 5, 25, 10]"#) }
    }

    @Test func `modifiers of the root do not let a stack choose its length`() throws {
        let scene = """
            {"id": "s", "proposal": [100, 20], "tree": {"kind": "padding", "insets": 5, "child":
             {"kind": "hstack", "id": "row", "spacing": 0, "children": [
              {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10},
              {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10}]}},
             "claimed": {"id": "NAME", "engine": "mine", "frames": {
              "row": [5, 5, WIDTH, 10], "a": [5, 5, HALF, 10], "b": [BEGIN, 5, HALF, 10]}}}
            """
        func judged(_ half: Double, id: String = "s") throws -> JudgedScene {
            let numbers = ["WIDTH": "\(2 * half)", "HALF": "\(half)", "BEGIN": "\(5 + half)", "NAME": id]
            return try JudgedScene(.read(numbers.reduce(scene) { $0.replacing($1.key, with: $1.value) }))
        }
        #expect(try judged(45).verdicts == [.optimal])
        #expect(try judged(25).verdicts == [.unusedSpace])
        let error = try #require(throws: InputError.self) { try judged(45, id: "another") }
        #expect(error.field.description == "claimed.id")
    }

    @Test func `a view that stands elsewhere is misplaced, as far as nobody rounds`() throws {
        let moved = #""row": [0, 0, 100, 20], "a": [0, 0, 40, 20], "p": [41, 0, 60, 20]"#
        #expect(try !judged(moved).stand)
        #expect(try judged(moved, rounding: 0.5).stand)
    }

    @Test(arguments: [
        (#""z": [0, 0, 1, 1]"#, "claimed.frames"), (#""a": [0, 0, 1]"#, "claimed.frames.a"),
        (#""a": [0, 0, -1, 1]"#, "claimed.frames.a"), (#""a": [0, 0, 1e300, 1]"#, "claimed.frames.a"),
        (#""a": "wide""#, "claimed.frames.a"),
    ])
    func `frames that cannot be are refused with their field`(frames: String, field: String) throws {
        let error = try #require(throws: InputError.self) { try judged(frames) }
        #expect(error.field.description == field)
    }

    @Test func `Chromium's nested flex boxes are optimal, stack by stack`() throws {
        let file = Repository.recorded("nested-flex.json")
        let recorded = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let cases = try #require(recorded["cases"] as? [[String: Any]])
        var count = 0
        for entry in cases {
            var scene = try #require(entry["scene"] as? [String: Any])
            // Chromium counts in 1/64 of a point, and hands what is left of them out from item to item.
            scene["claimed"] = [
                "engine": "Chromium", "frames": try #require(entry["frames"]), "rounding": 6.0 / 64,
            ]
            let data = try JSONSerialization.data(withJSONObject: scene)
            let judged = try JudgedScene(.read(Record(file: "nested-flex.json", line: 1, data: data)))
            count += judged.stacks.count
            #expect(judged.stand, "\(judged.document.id ?? "")")
        }
        #expect(count > 400)
    }
}
