// AgreementMatrix.swift: how often each two engines give a row the same lengths.

/// How often two engines agree.
package struct AgreementCount: Sendable, Equatable {
    /// The rows that both answer.
    package fileprivate(set) var rows = 0
    /// Those of them where the answers agree.
    package fileprivate(set) var agreeing = 0

    /// The share of the rows where they agree; `nil` where there is no row that both answer.
    package var share: Double? { rows == 0 ? nil : Double(agreeing) / Double(rows) }

    static func += (sum: inout AgreementCount, other: AgreementCount) {
        sum.rows += other.rows
        sum.agreeing += other.agreeing
    }
}

/// The agreement of each two engines.  Matrices of parts of a corpus merge to that of the whole.
package struct AgreementMatrix: Sendable, Equatable {
    private struct Pair: Hashable {
        let first: ComparedEngine
        let second: ComparedEngine
    }

    /// Each pair in one of its two orders.
    private var counts: [Pair: AgreementCount] = [:]

    /// How often two engines agree, in either order.
    package subscript(first: ComparedEngine, second: ComparedEngine) -> AgreementCount {
        var sum = counts[Pair(first: first, second: second)] ?? AgreementCount()
        if first != second, let turned = counts[Pair(first: second, second: first)] { sum += turned }
        return sum
    }

    /// Counts a row that both answer.
    mutating func count(_ first: ComparedEngine, _ second: ComparedEngine, agree: Bool) {
        counts[Pair(first: first, second: second), default: .init()] += .init(rows: 1, agreeing: agree ? 1 : 0)
    }

    /// Forgets all engines but some.
    mutating func keep(_ engines: Set<ComparedEngine>) {
        counts = counts.filter { engines.contains($0.key.first) && engines.contains($0.key.second) }
    }

    /// Adds the rows of another part of the corpus.
    mutating func merge(_ other: AgreementMatrix, renaming: (ComparedEngine) -> ComparedEngine) {
        for (pair, count) in other.counts {
            counts[Pair(first: renaming(pair.first), second: renaming(pair.second)), default: .init()] += count
        }
    }
}
