// ProblemDocument.swift: one problem as it stands in a file (the README, "Formats").  Lengths in points.
// Field names are fixed: other programs rely on them.  Fields may be added, never renamed.

public import Plumb

/// A row with its name, its axis and the answers that engines claim for it.
public struct ProblemDocument: Sendable, Equatable {
    /// The problem's name, if it has one.
    public var id: String?
    /// The direction in which the row runs.
    public var axis: Axis
    /// The row itself.
    public var problem: DistributionProblem
    /// What each item measures across the axis, where it says so.
    public var cross: [CrossMeasure?]
    /// Answers of other engines, to be judged.
    public var claims: [Claim]

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, problem: DistributionProblem,
        cross: [CrossMeasure?]? = nil, claims: [Claim] = []
    ) {
        self.id = id
        self.axis = axis
        self.problem = problem
        self.cross = cross ?? [CrossMeasure?](repeating: nil, count: problem.items.count)
        self.claims = claims
    }
}

/// The direction of a row.
public enum Axis: String, Sendable, CaseIterable {
    /// A row, left to right.
    case horizontal
    /// A column, top to bottom.
    case vertical
}

/// What an item measures across the axis, in points.
public struct CrossMeasure: Sendable, Equatable {
    /// The item's size across the axis, in points: 0 ... `Limits.length`.
    public let length: Double
    /// The item's guide, in points from its top or leading edge.
    public let guide: Double

    /// Makes a measure.
    public init(length: Double, guide: Double) {
        self.length = length
        self.guide = guide
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

    /// Makes a claim.
    public init(engine: String, lengths: [Double], offsets: [Double]? = nil, rounding: Double = 0) {
        self.engine = engine
        self.lengths = lengths
        self.offsets = offsets
        self.rounding = rounding
    }
}

extension Policy {
    /// The policy's name in JSON.
    public var jsonName: String {
        switch self {
        case .equalSizes: "equal-sizes"
        case .equalIncrements: "equal-increments"
        case .weights: "weights"
        case .cssFlex: "css-flex"
        case .glue: "glue"
        }
    }

    init?(jsonName: String) {
        guard let policy = Policy.allCases.first(where: { $0.jsonName == jsonName }) else { return nil }
        self = policy
    }
}
