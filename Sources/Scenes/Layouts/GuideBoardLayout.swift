// GuideBoardLayout.swift: a signpost, as scenes name it.  Lengths in points.

import Documents
import LayoutCore

/// Boards left and right of a pole of 10 points: each starts half a board below one on the other side, or 5 points
/// below one on its own side.
struct GuideBoardLayout: Layout, SceneKind {
    /// Whether each board stands left of the pole.
    var isLeft: [Bool] = []

    var name: String { "guideBoard" }
    var fields: [SceneField<Self>] { [.defaulted("sides", \.isLeft, Self.sides), .children] }

    /// What is no list of sides is no field: `check` knows how many there have to be.
    private static var sides: SceneValue<[Bool]> {
        SceneValue(
            read: { fields, name in
                let sides = try? fields.object.value(name, as: [String].self)
                return sides?.allSatisfy(["left", "right"].contains) == true ? sides?.map { $0 == "left" } : nil
            }, write: { .array($0.map { .string($0 ? "left" : "right") }) })
    }

    func check(_ fields: SceneFields, _ count: Int) throws {
        guard try Self.sides.read(fields, "sides")?.count == count else {
            throw fields.fault("sides", "must say left or right for each of the \(count) children")
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: 2 * (sizes.map(\.width).max() ?? 0) + 10,
            height: sizes.indices.reduce(0) { $0 + step(after: $1, sizes) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.midX + (isLeft[index] ? -5 : 5), y: y),
                anchor: isLeft[index] ? .topTrailing : .topLeading, proposal: .unspecified)
            y += step(after: index, sizes)
        }
    }

    private func step(after index: Int, _ sizes: [CGSize]) -> CGFloat {
        guard index + 1 < sizes.count else { return sizes[index].height }
        return isLeft[index] == isLeft[index + 1] ? sizes[index].height + 5 : sizes[index].height / 2
    }
}
