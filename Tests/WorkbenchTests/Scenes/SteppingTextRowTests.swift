// SteppingTextRowTests.swift: rows of the policy `text` whose children step, against every choice of their steps.
// Lengths in points.

import Boxes
import Generators
import Scenes
import TestSupport
import Testing

@testable import Workbench

/// A row of children that take one of a few widths, any width in a range, or one.
private struct SteppingTextRow: Sendable, CustomStringConvertible {
    enum Child: Sendable {
        case lines([(width: Int, height: Int)])
        case range(least: Int, most: Int, height: Int)
    }

    let children: [Child]
    let width: Int

    static var all: Generator<SteppingTextRow> {
        Generator { choices in
            func number(_ range: ClosedRange<Int>) -> Int {
                range.lowerBound + Int(choices.draw(upTo: UInt64(range.count - 1)))
            }
            let children = (0..<number(2...4)).map { _ -> Child in
                guard number(0...2) > 0 else {
                    let least = number(0...9)
                    return .range(least: least, most: least + number(0...12), height: 10 * number(1...7))
                }
                let widths = Set((0..<number(1...4)).map { _ in number(0...24) }).sorted(by: >)
                let heights = (0..<widths.count).map { _ in 10 * number(1...9) }.sorted()
                return .lines(Array(zip(widths, heights)).map { (width: $0.0, height: $0.1) })
            }
            return SteppingTextRow(children: children, width: number(1...60))
        }
    }

    var description: String {
        let inside = children.enumerated().map { index, child in
            switch child {
            case .lines(let steps):
                #"{"kind": "lines", "id": "\#(index)", "steps": [\#(steps.map { "[\($0.width), \($0.height)]" }.joined(separator: ", "))]}"#
            case .range(let least, let most, let height):
                #"{"kind": "range", "id": "\#(index)", "w": [\#(least), \#(least), \#(most)], "h": \#(height)}"#
            }
        }
        return #"{"proposal": [\#(width), null], "tree": {"kind": "hstack", "id": "row", "spacing": 0, "#
            + #""policy": "text", "children": [\#(inside.joined(separator: ", "))]}}"#
    }

    /// The total of some widths, and then what each has beyond its least one, ascending: what is wanted most comes first.
    static func worth(_ widths: [Double], _ least: [Int]) -> [Double] {
        [widths.reduce(0, +)] + zip(widths, least).map { $0 - Double($1) }.sorted()
    }

    static func isBetter(_ one: [Double], than other: [Double]) -> Bool {
        for (one, other) in zip(one, other) where abs(one - other) > 1e-6 { return one > other }
        return false
    }

    /// The narrowest width of each child at a height; `nil` where one is higher in each of its widths.
    private func least(at height: Int) -> [Int]? {
        var least: [Int] = []
        for child in children {
            switch child {
            case .range(let width, _, let own):
                guard own <= height else { return nil }
                least.append(width)
            case .lines(let steps):
                guard let width = steps.filter({ $0.height <= height }).map(\.width).min() else { return nil }
                least.append(width)
            }
        }
        return least
    }

    /// The best of all choices, and the least widths at the least height; `nil` where not even the narrowest children fit.
    func best() -> (worth: [Double], least: [Int])? {
        for height in stride(from: 10, through: 90, by: 10) {
            guard let least = least(at: height), least.reduce(0, +) <= width else { continue }
            var best: [Double] = []
            choose([], height, least) { widths in
                let worth = Self.worth(widths, least)
                if best.isEmpty || Self.isBetter(worth, than: best) { best = worth }
            }
            return (best, least)
        }
        return nil
    }

    private func choose(_ chosen: [Double?], _ height: Int, _ least: [Int], _ take: ([Double]) -> Void) {
        guard chosen.count < children.count else {
            if let widths = filled(chosen, least) { take(widths) }
            return
        }
        switch children[chosen.count] {
        case .range: choose(chosen + [nil], height, least, take)
        case .lines(let steps):
            for step in steps where step.height <= height { choose(chosen + [Double(step.width)], height, least, take) }
        }
    }

    /// The ranges raised together in what the steps leave; `nil` where these do not fit.
    private func filled(_ chosen: [Double?], _ least: [Int]) -> [Double]? {
        var left = Double(width) - zip(chosen, least).reduce(0) { $0 + ($1.0 ?? Double($1.1)) }
        guard left >= 0 else { return nil }
        var widths = zip(chosen, least).map { $0 ?? Double($1) }
        var open = chosen.indices.filter { chosen[$0] == nil }
        while !open.isEmpty, left > 1e-9 {
            let share = left / Double(open.count)
            let rooms = open.map { index -> Double in
                if case .range(_, let most, _) = children[index] { Double(most) - widths[index] } else { 0 }
            }
            let step = min(share, rooms.min() ?? 0)
            for index in open { widths[index] += step }
            left -= step * Double(open.count)
            open = zip(open, rooms).filter { $0.1 > step + 1e-12 }.map(\.0)
        }
        return widths
    }
}

struct SteppingTextRowTests {
    @Test func `a row is as full and as fair as its least height allows, or unproven`() throws {
        try forAll(SteppingTextRow.all, settings: .share(400, of: 4_000)) { row in
            guard let best = row.best() else { return true }
            let found = try LaidOutScene(SceneDocument.read(row.description), engine: .optimal)
            guard found.unproven.isEmpty else { return true }
            let widths = row.children.indices.map { found.frame(id: "\($0)")?.size.horizontal ?? -1 }
            return zip(SteppingTextRow.worth(widths, best.least), best.worth).allSatisfy { abs($0 - $1) < 1e-6 }
        }
    }

    @Test func `a child that is higher where it is wider makes its row unproven`() throws {
        let rising = [
            #"{"kind": "lines", "steps": [[17, 60], [4, 20]]}"#,
            #"{"kind": "aspect", "ratio": 1, "child": {"kind": "range", "w": [0, 10, 80], "h": [0, 20, 100]}}"#,
        ]
        for child in rising {
            let row = #"""
                {"proposal": [55, null], "tree": {"kind": "hstack", "id": "r", "policy": "text", "spacing": 1,
                "children": [\#(child), {"kind": "lines", "steps": [[25, 30], [5, 60]]}]}}
                """#
            #expect(try LaidOutScene(SceneDocument.read(row), engine: .optimal).unproven.count == 1)
        }
    }
}
