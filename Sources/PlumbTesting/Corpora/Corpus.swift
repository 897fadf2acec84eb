// Corpus.swift: rows by number, the same for a seed on every machine.

/// An endless list of rows of one kind; a result is quoted with its kind, policy, seed and count.
public struct Corpus: Sendable {
    /// What the rows are like.
    public let kind: CorpusKind
    /// What counts as fair in them.
    public let policy: Policy
    /// Where the random choices start.
    public let seed: UInt64

    private let rows: Generator<ProblemDocument>

    /// A corpus; nothing is made yet.
    public init(_ kind: CorpusKind, policy: Policy = .equalSizes, seed: UInt64) {
        self.kind = kind
        self.policy = policy
        self.seed = seed
        rows = kind.rows(policy: policy)
    }

    /// The row of a number from 1, named `kind-seed-number`.
    ///
    /// - Complexity: O(1): no row depends on the ones before it.
    public subscript(number: Int) -> ProblemDocument {
        var choices = Choices(random: SplitMix64(seed: seed, case: number))
        var document = rows.draw(&choices)
        document.id = "\(kind.rawValue)-\(seed)-\(number)"
        return document
    }
}
