// HarnessKinds.swift: kinds of view that others used to look at SwiftUI, by the protocol for layouts of one's own.
// Lengths in points.

package import Boxes
import Documents
package import LayoutCore
import Rows
package import Scenes

extension SceneKinds {
    /// The kinds of every scene and those of the harnesses.
    package static let harness = standard.adding([
        FractionLayout(), GuideBoardLayout(), BlockGridLayout(), ProgressiveRowLayout(), PlacerLayout(),
    ])
}

/// A layout of one view that offers it a share of its own proposal.
package struct FractionLayout: Layout, ViewedKind {
    /// The share along each axis; all of the proposal where there is none.
    package var share = PerAxis<Double?>(horizontal: nil, vertical: nil)

    package var name: String { "fraction" }
    package var fields: [SceneField<Self>] {
        [.optional("w", \.share.horizontal, .number), .optional("h", \.share.vertical, .number), .child]
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * (share.horizontal ?? 1) },
            height: proposal.height.map { $0 * (share.vertical ?? 1) })
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}

/// Groups of five cells in three columns: the first of a group is twice as high, at the right in even groups.
package struct BlockGridLayout: Layout, ViewedKind {
    package var spacing = 0.0

    package var name: String { "blockGrid" }
    package var fields: [SceneField<Self>] { [.defaulted("spacing", \.spacing, .number), .children] }

    private func cell(_ width: CGFloat) -> CGFloat { (width - 2 * spacing) / 3 }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 10
        let groups = CGFloat((subviews.count + 4) / 5)
        return CGSize(width: width, height: groups * 2 * (cell(width) + spacing))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let cell = cell(bounds.width)
        let step = cell + spacing
        for (index, subview) in subviews.enumerated() {
            let (group, place) = index.quotientAndRemainder(dividingBy: 5)
            let isRight = group.isMultiple(of: 2)
            let small = place - 1
            let column = place == 0 ? (isRight ? 2 : 0) : small % 2 + (isRight ? 0 : 1)
            let row = 2 * group + (place == 0 ? 0 : small / 2)
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * step, y: bounds.minY + CGFloat(row) * step),
                proposal: ProposedViewSize(width: cell, height: place == 0 ? cell + step : cell))
        }
    }
}

/// A row that gives all minima first, then shares what is left in equal increments among those that can still grow.
package struct ProgressiveRowLayout: Layout, ViewedKind {
    /// Top, bottom, or else centred.
    package var alignment: GuideKey?
    package var spacing = 10.0

    package var name: String { "myHStack" }
    package var fields: [SceneField<Self>] {
        [
            .optional("align", \.alignment, .guide(along: .vertical)), .defaulted("spacing", \.spacing, .number),
            .children,
        ]
    }

    private func sizes(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
        guard let room = proposal.width else { return subviews.map { $0.sizeThatFits(proposal) } }
        var widths = subviews.map { $0.sizeThatFits(.zero).width }
        let most = subviews.map { $0.sizeThatFits(.infinity).width }
        var rest = room - spacing * CGFloat(subviews.count - 1) - widths.reduce(0, +)
        for priority in Set(subviews.map(\.priority)).sorted(by: >) {
            var growing = subviews.indices.filter { subviews[$0].priority == priority && most[$0] > widths[$0] }
            while rest > 1e-9, !growing.isEmpty {
                let share = rest / CGFloat(growing.count)
                for index in growing {
                    let offer = ProposedViewSize(width: widths[index] + share, height: proposal.height)
                    let width = subviews[index].sizeThatFits(offer).width
                    if width <= widths[index] { growing.removeAll { $0 == index } }
                    rest -= width - widths[index]
                    widths[index] = width
                }
            }
        }
        return zip(subviews, widths).map { subview, width in
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
            return CGSize(width: width, height: size.height)
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = sizes(subviews, proposal)
        return CGSize(
            width: sizes.reduce(spacing * CGFloat(sizes.count - 1)) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        let share: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        for (subview, size) in zip(subviews, sizes(subviews, proposal)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + share * (bounds.height - size.height)),
                proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}

/// Boards left and right of a pole of 10 points: each starts half a board below one on the other side, or 5 points
/// below one on its own side.
package struct GuideBoardLayout: Layout, ViewedKind {
    /// Whether each board stands left of the pole.
    package var isLeft: [Bool] = []

    package var name: String { "guideBoard" }
    package var fields: [SceneField<Self>] { [.defaulted("sides", \.isLeft, Self.sides), .children] }

    /// What is no list of sides is no field: `check` knows how many there have to be.
    private static var sides: SceneValue<[Bool]> {
        SceneValue(
            read: { fields, name in
                let sides = try? fields.object.value(name, as: [String].self)
                return sides?.allSatisfy(["left", "right"].contains) == true ? sides?.map { $0 == "left" } : nil
            }, write: { .array($0.map { .string($0 ? "left" : "right") }) })
    }

    package func check(_ fields: SceneFields, _ count: Int) throws {
        guard try Self.sides.read(fields, "sides")?.count == count else {
            throw fields.fault("sides", "must say left or right for each of the \(count) children")
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: 2 * (sizes.map(\.width).max() ?? 0) + 10,
            height: sizes.indices.reduce(0) { $0 + step(after: $1, sizes) })
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
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

/// A layout that reports one size and makes given calls.
package struct PlacerLayout: Layout, ViewedKind {
    package var size = PerAxis<Double>(horizontal: 0, vertical: 0)
    /// The calls for each subview; for those at the end there may be none.
    package var calls: [[PlaceCall]]?

    /// One call of `place`.
    package struct PlaceCall: Sendable, Equatable {
        /// The point, from the origin of the bounds.
        let at: PerAxis<Double>
        /// The point of the subview that comes to stand there, in shares of its size.
        let anchor: PerAxis<Double>
        /// What the subview is offered.
        let proposal: PerAxis<Double?>
    }

    package var name: String { "placer" }
    package var fields: [SceneField<Self>] {
        [.required("size", \.size, .pair), .optional("places", \.calls, Self.places), .children]
    }

    private static var places: SceneValue<[[PlaceCall]]> {
        SceneValue(
            read: { try $0.object.value($1, as: [[PlaceCall]].self) },
            write: { .array($0.map { .array($0.map(\.json)) }) })
    }

    package func check(_ fields: SceneFields, _ count: Int) throws {
        guard let calls, calls.count <= count else {
            throw fields.fault("places", "must list the calls for each child, at most \(count) lists")
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: size.horizontal, height: size.vertical)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, calls) in zip(subviews, calls ?? []) {
            for call in calls {
                subview.place(
                    at: CGPoint(x: bounds.minX + call.at.horizontal, y: bounds.minY + call.at.vertical),
                    anchor: UnitPoint(x: call.anchor.horizontal, y: call.anchor.vertical),
                    proposal: ProposedViewSize(call.proposal))
            }
        }
    }
}

extension PlacerLayout.PlaceCall: Decodable {
    package init(from decoder: any Decoder) throws {
        let fields = try SceneFields(decoder, ["at", "anchor", "proposal"])
        at = try fields.required("at", SceneValue<PerAxis<Double>>.pair.read(fields, "at"))
        anchor = try SceneValue<PerAxis<Double>>.pair.read(fields, "anchor") ?? PerAxis { _ in 0 }
        proposal = try SceneValue<PerAxis<Double?>>.proposal.read(fields, "proposal") ?? PerAxis { _ in nil }
    }

    fileprivate var json: JSONText { .object([("at", at.json), ("anchor", anchor.json), ("proposal", proposal.json)]) }
}
