// SceneLayouts.swift: the custom layouts that scenes name.

import LayoutCore

/// Boards left and right of a pole.
struct GuideBoard: Layout {
    let sides: [String]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = 2 * (sizes.map(\.width).max() ?? 0) + 10
        let height = sizes.indices.reduce(0) { $0 + step(after: $1, sizes) }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var y = bounds.minY
        for index in subviews.indices {
            let isLeft = sides[index] == "left"
            subviews[index].place(
                at: CGPoint(x: bounds.midX + (isLeft ? -5 : 5), y: y), anchor: isLeft ? .topTrailing : .topLeading,
                proposal: .unspecified)
            y += step(after: index, sizes)
        }
    }

    private func step(after index: Int, _ sizes: [CGSize]) -> CGFloat {
        guard index + 1 < sizes.count else { return sizes[index].height }
        return sides[index] == sides[index + 1] ? sizes[index].height + 5 : sizes[index].height / 2
    }
}

/// Groups of five: one high cell and four low ones, on alternating sides.
struct BlockGrid: Layout {
    let spacing: CGFloat

    private func item(_ width: CGFloat) -> CGFloat { (width - 2 * spacing) / 3 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 10
        let groups = CGFloat((subviews.count + 4) / 5)
        return CGSize(width: width, height: groups * 2 * (item(width) + spacing))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let item = item(bounds.width)
        let step = item + spacing
        for index in subviews.indices {
            let (group, place) = index.quotientAndRemainder(dividingBy: 5)
            let isRight = group.isMultiple(of: 2)
            let small = place - 1
            let column = place == 0 ? (isRight ? 2 : 0) : small % 2 + (isRight ? 0 : 1)
            let row = place == 0 ? 0 : small / 2
            let height = place == 0 ? 2 * item + spacing : item
            subviews[index].place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(column) * step,
                    y: bounds.minY + CGFloat(group) * 2 * step + CGFloat(row) * step),
                proposal: ProposedViewSize(width: item, height: height))
        }
    }
}

/// A row that gives all minima first and shares the rest in equal increments.
struct MyHStack: Layout {
    let alignment: VerticalAlignment
    let spacing: CGFloat

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
        let sizes = sizes(subviews, proposal)
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes) {
            let share: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + share * (bounds.height - size.height)),
                proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}

/// A layout that reports a size and makes given calls.
struct Placer: Layout {
    private let size: CGSize
    private let calls: [[SceneValue]]

    init(_ node: SceneValue) {
        let lengths = node["size"]?.list.compactMap(\.length) ?? []
        size = CGSize(width: lengths[0], height: lengths[1])
        calls = node["places"]?.list.map(\.list) ?? []
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, calls) in zip(subviews, calls) {
            for call in calls {
                let at = call["at"]?.list.compactMap(\.length) ?? []
                let anchor = call["anchor"]?.list.compactMap(\.length) ?? [0, 0]
                let offer = call["proposal"]?.list.map(\.length) ?? [nil, nil]
                subview.place(
                    at: CGPoint(x: bounds.minX + at[0], y: bounds.minY + at[1]),
                    anchor: UnitPoint(x: anchor[0], y: anchor[1]),
                    proposal: ProposedViewSize(width: offer[0], height: offer[1]))
            }
        }
    }
}

/// A layout of one view that offers it a share of its own proposal.
struct Fraction: Layout {
    let width: CGFloat?
    let height: CGFloat?

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * (width ?? 1) }, height: proposal.height.map { $0 * (height ?? 1) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}
