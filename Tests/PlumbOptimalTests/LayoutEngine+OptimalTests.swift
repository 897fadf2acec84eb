// LayoutEngine+OptimalTests.swift: engines chosen, text in optimal stacks, and where engines differ, worked by hand.

import PlumbOptimal
import PlumbViews
import Testing

struct OptimalEngineOfViewsTests {
    /// A text of three steps: 90, 60 and 30 wide.
    private var words: some View {
        MeasuredLeaf { offer in
            CGSize(width: [90, 60, 30].first { $0 <= offer.width ?? 90 } ?? 30, height: 10)
        }
    }

    @Test func `a text that stops short leaves the rest to the others`() throws {
        let view = HStack(spacing: 0) {
            words.id("text")
            Color.red.id("rest")
        }
        let tree = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 150, height: 10))
        // Offered 75 the text takes 60; the rest is 90 then, and 90 is not more than the text could take instead.
        #expect(tree.frame(id: "text")?.width == 60 && tree.frame(id: "rest")?.width == 90)
    }

    /// A layout that takes half of its proposal.
    private struct Half: Layout {
        var asked: () -> Void = {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            asked()
            for subview in subviews { _ = subview.sizeThatFits(proposal) }
            return CGSize(width: (proposal.width ?? 0) / 2, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func `a layout that takes half of its proposal is proposed twice its share`() throws {
        let view = HStack(spacing: 0) {
            Half { Color.red }.id("half")
            Color.blue.id("rest")
        }
        let tree = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 300, height: 10))
        #expect(tree.frame(id: "half")?.width == 150 && tree.frame(id: "rest")?.width == 150)
        #expect(tree.diagnostics.isEmpty)
    }

    /// Such layouts in each other, each in a row.
    private struct Halves: View {
        let levels: Int
        let asked: () -> Void

        var body: some View {
            HStack(spacing: 0) {
                if levels > 0 { Half(asked: asked) { Halves(levels: levels - 1, asked: asked) } }
                Color.blue
            }
        }
    }

    // Each level asked the one inside a dozen times as often: two levels do so, deeper ones are asked once.
    @Test func `layouts that take halves in each other are not asked more and more often`() throws {
        func questions(_ levels: Int) throws -> Int {
            let counter = Counter()
            let view = Halves(levels: levels) { counter.count += 1 }
            _ = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 1_000, height: 10))
            return counter.count
        }
        #expect(try questions(8) <= 8 * questions(4))
    }

    private final class Counter { var count = 0 }

    @Test func `a text takes a larger step where the others leave room for it`() throws {
        let view = HStack(spacing: 0) {
            words.id("text")
            Color.red.frame(maxWidth: 50).id("rest")
        }
        let tree = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 150, height: 10))
        #expect(tree.frame(id: "text")?.width == 90 && tree.frame(id: "rest")?.width == 50)
    }

    @Test func `the measured overflow of SwiftUI's HStack fits, and the comparison says so`() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100).id("capped")
            Color.blue.frame(minWidth: 100).id("wide")
        }
        .id("row")
        let differences = try LayoutHost(view).compare(proposal: ProposedViewSize(width: 150, height: 10))
        #expect(differences.count == 1)
        let difference = try #require(differences.first)
        #expect(difference.first.lengths == [75, 100] && difference.second.lengths == [50, 100])
        #expect(difference.verdicts.first == .avoidableOverflow(overflow: 25, leastOverflow: 0))
        #expect(difference.verdicts.second.kind == .optimal && difference.distance == 25)
        #expect(difference.first.items.map(\.id) == ["capped", "wide"] && difference.first.path.contains("HStack"))
    }

    @Test func `an engine is chosen for a subtree, and may be any distribution`() throws {
        func pair(_ name: String) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 100).id("\(name) first")
                Color.blue.id("\(name) second")
            }
        }
        let view = VStack(spacing: 0) {
            pair("swiftui")
            pair("fill").layoutEngine(LayoutEngine(ProgressiveFilling(), policy: .equalIncrements))
            pair("optimal").layoutEngine(.optimal)
        }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 300, height: 30))
        // Equal shares of 150, and equal increments of 100 over the minima 100 and 0.
        #expect(tree.frame(id: "swiftui first")?.width == 150)
        #expect(tree.frame(id: "fill first")?.width == 200)
        #expect(tree.frame(id: "optimal first")?.width == 150)
    }

    @Test func `columns take the least that fits every cell, then fair shares`() throws {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Color.red.frame(minWidth: 10, maxHeight: 5).id("a")
                Color.blue.frame(minWidth: 20, maxWidth: 30, maxHeight: 5).id("b")
            }
            GridRow { Color.green.frame(width: 80, height: 5).gridCellColumns(2).id("both") }
        }
        let tree = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 100, height: 40))
        #expect(tree.frame(id: "a")?.width == 70 && tree.frame(id: "b")?.width == 30)
        let narrow = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 20, height: 40))
        // The spanning cell needs 80: as evenly as the second column's 30 lets it.
        #expect(narrow.frame(id: "b")?.width == 30 && narrow.size.width == 80)
    }

    @Test func `the optimum asks no view more than a fixed number of times a level`() throws {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text("some words that wrap and take room")) }
            let inner = StaticViews([nested(depth - 1), AnyView(Color.red), AnyView(Text("two words"))])
            return depth.isMultiple(of: 2) ? AnyView(HStack { inner }) : AnyView(VStack { inner })
        }
        let most = try [2, 4, 6, 8].map { depth in
            let host = LayoutHost(nested(depth), engine: .optimal)
            return try host.layout(ProposedViewSize(width: 500, height: 500)).statistics.mostForOneView
        }
        #expect(zip(most, [2, 4, 6, 8]).allSatisfy { $0 <= 16 * $1 }, "\(most)")
    }
}
