// SceneDocument+Box.swift: a scene laid out in doubles.  Lengths in points.

package import Boxes

extension SceneDocument {
    /// The scene as boxes that answer in doubles, which have not been asked yet.
    ///
    /// - Parameters:
    ///   - shaper: What measures texts; the package's own table where there is none.
    ///   - keepsViews: Whether boxes keep the views that they are made of, for pictures.
    ///   - columns: What shares the widths of grids under the optimum.
    /// - Throws: `UnmeasuredView` for a view of a kind that is laid out as a view only, and for a grid under the optimum where
    ///   nothing shares its width.
    package func box(
        by engine: SceneEngine, shaper: (any TextShaper)? = nil, keepsViews: Bool = false, columns: ColumnRule? = nil
    ) throws -> Box<Double> {
        try measured(in: SceneRun(shaper: shaper, keepsViews: keepsViews)).sharing(by: engine, columns: columns)
    }

    /// A rule that shares the width of a whole grid.
    package typealias ColumnRule = (GridQuestion<Double>) throws -> [Double]
}
