// LayoutProof.swift: what has been proved of a layout over its parameters.  Values in points, exact.

public import Families
internal import Rows

/// The greatest value of a measure over a family, and where it is.
public struct WorstCase: Sendable, Equatable {
    /// What is measured.
    public let measure: LayoutMeasure
    /// The supremum, in points; where not all regions have been explored, that of those which have.
    public let value: Fraction
    /// Whether a point has that value; otherwise points come as near to it as one likes.
    public let isAttained: Bool
    /// A point that has the value or comes near to it.
    public let at: [String: Fraction]
    /// The measure at that point, in points; `value` where that is attained.
    public let valueThere: Fraction
}

/// A point of a family that contradicts a claim; as simple as it could be made.
public struct RefutingPoint: Sendable, Equatable {
    /// The point.
    public let at: [String: Fraction]
    /// The measure at that point, in points; above what the claim allows.
    public let value: Fraction
}

/// What has come of a claim.
public struct LayoutProof: Sendable, Equatable {
    /// Whether it holds.
    public enum Verdict: Sendable, Equatable {
        /// At every point of the family.
        case proved
        /// Not at some point of it.
        case refuted(RefutingPoint)
        /// Nothing contradicts it, but not everything has been explored.
        case undecided(String)
    }

    public let claim: LayoutClaim
    /// Whether it holds.
    public let verdict: Verdict
    /// The greatest value of the claim's measure; `nil` where no region has been explored.
    public let worst: WorstCase?
    /// What the proof took.
    public let effort: ProofEffort

    /// Whether the claim holds at every point of the family.
    public var isProved: Bool { verdict == .proved }

    /// The point that contradicts the claim, if there is one.
    public var counterexample: RefutingPoint? {
        if case .refuted(let counterexample) = verdict { counterexample } else { nil }
    }
}

extension WorstCase: CustomStringConvertible {
    /// One sentence: how much, where, and whether it is reached.
    public var description: String {
        let place = at.isEmpty ? "" : " at \(at.words)"
        if isAttained { return "\(measure) is at most \(value.points), reached\(place)" }
        return "\(measure) is below \(value.points), which it approaches; it is \(valueThere.points)\(place)"
    }
}

extension LayoutProof: CustomStringConvertible {
    /// One sentence: the verdict, and what stands against the claim.
    public var description: String {
        let programs = effort.programs == 0 ? "" : ", \(effort.programs.counted("linear program"))"
        let work = effort.regions.counted("region") + programs
        switch verdict {
        case .proved: return "proved: \(claim) (\(work))"
        case .refuted(let counterexample):
            let place = counterexample.at.isEmpty ? "" : " where \(counterexample.at.words)"
            return "refuted: \(claim); \(claim.measure) is \(counterexample.value.points)\(place) (\(work))"
        case .undecided(let reason):
            return
                "undecided: \(claim); \(reason), \(effort.regionsLeft.counted("part was", "parts were")) left (\(work))"
        }
    }
}

/// Not everything could be explored.
public struct Unexplored: Error, Equatable, CustomStringConvertible {
    /// Why.
    public let reason: String
    /// What was done.
    public let effort: ProofEffort

    package init(reason: String, effort: ProofEffort) { (self.reason, self.effort) = (reason, effort) }

    /// What stopped the proof, and how far it had come.
    public var description: String {
        "\(reason) after \(effort.regions.counted("region")), with \(effort.regionsLeft.counted("part")) left"
    }
}
