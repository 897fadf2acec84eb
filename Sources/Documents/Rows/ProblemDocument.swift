// ProblemDocument.swift: one problem of a file (Documentation/Formats.md).  Lengths in points.
// Field names are fixed: other programs rely on them.  Fields may be added, never renamed.

public import Rows
public import LayoutCore

/// A row with its name, its axis and the answers that engines claim for it.
public struct ProblemDocument: Sendable, Equatable {
    /// The problem's name, if it has one.
    public var id: String?
    /// The direction in which the row runs.
    public var axis: Axis
    /// The row itself.
    public var problem: Row
    /// What each item measures across the axis, where it says so.
    public var cross: [AlignmentProblem.Child?]
    /// Answers of other engines, to be judged.
    public var claims: [Claim]

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, problem: Row,
        cross: [AlignmentProblem.Child?]? = nil, claims: [Claim] = []
    ) {
        self.id = id
        self.axis = axis
        self.problem = problem
        self.cross = cross ?? [AlignmentProblem.Child?](repeating: nil, count: problem.items.count)
        self.claims = claims
    }
}

/// An engine's answer to a row.
public struct Claim: Sendable, Equatable {
    /// The engine, with its version where that matters.
    public let engine: String
    /// One length per item, in points.
    public let lengths: [Double]
    /// Where each item starts, in points, if the engine says so.
    public let offsets: [Double]?
    /// How far rounding may have moved each length and offset, in points.
    public let rounding: Double
    /// Where the items stand across the row, if the engine says so.
    public let cross: CrossClaim?

    /// Makes a claim.
    public init(
        engine: String, lengths: [Double], offsets: [Double]? = nil, rounding: Double = 0, cross: CrossClaim? = nil
    ) {
        self.engine = engine
        self.lengths = lengths
        self.offsets = offsets
        self.rounding = rounding
        self.cross = cross
    }
}

/// Where an engine puts the items across a row.
public struct CrossClaim: Sendable, Equatable {
    /// What they take together across the row, in points.
    public let extent: Double
    /// Where each item starts, in points from the start of the extent; `nil` for an item without measures.
    public let offsets: [Double?]
    /// Whether the engine counts the line into the extent, as SwiftUI's stacks do.
    public let countsLine: Bool

    /// Makes a claim about places across a row.
    public init(extent: Double, offsets: [Double?], countsLine: Bool = false) {
        self.extent = extent
        self.offsets = offsets
        self.countsLine = countsLine
    }
}
