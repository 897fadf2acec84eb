// Generator+Grids.swift: random cells in the columns of a grid.  Lengths in points.

public import PlumbTesting

extension Generator where Value == GridProblem {
    /// Grids of four columns and a few cells, which may span several, in a container or without one.
    public static func gridProblems() -> Generator {
        let length = Generator<Double>.length(upTo: 100, isCoarse: true)
        let cell = Generator<GridProblem.Cell> { choices in
            let first = Int(choices.draw(upTo: 3))
            let last = first + 1 + Int(choices.draw(upTo: UInt64(3 - first)))
            let minimum = length.draw(&choices)
            let maximum = choices.draw(upTo: 2) == 0 ? Double.infinity : minimum + length.draw(&choices)
            return GridProblem.Cell(columns: first..<last, minimum: minimum, maximum: maximum)
        }
        let cells = cell.array(count: 1...8)
        return Generator { choices in
            let available = choices.draw(upTo: 3) == 0 ? nil : 9 + 4 * length.draw(&choices)
            do {
                return try GridProblem(count: 4, gaps: [3, 3, 3], cells: cells.draw(&choices), available: available)
            } catch {
                preconditionFailure("a drawn grid is within the rules: \(error)")
            }
        }
    }
}
