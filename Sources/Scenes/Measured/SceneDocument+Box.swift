// SceneDocument+Box.swift: a scene laid out in doubles.  Lengths in points.

package import Boxes

extension SceneDocument {
    /// The scene as boxes that answer in doubles, which have not been asked yet.
    ///
    /// - Parameter shaper: What measures texts; the package's own table where there is none.
    /// - Throws: `UnmeasuredView` for a view of a kind that is laid out as a view only.
    package func box(by engine: SceneEngine, shaper: (any TextShaper)? = nil) throws -> Box<Double> {
        try measured(in: SceneRun<Double>(shaper: shaper)).sharing(by: engine)
    }
}
