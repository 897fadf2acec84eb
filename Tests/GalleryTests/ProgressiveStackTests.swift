// ProgressiveStackTests.swift: minima first, then tiers that grow by equal increments.  Lengths in points.

import Gallery
import PlumbViews
import PlumbTesting
import Testing

struct ProgressiveStackTests {
    private let tree: LayoutTree

    init() throws { tree = try LayoutHost(ProgressiveComparison()).layout(.unspecified) }

    // Rows begin at 20 + 4 = 24.  Vertically: captions of 16, gaps of 8, rooms of 44 + 2 * 4 + 12 = 64:
    // the rows stand at 20 + 16 + 8 + 4 = 48, then 96 lower each.
    //
    // HStack: the less flexible view (200) is offered 300 / 2 = 150 and takes it; the other needs 200: 350 in 300.
    @Test func `a row of SwiftUI's overflows where a progressive one fits`() {
        #expect(tree.numbers(0) == at(24, 48, 150, 44))
        #expect(tree.numbers(1) == at(174, 48, 200, 44))
        #expect(tree.numbers("stack row") == at(24, 48, 350, 44))
        // Progressive: minima 0 and 200 leave 100, an increment of 50 for each.
        #expect(tree.numbers(2) == at(24, 144, 50, 44))
        #expect(tree.numbers(3) == at(74, 144, 250, 44))
        #expect(tree.numbers("progressive row") == at(24, 144, 300, 44))
    }

    // Minima 40 + 20 + 20 and gaps of 6 + 6 leave 208.  Priority 1 takes 100 of them, up to its 120.  Of the 108 left
    // an increment of 54 would be too much for the last view, which takes 50; the first takes the other 58.
    @Test func `a higher priority grows first and a full view leaves its part to others`() {
        #expect(tree.numbers(4) == at(24, 240, 98, 44))
        #expect(tree.numbers(5) == at(24 + 98 + 6, 240, 120, 44))
        #expect(tree.numbers(6) == at(128 + 120 + 6, 240, 70, 44))
    }

    // Baselines lie at 1950 / 2048 of the sizes: 32.373, 12.378 and 20.947.  "Title" is (1889 - 37) * 0.034 = 62.968 wide,
    // "Price" 2278 * 0.022 = 50.116: of 300 - 2 * 12 - 2 * 6 = 264 they take 63 and 51, the frame in the middle 150.
    @Test func `baselines lie on one line`() {
        #expect(tree.numbers(7) == at(36, 340, 63, 41))
        #expect(tree.numbers(8) == at(36 + 63 + 6, 359.995, 150, 16))
        #expect(tree.numbers(9) == at(105 + 150 + 6, 351.426, 51, 27))
        #expect(tree.size == CGSize(width: 400, height: 340 + 41 + 4 + 4 + 12 + 20))
    }

    // Guides at 30 and at -5: the line lies 30 below the top, the second view from 35 to 45, as in an HStack.
    @Test func `guides move views as in a stack`() throws {
        @ViewBuilder var views: some View {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 30 }.id(0)
            Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in -5 }.id(1)
        }
        let stack = try LayoutHost(HStack(alignment: .top, spacing: 4) { views }).layout(.zero)
        let progressive = try LayoutHost(ProgressiveStack(alignment: .top, spacing: 4) { views }).layout(.zero)
        for tree in [stack, progressive] {
            #expect(tree.size == CGSize(width: 24, height: 45))
            #expect(tree.numbers(0) == at(0, 0, 10, 10))
            #expect(tree.numbers(1) == at(14, 35, 10, 10))
        }
    }

    // Default gaps: 8 between views, none beside a Spacer; 100 - 8 - 20 - 10 - 8 = 54 more for the Spacer.
    @Test func `gaps are those that the views prefer, and a spacer takes what is left`() throws {
        let view = ProgressiveStack {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 10, height: 10)
            Spacer().id("space")
            Color.red.frame(width: 8, height: 10).id("last")
        }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: nil))
        #expect(tree.size == CGSize(width: 100, height: 10))
        #expect(tree.numbers("space") == at(38, 5, 54, 0))
        #expect(tree.numbers("last") == at(92, 0, 8, 10))
    }

    @Test func `lengths are those of progressive filling`() throws {
        try forAll(.rows(RowShape(hasSpacing: false)), .length(upTo: 20)) { row, gap in
            let problem = try Row(items: row.items, spacing: gap, available: row.available)
            let view = ProgressiveStack(spacing: gap) {
                ForEach(row.items.indices, id: \.self) { index in
                    Color.red
                        .frame(minWidth: row.items[index].minimum, maxWidth: row.items[index].maximum)
                        .id(index)
                        .layoutPriority(row.items[index].priority)
                }
            }
            let room = row.available.map { CGFloat($0) }
            let tree = try LayoutHost(view).layout(ProposedViewSize(width: room, height: 10))
            return zip(row.items.indices, ProgressiveFilling().lengths(for: problem)).allSatisfy { index, length in
                abs((tree.frame(id: index)?.width ?? .nan) - length) <= problem.tolerance
            }
        }
    }
}
