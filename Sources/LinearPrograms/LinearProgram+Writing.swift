// LinearProgram+Writing.swift: writing a program down the way it stands in a book.

extension LinearProgram {
    /// Adds a variable; free unless bounds are given.
    ///
    /// - Complexity: O(1) amortised.
    public mutating func variable(
        _ name: String = "", atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) -> Variable {
        setName(name, at: columnCount, in: &columnNames)
        columnLower.append(lower)
        columnUpper.append(upper)
        return Variable(index: columnCount - 1)
    }

    /// Adds the next objective, to be minimised.
    public mutating func minimize(_ expression: some LinearTerm) { minimize("", expression) }

    /// Adds the next objective, to be minimised, under a name.
    public mutating func minimize(_ name: String, _ expression: some LinearTerm) {
        add(objective: name, .minimize, expression.linearExpression)
    }

    /// Adds the next objective, to be maximised.
    public mutating func maximize(_ expression: some LinearTerm) { maximize("", expression) }

    /// Adds the next objective, to be maximised, under a name.
    public mutating func maximize(_ name: String, _ expression: some LinearTerm) {
        add(objective: name, .maximize, expression.linearExpression)
    }

    /// Adds a row that holds a relation; constants move to the bounds.
    ///
    /// - Complexity: O(number of terms), plus sorting when variables do not ascend.
    @discardableResult
    public mutating func subject(to name: String = "", _ relation: Relation) -> Constraint {
        let (columns, coefficients) = rowEntries(of: relation.expression)
        let constant = relation.expression.constant
        return addRow(
            name, columns: columns, coefficients: coefficients,
            lower: relation.lower - constant, upper: relation.upper - constant)
    }

    /// Adds the two rows `name.over` and `name.under` of an absolute value.
    @discardableResult
    public mutating func subject(
        to name: String = "", _ relation: AbsoluteRelation
    ) -> (over: Constraint, under: Constraint) {
        let over = subject(to: name.isEmpty ? "" : "\(name).over", relation.over)
        let under = subject(to: name.isEmpty ? "" : "\(name).under", relation.under)
        return (over, under)
    }

    /// Adds a row that holds an expression between two numbers.
    @discardableResult
    public mutating func subject(
        to name: String = "", _ expression: some LinearTerm, in range: ClosedRange<Double>
    ) -> Constraint {
        subject(to: name, Relation(expression.linearExpression, lower: range.lowerBound, upper: range.upperBound))
    }

    /// Replaces the bounds of a variable.
    ///
    /// - Precondition: The variable is one of this program's.
    public mutating func setBounds(
        of variable: Variable, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) {
        columnLower[variable.index] = lower
        columnUpper[variable.index] = upper
    }

    /// Replaces the bounds of a constraint.
    ///
    /// - Precondition: The constraint is one of this program's.
    public mutating func setBounds(
        of constraint: Constraint, atLeast lower: Double = -.infinity, atMost upper: Double = .infinity
    ) {
        rowLower[constraint.index] = lower
        rowUpper[constraint.index] = upper
    }

    /// Replaces all objectives.
    public mutating func setObjectives(_ objectives: [Objective]) { self.objectives = objectives }

    private mutating func add(objective name: String, _ sense: Sense, _ expression: LinearExpression) {
        let (columns, costs) = rowEntries(of: expression)
        objectives.append(Objective(sense, name: name, columns: columns, costs: costs, constant: expression.constant))
    }
}
