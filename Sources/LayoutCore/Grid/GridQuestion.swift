// GridQuestion.swift: what a rule that lays out grids as a whole is asked.  Lengths in points.

package import Foundation

/// How wide are a grid's columns?
package struct GridQuestion {
    /// A cell: the columns that it spans, and its least, ideal and greatest width, in points.
    package struct Cell {
        /// The columns that it spans.
        package let columns: Range<Int>
        /// Its widths when offered 0, nothing and infinity.
        package let minimum, ideal, maximum: CGFloat
    }

    /// The number of columns.
    package let count: Int
    /// The gap after each column but the last, in points.
    package let gaps: [CGFloat]
    /// The cells.
    package let cells: [Cell]
    /// The width offered, in points; `nil` for the ideal.
    package let width: CGFloat?
}
