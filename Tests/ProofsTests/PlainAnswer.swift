// PlainAnswer.swift: what a rule gives at one point, measured here by its definition.  Lengths in points.

import Proofs

/// The lengths of one row with the optimum's, and what tests measure of them.
struct PlainAnswer<Value: KnownNumber> {
    let lengths: [Value]
    let optimum: [Value]
    let gaps: [Value]
    let minima: [Value]
    let available: Value
    let first: Value

    /// - Parameter first: The first parameter; 0 without any.
    init(_ lengths: [Value], optimum: [Value], in row: RowOver<Value>, first: Value) {
        (self.lengths, self.optimum, gaps) = (lengths, optimum, row.spacing)
        (minima, available) = (row.items.map(\.minimum), row.available ?? 0)
        self.first = first
    }

    private func total(_ lengths: [Value]) -> Value { lengths.reduce(0, +) + gaps.reduce(0, +) }
    private func positive(_ value: Value) -> Value { value > 0 ? value : 0 }

    var overflow: Value { positive(total(lengths) - available) }
    /// Beyond what the least lengths overflow by.
    var avoidable: Value { positive(overflow - positive(total(minima) - available)) }
    /// Beyond what the optimum leaves.
    var unused: Value {
        positive(positive(available - total(lengths)) - positive(available - total(optimum)))
    }
    var distance: Value {
        zip(lengths, optimum).reduce(0) { most, pair in
            let difference = pair.0 < pair.1 ? pair.1 - pair.0 : pair.0 - pair.1
            return most < difference ? difference : most
        }
    }
    /// `length(0) - 2 * offset(last) + unused + 3 * p0`.
    var mixed: Value {
        let last = lengths.count - 1
        let offset = lengths[..<last].reduce(0, +) + gaps[..<last].reduce(0, +)
        return lengths[0] - offset - offset + positive(available - total(lengths)) + first + first + first
    }
    /// `overflow - 1/4 * total`.
    var other: Value { overflow - total(lengths) / 4 }

    /// In the order of `PlainMeasures.all`.
    var values: [Value] { [overflow, avoidable, unused, distance, mixed, other] }
}

/// The measures of families with items `0 ..< count` that have no ids.
struct PlainMeasures {
    let all: [LayoutMeasure]

    init(_ family: Family) {
        let last = "\(family.row.items.count - 1)"
        let first = family.parameters.first.map { LayoutTerm.parameter($0.name) * 3 } ?? 0
        let mixed = LayoutTerm.length("0") - .offset(last) * 2 + .unused + first
        let other = LayoutTerm.overflow - .total * Fraction(1, over: 4)
        all = [.overflow, .avoidableOverflow, .unused, .distance, .term(mixed), .term(other)]
    }
}

extension Family {
    /// The plain rule at a point, in exact arithmetic.
    func plainAnswer(at point: [Fraction], by rule: some Rule) throws -> PlainAnswer<Fraction> {
        let row = try row(at: point)
        return PlainAnswer(
            try row.lengths(by: rule), optimum: row.lengths(by: .waterFilling), in: row, first: point.first ?? 0)
    }
}

/// A family in doubles, so that many points of it can be tried.
struct FamilyInDoubles {
    private let family: Family
    private let items: [(minimum: Form, ideal: Form, maximum: Form, basis: Form)]
    private let gaps: [Form]
    private let available: Form
    private let ties: [Form]
    let ranges: [ClosedRange<Double>]

    private struct Form {
        let constant: Double
        let factors: [Double]

        init(_ form: LinearForm) { (constant, factors) = (form.constant.double, form.coefficients.map(\.double)) }

        func value(_ point: [Double]) -> Double {
            var value = constant
            for index in factors.indices { value += factors[index] * point[index] }
            return value
        }
    }

    init(_ family: Family) {
        self.family = family
        items = family.row.items.map { (Form($0.minimum), Form($0.ideal), Form($0.maximum), Form($0.flex.basis)) }
        gaps = family.row.spacing.map(Form.init)
        available = Form(family.row.available ?? 0)
        ties = family.ties.map(Form.init)
        ranges = family.parameters.map { $0.range.lowerBound.double...$0.range.upperBound.double }
    }

    func contains(_ point: [Double]) -> Bool {
        zip(ranges, point).allSatisfy { $0.contains($1) } && ties.allSatisfy { $0.value(point) <= 0 }
    }

    /// The plain rule in doubles; `nil` where rounding makes the row none.
    func answer(at point: [Double], by rule: some Rule) -> PlainAnswer<Double>? {
        let items = zip(family.row.items, items).map { item, forms in
            let minimum = max(0, forms.minimum.value(point))
            let ideal = max(minimum, forms.ideal.value(point))
            return Item(
                minimum: minimum, ideal: ideal, maximum: max(ideal, forms.maximum.value(point)),
                priority: item.priority, weight: item.weight.double,
                flex: .init(
                    basis: max(0, forms.basis.value(point)), grow: item.flex.grow.double,
                    shrink: item.flex.shrink.double),
                glue: .init(
                    stretch: item.glue.stretch.double, shrink: item.glue.shrink.double,
                    stretchOrder: item.glue.stretchOrder, shrinkOrder: item.glue.shrinkOrder))
        }
        let row = try? Row(
            items: items, spacing: gaps.map { $0.value(point) }, available: max(0, available.value(point)),
            policy: family.row.policy)
        guard let row, let lengths = try? row.lengths(by: rule) else { return nil }
        return PlainAnswer(lengths, optimum: row.lengths(by: .waterFilling), in: row, first: point.first ?? 0)
    }
}
