// Corpus.swift: rows by number, the same for a seed on every machine, of the kinds that `plumb generate` makes.
// Lengths in points.  A change to a distribution changes every result that was quoted with it: say so in
// Documentation/Corpora.md, which describes the distributions.

/// An endless list of rows of one kind; a result is quoted with its kind, policy, seed and count.
public struct Corpus: Sendable {
    /// What the rows are like.
    public let kind: CorpusKind
    /// What counts as fair in them.
    public let policy: Policy
    /// Where the random choices start.
    public let seed: UInt64

    private let rows: Generator<Row>
    private let preset: RowPreset?

    /// A corpus; nothing is made yet.
    public init(_ kind: CorpusKind, policy: Policy = .equalSizes, seed: UInt64) {
        (self.kind, self.policy, self.seed) = (kind, policy, seed)
        (rows, preset) = (kind.rows(policy: policy), nil)
    }

    /// A corpus of rows as a toolkit has them; nothing is made yet.
    public init(_ kind: CorpusKind, like preset: RowPreset, seed: UInt64) {
        (self.kind, policy, self.seed) = (kind, preset.policy, seed)
        // Only random rows can have lengths that are not whole, and several gaps.
        (rows, self.preset) =
            kind == .random ? (.rows(preset.shape()), nil) : (kind.rows(policy: preset.policy), preset)
    }

    /// The row of a number from 1.
    ///
    /// - Complexity: O(1): no row depends on the ones before it.
    public subscript(number: Int) -> Row {
        var choices = Choices(random: SplitMix64(seed: seed, case: number))
        let row = rows.draw(&choices)
        return preset?.restricted(row) ?? row
    }

    /// The name of the row of a number: `kind-seed-number`.
    public func name(of number: Int) -> String { "\(kind.rawValue)-\(seed)-\(number)" }

    /// The row of a number, with its name, as one line of JSON that `plumb` reads.
    ///
    /// - Parameter isExplicit: Whether no field and no gap is left out.
    public func json(of number: Int, isExplicit: Bool = false) -> String {
        isExplicit ? self[number].explicitJSON(id: name(of: number)) : self[number].json(id: name(of: number))
    }
}

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
