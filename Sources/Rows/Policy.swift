// Policy.swift: which lengths count as fair, toolkit by toolkit (Mathematics.md, section 2).
// The bases and weights of each policy are set in ReducedRow.swift; the JSON names are in Formats.

/// What fairness compares: item `i` stands at level `(length - base) / weight`.
public enum Policy: String, Sendable, CaseIterable {
    /// Base 0, weight 1: equal lengths, what SwiftUI's stacks aim at.
    case equalSizes
    /// Base `minimum`, weight 1: equal increments over the minima, progressive filling.
    case equalIncrements
    /// Base 0, weight `Item.weight`: Compose's `Modifier.weight`, UIStackView's `fillProportionally`.
    case weights
    /// Base and factors of CSS Flexible Box Layout, section 9.7.
    case cssFlex
    /// Natural length, stretch and shrink of TeX's glue (The TeXbook, chapter 12).
    case glue
}
