// SceneSweepTests.swift: what a sweep of a scene tells beside its frames, and what it takes.  Lengths in points.

import Fractions
import Foundation
import LayoutCore
import PlumbTesting
import Scenes
import Synchronization
import TestSupport
import Testing

struct SceneSweepTests {
    private func sweep(
        _ tree: String, by engine: SceneEngine = .swiftui, over range: ClosedRange<Double> = 0...400
    ) throws -> SceneSweep {
        let scene = try SceneDocument.read("{\"tree\": \(tree)}")
        return try SceneSweep(of: scene, by: engine, over: range)
    }

    @Test func `lengths that come to stand, or move on, have names where the view has such a length`() throws {
        let sweep = try sweep(#"{"kind": "range", "id": "a", "w": [10, 20, 30], "h": [1, 2, 3]}"#)
        #expect(sweep.breakpoints == [10, 30])
        #expect(sweep.pieces[0].left.map(\.landmark) == [.minimum])
        #expect(sweep.pieces[2].reached.map(\.landmark) == [.maximum])
        #expect(sweep.pieces.map(\.fit) == [.overflows, .fills, .leavesSpace])
    }

    @Test func `the number of lines is that of the step taken`() throws {
        let sweep = try sweep(#"{"kind": "lines", "id": "t", "steps": [[90, 10], [50, 20], [30, 30]]}"#)
        #expect(sweep.pieces.map(\.lines) == [[3], [3], [2], [1]])
        #expect(sweep.breakpoints == [30, 50, 90])
    }

    @Test func `the optimum of a stack in a stack breaks where the greedy rule overflows`() throws {
        let inner = #"""
            {"kind": "hstack", "spacing": 0, "children": [
                {"kind": "range", "id": "capped", "w": [0, 0, 100], "h": 1},
                {"kind": "range", "id": "wide", "w": [100, 100, "inf"], "h": 1}]}
            """#
        let tree = "{\"kind\": \"padding\", \"insets\": 0, \"child\": \(inner)}"
        // SwiftUI offers the first view half of what there is; the least lengths fit from 100 points on.
        #expect(try sweep(tree).pieces.first { $0.overflowing.isEmpty }?.start == 200)
        #expect(try sweep(tree, by: .optimal).pieces.first { $0.overflowing.isEmpty }?.start == 100)
    }

    /// Rows of five views, texts among them.
    private static func screen(rows: Int) -> String {
        let rows = (0..<rows).map { row in
            let views = (0..<5).map { column -> String in
                let (id, low) = ("\(row)-\(column)", (7 * row + 13 * column) % 40)
                if column == 2 {
                    let steps = "[[\(low + 90), 20], [\(low + 50), 40], [\(low + 30), 60]]"
                    return "{\"kind\": \"lines\", \"id\": \"\(id)\", \"steps\": \(steps)}"
                }
                if column == 4 { return "{\"kind\": \"spacer\", \"id\": \"\(id)\", \"min\": 0}" }
                let range = "[\(low), \(low), \(low + 20 * (row + column + 1))]"
                return "{\"kind\": \"range\", \"id\": \"\(id)\", \"w\": \(range), \"h\": 20}"
            }
            let children = views.joined(separator: ", ")
            let stack = "{\"kind\": \"hstack\", \"children\": [\(children)]}"
            return "{\"kind\": \"padding\", \"insets\": 4, \"child\": \(stack)}"
        }
        return "{\"kind\": \"vstack\", \"children\": [\(rows.joined(separator: ", "))]}"
    }

    /// A range without end is followed from run to run, a finite one by parts that cores take.
    @Test(arguments: SceneEngine.allCases)
    func `a scene of many views is swept in a layout or two a piece, and by parts as in one go`(
        by engine: SceneEngine
    ) throws {
        let rows = TestingSettings.share(4, of: 12).cases
        let scene = try SceneDocument.read("{\"tree\": \(Self.screen(rows: rows))}")
        let layouts = Mutex(0)
        let whole = try SceneSweep(of: scene, by: engine, over: 0...Double.infinity) { layouts.withLock { $0 += 1 } }
        #expect(layouts.withLock { $0 } <= 3 * whole.pieces.count, "\(layouts.withLock { $0 }) layouts")
        #expect(whole.pieces[0].frames.count == 5 * rows)
        #expect(whole.pieces.count > 3 * rows)

        let last = try #require(whole.breakpoints.last) + 10
        let parts = try SceneSweep(of: scene, by: engine, over: 0...last.double)
        #expect(parts.breakpoints == whole.breakpoints)
        for (part, piece) in zip(parts.pieces, whole.pieces) {
            #expect(part.frames == piece.frames)
            #expect(part.lines == piece.lines && part.fit == piece.fit && part.overflowing == piece.overflowing)
            #expect(part.reached == piece.reached && part.left == piece.left)
        }
    }
}
