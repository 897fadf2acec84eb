// SceneDemand.swift: lengths of a scene that must not be below 0 at any point of a family.

import Families

/// A length that must not be below 0.
package struct SceneDemand {
    /// What it is, for errors.
    let words: String
    /// The length, in points.
    let length: VaryingLength
}

extension SceneRange {
    /// What a range demands: its lengths are none below 0, and in order.
    func demands(_ name: String) -> [SceneDemand] {
        var demands = [
            SceneDemand(words: "least \(name)", length: minimum.form),
            SceneDemand(words: "ideal less the least \(name)", length: ideal.form - minimum.form),
        ]
        if maximum.form.constant.isFinite {
            demands.append(SceneDemand(words: "greatest less the ideal \(name)", length: maximum.form - ideal.form))
        }
        return demands
    }
}
