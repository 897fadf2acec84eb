// Family.swift: a row some of whose lengths vary with parameters, for all of their values.  Lengths in points, exact.

public import Rows

/// A row whose lengths are linear in parameters, each of which lies in an interval; inequalities may tie them together.
///
/// Names and intervals have been checked.  That there is a point at all, and that the row is one at each of them, is found
/// when something is proved, since that takes a solver.
public struct Family: Sendable, Equatable {
    /// The parameters; a point of the family has one number for each, in this order.
    public let parameters: [Parameter]
    /// The row in terms of the parameters.
    public let row: RowOver<LinearForm>
    /// What ties the parameters: these forms are nowhere above 0.
    public let ties: [LinearForm]
    /// The intervals of the parameters.
    package let box: Box

    /// Checks and keeps a family.
    ///
    /// - Parameters:
    ///   - parameters: Those that the lengths vary with, and others; names differ, intervals are finite.
    ///   - spacing: One gap between all neighbours.
    ///   - available: A finite container.
    ///   - ties: Inequalities that hold everywhere in the family.
    /// - Throws: `FamilyError` for the first thing wrong.
    public init(
        parameters: [Parameter], items: [ItemOver<VaryingLength>], spacing: VaryingLength = 0,
        available: VaryingLength, policy: Policy = .equalSizes, where ties: [Tie] = []
    ) throws(FamilyError) {
        let gaps = [VaryingLength](repeating: spacing, count: max(0, items.count - 1))
        try self.init(
            parameters: parameters, items: items, spacing: gaps, available: available, policy: policy, where: ties)
    }

    /// Checks and keeps a family with a gap of its own after each item but the last.
    ///
    /// - Throws: `FamilyError` for the first thing wrong.
    public init(
        parameters: [Parameter], items: [ItemOver<VaryingLength>], spacing: [VaryingLength],
        available: VaryingLength, policy: Policy = .equalSizes, where ties: [Tie] = []
    ) throws(FamilyError) {
        let row = RowOver(unchecked: items, spacing: spacing, available: available, policy: policy)
        let index = try Self.index(of: parameters, row, ties)
        func form(_ length: VaryingLength) -> LinearForm {
            var coefficients = [Fraction](repeating: 0, count: parameters.count)
            for (parameter, coefficient) in length.coefficients {
                if let place = index[parameter.name] { coefficients[place] = coefficient }
            }
            return LinearForm(length.constant, coefficients)
        }
        self.parameters = parameters
        self.row = row.mapped(form, { $0 })
        self.ties = ties.map { form($0.excess) }
        box = Box(ranges: parameters.map(\.range))
    }

    /// The row at a point.
    ///
    /// - Parameter point: One number a parameter.
    /// - Throws: `RowError` outside of the family.
    public func row(at point: [Fraction]) throws(RowError) -> ExactRow {
        let row = self.row.mapped({ $0.value(at: point) }, { $0 })
        return try ExactRow(items: row.items, spacing: row.spacing, available: row.available, policy: row.policy)
    }

    /// Whether a point lies in the family.
    public func contains(_ point: [Fraction]) -> Bool {
        box.contains(point) && ties.allSatisfy { $0.value(at: point) <= 0 }
    }

    /// A form as claims write it: `1/2 * width - 30`.
    package func words(for form: LinearForm) -> String {
        let known = LayoutTerm(form.constant)
        let term = parameters.indices.filter { form[$0] != 0 }.reversed().reduce(known) { sum, index in
            .parameter(parameters[index].name) * form[index] + sum
        }
        return "\(term)".printable
    }

    /// The numbers of a point by the names of their parameters.
    package func named(_ point: [Fraction]) -> [String: Fraction] {
        Dictionary(zip(parameters.map(\.name), point)) { first, _ in first }
    }
}
