// ClaimedRow.swift: rows with claims about them, right ones, nearly right ones and wild ones.  Lengths in points.

import Documents
public import PlumbTesting

/// A row and lengths that somebody may claim for it.
public struct ClaimedRow: Sendable {
    /// The row.
    public let problem: Row
    /// One length per item, in points; possibly out of bounds.
    public let lengths: [Double]

    /// Puts a claim to a row.
    public init(problem: Row, lengths: [Double]) {
        self.problem = problem
        self.lengths = lengths
    }

    /// The row with its claim as one line of JSON that `plumb verify` reads.
    public func json(engine: String, id: String? = nil) -> String {
        RowDocument(id: id, row: problem, claims: [ClaimedAnswer(engine: engine, lengths: lengths)]).json.line
    }
}

extension Generator where Value == ClaimedRow {
    /// Rows with the optimum, SwiftUI's lengths, the optimum with some points moved, or lengths drawn at random.
    public static func claims(on shape: RowShape = RowShape()) -> Generator {
        let rows = Generator<Row>.rows(shape)
        return Generator(
            describe: { $0.json(engine: "generated") },
            draw: { choices in
                let problem = rows.draw(&choices)
                return ClaimedRow(problem: problem, lengths: lengths(for: problem, shape, &choices))
            })
    }

    private static func lengths(
        for problem: Row, _ shape: RowShape, _ choices: inout Choices
    ) -> [Double] {
        var lengths = WaterFilling().lengths(for: problem)
        switch choices.draw(upTo: 3) {
        case 0: return lengths
        case 1: return SwiftUIRule().lengths(for: problem)
        case 2:
            guard !lengths.isEmpty else { return lengths }
            let amount = Generator<Double>.length(upTo: 20, isCoarse: shape.isCoarse).draw(&choices)
            lengths[Int(choices.draw(upTo: UInt64(lengths.count - 1)))] -= amount
            lengths[Int(choices.draw(upTo: UInt64(lengths.count - 1)))] += amount
            return lengths
        default:
            let length = Generator<Double>.length(isCoarse: shape.isCoarse)
            return problem.items.map { min($0.maximum, $0.minimum + length.draw(&choices)) }
        }
    }
}
