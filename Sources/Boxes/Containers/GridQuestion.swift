// GridQuestion.swift: the question to a rule that shares the width of a whole grid.  Lengths in points.

package import Rows

/// How wide are a grid's columns?
package struct GridQuestion<Value: Number> {
    /// A cell: the columns that it spans, and its least, ideal and greatest width, in points.
    package struct Cell {
        /// The number of its row.
        package let row: Int
        /// The columns that it spans.
        package let columns: Range<Int>
        /// Its widths when offered 0, nothing and infinity.
        package let minimum, ideal, maximum: Value
        /// The least heights by width of what wraps, its words whole; `nil` for other views.
        package let steps: Staircase<Value.Scalar>?
        /// The height in the least width; 0 where it does not count: in a cell of several views, and across the axis of one that
        /// does not make its row higher.
        package let height: Value
    }

    /// The number of columns.
    package let count: Int
    /// The gap after each column but the last, in points.
    package let gaps: [Value]
    /// The cells that have a say in widths.
    package let cells: [Cell]
    /// The width offered, in points; `nil` for the ideal.
    package let width: Value?
}

extension GridMeasure {
    /// The columns' question under an offer, in points.
    package func question<J: Judge<Value>>(
        offered width: Value?, judge: inout J
    ) throws(J.Failure) -> GridQuestion<Value> {
        var asked: [GridQuestion<Value>.Cell] = []
        for cell in cells where !cell.unsized.contains(.horizontal) {
            func width(_ offer: Value?, _ judge: inout J) throws(J.Failure) -> Value {
                try cell.view.size(for: PerAxis(horizontal: offer, vertical: nil), judge: &judge).horizontal
            }
            let counts = !cell.unsized.contains(.vertical) && !cell.view.isNested
            let least = try cell.view.size(for: PerAxis(horizontal: 0, vertical: nil), judge: &judge)
            asked.append(
                GridQuestion<Value>.Cell(
                    row: cell.row, columns: cell.columns, minimum: least.horizontal, ideal: try width(nil, &judge),
                    maximum: try width(.infinity, &judge), steps: counts ? cell.view.staircase : nil,
                    height: counts ? least.vertical : 0))
        }
        return GridQuestion(
            count: priorities.horizontal.count, gaps: gaps.horizontal, cells: asked, width: width)
    }
}
