// ProgressiveRowLayout.swift: a row filled progressively, as scenes name it.  Lengths in points.

import Documents
import LayoutCore

/// A row that gives all minima first, then shares what is left in equal increments among those that can still grow.
struct ProgressiveRowLayout: Layout, SceneKind {
    /// Top, bottom, or else centred.
    var alignment: GuideKey?
    var spacing = 10.0

    var name: String { "myHStack" }
    var fields: [SceneField<Self>] {
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

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = sizes(subviews, proposal)
        return CGSize(
            width: sizes.reduce(spacing * CGFloat(sizes.count - 1)) { $0 + $1.width },
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
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
