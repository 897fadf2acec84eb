// SpanningCellTests.swift: cells over several columns are offered what the other columns leave of the grid's room.
// The rule is that of Apple's page on gridCellUnsizedAxes: a divider takes as much as the grid is offered.

import Foundation
import LayoutCore
import TestSupport
import Testing

struct SpanningCellTests {
    private func box(_ width: CGFloat) -> some View { MeasuredLeaf { _ in CGSize(width: width, height: 10) } }

    /// Takes what it is offered, up to 100 points, and that where nothing is.
    private var title: some View {
        MeasuredLeaf { proposal in CGSize(width: min(100, proposal.width ?? 100), height: 10) }
    }

    private func tree(_ view: some View, _ width: CGFloat?) throws -> LayoutTree {
        try LayoutHost(view).layout(ProposedViewSize(width: width, height: nil))
    }

    private func divided(_ line: some View) -> some View {
        Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(30).id("a")
                box(20).id("b")
            }
            line
        }
    }

    @Test func `a view that is a row by itself makes a grid as wide as its room, an unsized one does not`() throws {
        let wide = try tree(divided(Color.clear.frame(height: 1)), 300)
        #expect(wide.size.width == 300)
        // The 240 points beyond 30, 10 and 20 are shared: columns of 150 and 140, in whose middles the cells stand.
        #expect(wide.frame(id: "a")?.minX == 60 && wide.frame(id: "b")?.minX == 220)
        let unsized = try tree(divided(Color.clear.frame(height: 1).gridCellUnsizedAxes(.horizontal)), 300)
        #expect(unsized.size.width == 60)
        #expect(try tree(divided(Color.clear.frame(height: 1)), 20).size.width == 60)
        #expect(try tree(divided(Color.clear.frame(height: 1)), .infinity).size.width == .infinity)
    }

    @Test(arguments: [(300.0, 100.0), (80, 80), (40, 60), (nil, 100)])
    func `a title over all columns is as wide as it wants, where there is room`(
        offer: CGFloat?, expected: CGFloat
    ) throws {
        #expect(try tree(divided(title), offer).size.width == expected)
        let row = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow { title.gridCellColumns(2) }
            GridRow {
                box(30)
                box(20)
            }
        }
        #expect(try tree(row, offer).size.width == expected)
    }

    @Test func `a cell over some columns leaves the others their widths`() throws {
        let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(30)
                box(20); box(50).id("c")
            }
            GridRow { Color.clear.frame(height: 10).gridCellColumns(2).id("d") }
        }
        let tree = try tree(grid, 300)
        #expect(tree.size.width == 300)
        #expect(tree.frame(id: "d")?.width == 240 && tree.frame(id: "c") == CGRect(x: 250, y: 0, width: 50, height: 10))
    }
}
