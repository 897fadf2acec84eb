// RayPrograms.swift: rays found by solving another program, for when the tableau's own ray fails its check.
// Both programs have a point and a bounded objective whatever the original is like; where numbers of very different
// size make the solver say otherwise there is no ray, and no second try.

internal import LinearPrograms

extension LinearProgram {
    /// Multipliers that prove infeasibility: the row duals of
    /// minimise Σ (shortᵢ + longᵢ) subject to rowᵢ + shortᵢ − longᵢ within its bounds.
    func elasticMultipliers(_ options: SolverOptions) throws(SolverError) -> [Double]? {
        var elastic = self
        var total = LinearExpression()
        for row in constraints {
            let short = elastic.variable(atLeast: 0)
            let long = elastic.variable(atLeast: 0)
            total += short + long
            elastic.extend(row, by: short - long)
        }
        elastic.setObjectives([])
        elastic.minimize(total)
        return try elastic.solvedWithoutRays(options)?.stages[0].rowDuals
    }

    /// The direction within a box of side 2 along which an objective improves most and no bound is met.
    func steepestRay(objective index: Int, _ options: SolverOptions) throws(SolverError) -> [Double]? {
        var cone = self
        for variable in variables {
            let low = columnLower[variable.index].isFinite ? 0.0 : -1
            let high = columnUpper[variable.index].isFinite ? 0.0 : 1
            cone.setBounds(of: variable, atLeast: low, atMost: high)
        }
        for row in constraints {
            let low = rowLower[row.index].isFinite ? 0 : -Double.infinity
            let high = rowUpper[row.index].isFinite ? 0 : Double.infinity
            cone.setBounds(of: row, atLeast: low, atMost: high)
        }
        for objective in objectives[..<index] {
            let (lower, upper) = objective.bounds(noWorseThan: 0)
            cone.addRow(columns: objective.columns, coefficients: objective.costs, lower: lower, upper: upper)
        }
        var target = objectives[index]
        target.constant = 0
        cone.setObjectives([target])
        return try cone.solvedWithoutRays(options)?.values
    }

    /// The optimum, or `nil` where none is found; an infeasible or unbounded outcome is not looked into.
    private func solvedWithoutRays(_ options: SolverOptions) throws(SolverError) -> Solution? {
        try requireValid()
        let problem = try Problem.loading(self)
        var solve = try CertifiedSolve(self, options, provesRays: false)
        do {
            let solution = try solve.solveAll(problem)
            return solution.status == .optimal ? solution : nil
        } catch .undecided, .numerical {
            return nil
        }
    }
}
