// SceneShape.swift: random scenes of stacks, overlays, frames and paddings around ranges.  Lengths in points.

import Documents
import LayoutCore
package import PlumbTesting
import Rows
package import Scenes

/// What the scenes of a generator may be like.
package struct SceneShape: Sendable {
    /// The fewest and the most leaves.
    package var leaves: ClosedRange<Int>
    /// How deep containers may nest.
    package var levels: Int
    /// Whether leaves may say where their guides lie, so that sizes compete across a stack.
    package var hasGuides: Bool
    /// By what the lengths of leaves and proposals are multiplied, each by one of these.
    package var scales: [Double]
    /// Whether stacks may have policies of their own.
    package var hasPolicies = false

    /// Scenes of a shape.
    package init(
        leaves: ClosedRange<Int> = 2...60, levels: Int = 6, hasGuides: Bool = true, scales: [Double] = [1]
    ) {
        self.leaves = leaves
        self.levels = levels
        self.hasGuides = hasGuides
        self.scales = scales
    }
}

extension Generator where Value == SceneDocument {
    /// Scenes that can be solved container by container: no guide leaves its container.
    ///
    /// The root is proposed a length along both axes, its ideal size or nothing; lengths are multiples of half a point.
    package static func scenes(_ shape: SceneShape = SceneShape()) -> Generator<SceneDocument> {
        Generator(
            describe: { $0.json.line },
            draw: { choices in
                SceneDraw(shape: shape).scene(&choices)
            })
    }
}

/// The making of one scene.
private struct SceneDraw {
    private let shape: SceneShape
    private let length = Generator<Double>.length(upTo: 100, isCoarse: true)

    init(shape: SceneShape) { self.shape = shape }

    func scene(_ choices: inout Choices) -> SceneDocument {
        let leaves = Generator.integer(in: shape.leaves).draw(&choices)
        let root = node(leaves: leaves, level: 0, &choices)
        let proposal = PerAxis { _ -> Double? in
            switch choices.draw(upTo: 5) {
            case 0: nil
            case 1: 2 * length.draw(&choices) * scale(&choices)
            default: length.draw(&choices) * Double(3 + leaves / 2) * scale(&choices)
            }
        }
        return SceneDocument(proposal: proposal, root: root)
    }

    private func node(leaves: Int, level: Int, _ choices: inout Choices) -> SceneView {
        choices.span { choices in
            let node = leaves == 1 ? leaf(&choices) : container(leaves: leaves, level: level, &choices)
            return wrapped(node, &choices)
        }
    }

    private func range(_ choices: inout Choices) -> LengthRange {
        let scale = scale(&choices)
        let minimum = length.draw(&choices) * scale
        switch choices.draw(upTo: 3) {
        case 0: return .fixed(minimum)
        case 1: return LengthRange(minimum: minimum, ideal: minimum + length.draw(&choices) * scale)
        default:
            let ideal = minimum + length.draw(&choices) * scale
            return LengthRange(minimum: minimum, ideal: ideal, maximum: ideal + length.draw(&choices) * scale)
        }
    }

    private func scale(_ choices: inout Choices) -> Double {
        shape.scales.count == 1 ? shape.scales[0] : Generator.one(of: shape.scales).draw(&choices)
    }

    private func leaf(_ choices: inout Choices) -> SceneView {
        if choices.draw(upTo: 7) == 7 { return SceneView(SpacerKind(minimum: length.draw(&choices) / 10)) }
        return SceneView(RangeKind(width: range(&choices), height: range(&choices)))
    }

    private func container(leaves: Int, level: Int, _ choices: inout Choices) -> SceneView {
        let children = parts(of: leaves, level: level, &choices).map { node(leaves: $0, level: level + 1, &choices) }
        let vertical = Generator.one(of: [GuideKey.top, .verticalCenter, .bottom]).draw(&choices)
        let horizontal = Generator.one(of: [GuideKey.leading, .horizontalCenter, .trailing]).draw(&choices)
        switch choices.draw(upTo: 4) {
        case 0, 1:
            let row = StackKind(.horizontal, alignment: vertical, spacing: gap(&choices))
            return shared(row, guided(children, vertical, &choices), &choices)
        case 2, 3:
            let column = StackKind(.vertical, alignment: horizontal, spacing: gap(&choices))
            return shared(column, guided(children, horizontal, &choices), &choices)
        default:
            let keys = PerAxis(horizontal: horizontal, vertical: vertical)
            return SceneView(OverlayStackKind(alignment: keys), children)
        }
    }

    /// A stack, with a policy of its own or without.  Factors are whole, so that flex lines hold no room back.
    private func shared(_ kind: StackKind, _ children: [SceneView], _ choices: inout Choices) -> SceneView {
        guard shape.hasPolicies, choices.draw(upTo: 3) > 0 else { return SceneView(kind, children) }
        // Views have no steps by which a row could be as low as it can.
        let policy = Generator.one(of: Policy.withoutJumps).draw(&choices)
        var kind = kind
        kind.policy = policy
        let known = policy.definition.fields
        let views = children.map { child in
            var child = child
            var item = SceneItem(weight: Generator.one(of: [1, 1, 2, 0.5]).draw(&choices))
            if known.contains(.basis) { item.basis = .points(length.draw(&choices)) }
            if known.contains(.base) { item.base = .points(length.draw(&choices)) }
            if known.contains(.grow) { item.grow = Double(choices.draw(upTo: 2)) }
            if known.contains(.shrink) { item.shrink = Double(choices.draw(upTo: 2)) }
            if known.contains(.stretch) { item.stretch = Double(choices.draw(upTo: 2)) }
            if known.contains(.stretchOrder) { item.stretchOrder = Int(choices.draw(upTo: 1)) }
            child.item = item
            return child
        }
        return SceneView(kind, views)
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
    private func guided(_ children: [SceneView], _ key: GuideKey, _ choices: inout Choices) -> [SceneView] {
        guard shape.hasGuides, choices.draw(upTo: 3) == 3 else { return children }
        return children.map { child in
            guard child.kind is RangeKind, choices.draw(upTo: 1) == 1 else { return child }
            let scale = Generator.one(of: [0, 1, 0.5]).draw(&choices)
            let constant = length.draw(&choices) - 20
            let size = key.axis == .horizontal ? GuideExpression.width : .height
            return SceneView(GuideKind(key, .sum(.product(.number(scale), size), .number(constant))), [child])
        }
    }

    /// A view in a frame, with padding, in another tier, or as it is.
    private func wrapped(_ node: SceneView, _ choices: inout Choices) -> SceneView {
        switch choices.draw(upTo: 9) {
        case 6: return SceneView(PriorityKind(Generator.one(of: [1, -1, 2]).draw(&choices)), [node])
        case 7:
            let inset = length.draw(&choices) / 10
            return SceneView(
                PaddingKind(SceneInsets(top: inset, leading: 2 * inset, bottom: 1, trailing: inset)), [node])
        case 8, 9:
            let (width, height) = (limits(&choices), limits(&choices))
            let vertical = Generator.one(of: [GuideKey.top, .verticalCenter, .bottom]).draw(&choices)
            let keys = PerAxis(horizontal: GuideKey.horizontalCenter, vertical: vertical)
            return SceneView(FrameKind(PerAxis(horizontal: width, vertical: height), alignment: keys), [node])
        default: return node
        }
    }

    private func limits(_ choices: inout Choices) -> FrameLimits {
        switch choices.draw(upTo: 5) {
        case 0, 1: return FrameLimits()
        case 2:
            let fixed = 2 * length.draw(&choices)
            return FrameLimits(minimum: fixed, ideal: fixed, maximum: fixed)
        case 3: return FrameLimits(minimum: length.draw(&choices))
        case 4: return FrameLimits(maximum: .infinity)
        default:
            let minimum = length.draw(&choices)
            return FrameLimits(minimum: minimum, maximum: minimum + length.draw(&choices))
        }
    }
}
