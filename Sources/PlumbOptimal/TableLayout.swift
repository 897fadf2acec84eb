// TableLayout.swift: views in the cells of a table that is as low as its width lets it be.  Lengths in points.

internal import GLPK
public import LayoutCore
internal import Rows
internal import Tables

/// Views in rows and columns, in reading order, the columns as wide as makes the whole as low as it can be.
///
/// Texts decide: widths are those at which the rows together are the lowest, of these the narrowest, and what they leave goes
/// to the columns in equal parts, as far as their views grow.  Words are cut only where they do not fit whole.  Under a width
/// of `nil` or infinity columns are as wide as the ideals of their views.  The widths are proved by the search behind
/// `plumb table`, whichever engine the views around have.
public struct TableLayout: Layout {
    /// The number of columns; less than 1 counts as 1.
    public var columns: Int
    /// The distances between neighbouring columns and rows, in points.
    public var columnSpacing, rowSpacing: CGFloat
    /// The point of each view that lies at the same point of its cell.
    public var anchor: UnitPoint

    /// A table of so many columns, with distances in points.
    public init(
        columns: Int, columnSpacing: CGFloat = 8, rowSpacing: CGFloat = 8, anchor: UnitPoint = .topLeading
    ) {
        (self.columns, self.columnSpacing, self.rowSpacing) = (columns, columnSpacing, rowSpacing)
        self.anchor = anchor
    }

    /// What is kept of the views: the table that they make, and the lengths under the last width.
    public struct Cache {
        fileprivate let cells: [GridOfTexts.Cell]
        fileprivate var last: (width: CGFloat?, lengths: Lengths)?
    }

    /// The widths of the columns and the heights of the rows, in points.
    fileprivate struct Lengths { let widths, heights: [CGFloat] }

    private func columnCount(_ subviews: Subviews) -> Int { max(1, min(columns, subviews.count)) }

    /// Asks the views for their least and greatest widths, and texts for their steps.
    public func makeCache(subviews: Subviews) -> Cache {
        let count = columnCount(subviews)
        let cells = subviews.enumerated().map { index, view in
            let least = view.sizeThatFits(ProposedViewSize(width: 0, height: nil))
            let most = view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
            return GridOfTexts.Cell(
                row: index / count, columns: index % count..<index % count + 1, minimum: Double(least.width),
                maximum: Double(most), steps: view.staircase, height: view.isNested ? 0 : Double(least.height))
        }
        return Cache(cells: cells)
    }

    /// As wide as is offered where the views grow so far, and as high as the rows are.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        if subviews.isEmpty { return .zero }
        let lengths = lengths(subviews, proposal.width, &cache)
        return CGSize(
            width: lengths.widths.reduce(columnSpacing * CGFloat(lengths.widths.count - 1), +),
            height: lengths.heights.reduce(rowSpacing * CGFloat(lengths.heights.count - 1), +))
    }

    /// Places each view in its cell.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if subviews.isEmpty { return }
        let lengths = lengths(subviews, proposal.width, &cache)
        let count = columnCount(subviews)
        var y = bounds.minY
        for (row, height) in lengths.heights.enumerated() {
            var x = bounds.minX
            for (column, width) in lengths.widths.enumerated() where row * count + column < subviews.count {
                let corner = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
                subviews[subviews.startIndex + row * count + column].place(
                    at: corner, anchor: anchor, proposal: ProposedViewSize(width: width, height: height))
                x += width + columnSpacing
            }
            y += height + rowSpacing
        }
    }

    private func lengths(_ subviews: Subviews, _ width: CGFloat?, _ cache: inout Cache) -> Lengths {
        if let last = cache.last, last.width == width { return last.lengths }
        let count = columnCount(subviews)
        let widths = widths(of: subviews, count, in: width, cache.cells)
        var heights = [CGFloat](repeating: 0, count: (subviews.count + count - 1) / count)
        for (index, view) in subviews.enumerated() {
            let size = view.sizeThatFits(ProposedViewSize(width: widths[index % count], height: nil))
            heights[index / count] = max(heights[index / count], size.height)
        }
        let lengths = Lengths(widths: widths, heights: heights)
        cache.last = (width, lengths)
        return lengths
    }

    private func widths(
        of subviews: Subviews, _ count: Int, in width: CGFloat?, _ cells: [GridOfTexts.Cell]
    ) -> [CGFloat] {
        var (least, most, ideal) = (
            [Double](repeating: 0, count: count), [Double](repeating: 0, count: count), [CGFloat]()
        )
        ideal = [CGFloat](repeating: 0, count: count)
        for (index, cell) in cells.enumerated() {
            let column = cell.columns.lowerBound
            (least[column], most[column]) = (max(least[column], cell.minimum), max(most[column], cell.maximum))
            ideal[column] = max(ideal[column], subviews[subviews.startIndex + index].sizeThatFits(.unspecified).width)
        }
        guard let width, width.isFinite else { return ideal }
        let gaps = [Double](repeating: Double(columnSpacing), count: count - 1)
        if let texts = GridOfTexts(count: count, gaps: gaps, cells: cells),
            let widths = try? texts.widths(in: Double(width), advisedBy: .glpk)
        {
            return widths.map { CGFloat($0) }
        }
        let items = zip(least, most).map { Item(minimum: $0, maximum: $1) }
        let room = max(0, Double(width) - gaps.reduce(0, +))
        let row = try? Row(items: items, available: room, policy: .equalIncrements)
        return row.map { WaterFilling().lengths(for: $0).map { CGFloat($0) } } ?? ideal
    }
}
