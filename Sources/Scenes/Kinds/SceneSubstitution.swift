// SceneSubstitution.swift: what stands for the parameters of a family of scenes at one of its points.

import Families
import Rows

/// The values of parameters, and the texts of choices.
package struct SceneSubstitution {
    /// Lengths by the names of the parameters; those that are not there stay as they are.
    var lengths: [String: Fraction] = [:]
    /// Texts by the names of the choices.
    var texts: [String: String] = [:]

    /// A length with what is known of it.
    func of(_ length: SceneLength) -> SceneLength {
        guard case .varying(let form) = length else { return length }
        var value = VaryingLength(form.constant)
        for (parameter, factor) in form.coefficients {
            value = value + (lengths[parameter.name].map { VaryingLength($0) } ?? parameter.length) * factor
        }
        // A number that a double states is written and read as one.
        guard let known = value.known, Fraction(decimal: known.double) == known else { return .varying(value) }
        return .points(known.double)
    }

    /// A text, or the one that stands for the choice of this name.
    func of(_ text: String) -> String { texts[text] ?? text }
}
