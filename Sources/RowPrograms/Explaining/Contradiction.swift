// Contradiction.swift: the minima and gaps of a row that cannot fit together.  Lengths in points.

import LinearPrograms
public import Rows
public import Simplex

extension Row {
    /// Demands that do not fit into the container together, while they do when any one of them is left out.
    ///
    /// The part of an irreducible infeasible set of the program `lengths and gaps at least as demanded, their sum within the
    /// container` that can be left out: no length is ever below 0, and negative gaps make room.
    ///
    /// - Parameter adviser: Who proposes bases; where there are several such sets, the one found may be another's.
    /// - Returns: Empty where the row does not overflow, and where its overflow follows from no bounds (`leastLengths`).
    /// - Throws: `RowProgramError`.
    /// - Complexity: At most one linear program a demand.
    public func contradiction(advisedBy adviser: Adviser = .doubles) throws(RowProgramError) -> [LeastLength] {
        let leastLengths = leastLengths
        guard case .shared(let row) = resolution, row.leastOverflow > tolerance, !leastLengths.isEmpty else {
            return []
        }
        // The solver excuses nothing; an overflow within the tolerance is none.
        let room = (available ?? 0) - spacing.reduce(0) { $0 + min($1, 0) } + tolerance
        var program = LinearProgram()
        let lengths = leastLengths.map { program.variable("w[\($0.bound)]", atLeast: 0) }
        let rows = zip(leastLengths, lengths).map { demand, length in
            program.subject(to: "demand[\(demand.bound)]", length >= demand.length)
        }
        program.subject(to: "fit", sum(lengths) <= room)
        let bounds = rows.map { ProgramBound($0, .lower) }
        guard
            let set = try solving({ () throws(SolverError) in
                try program.irreducibleInfeasibleSet(among: bounds, advisedBy: adviser.advice)
            })
        else { throw .noOptimum(program: "contradiction") }
        return zip(leastLengths, rows).filter { set.contains(ProgramBound($1, .lower)) }.map(\.0)
    }
}
