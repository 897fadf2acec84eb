// Screens.swift: screens of a given number of leaves and stacks, the same in every run.

import Foundation
import Plumb
import Scenes
import Workbench

/// A screen of 200 leaves in 60 stacks, rows and columns in turn, rigid, capped and unbounded leaves mixed.
///
/// - Parameter deep: Whether stacks hang below each other like a chain, or three from each.
func screen(deep: Bool) throws -> Screen {
    var random = Steps()
    let parents = (1..<60).map { stack in
        deep && random.next(5) > 0 ? stack - 1 : deep ? max(0, stack - 3) : (stack - 1) / 3
    }
    var inside = [[Int]](repeating: [], count: 60)
    for (stack, parent) in zip(1..<60, parents) { inside[parent].append(stack) }
    // Two leaves for each innermost stack, the others wherever it comes.
    var leaves = inside.map { $0.isEmpty ? 2 : 0 }
    while leaves.reduce(0, +) < 200 { leaves[random.next(60)] += 1 }

    func range() -> String {
        let minimum = random.next(20)
        switch random.next(3) {
        case 0: return "\(minimum)"
        case 1: return #"[\#(minimum), \#(minimum), "inf"]"#
        default: return "[\(minimum), \(minimum), \(minimum + 30)]"
        }
    }

    func view(_ stack: Int, level: Int) -> String {
        let children =
            (0..<leaves[stack]).map { _ in #"{"kind": "range", "w": \#(range()), "h": \#(range())}"# }
            + inside[stack].map { view($0, level: level + 1) }
        let kind = level % 2 == 0 ? #""vstack", "align": "leading""# : #""hstack", "align": "vcenter""#
        return #"{"kind": \#(kind), "spacing": 4, "children": [\#(children.joined(separator: ", "))]}"#
    }
    let text = #"{"proposal": [1400, 1800], "tree": \#(view(0, level: 0))}"#
    let record = Record(file: "screen", line: 1, data: Data(text.utf8))
    guard case .scene(let scene) = try ProblemDecoder().decodeQuestion(record) else { preconditionFailure(text) }
    return try Screen(scene)
}

/// Numbers that are the same in every run (Knuth's 64-bit linear congruence, MMIX).
struct Steps {
    private var state: UInt64 = 20_261_121

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
}

/// A view tree of 1,024 leaves in 8 levels of stacks: four in the outermost and in each of the innermost, two in the others.
struct NestedStacks: View {
    let level: Int

    var body: some View {
        if level == 0 {
            Color.blue.frame(minWidth: 2, maxWidth: 40)
        } else if level.isMultiple(of: 2) {
            HStack(spacing: 1) { inner }
        } else {
            VStack(spacing: 1) { inner }
        }
    }

    private var inner: some View {
        ForEach(0..<(level == 8 || level == 1 ? 4 : 2), id: \.self) { _ in AnyView(NestedStacks(level: level - 1)) }
    }
}

/// Window widths from 1,000 points on, in turn.
struct Widths {
    private var step = 0

    mutating func next() -> Double {
        step += 1
        return 1_000 + Double(step % 200)
    }
}
