// FamilyCertificate.swift: what has been found of a family under a rule, with everything that it takes to check it.

internal import Rows

/// Findings about the layouts of a family, and the tree that proves them.
public struct FamilyCertificate: Sendable {
    public var family: Family
    /// What has been found.
    public var findings: [LayoutFinding]
    /// What proves the findings that hold everywhere; `nil` where each is about one point.
    public var tree: ProofTree?

    /// Puts a certificate together; nothing is checked.
    public init(family: Family, findings: [LayoutFinding], tree: ProofTree?) {
        (self.family, self.findings, self.tree) = (family, findings, tree)
    }
}
