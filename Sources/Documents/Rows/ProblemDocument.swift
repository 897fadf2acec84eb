// ProblemDocument.swift: one problem of a file (Documentation/Formats.md).  Lengths in points.
// Field names are fixed: other programs rely on them.  Fields may be added, never renamed.

public import Rows
public import LayoutCore

/// A document with its numbers in doubles.
public typealias ProblemDocument = ProblemDocumentOver<Double>

/// A row with its name, its axis and the answers that engines claim for it.
public struct ProblemDocumentOver<Value: DocumentNumber>: Sendable, Equatable {
    /// The problem's name, if it has one.
    public var id: String?
    /// The direction in which the row runs.
    public var axis: Axis
    /// The row itself.
    public var problem: RowOver<Value>
    /// What each item measures across the axis, where it says so.
    public var cross: [AlignmentProblemOver<Value>.Child?]
    /// Answers of other engines, to be judged.
    public var claims: [ClaimOver<Value>]

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, problem: RowOver<Value>,
        cross: [AlignmentProblemOver<Value>.Child?]? = nil, claims: [ClaimOver<Value>] = []
    ) {
        self.id = id
        self.axis = axis
        self.problem = problem
        self.cross = cross ?? [AlignmentProblemOver<Value>.Child?](repeating: nil, count: problem.items.count)
        self.claims = claims
    }
}

/// A claim in doubles.
public typealias Claim = ClaimOver<Double>

/// An engine's answer to a row.
public struct ClaimOver<Value: DocumentNumber>: Sendable, Equatable {
    /// The engine, with its version where that matters.
    public let engine: String
    /// One length per item, in points.
    public let lengths: [Value]
    /// Where each item starts, in points, if the engine says so.
    public let offsets: [Value]?
    /// How far rounding may have moved each length and offset, in points.
    public let rounding: Value
    /// Where the items stand across the row, if the engine says so.
    public let cross: CrossClaimOver<Value>?

    /// Makes a claim.
    public init(
        engine: String, lengths: [Value], offsets: [Value]? = nil, rounding: Value = 0,
        cross: CrossClaimOver<Value>? = nil
    ) {
        self.engine = engine
        self.lengths = lengths
        self.offsets = offsets
        self.rounding = rounding
        self.cross = cross
    }
}

/// A claim across a row in doubles.
public typealias CrossClaim = CrossClaimOver<Double>

/// Where an engine puts the items across a row.
public struct CrossClaimOver<Value: DocumentNumber>: Sendable, Equatable {
    /// What they take together across the row, in points.
    public let extent: Value
    /// Where each item starts, in points from the start of the extent; `nil` for an item without measures.
    public let offsets: [Value?]
    /// Whether the engine counts the line into the extent, as SwiftUI's stacks do.
    public let countsLine: Bool

    /// Makes a claim about places across a row.
    public init(extent: Value, offsets: [Value?], countsLine: Bool = false) {
        self.extent = extent
        self.offsets = offsets
        self.countsLine = countsLine
    }
}
