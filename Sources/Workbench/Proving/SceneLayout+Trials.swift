// SceneLayout+Trials.swift: points at which a claim is tried before anything is explored.

import Families

extension SceneLayout {
    /// Ends and middles of all parameters, at which most of what fails does so.
    var trialPoints: [[Fraction]] {
        let ranges = parameters.map(\.range)
        return ranges.indices.prefix(4).reduce([ranges.map(\.lowerBound)]) { points, index in
            let (lower, upper) = (ranges[index].lowerBound, ranges[index].upperBound)
            return points.flatMap { point in
                [lower, upper, (lower + upper) / 2].map { value in
                    var point = point
                    point[index] = value
                    return point
                }
            }
        }
    }
}
