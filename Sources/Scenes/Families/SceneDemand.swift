// SceneDemand.swift: lengths of a scene that must not be below 0 at any point of a family.

import Families

/// A length that must not be below 0.
package struct SceneDemand {
    /// What it is, for errors.
    let words: String
    /// The length, in points.
    let length: VaryingLength
}

extension SceneView {
    /// The demands of the view and of all inside it that vary.
    var demands: [SceneDemand] {
        all.flatMap { view in
            let name = view.id.map { " of \($0)" } ?? ""
            return (view.kind.demands + (view.item?.demands ?? [])).filter { $0.length.known == nil }.map {
                SceneDemand(words: "the \($0.words) of the \(view.kind.name)\(name)", length: $0.length)
            }
        }
    }
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

extension SceneLimits {
    /// What limits demand: none is below 0, and an ideal is between the others.
    func demands(_ name: String) -> [SceneDemand] {
        let known = [("least", minimum), ("ideal", ideal), ("greatest", maximum)].compactMap { words, length in
            length.map { (words: "\(words) \(name)", form: $0.form) }
        }.filter(\.form.constant.isFinite)
        let order = ideal == nil ? [] : Array(zip(known, known.dropFirst()))
        return known.map { SceneDemand(words: $0.words, length: $0.form) }
            + order.map { SceneDemand(words: "\($1.words) less the \($0.words)", length: $1.form - $0.form) }
    }
}
