// LayoutPrograms.swift: layouts of one's own, written as for SwiftUI.

import PlumbViews

private enum Side: Sendable {
    case left, right
}

private struct SideKey: LayoutValueKey {
    static let defaultValue: Side = .left
}

private struct WeightKey: LayoutValueKey {
    static let defaultValue: CGFloat? = nil
}

extension View {
    fileprivate func side(_ side: Side) -> some View {
        layoutValue(key: SideKey.self, value: side)
    }
}

/// A column without anything but the two functions that a layout needs.
private struct BasicVStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.map(\.width).max() ?? 0
        let height = sizes.reduce(0) { $0 + $1.height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            point.y += subview.dimensions(in: .unspecified).height
        }
    }
}

/// A layout with everything that the protocol has.
private struct FullLayout: Layout {
    struct CacheData {
        var maxSize: CGSize
        var spacing: [CGFloat]
        var totalSpacing: CGFloat
    }

    var alignment: HorizontalAlignment = .center
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> CacheData {
        let spacing = self.spacing(subviews: subviews)
        return CacheData(maxSize: maxSize(subviews), spacing: spacing, totalSpacing: spacing.reduce(0, +))
    }

    func updateCache(_ cache: inout CacheData, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
        var spacing = ViewSpacing()
        for index in subviews.indices {
            var edges: Edge.Set = [.leading, .trailing]
            if index == 0 { edges.formUnion(.top) }
            if index == subviews.count - 1 { edges.formUnion(.bottom) }
            spacing.formUnion(subviews[index].spacing, edges: edges)
        }
        return spacing.union(.zero, edges: [])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        return CGSize(
            width: cache.maxSize.width, height: cache.maxSize.height * CGFloat(subviews.count) + cache.totalSpacing)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) {
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        let placementProposal = ProposedViewSize(width: cache.maxSize.width, height: cache.maxSize.height)
        var nextY = bounds.minY + cache.maxSize.height / 2
        for (index, subview) in subviews.enumerated() {
            let anchor: UnitPoint = isRightToLeft ? .center : .center
            subview.place(at: CGPoint(x: bounds.midX, y: nextY), anchor: anchor, proposal: placementProposal)
            nextY += cache.maxSize.height
            if index < cache.spacing.count { nextY += cache.spacing[index] }
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout CacheData
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + 3 : nil
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout CacheData
    ) -> CGFloat? {
        nil
    }

    private func maxSize(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { current, size in
            CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
        }
    }

    private func spacing(subviews: Subviews) -> [CGFloat] {
        subviews.indices.dropLast().map { index in
            spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
        }
    }
}

/// A board whose boards hang on the side that they say.
private struct Board: Layout {
    var gap: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let replaced = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
        let widest = subviews.map { $0.sizeThatFits(.infinity).width }.filter { $0.isFinite }.max() ?? 0
        return CGSize(width: max(size.width, widest), height: min(replaced.height, 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
            let dimensions = subview.dimensions(in: ProposedViewSize(CGSize(width: 40, height: 20)))
            let explicit = dimensions[explicit: VerticalAlignment.center] ?? dimensions[VerticalAlignment.center]
            switch subview[SideKey.self] {
            case .left:
                subview.place(
                    at: CGPoint(x: bounds.midX - gap / 2, y: y), anchor: .topTrailing,
                    proposal: ProposedViewSize(width: 40, height: nil))
            case .right:
                subview.place(
                    at: .init(x: bounds.midX + gap / 2, y: y), anchor: UnitPoint(x: 0, y: 0), proposal: .zero)
            }
            y += explicit + (subview[WeightKey.self] ?? dimensions[explicit: .leading] ?? dimensions[.trailing] / 4)
        }
        let slice = subviews[0..<min(1, subviews.count)]
        let chosen = subviews[[Int]()]
        precondition(slice.count <= 1 && chosen.isEmpty && subviews.first == subviews.first)
    }
}

struct LayoutPrograms: View {
    var isVertical = true

    private var layout: AnyLayout {
        isVertical ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    }

    var body: some View {
        VStack {
            BasicVStack {
                Text("One")
                Text("Two")
            }
            BasicVStack() {
                ForEach(0..<3) { Text("\($0)") }
                if isVertical {
                    Text("vertical")
                }
            }
            FullLayout(alignment: .leading, spacing: 5) {
                Color.red.frame(width: 20, height: 10)
                Spacer()
                Text("three")
            }
            FullLayout {
                Text("x")
            }
            Board(gap: 4) {
                Text("Left").side(.left)
                Text("Right").side(.right).layoutPriority(1)
                Rectangle().layoutValue(key: WeightKey.self, value: 3)
            }
            layout {
                Text("a")
                Text("b")
            }
            .frame(maxWidth: .infinity)
            AnyLayout(ZStackLayout(alignment: .topTrailing)) {
                Color.blue
                Text("z")
            }
            HStackLayout(alignment: .firstTextBaseline, spacing: 2) {
                Text("p")
                Text("q").font(.title)
            }
            ZStackLayout() {
                Circle()
            }
            anyLayouts
        }
        .environment(\.layoutDirection, .rightToLeft)
    }

    @ViewBuilder private var anyLayouts: some View {
        let layouts: [any Layout] = [HStackLayout(), VStackLayout()]
        ForEach(layouts.indices, id: \.self) { index in
            AnyLayout(layouts[index]) {
                Text("i")
                Text("j")
            }
        }
    }
}
