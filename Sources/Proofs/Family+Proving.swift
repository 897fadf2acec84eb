// Family+Proving.swift: claims proved or refuted for all points of a family.

public import Families
public import Rows

extension Family {
    /// Makes sure that the family has a point, and that the row is one at each of its points.
    ///
    /// - Throws: `FamilyError` for the first thing wrong, with the point where it is.
    /// - Complexity: At most five linear programs an item.
    public func validate() throws(FamilyError) {
        var tree: ProofTree?
        _ = try RuledFamily(self, by: SwiftUIRule()).region(keeping: &tree)
    }

    /// Proves or refutes a claim about the lengths that a rule gives.
    ///
    ///     print(try toolbar.prove(.noAvoidableOverflow, by: .swiftUI).isProved)  // true
    ///     print(try toolbar.prove(.length("search") >= 120, by: .swiftUI).isProved)  // true
    ///
    /// - Throws: `FamilyError` for items and parameters that are not there; what the rule throws, such as `NotLinear`.
    /// - Complexity: A run of the rule and some linear programs a region; regions are exponential in the parameters that
    ///   comparisons hang on.
    public func prove(
        _ claim: LayoutClaim, by rule: some Rule, limits: ProofLimits = ProofLimits()
    ) throws -> LayoutProof {
        let study = try FamilyStudy(of: self, by: rule, claims: [claim], limits: limits)
        return study.proofs[0]
    }

    /// The supremum of a measure of the lengths that a rule gives.
    ///
    ///     let widest = try toolbar.worst(.overflow, by: .swiftUI)
    ///     print(widest)  // overflow is at most 108, reached at title = 300, width = 320
    ///
    /// - Throws: `Unexplored` where a limit was reached; `FamilyError` for items and parameters that are not there; what
    ///   the rule throws, such as `NotLinear`.
    public func worst(
        _ measure: LayoutMeasure, by rule: some Rule, limits: ProofLimits = ProofLimits()
    ) throws -> WorstCase {
        let study = try FamilyStudy(of: self, by: rule, measures: [measure], limits: limits)
        guard let worst = study.worst.first, study.stop == nil else {
            throw Unexplored(reason: study.stop ?? "nothing was explored", effort: study.effort)
        }
        return worst
    }
}
