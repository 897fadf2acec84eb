// Screens.swift: screens of a given number of leaves and stacks, the same in every run.

import Foundation
import Plumb
public import Scenes
import Workbench

/// A screen with three stacks for ten leaves, rows and columns in turn, rigid, capped and unbounded leaves mixed.
///
/// - Parameter deep: Whether stacks hang below each other like a chain of up to 150, or three from each.
public func screen(leaves count: Int, deep: Bool) throws -> Screen {
    var random = Steps()
    let stacks = count * 3 / 10
    var levels = [0]
    var inside = [[Int]](repeating: [], count: stacks)
    for stack in 1..<stacks {
        var parent = deep && random.next(5) > 0 ? stack - 1 : deep ? max(0, stack - 3) : (stack - 1) / 3
        while levels[parent] == 150 { parent = random.next(stack) }
        levels.append(levels[parent] + 1)
        inside[parent].append(stack)
    }
    // Two leaves for each innermost stack, the others wherever it comes.
    var leaves = inside.map { $0.isEmpty ? 2 : 0 }
    var missing = count - leaves.reduce(0, +)
    while missing > 0 {
        leaves[random.next(stacks)] += 1
        missing -= 1
    }

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
    let scale = (Double(count) / 200).squareRoot()
    let window = "[\((1400 * scale).rounded()), \((1800 * scale).rounded())]"
    return try read(#"{"proposal": \#(window), "tree": \#(view(0, level: 0))}"#)
}

/// A screen of forms: labels end on one line through the three groups of a form, whose rows have a label and a field.
public func forms(leaves count: Int) throws -> Screen {
    var random = Steps()
    func stack(_ kind: String, _ align: String, _ children: [String]) -> String {
        #"{"kind": "\#(kind)", "align": "\#(align)", "spacing": 8, "children": [\#(children.joined(separator: ", "))]}"#
    }
    func row() -> String {
        let label = #"{"kind": "fixed", "w": \#(20 + random.next(100)), "h": 20, "baselines": [15, 15]}"#
        let tied = #"{"kind": "guide", "key": "h:labelEnd", "value": ["width"], "child": \#(label)}"#
        let field =
            #"{"kind": "range", "w": [\#(40 + random.next(40)), 160, \#(random.next(3) == 0 ? "200" : #""inf""#)], "h": 30}"#
        return stack("hstack", "firstTextBaseline", [tied, field])
    }
    func form() -> String {
        stack("vstack", "h:labelEnd", (0..<3).map { _ in stack("vstack", "h:labelEnd", (0..<4).map { _ in row() }) })
    }
    let columns = (0..<max(1, count / 120)).map { _ in stack("vstack", "leading", (0..<5).map { _ in form() }) }
    let window = "[\(400 * columns.count), 2600]"
    let tree = stack("hstack", "top", columns)
    return try read(#"{"proposal": \#(window), "customGuides": {"h:labelEnd": 0}, "tree": \#(tree)}"#)
}

private func read(_ text: String) throws -> Screen {
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
