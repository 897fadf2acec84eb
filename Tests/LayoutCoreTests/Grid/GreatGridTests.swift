// GreatGridTests.swift: grids of many cells, and cells that span many columns, take no time that grows beyond them.

import Foundation
import Generators
import LayoutCore
import Testing

struct GreatGridTests {
    /// All are 100,000 cells, and 1,000 cells that span 1,000 columns.
    @Test func `great grids, and great spans, are laid out`() throws {
        func size(_ rows: Int, _ columns: Int, span: Int) throws -> CGSize {
            let cell = MeasuredLeaf { _ in CGSize(width: 1, height: 2) }.gridCellColumns(span)
            let grid = Grid(horizontalSpacing: 0) {
                ForEach(0..<rows, id: \.self) { _ in
                    GridRow { ForEach(0..<columns, id: \.self) { _ in cell } }
                }
            }
            return try LayoutHost(grid).layout(ProposedViewSize(width: 5_000, height: nil)).size
        }
        let rows = TestingSettings.share(20, of: 100).cases
        let height = CGFloat(rows * 2 + (rows - 1) * 8)
        #expect(try size(rows, 1_000, span: 1) == CGSize(width: 1_000, height: height))
        let count = 10 * rows
        let wide = try size(count, 1, span: count)
        #expect(abs(wide.width - 1) < 1e-9 && wide.height == CGFloat(count * 2 + (count - 1) * 8))
    }
}
