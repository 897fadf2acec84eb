// LinearProgram+Description.swift: a program printed the way it stands in a book.
// For people; LP and MPS text for other solvers comes from the GLPK target.

extension LinearProgram: CustomStringConvertible {
    /// Objectives in order of priority, then rows by name, then bounds.
    public var description: String {
        var lines = objectives.map { line(of: $0) }
        if objectives.isEmpty { lines.append("find a point") }
        for row in constraints {
            let head = row.index == 0 ? "subject to  " : "            "
            lines.append("\(head)\(name(of: row)): \(relation(of: row))")
        }
        var head = "bounds      "
        for variable in variables {
            lines.append(head + range(of: variable))
            head = "            "
        }
        return lines.joined(separator: "\n")
    }

    /// An expression with this program's names, as `2 a - b + 3`.
    public func text(of expression: LinearExpression) -> String {
        var text = ""
        for term in expression.terms where term.coefficient != 0 {
            let size = term.coefficient.magnitude
            let factor = size == 1 ? "" : "\(shortest(size)) "
            append("\(factor)\(name(of: term.variable))", negative: term.coefficient < 0, to: &text)
        }
        if expression.constant != 0 || text.isEmpty {
            append(shortest(expression.constant.magnitude), negative: expression.constant < 0, to: &text)
        }
        return text
    }

    private func append(_ part: String, negative: Bool, to text: inout String) {
        if text.isEmpty {
            text = negative ? "- \(part)" : part
        } else {
            text += negative ? " - \(part)" : " + \(part)"
        }
    }

    private func line(of objective: Objective) -> String {
        let head = objective.sense == .minimize ? "minimise    " : "maximise    "
        let name = objective.name.isEmpty ? "" : "\(objective.name): "
        var expression = LinearExpression(constant: objective.constant)
        for k in objective.columns.indices {
            expression.terms.append(.init(objective.costs[k], Variable(index: Int(objective.columns[k]))))
        }
        return head + name + text(of: expression)
    }

    private func relation(of row: Constraint) -> String {
        held(text(of: expression(of: row)), rowLower[row.index], rowUpper[row.index])
    }

    private func range(of variable: Variable) -> String {
        held(name(of: variable), columnLower[variable.index], columnUpper[variable.index])
    }

    func held(_ what: String, _ lower: Double, _ upper: Double) -> String {
        if lower == upper { return "\(what) = \(shortest(lower))" }
        if lower == -.infinity, upper == .infinity { return "\(what) free" }
        if lower == -.infinity { return "\(what) <= \(shortest(upper))" }
        if upper == .infinity { return "\(what) >= \(shortest(lower))" }
        return "\(shortest(lower)) <= \(what) <= \(shortest(upper))"
    }
}

/// A number in the fewest digits that say it exactly.  (Through text: rounding would need libm.)
private func shortest(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
