// TriedPoints.swift: what measures come to at points, by the plain rule: a layout of many views is not made twice.

package import Families
internal import Rows

/// The measures of a layout at the points so far.
package final class TriedPoints<L: ParametricLayout> {
    private let layout: L
    /// What is measured at points that are tried for all of it.
    private let measures: [LayoutMeasure]
    private var known: [[Fraction]: [LayoutMeasure: Fraction]] = [:]

    /// No points so far.
    package init(of layout: L, for measures: [LayoutMeasure]) { (self.layout, self.measures) = (layout, measures) }

    /// The value of a measure at a point; `nil` where the point is outside of the layout's parameters, or where the scene
    /// cannot be laid out.
    ///
    /// - Parameter alone: Whether no other measure will be asked for there.
    package func value(of measure: LayoutMeasure, at point: [Fraction], alone: Bool = false) -> Fraction? {
        if let value = known[point]?[measure] { return value }
        guard layout.contains(point) else { return nil }
        if !alone, known[point] == nil, measures.count > 1, let values = try? layout.values(of: measures, at: point) {
            known[point] = Dictionary(zip(measures, values)) { first, _ in first }
            if let value = known[point]?[measure] { return value }
        }
        let value = try? layout.value(of: measure, at: point)
        if let value { known[point, default: [:]][measure] = value }
        return value
    }
}
