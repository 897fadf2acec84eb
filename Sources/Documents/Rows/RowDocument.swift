// RowDocument.swift: one row of a file (Documentation/Formats.md).  Lengths in points.
// Field names are fixed: other programs rely on them.  Fields may be added, never renamed.

public import Rows
public import Boxes

/// A document with its numbers in doubles.
public typealias RowDocument = RowDocumentOver<Double>

/// A row with its name, its axis and the answers that engines claim for it.
public struct RowDocumentOver<Value: DocumentNumber>: Sendable, Equatable {
    /// The name, if there is one.
    public var id: String?
    /// The direction in which the row runs.
    public var axis: Axis
    /// The row itself.
    public var row: RowOver<Value>
    /// What each item measures across the axis, where it says so.
    public var cross: [AlignmentProblemOver<Value>.Child?]
    /// Answers of other engines, to be judged.
    public var claims: [ClaimedAnswerOver<Value>]

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, row: RowOver<Value>,
        cross: [AlignmentProblemOver<Value>.Child?]? = nil, claims: [ClaimedAnswerOver<Value>] = []
    ) {
        self.cross = cross ?? Array(repeating: nil, count: row.items.count)
        (self.id, self.axis, self.claims) = (id, axis, claims)
        self.row = row
    }

    /// The items that have measures across the axis, by index.
    package var measuredItems: [Int] { cross.indices.filter { cross[$0] != nil } }
}
