// CorpusKind.swift: the kinds of rows that `plumb generate` makes, and what is in each.
// Lengths in points.  A change to a distribution changes every result that was quoted with it: say so in
// Documentation/Corpora.md, which describes the distributions.

/// A kind of row that interfaces are full of.
public enum CorpusKind: String, Sendable, CaseIterable {
    /// Buttons, a title or a search field, spacers: the bar at the top of a window.
    case toolbar
    /// The columns of a table: numbers, words, a box to tick.
    case table
    /// One line of a form: a label, a field, what comes after it.
    case form
    /// Labels in capsules, as wide as their words, which give way together.
    case chips
    /// All that the package accepts, coincidences and extremes included.
    case random

    /// Rows of the kind, under a policy.
    ///
    /// The same choices give the same minima, ideals, maxima, gaps and container under every policy; `weights` adds
    /// weights, and `cssFlex` and `glue` have factors in place of priorities.  A `random` row is of the policy's own.
    public func rows(policy: Policy = .equalSizes) -> Generator<Row> {
        let row: @Sendable (inout Choices) -> Row
        switch self {
        case .toolbar: row = { RowSketch.toolbar(&$0).row(policy: policy, &$0) }
        case .table: row = { RowSketch.table(&$0).row(policy: policy, &$0) }
        case .form: row = { RowSketch.form(&$0).row(policy: policy, &$0) }
        case .chips: row = { RowSketch.chips(&$0).row(policy: policy, &$0) }
        case .random: row = Generator.rows(RowShape(policy: policy)).draw
        }
        return Generator(describe: { $0.json() }, draw: row)
    }
}
