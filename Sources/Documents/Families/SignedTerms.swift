// SignedTerms.swift: what a sum adds and what it takes away, as expressions in JSON state it.

package import Families
import Rows

/// The terms of a sum, apart by their signs.
package struct SignedTerms {
    private var gains: [JSONText] = []
    private var losses: [JSONText] = []
    private let constant: Fraction

    /// A constant and multiples of parameters, by name.
    package init(_ constant: Fraction, _ multiples: [(name: String, factor: Fraction)]) {
        self.constant = constant
        for (name, factor) in multiples where factor != 0 {
            let size = factor < 0 ? 0 - factor : factor
            let term = size == 1 ? JSONText.string(name) : .array([.string("*"), size.json, .string(name)])
            if factor < 0 { losses.append(term) } else { gains.append(term) }
        }
        if constant > 0 { gains.append(constant.json) }
        if constant < 0 { losses.append((0 - constant).json) }
    }

    /// What is added less what is taken away.
    package var difference: JSONText {
        if losses.isEmpty { return Self.sum(gains) }
        if constant < 0, gains.isEmpty, losses.count == 1 { return constant.json }
        return .array([.string("-"), Self.sum(gains), Self.sum(losses)])
    }

    /// That the sum is not above 0.
    package var inequality: JSONText { .array([.string("<="), Self.sum(gains), Self.sum(losses)]) }

    private static func sum(_ terms: [JSONText]) -> JSONText {
        terms.count < 2 ? terms.first ?? .integer(0) : .array([.string("+")] + terms)
    }
}

extension Tie {
    /// The inequality as documents state it.
    package var json: JSONText {
        let multiples = excess.coefficients.map { (name: $0.key.name, factor: $0.value) }.sorted { $0.name < $1.name }
        return SignedTerms(excess.constant, multiples).inequality
    }
}

extension VaryingLength {
    /// The length as expressions in JSON state it.
    package var json: JSONText {
        let multiples = coefficients.map { (name: $0.key.name, factor: $0.value) }.sorted { $0.name < $1.name }
        return SignedTerms(constant, multiples).difference
    }
}
