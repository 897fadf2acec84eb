// LayoutFinding.swift: what has been found of a layout over all values of its parameters.  Values in points, exact.

public import Rows

/// What has been found of a layout over its parameters.
public enum LayoutFinding: Sendable, Equatable {
    /// A claim holds at every point of the family.
    case proved(LayoutClaim)
    /// A claim does not hold at a point.
    case refuted(LayoutClaim, at: [Fraction])
    /// The greatest value of a measure, in points, and a point that has it.
    case greatest(LayoutMeasure, Fraction, at: [Fraction])
    /// What a measure comes as near to as one likes, in points, and reaches nowhere: on the way from `inner`, a point of
    /// a region, to `edge`, one of its closure.
    case approached(LayoutMeasure, Fraction, edge: [Fraction], inner: [Fraction])

    /// What is claimed, where something is.
    package var claim: LayoutClaim? {
        switch self {
        case .proved(let claim), .refuted(let claim, _): claim
        case .greatest, .approached: nil
        }
    }

    /// What is measured.
    public var measure: LayoutMeasure {
        switch self {
        case .proved(let claim), .refuted(let claim, _): claim.measure
        case .greatest(let measure, _, _), .approached(let measure, _, _, _): measure
        }
    }

    /// The greatest value that the finding allows the measure anywhere; `nil` where it says nothing of that.
    package var bound: Fraction? {
        switch self {
        case .proved(let claim): claim.allowance
        case .refuted: nil
        case .greatest(_, let value, _), .approached(_, let value, _, _): value
        }
    }
}
