// TreeShape.swift: random trees of stacks, overlays, frames and paddings.  Lengths in points.

import Scenes
internal import Documents
public import Plumb

/// What the trees of a generator may be like.
public struct TreeShape: Sendable {
    /// The fewest and the most leaves.
    public var leaves: ClosedRange<Int>
    /// How deep containers may nest.
    public var levels: Int
    /// Whether leaves may say where their guides lie, so that sizes compete across a stack.
    public var hasGuides: Bool

    /// Trees of a shape.
    public init(leaves: ClosedRange<Int> = 2...60, levels: Int = 6, hasGuides: Bool = true) {
        self.leaves = leaves
        self.levels = levels
        self.hasGuides = hasGuides
    }
}

extension Generator where Value == TreeProblem {
    /// Trees that can be solved container by container: no guide leaves its container.
    ///
    /// The root is proposed a length along both axes, its ideal size or nothing; lengths are multiples of half a point.
    public static func trees(_ shape: TreeShape = TreeShape()) -> Generator {
        Generator(
            describe: { SceneDocument(tree: $0).json.line },
            draw: { choices in
                var draw = TreeDraw(shape: shape)
                return draw.problem(&choices)
            })
    }
}

/// The making of one tree; it keeps account of the leaves that are left to give out.
private struct TreeDraw {
    private let shape: TreeShape
    private let length = Generator<Double>.length(upTo: 100, isCoarse: true)

    init(shape: TreeShape) { self.shape = shape }

    mutating func problem(_ choices: inout Choices) -> TreeProblem {
        let leaves = Generator.integer(in: shape.leaves).draw(&choices)
        let root = node(leaves: leaves, level: 0, &choices)
        let proposal = PerAxis { _ -> Double? in
            switch choices.draw(upTo: 5) {
            case 0: nil
            case 1: 2 * length.draw(&choices)
            default: length.draw(&choices) * Double(3 + leaves / 2)
            }
        }
        do {
            return try TreeProblem(root, proposal: proposal)
        } catch {
            preconditionFailure("a drawn tree is within the rules: \(error)")
        }
    }

    private func node(leaves: Int, level: Int, _ choices: inout Choices) -> TreeNode {
        choices.span { choices in
            let node = leaves == 1 ? leaf(&choices) : container(leaves: leaves, level: level, &choices)
            return wrapped(node, &choices)
        }
    }

    private func range(_ choices: inout Choices) -> LengthRange {
        let minimum = length.draw(&choices)
        switch choices.draw(upTo: 3) {
        case 0: return .fixed(minimum)
        case 1: return LengthRange(minimum: minimum, ideal: minimum + length.draw(&choices))
        default:
            let ideal = minimum + length.draw(&choices)
            return LengthRange(minimum: minimum, ideal: ideal, maximum: ideal + length.draw(&choices))
        }
    }

    private func leaf(_ choices: inout Choices) -> TreeNode {
        if choices.draw(upTo: 7) == 7 { return TreeNode(.spacer(minimum: length.draw(&choices) / 10)) }
        return TreeNode(.leaf(width: range(&choices), height: range(&choices)))
    }

    private func container(leaves: Int, level: Int, _ choices: inout Choices) -> TreeNode {
        let children = parts(of: leaves, level: level, &choices).map { node(leaves: $0, level: level + 1, &choices) }
        let vertical = Generator.one(of: [GuideKey.top, .verticalCenter, .bottom]).draw(&choices)
        let horizontal = Generator.one(of: [GuideKey.leading, .horizontalCenter, .trailing]).draw(&choices)
        switch choices.draw(upTo: 4) {
        case 0, 1:
            return TreeNode(
                .stack(
                    .horizontal, spacing: gap(&choices), alignment: vertical,
                    children: guided(children, vertical, &choices)))
        case 2, 3:
            return TreeNode(
                .stack(
                    .vertical, spacing: gap(&choices), alignment: horizontal,
                    children: guided(children, horizontal, &choices)))
        default: return TreeNode(.overlay(horizontal: horizontal, vertical: vertical, children: children))
        }
    }

    private func gap(_ choices: inout Choices) -> Double { Generator.one(of: [0, 8, 10, 2.5]).draw(&choices) }

    /// The leaves shared out among two to six children; at the last level each is a child.
    private func parts(of leaves: Int, level: Int, _ choices: inout Choices) -> [Int] {
        guard level + 1 < shape.levels else { return [Int](repeating: 1, count: leaves) }
        let count = min(leaves, 2 + Int(choices.draw(upTo: 4)))
        var parts = [Int](repeating: 1, count: count)
        for _ in 0..<(leaves - count) { parts[Int(choices.draw(upTo: UInt64(count - 1)))] += 1 }
        return parts
    }

    /// Some leaves say where the guide of their stack lies.
    private func guided(_ children: [TreeNode], _ key: GuideKey, _ choices: inout Choices) -> [TreeNode] {
        guard shape.hasGuides, choices.draw(upTo: 3) == 3 else { return children }
        return children.map { child in
            guard case .leaf = child.content, choices.draw(upTo: 1) == 1 else { return child }
            let scale = Generator.one(of: [0, 1, 0.5]).draw(&choices)
            let constant = length.draw(&choices) - 20
            let size = key.axis == .horizontal ? GuideExpression.width : .height
            return TreeNode(
                .guide(key, .sum(.product(.number(scale), size), .number(constant)), child: child))
        }
    }

    /// A view in a frame, with padding, in another tier, or as it is.
    private func wrapped(_ node: TreeNode, _ choices: inout Choices) -> TreeNode {
        switch choices.draw(upTo: 9) {
        case 6: return TreeNode(.priority(Generator.one(of: [1, -1, 2]).draw(&choices), child: node))
        case 7:
            let inset = length.draw(&choices) / 10
            return TreeNode(
                .padding(PaddingInsets(top: inset, leading: 2 * inset, bottom: 1, trailing: inset), child: node))
        case 8, 9:
            return TreeNode(
                .frame(
                    width: limits(&choices), height: limits(&choices), horizontal: .horizontalCenter,
                    vertical: Generator.one(of: [.top, .verticalCenter, .bottom]).draw(&choices), child: node))
        default: return node
        }
    }

    private func limits(_ choices: inout Choices) -> FrameLimits {
        switch choices.draw(upTo: 5) {
        case 0, 1: return FrameLimits()
        case 2: return .fixed(2 * length.draw(&choices))
        case 3: return FrameLimits(minimum: length.draw(&choices))
        case 4: return FrameLimits(maximum: .infinity)
        default:
            let minimum = length.draw(&choices)
            return FrameLimits(minimum: minimum, maximum: minimum + length.draw(&choices))
        }
    }
}
