// GridTracks.swift: the columns or the rows of a grid, which share a length, over any number.  Lengths in points.

/// A grid's columns, or its rows in columns of known widths.
struct GridTracks<J: Judge> {
    typealias Comparisons = J
    typealias Length = J.Value

    let grid: GridMeasure<Box<Length>>
    let axis: Axis
    /// The widths of the cells, where rows are asked.
    let widths: [Length]

    var gaps: [Length] { grid.gaps[axis] }
    var priorities: [Double] { grid.priorities[axis] }

    func length(of track: Int, offered: Length, judge: inout J) throws(J.Failure) -> Length {
        try grid.length(of: track, along: axis, widths, offered: offered, judge: &judge)
    }
}
