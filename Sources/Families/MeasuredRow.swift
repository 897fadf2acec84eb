// MeasuredRow.swift: what a rule answers and how bad that is, over any numbers: one region's forms, or one point's fractions.

package import Rows

/// The answer of a rule to one row, with what measures read of it.
package struct MeasuredRow<Value: Number> where Value.Scalar == Fraction {
    private let row: RowOver<Value>
    private let parameters: [Value]
    private let names: [String: Int]
    private let room: Value
    package let lengths: [Value]
    private let optimum: [Value]?

    /// Runs the rule, and the optimum after it where a measure asks for that.
    ///
    /// - Parameters:
    ///   - row: Of the family; its container is finite.
    ///   - parameters: In the order of the family.
    package init<J: Judge>(
        _ family: Family, _ row: RowOver<Value>, parameters: [Value], by rule: some Rule, for measures: [LayoutMeasure],
        judge: inout J
    ) throws where J.Value == Value {
        guard let room = row.room else { throw FamilyError.noContainer }
        (self.row, self.parameters, self.room) = (row, parameters, room)
        names = Dictionary(family.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        lengths = try rule.compiledLengths(of: row, in: room, judge: &judge)
        let needsOptimum = measures.contains(where: \.needsOptimum)
        optimum = needsOptimum ? try WaterFilling().compiledLengths(of: row, in: room, judge: &judge) : nil
    }

    /// The measure is the greatest of these; what is known comes first.
    package func pieces<J: Judge>(of measure: LayoutMeasure, judge: inout J) -> [Value] where J.Value == Value {
        let excess = sum(lengths) - room
        switch measure {
        case .overflow: return [0, excess]
        case .avoidableOverflow:
            let forced = sum(row.items.map(\.minimum)) - room
            return [0, judge.isLess(0, forced) ? excess - forced : excess]
        case .unused:
            let excessOfOptimum = sum(optimum ?? []) - room
            return [0, judge.isLess(excessOfOptimum, 0) ? excessOfOptimum - excess : 0 - excess]
        case .distance:
            var pieces: [Value] = [0]
            for (length, best) in zip(lengths, optimum ?? []) where length != best {
                pieces += [length - best, best - length]
            }
            return pieces
        case .overlap, .outside, .truncated: preconditionFailure("a claim is checked before it is judged")
        case .term(let term):
            var sum = Value(term.constant)
            for part in term.parts { sum = sum + value(of: part.quantity, &judge) * part.factor }
            return [sum]
        case .defined(let measure):
            return [0] + measure.definition.amounts(in: placed, judge: &judge).map(\.value)
        }
    }

    /// The container, and the items in it.
    private var placed: PlacedLayout<Value> {
        var views = [
            PlacedLayout<Value>.View(
                id: nil, left: 0, right: room + sum(row.spacing), top: 0, bottom: 0, container: nil)
        ]
        var start: Value = 0
        for (index, length) in lengths.enumerated() {
            let end = start + length
            views.append(.init(id: row.items[index].id, left: start, right: end, top: 0, bottom: 0, container: 0))
            start = index < row.spacing.count ? end + row.spacing[index] : end
        }
        return PlacedLayout(views)
    }

    private func sum(_ values: [Value]) -> Value { values.reduce(0, +) }

    /// - Precondition: Items and parameters are there.
    private func value<J: Judge>(of quantity: LayoutTerm.Quantity, _ judge: inout J) -> Value where J.Value == Value {
        let excess = sum(lengths) - room
        switch quantity {
        case .length(let item): return lengths[index(of: item)]
        case .offset(let item):
            let index = index(of: item)
            return sum(Array(lengths[..<index])) + sum(Array(row.spacing[..<index]))
        case .total: return sum(lengths) + sum(row.spacing)
        case .overflow: return judge.isLess(0, excess) ? excess : 0
        case .unused: return judge.isLess(excess, 0) ? 0 - excess : 0
        case .parameter(let name):
            guard let index = names[name] else { preconditionFailure("a claim is checked before it is judged") }
            return parameters[index]
        case .frame: preconditionFailure("a claim is checked before it is judged")
        }
    }

    private func index(of item: String) -> Int {
        guard let index = row.index(ofItem: item) else { preconditionFailure("a claim is checked before it is judged") }
        return index
    }
}

extension RowOver {
    /// How an item is known: by its id, or without one by its index, which is written one way only.
    package func index(ofItem name: String) -> Int? {
        if let index = items.firstIndex(where: { $0.id == name }) { return index }
        guard let index = Int(name), String(index) == name, items.indices.contains(index) else { return nil }
        return items[index].id == nil ? index : nil
    }
}

extension Family {
    /// Throws for items and parameters that the family does not have.
    package func check(_ measure: LayoutMeasure) throws(FamilyError) {
        switch measure {
        case .overflow, .avoidableOverflow, .unused, .distance: return
        case .overlap, .outside, .truncated: throw .notOfRows(measure.description)
        case .term(let term): try check(term, of: measure)
        case .defined(let defined):
            if defined.definition.isOfScenes { throw .notOfRows(defined.definition.claim) }
            try parameters.check(defined)
        }
    }

    private func check(_ term: LayoutTerm, of measure: LayoutMeasure) throws(FamilyError) {
        guard term.constant.isFinite, term.parts.allSatisfy(\.factor.isFinite) else {
            throw .undefined(measure.description)
        }
        for part in term.parts {
            switch part.quantity {
            case .length(let item), .offset(let item):
                if row.index(ofItem: item) == nil { throw .unknownItem(item) }
            case .parameter(let name):
                if !parameters.contains(where: { $0.name == name }) { throw .unknownWord(name) }
            case .frame: throw .notOfRows(part.quantity.description)
            case .total, .overflow, .unused: break
            }
        }
    }
}
