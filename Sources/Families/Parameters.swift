// Parameters.swift: the parameters of a layout, in order: their box, their points, and forms of them in words.

package import Rows

extension [Parameter] {
    /// The intervals.
    package var box: ParameterBox { ParameterBox(ranges: map(\.range)) }

    /// The numbers of a point by the names of their parameters.
    package func named(_ point: [Fraction]) -> [String: Fraction] {
        Dictionary(zip(map(\.name), point)) { first, _ in first }
    }

    /// The point with the numbers of its parameters by name; 0 for those that are not there.
    package func point(_ named: [String: Fraction]) -> [Fraction] { map { named[$0.name] ?? 0 } }

    /// A form as claims write it: `1/2 * width - 30`.
    package func words(for form: LinearForm) -> String {
        let known = LayoutTerm(form.constant)
        let term = indices.filter { form[$0] != 0 }.reversed().reduce(known) { sum, index in
            .parameter(self[index].name) * form[index] + sum
        }
        return "\(term)".printable
    }
}
