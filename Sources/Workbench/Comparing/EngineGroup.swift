// EngineGroup.swift: many recorded engines, in groups by whose rule they were asked for.

/// Recorded engines whose rows are of one policy.
package struct EngineGroup: Sendable, Equatable {
    /// The policy of the rows that they answered, or `several policies`.
    package let title: String
    /// The engines, each beside those that it agrees with most.
    package let engines: [ComparedEngine]
}

extension CorpusComparison {
    /// Up to so many engines one table shows how often each two agree.
    package static let mostInOneTable = 12

    /// The recorded engines by the policy of the rows that they answered, in the order of the names of policies; none
    /// where there are few enough engines for one table.
    ///
    /// - Complexity: O(*k*²) for *k* engines.
    package var groups: [EngineGroup] {
        guard engines.count > Self.mostInOneTable else { return [] }
        let titled = Dictionary(grouping: engines.filter(\.isRecorded)) { engine in
            let policies = self[engine].policies
            return policies.count == 1 ? policies.first?.name ?? "" : Self.severalPolicies
        }
        let titles = titled.keys.sorted {
            ($0 == Self.severalPolicies ? 1 : 0, $0) < ($1 == Self.severalPolicies ? 1 : 0, $1)
        }
        return titles.map { EngineGroup(title: $0, engines: neighbouring(titled[$0] ?? [])) }
    }

    private static let severalPolicies = "several policies"

    /// How often the engines of a group agree with each other, over all pairs.
    package func agreement(within group: EngineGroup) -> AgreementCount {
        group.engines.indices.reduce(into: AgreementCount()) { sum, first in
            for second in group.engines[(first + 1)...] { sum += agreement[group.engines[first], second] }
        }
    }

    /// Engines in an order in which each one follows the one before it that it agrees with most; by name where no row was
    /// answered by two of them.
    private func neighbouring(_ engines: [ComparedEngine]) -> [ComparedEngine] {
        var left = engines
        var ordered: [ComparedEngine] = []
        while !left.isEmpty {
            let shares = left.map { engine in ordered.last.flatMap { agreement[$0, engine].share } ?? -1 }
            let next = left.indices.max { (shares[$0], -$0) < (shares[$1], -$1) } ?? 0
            ordered.append(left.remove(at: next))
        }
        return ordered
    }
}
