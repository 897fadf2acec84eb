// ScreenProgram+Solving.swift: the frames of a screen from its linear program.  Lengths in points.

/// The answer of `ScreenProgram`.
public struct SolvedScreen: Sendable {
    /// Sizes and places.
    public let arrangement: ScreenArrangement
    /// The program's answer, with the dual that proves it.
    public let solution: Solution
}

extension ScreenProgram {
    /// Solves the screen.
    ///
    /// - Throws: `RowProgramError`.
    /// - Complexity: one linear program an objective, each started from the last one's basis.
    public func solved() throws(RowProgramError) -> SolvedScreen {
        let solution = try program.optimum(named: "tree")
        func numbers(_ variables: [PerAxis<Variable>]) -> [PerAxis<Double>] {
            variables.map { variable in PerAxis { solution[variable[$0]] } }
        }
        return SolvedScreen(
            arrangement: ScreenArrangement(sizes: numbers(sizes), offsets: numbers(offsets), in: screen),
            solution: solution)
    }
}

extension Screen {
    /// The frames of all views by one linear program.
    ///
    /// - Throws: `ScreenError` where there is no program, `RowProgramError` where it has no answer.
    public func solved() throws -> SolvedScreen { try ScreenProgram(self).solved() }

    /// The frames of all views container by container, small linear programs where sizes compete.
    ///
    /// - Throws: As `ScreenRecursion` does.
    public func solvedInTurn() throws -> ScreenArrangement {
        try ScreenRecursion(competing: { try $0.solved().lengths }).arrangement(of: self)
    }
}
