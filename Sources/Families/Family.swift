// Family.swift: a row some of whose lengths vary with parameters, for all of their values.  Lengths in points, exact.

public import Rows

/// A row whose lengths are linear in parameters, each of which lies in an interval; inequalities may tie them together.
///
///     let toolbar = try Family(
///         parameters: [width, title],
///         items: [
///             ItemOver(id: "title", minimum: title.length, maximum: title + 100),
///             ItemOver(id: "search", minimum: 120),
///         ],
///         spacing: 8, available: width.length)
///
/// Names and intervals have been checked.  That there is a point at all, and that the row is one at each of them, is found
/// when something is proved, since that takes a solver.
public struct Family: Sendable, Equatable {
    /// The parameters; a point of the family has one number for each, in this order.
    public private(set) var parameters: [Parameter]
    /// The row in terms of the parameters.
    public private(set) var row: RowOver<LinearForm>
    /// What ties the parameters: these forms are nowhere above 0.
    public private(set) var ties: [LinearForm]

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
    }

    /// The same family with its parameters in the order of their names.
    package var inOrderOfNames: Family {
        keeping(parameters.indices.sorted { parameters[$0].name < parameters[$1].name })
    }

    /// The same family where some parameters are 0, without them.
    package func without(_ names: Set<String>) -> Family {
        keeping(parameters.indices.filter { !names.contains(parameters[$0].name) })
    }

    /// The same family with the parameters at some places, in that order, where the others are 0.
    private func keeping(_ places: [Int]) -> Family {
        func form(_ form: LinearForm) -> LinearForm { LinearForm(form.constant, places.map { form[$0] }) }
        var family = self
        family.parameters = places.map { parameters[$0] }
        family.row = row.mapped(form, { $0 })
        family.ties = ties.map(form)
        return family
    }

    /// The same family with some parameters at one value each.
    package func fixed(_ values: [String: Fraction]) -> Family {
        var family = self
        family.parameters = parameters.map { parameter in
            values[parameter.name].map { Parameter(parameter.name, $0...$0) } ?? parameter
        }
        return family
    }

    /// The row at a point.
    ///
    /// - Parameter point: One number a parameter.
    /// - Throws: `RowError` outside of the family.
    public func row(at point: [Fraction]) throws(RowError) -> ExactRow {
        let row = self.row.mapped({ $0.value(at: point) }, { $0 })
        return try ExactRow(items: row.items, spacing: row.spacing, available: row.available, policy: row.policy)
    }

    /// The row at a point that is given by the names of the parameters; 0 for those that are not there.
    ///
    /// - Throws: `RowError` outside of the family.
    public func row(at named: [String: Fraction]) throws(RowError) -> ExactRow {
        try row(at: parameters.map { named[$0.name] ?? 0 })
    }

    /// Whether a point lies in the family.
    public func contains(_ point: [Fraction]) -> Bool {
        parameters.box.contains(point) && ties.allSatisfy { $0.value(at: point) <= 0 }
    }
}
