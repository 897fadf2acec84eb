// Corpus.swift: rows by number, the same for a seed on every machine.

/// An endless list of rows of one kind; a result is quoted with its kind, policy, seed and count.
public struct Corpus: Sendable {
    /// What the rows are like.
    public let kind: CorpusKind
    /// What counts as fair in them.
    public let policy: Policy
    /// Where the random choices start.
    public let seed: UInt64

    private let rows: Generator<Row>

    /// A corpus; nothing is made yet.
    public init(_ kind: CorpusKind, policy: Policy = .equalSizes, seed: UInt64) {
        self.kind = kind
        self.policy = policy
        self.seed = seed
        rows = kind.rows(policy: policy)
    }

    /// The row of a number from 1.
    ///
    /// - Complexity: O(1): no row depends on the ones before it.
    public subscript(number: Int) -> Row {
        var choices = Choices(random: SplitMix64(seed: seed, case: number))
        return rows.draw(&choices)
    }

    /// The name of the row of a number: `kind-seed-number`.
    public func name(of number: Int) -> String { "\(kind.rawValue)-\(seed)-\(number)" }

    /// The row of a number, with its name, as one line of JSON that `plumb` reads.
    public func json(of number: Int) -> String { self[number].json(id: name(of: number)) }
}
