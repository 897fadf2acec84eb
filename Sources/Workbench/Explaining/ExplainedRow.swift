// ExplainedRow.swift: everything that `plumb explain` reports of a row.  Lengths in points.

public import Documents
public import Plumb

/// A row with the reasons for its lengths.
public struct ExplainedRow: Sendable {
    /// The row.
    public let document: ProblemDocument
    /// Its optimal lengths with their reasons.
    public let explanation: RowExplanation
    /// What each way to state the row leaves open; empty for long rows.
    public let ambiguities: [RowAmbiguity]
    /// Where the items stand across the row; `nil` where none has measures.
    public let cross: CrossAnswer?

    /// The longest row that is explained: each item may cost a linear program.
    public static let mostItems = 300

    /// Explains a row.
    ///
    /// - Throws: `ExplanationError` for a long row; `RowProgramError`.
    public init(_ document: ProblemDocument) throws {
        guard document.problem.items.count <= Self.mostItems else {
            throw ExplanationError.tooManyItems(document.problem.items.count)
        }
        self.document = document
        explanation = try RowExplanation(document.problem)
        ambiguities = try document.problem.ambiguities()
        cross = try CrossAnswer(document.cross, countsLine: false, byProgram: true)
    }
}

/// Why something is not explained.
public enum ExplanationError: Error, Equatable, CustomStringConvertible {
    /// The row has more than `ExplainedRow.mostItems` items.
    case tooManyItems(Int)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .tooManyItems(let count):
            "the row has \(count) items; explain takes at most \(ExplainedRow.mostItems): plumb solve has no such limit"
        }
    }
}
