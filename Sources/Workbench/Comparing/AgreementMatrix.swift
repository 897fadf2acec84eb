// AgreementMatrix.swift: how often each two engines give a row the same lengths.

/// How often two engines agree.
package struct AgreementCount: Sendable, Equatable {
    /// The rows that both answer.
    package let rows: Int
    /// Those of them where the answers agree.
    package let agreeing: Int

    init(rows: Int = 0, agreeing: Int = 0) { (self.rows, self.agreeing) = (rows, agreeing) }

    /// The share of the rows where they agree; `nil` where there is no row that both answer.
    package var share: Double? { rows == 0 ? nil : Double(agreeing) / Double(rows) }

    /// Where the share lies of all the rows from which these were drawn.
    package var interval: ConfidenceInterval? { ConfidenceInterval(part: agreeing, of: rows) }

    static func += (sum: inout AgreementCount, other: AgreementCount) {
        sum = AgreementCount(rows: sum.rows + other.rows, agreeing: sum.agreeing + other.agreeing)
    }
}

/// The agreement of each two engines.  Matrices of parts of a corpus merge to that of the whole.
package struct AgreementMatrix: Sendable, Equatable {
    /// Two engines, in whatever order.
    private struct Pair: Hashable {
        let first: ComparedEngine
        let second: ComparedEngine

        init(_ first: ComparedEngine, _ second: ComparedEngine) {
            (self.first, self.second) = second.key < first.key ? (second, first) : (first, second)
        }
    }

    private var counts: [Pair: AgreementCount] = [:]

    /// How often two engines agree, in either order.
    package subscript(first: ComparedEngine, second: ComparedEngine) -> AgreementCount {
        counts[Pair(first, second)] ?? AgreementCount()
    }

    /// Counts a row that both answer.
    mutating func count(_ first: ComparedEngine, _ second: ComparedEngine, agree: Bool) {
        add(AgreementCount(rows: 1, agreeing: agree ? 1 : 0), to: first, second)
    }

    /// Counts rows that both answer.
    mutating func add(_ count: AgreementCount, to first: ComparedEngine, _ second: ComparedEngine) {
        counts[Pair(first, second), default: .init()] += count
    }

    /// Counts an engine with others from now on.  How they agree with each other is not counted: of an engine and itself
    /// there is nothing to say.
    mutating func count(_ engine: ComparedEngine, with others: ComparedEngine) {
        func renamed(_ name: ComparedEngine) -> ComparedEngine { name == engine ? others : name }
        for (pair, count) in counts where pair.first == engine || pair.second == engine {
            counts[pair] = nil
            let (first, second) = (renamed(pair.first), renamed(pair.second))
            if first != second { add(count, to: first, second) }
        }
    }

    /// Forgets all engines but some.
    mutating func keep(_ engines: Set<ComparedEngine>) {
        counts = counts.filter { engines.contains($0.key.first) && engines.contains($0.key.second) }
    }

    /// Adds the rows of another part of the corpus, whose engines have other names here.
    mutating func merge(_ other: AgreementMatrix, renaming: (ComparedEngine) -> ComparedEngine) {
        for (pair, count) in other.counts {
            let (first, second) = (renaming(pair.first), renaming(pair.second))
            if first != second { add(count, to: first, second) }
        }
    }
}
