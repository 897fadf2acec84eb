// LayoutMeasure.swift: how bad a layout is, in points, and what is claimed of that.

public import Rows

/// How bad a layout is, in points.
public enum LayoutMeasure: Sendable, Hashable {
    /// How far the content exceeds the container.
    case overflow
    /// How far it does so beyond what the minima force.
    case avoidableOverflow
    /// The space left beyond what the optimum of the row's policy leaves.
    case unused
    /// The greatest difference of a length from the optimum's.
    case distance
    /// How far views of a scene that a container puts beside each other overlap.
    case overlap
    /// How far a view of a scene reaches out of the container around it.
    case outside
    /// How many of the texts of a scene lack some of their characters.
    case truncated
    /// Any sum of what the layout answers; may be negative.
    case term(LayoutTerm)
    /// A measure that has a file of its own.
    case defined(DefinedMeasure)

    /// Whether the optimum has to be known.
    package var needsOptimum: Bool { self == .unused || self == .distance }
}

extension LayoutMeasure: CustomStringConvertible {
    /// As documents write it; `LayoutMeasure(parsing:among:)` reads the same measure from it.
    public var description: String {
        switch self {
        case .overflow: "overflow"
        case .avoidableOverflow: "avoidable-overflow"
        case .unused: "unused"
        case .distance: "distance"
        case .overlap: "overlap"
        case .outside: "outside"
        case .truncated: "truncated"
        case .term(let term): Self.isName(term.description) ? "1 * \(term)" : term.description
        case .defined(let measure): measure.definition.name
        }
    }

    /// Whether a term by itself would be read as a measure that has a name.
    private static func isName(_ text: String) -> Bool { text == "overflow" || text == "unused" }
}

/// A claim about a layout: a measure is nowhere above an allowance.
public struct LayoutClaim: Sendable, Hashable, CustomStringConvertible {
    /// The claim as documents write it; `LayoutClaim(parsing:among:)` reads the same claim from it.
    public let description: String
    /// What is measured.
    public let measure: LayoutMeasure
    /// How much of it the claim allows, in points.
    public let allowance: Fraction

    /// Claims that a measure is nowhere above an allowance; for a term it is the claim of the comparison.
    public init(_ measure: LayoutMeasure, atMost allowance: Fraction) {
        let suffix = allowance == 0 ? "" : " within \(allowance)"
        switch measure {
        case .overflow: self.init("fits\(suffix)", measure, allowance)
        case .avoidableOverflow: self.init("no-avoidable-overflow\(suffix)", measure, allowance)
        case .unused: self.init("fills\(suffix)", measure, allowance)
        case .distance: self = allowance == 0 ? .optimal : .within(allowance)
        case .overlap: self.init("apart\(suffix)", measure, allowance)
        case .outside: self.init("inside\(suffix)", measure, allowance)
        case .truncated: self.init("untruncated\(suffix)", measure, allowance)
        case .term(let term): self = term <= LayoutTerm(allowance)
        case .defined(let defined): self.init(defined.definition.claim + suffix, measure, allowance)
        }
    }

    private init(_ description: String, _ measure: LayoutMeasure, _ allowance: Fraction) {
        (self.description, self.measure, self.allowance) = (description, measure, allowance)
    }

    /// The content is nowhere longer than the container.
    public static let fits = LayoutClaim("fits", .overflow, 0)
    /// It is longer only where its minima are.
    public static let noAvoidableOverflow = LayoutClaim("no-avoidable-overflow", .avoidableOverflow, 0)
    /// No space is left that an item could use.
    public static let fills = LayoutClaim("fills", .unused, 0)
    /// Every length is the optimum's.
    public static let optimal = LayoutClaim("optimal", .distance, 0)
    /// No views of a scene that a container puts beside each other overlap.
    public static let apart = LayoutClaim("apart", .overlap, 0)
    /// Every view of a scene lies within the container around it.
    public static let inside = LayoutClaim("inside", .outside, 0)
    /// Nothing is left out of any text of a scene.
    public static let untruncated = LayoutClaim("untruncated", .truncated, 0)
    /// Every length is near the optimum's.
    public static func within(_ points: Fraction) -> LayoutClaim {
        LayoutClaim("within \(points)", .distance, points)
    }

    /// Whether the measure is known, and above what the claim allows.
    package func fails(with value: Fraction?) -> Bool { value.map { $0 > allowance } ?? false }
}

extension LayoutTerm {
    /// Claims that one term is nowhere above another.
    public static func <= (first: LayoutTerm, second: LayoutTerm) -> LayoutClaim {
        LayoutClaim(first, "<=", second, excess: first - second)
    }
    /// Claims that one term is nowhere below another.
    public static func >= (first: LayoutTerm, second: LayoutTerm) -> LayoutClaim {
        LayoutClaim(first, ">=", second, excess: second - first)
    }
}

extension LayoutClaim {
    fileprivate init(_ first: LayoutTerm, _ relation: String, _ second: LayoutTerm, excess: LayoutTerm) {
        self.init("\(first) \(relation) \(second)", .term(excess), 0)
    }
}
