// SceneDocument+Optimum.swift: scenes whose grids share their widths by a linear program.  Lengths in points.

package import Boxes
import RowPrograms
import Tables

extension SceneDocument {
    /// The scene as boxes in doubles, which have not been asked yet; under the optimum a linear program shares the widths of
    /// grids, and those with texts in them are as low as they can be.
    ///
    /// - Parameters:
    ///   - shaper: What measures texts; the package's own table where there is none.
    ///   - keepsViews: Whether boxes keep the views that they are made of.
    /// - Throws: `UnmeasuredView` for a view of a kind that nothing lays out.
    package func optimizedBox(
        by engine: SceneEngine, shaper: (any TextShaper)? = nil, keepsViews: Bool = false
    ) throws -> Box<Double> {
        try box(by: engine, shaper: shaper, keepsViews: keepsViews) { grid in
            if let texts = grid.texts { return try texts.widths(in: grid.width, advisedBy: .linked) }
            return try GridProblem(
                count: grid.count, gaps: grid.gaps,
                answers: grid.cells.map { ($0.columns, $0.minimum, $0.ideal, $0.maximum) }, offered: grid.width
            ).solved(advisedBy: .linked)
        }
    }
}
