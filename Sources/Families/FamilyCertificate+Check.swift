// FamilyCertificate+Check.swift: every finding checked in exact arithmetic, without a solver.

public import Rows

extension FamilyCertificate {
    /// Checks every finding by running the rule: at points in fractions, in regions on forms, each comparison decided by
    /// what the tree proves.
    ///
    /// A claim is then proved for every point of the family, at each of which the row is shown to be one.
    ///
    /// - Throws: The first fault.
    /// - Complexity: A run of the rule a leaf, and a sum of inequalities a fact.
    public func check(by rule: some Rule) throws(LayoutProofFault) {
        try RuledFamily(family, by: rule).check(findings, by: tree)
    }
}
