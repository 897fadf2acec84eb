// AgreementMatrix.swift: how often each two engines give a row the same lengths.

/// How often two engines agree.
public struct AgreementCount: Sendable, Equatable {
    /// The rows that both answer.
    public internal(set) var rows = 0
    /// Those of them where the answers agree.
    public internal(set) var agreeing = 0

    /// The share of the rows where they agree; `nil` where there is no row that both answer.
    public var share: Double? { rows == 0 ? nil : Double(agreeing) / Double(rows) }
}

/// The agreement of each two engines.  Matrices of parts of a corpus merge to that of the whole.
public struct AgreementMatrix: Sendable, Equatable {
    private struct Pair: Hashable {
        let first: ComparedEngine
        let second: ComparedEngine
    }

    /// Each pair in one of its two orders.
    private var counts: [Pair: AgreementCount] = [:]

    /// How often two engines agree, in either order.
    public subscript(first: ComparedEngine, second: ComparedEngine) -> AgreementCount {
        var sum = counts[Pair(first: first, second: second)] ?? AgreementCount()
        guard first != second, let turned = counts[Pair(first: second, second: first)] else { return sum }
        sum.rows += turned.rows
        sum.agreeing += turned.agreeing
        return sum
    }

    /// Counts a row that both answer.
    mutating func count(_ first: ComparedEngine, _ second: ComparedEngine, agree: Bool) {
        counts[Pair(first: first, second: second), default: AgreementCount()].rows += 1
        if agree { counts[Pair(first: first, second: second), default: AgreementCount()].agreeing += 1 }
    }

    /// Forgets all engines but some.
    mutating func keep(_ engines: Set<ComparedEngine>) {
        counts = counts.filter { engines.contains($0.key.first) && engines.contains($0.key.second) }
    }

    /// Adds the rows of another part of the corpus.
    mutating func merge(_ other: AgreementMatrix, renaming: (ComparedEngine) -> ComparedEngine) {
        for (pair, count) in other.counts {
            let pair = Pair(first: renaming(pair.first), second: renaming(pair.second))
            counts[pair, default: AgreementCount()].rows += count.rows
            counts[pair, default: AgreementCount()].agreeing += count.agreeing
        }
    }
}
