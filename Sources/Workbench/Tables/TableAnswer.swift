// TableAnswer.swift: the widths of a table and what they come to, and as one object of JSON.

package import Documents
package import Tables

/// The proof of an optimum with the table that it is about.
package struct TableProofOfTexts: Sendable {
    package let table: WholeTable
    package let optimum: OptimalTable
    /// Why no less room would do for a height.
    package let narrowing: TableProof?
}

/// The widths of a table and what they come to; lengths in the units of the ruler.
package struct TableAnswer: Sendable {
    /// Who gave the widths: `optimal`, or a rule by its name.
    package let rule: String
    package let widths, heights: [Double]
    /// The heights of all rows, without what is between them.
    package let height: Double
    /// The width with the edges.
    package let width: Double
    package let overflow: Double
    /// How often words are cut.
    package let cuts: Int
    /// How many cells are too narrow for one of their words.
    package let cutCells: Int
    package let isProved: Bool
    /// What the height is proved to be at least; `nil` for a rule.
    package let leastHeight: Double?
    package let proof: TableProofOfTexts?

    /// By how much the height may still exceed the least one.
    package var gap: Double { max(0, height - (leastHeight ?? height)) }
}

extension TableAnswer {
    /// The answer as one object.
    package func json(id: String?, available: Double?) -> JSONText {
        .members([
            ("id", id.map { .string($0) }), ("rule", .string(rule)), ("widths", .numbers(widths)),
            ("height", .number(height)), ("heights", .numbers(heights)), ("width", .number(width)),
            ("available", available.map { .number($0) } ?? .null), ("overflow", .number(overflow)),
            ("cuts", .integer(cuts)), ("proved", .bool(isProved)), ("gap", gap > 0 ? .number(gap) : nil),
        ])
    }
}
