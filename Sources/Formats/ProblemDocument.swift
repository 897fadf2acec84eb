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
    public var cross: [AlignmentProblem.Child?]
    /// Answers of other engines, to be judged.
    public var claims: [Claim]

    /// The question of the other axis: where the items that say what they measure across the row stand.
    ///
    /// - Parameter countsLine: Whether the line has to lie within the extent, as in SwiftUI's stacks.
    /// - Returns: The answer with one offset per item that has measures; `nil` when none has.
    public func alignment(countsLine: Bool) throws(StackProblemError) -> (Alignment, offsets: [Double?])? {
        let measured = cross.indices.filter { cross[$0] != nil }
        guard !measured.isEmpty else { return nil }
        let alignment = try AlignmentProblem(children: cross.compactMap(\.self), countsLine: countsLine).greedyAlignment
        var offsets = [Double?](repeating: nil, count: cross.count)
        for (offset, item) in zip(alignment.offsets, measured) { offsets[item] = offset }
        return (alignment, offsets)
    }

    /// Puts a document together.
    public init(
        id: String? = nil, axis: Axis = .horizontal, problem: DistributionProblem,
        cross: [AlignmentProblem.Child?]? = nil, claims: [Claim] = []
    ) {
        self.id = id
        self.axis = axis
        self.problem = problem
        self.cross = cross ?? [AlignmentProblem.Child?](repeating: nil, count: problem.items.count)
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
