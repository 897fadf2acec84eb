// LawTests.swift: what holds for every tree of views.

import LayoutCore
import Generators
import Testing

struct LawTests {
    private let room = ProposedViewSize(width: 300, height: 200)
    private func settings(_ law: String = #function) -> TestingSettings { .share(30, of: 1_500, law: law) }

    /// The frames by id.
    private func frames(_ tree: LayoutTree) -> [AnyHashable: CGRect] {
        var frames: [AnyHashable: CGRect] = [:]
        for element in tree.elements {
            for id in element.identifiers { frames[id] = element.frame }
        }
        return frames
    }

    private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
        first == second || abs(first - second) <= 1e-6 || (first.isNaN && second.isNaN)
    }

    @Test func `a tree has the same answer twice, with what is remembered and afresh`() throws {
        try forAll(.views, settings: settings()) { view in
            let host = LayoutHost(view)
            let first = frames(try host.layout(room))
            _ = try host.layout(.unspecified)
            _ = try host.layout(ProposedViewSize(width: 0, height: .infinity))
            let again = frames(try host.layout(room))
            return try first == again && first == frames(LayoutHost(view).layout(room))
        }
    }

    @Test func `sizes do not depend on where the tree stands`() throws {
        try forAll(.views, settings: settings()) { view in
            let plain = frames(try LayoutHost(view).layout(room))
            let moved = frames(try LayoutHost(view.offset(x: 64, y: -32)).layout(room))
            return plain.count == moved.count
                && plain.allSatisfy { id, frame in
                    guard let other = moved[id] else { return false }
                    return isClose(frame.size.width, other.size.width)
                        && isClose(frame.size.height, other.size.height)
                        && isClose(frame.origin.x + 64, other.origin.x)
                        && isClose(frame.origin.y - 32, other.origin.y)
                }
        }
    }

    @Test func `right to left mirrors every frame`() throws {
        try forAll(.views, settings: settings()) { view in
            let plainTree = try LayoutHost(view).layout(room)
            let mirroredTree = try LayoutHost(view.environment(\.layoutDirection, .rightToLeft)).layout(room)
            let (plain, mirrored) = (frames(plainTree), frames(mirroredTree))
            return plain.count == mirrored.count
                && plain.allSatisfy { id, frame in
                    guard let other = mirrored[id] else { return false }
                    let x = plainTree.size.width - frame.origin.x - frame.size.width
                    return isClose(x, other.origin.x) && isClose(frame.size.width, other.size.width)
                }
        }
    }

    @Test func `no view is asked more often than its depth allows`() throws {
        try forAll(.views, settings: settings()) { view in
            // Six levels; a stack asks for the minimum, the maximum and the final length, and again when it is placed.
            try LayoutHost(view).layout(room).statistics.mostForOneView <= 6 * 2 * 4
        }
    }

    /// Ranges of distinct flexibility, and an order to declare them in.
    private static var rows: Generator<(ranges: [ClosedRange<CGFloat>], order: [Int])> {
        Generator { choices in
            let count = choices.int(in: 1...6)
            let ranges = (0..<count).map { index in
                let low = CGFloat(choices.int(in: 0...40))
                return low...low + CGFloat(20 * index + 5)
            }
            var rest = Array(0..<count)
            let order = (0..<count).map { _ in rest.remove(at: choices.int(in: rest.indices)) }
            return (ranges, order)
        }
    }

    @Test func `children of distinct flexibility may change places`() throws {
        try forAll(Self.rows, settings: settings()) { row in
            let (ranges, order) = row
            func lengths(_ order: [Int]) throws -> [CGFloat] {
                let row = HStack(spacing: 3) { ForEach(order, id: \.self) { box(ranges[$0]).id("box \($0)") } }
                let tree = try LayoutHost(row).layout(ProposedViewSize(width: 150, height: 10))
                return ranges.indices.map { tree.frame(id: "box \($0)")?.size.width ?? -1 }
            }
            return try lengths(Array(ranges.indices)) == lengths(order)
        }
    }

    @Test func `a stack's minimum and maximum are the sums of its children's`() throws {
        try forAll(Self.rows, settings: settings()) { row in
            let ranges = row.ranges
            let host = LayoutHost(
                HStack(spacing: 2) {
                    ForEach(ranges.indices, id: \.self) { box(ranges[$0]).layoutPriority(Double($0 % 2)) }
                })
            let gaps = 2 * CGFloat(ranges.count - 1)
            return try host.layout(.zero).size.width == ranges.reduce(gaps) { $0 + $1.lowerBound }
                && host.layout(.infinity).size.width == ranges.reduce(gaps) { $0 + $1.upperBound }
        }
    }

    @Test func `a child of lower priority matters to the others only by its minimum and its gap`() throws {
        try forAll(Self.rows, .integer(in: 0...30), settings: settings()) { row, minimum in
            func lengths(_ last: ClosedRange<CGFloat>) throws -> [CGFloat] {
                let stack = HStack(spacing: 3) {
                    ForEach(row.ranges.indices, id: \.self) { box(row.ranges[$0]).id("box \($0)") }
                    box(last).layoutPriority(-1)
                }
                let tree = try LayoutHost(stack).layout(ProposedViewSize(width: 150, height: 10))
                return row.ranges.indices.map { tree.frame(id: "box \($0)")?.size.width ?? -1 }
            }
            let least = CGFloat(minimum)
            return try lengths(least...least) == lengths(least...(least + 200))
        }
    }

    @Test func `a stack whose last child takes all that is left is as long as its offer`() throws {
        try forAll(Self.rows, settings: settings()) { row in
            let stack = HStack(spacing: 3) {
                ForEach(row.ranges.indices, id: \.self) { box(row.ranges[$0]) }
                Color.red.layoutPriority(-1)
            }
            let least = row.ranges.reduce(CGFloat(3 * row.ranges.count)) { $0 + $1.lowerBound }
            let width = least + 70
            let tree = try LayoutHost(stack).layout(ProposedViewSize(width: width, height: 10))
            // A greedy stack may overflow; then nothing is left to take.
            return tree.size.width >= width - 1e-9
                && (tree.size.width <= width + 1e-9
                    || tree.elements.contains { $0.kind == "Color" && $0.frame.width == 0 })
        }
    }

    @Test func `a layout that keeps what it worked out gives the frames of one that does not`() throws {
        try forAll(.views, .views, settings: .share(12, of: 600)) { first, second in
            func frames<L: Layout>(_ layout: L) throws -> [AnyHashable: CGRect] {
                let host = LayoutHost(
                    layout {
                        StaticViews([first]); StaticViews([second])
                    })
                _ = try host.layout(.zero)
                return self.frames(try host.layout(room))
            }
            return try frames(SideBySide()) == frames(RememberingSideBySide())
        }
    }

    @Test func `no number makes a layout trap, and every size is a number from 0 on`() throws {
        try forAll(.hostile, settings: .share(400, of: 20_000)) { layout in
            try layout.run().elements.allSatisfy { min($0.frame.size.width, $0.frame.size.height) >= CGFloat.zero }
        }
    }

    @Test func `the views asked most often in nested stacks grow with the depth, not faster`() throws {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text("some words that wrap and take room").layoutPriority(1)) }
            let inner = StaticViews([nested(depth - 1), AnyView(Color.red), AnyView(Text("two words"))])
            return depth.isMultiple(of: 2) ? AnyView(HStack { inner }) : AnyView(VStack { inner })
        }
        let most = try [4, 8, 16, 32].map { depth in
            try LayoutHost(nested(depth)).layout(ProposedViewSize(width: 500, height: 500)).statistics.mostForOneView
        }
        #expect(zip(most, [4, 8, 16, 32]).allSatisfy { $0 <= 4 * $1 + 8 }, "\(most)")
    }
}

/// Halves side by side.
private struct SideBySide: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(half(proposal)) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: half(proposal))
            x += subview.sizeThatFits(half(proposal)).width
        }
    }

    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }
}

/// The same, with the sizes of every offer kept in its cache.
private struct RememberingSideBySide: Layout {
    typealias Cache = [(offer: ProposedViewSize, sizes: [CGSize])]

    func makeCache(subviews: Subviews) -> Cache { [] }

    private func sizes(_ offer: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
        if let known = cache.first(where: { $0.offer == offer }) { return known.sizes }
        let half = ProposedViewSize(width: offer.width.map { $0 / 2 }, height: offer.height)
        let sizes = subviews.map { $0.sizeThatFits(half) }
        cache.append((offer, sizes))
        return sizes
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let sizes = sizes(proposal, subviews, &cache)
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let half = ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes(proposal, subviews, &cache)) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: half)
            x += size.width
        }
    }
}
