// PolicyInference.swift: the bases and weights that explain answers, or a few answers that none explain.
//
// The level of an item with base b and weight w at length x is (x - b) / w = x u - c, where u = 1 / w and c = b / w.  An answer
// is that of the policy exactly if in each tier no item that could be shorter stands higher than one that could be longer.
// So with a length of at least x' for the first and at most x" for the second
//
//     x' u₁ - c₁  <=  x" u₂ - c₂,    u >= 1,    c >= 0,
//
// are all conditions, and they are linear.  u >= 1 and c >= 0 are no loss: weights have no unit, and a level may start anywhere.

internal import Fractions
package import Rows
package import Simplex
internal import LinearPrograms

/// What explains answers.
package enum PolicyInference: Sendable {
    /// A base and a weight for each name, and its tier, the first one 0.
    case explained([Item])
    /// Rows that no bases and weights explain together, by their places; without any one of them some explain the others.
    case unexplained([Int], ObservedFault)
    /// Some order all levels, and of those found each gives an answer other lengths; the first such answer, by its place.
    case unconfirmed(Int)

    /// What one name stands for.
    package struct Item: Sendable, Equatable {
        /// The length at level 0, in points.
        package let base: Fraction
        /// What it gains with each level.
        package let weight: Fraction
        /// Its tier, the first one 0.
        package let tier: Int
    }

    /// The most names whose tiers are looked for.
    package static let mostNames = 5

    /// Looks for bases and weights, and for tiers where rows state none and one tier explains nothing.
    ///
    /// - Parameters:
    ///   - rows: Answers.
    ///   - count: How many names there are.
    ///   - ranks: The tier of each name as the rows state it; `nil` where rows state no tiers.
    /// - Throws: `SolverError`; `UnconfirmedInference`.
    /// - Complexity: Some linear programs of two columns a name; few of the rows are in any of them.
    package static func infer(
        from rows: [ObservedRow], names count: Int, ranks: [Int]?, advisedBy adviser: Adviser
    ) throws -> PolicyInference {
        if let place = rows.firstIndex(where: { $0.fault != nil }), let fault = rows[place].fault {
            return .unexplained([place], fault)
        }
        let stated = ranks ?? [Int](repeating: 0, count: count)
        let first = try infer(from: rows, stated, adviser)
        if case .explained = first { return first }
        guard ranks == nil, count > 1, count <= mostNames else { return first }
        for tiers in 2...count {
            for ranks in rankings(of: count, tiers) where rows.allSatisfy({ $0.keepsTiers(ranks) }) {
                let found = try infer(from: rows, ranks, adviser)
                if case .explained = found { return found }
            }
        }
        return first
    }

    /// All ways to put names into so many tiers, none of them empty.
    private static func rankings(of count: Int, _ tiers: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        for _ in 0..<count { all = all.flatMap { ranks in (0..<tiers).map { ranks + [$0] } } }
        return all.filter { Set($0).count == tiers }
    }

    /// The orders of levels are looked at two by two, each with its tolerance, which together may add up to more.  So what is found
    /// is confirmed, and looked for with less and less tolerance where it is not.
    private static func infer(from rows: [ObservedRow], _ ranks: [Int], _ adviser: Adviser) throws -> PolicyInference {
        if let place = rows.firstIndex(where: { !$0.keepsTiers(ranks) }) { return .unexplained([place], .tiers) }
        var (confirmed, unconfirmed): ([[Item]], Int?) = ([], nil)
        // What is confirmed is kept.
        func tryOut(offBy share: Double, simplifying isSimple: Bool = true) throws -> PolicyInference {
            let found = try infer(from: rows, ranks, offBy: share, simplifying: isSimple, adviser)
            guard case .explained(let items) = found else { return found }
            if let place = rows.firstIndex(where: { !$0.isExplained(by: items) }) {
                unconfirmed = unconfirmed ?? place
            } else {
                confirmed.append(items)
            }
            return found
        }
        let first = try tryOut(offBy: 1)
        guard case .explained = first else { return first }
        // Answers that are exact have the simplest numbers without any tolerance, others with all of it.
        _ = try tryOut(offBy: 0)
        if let simplest = confirmed.min(by: { $0.digits < $1.digits }) { return .explained(simplest) }
        var shares = 0.0...1.0
        for _ in 0..<mostHalvings {
            let share = (shares.lowerBound + shares.upperBound) / 2
            if case .explained = try tryOut(offBy: share) {
                shares = shares.lowerBound...share
                if confirmed.isEmpty { _ = try tryOut(offBy: share, simplifying: false) }
            } else {
                shares = share...shares.upperBound
            }
            if let items = confirmed.first { return .explained(items) }
        }
        return .unconfirmed(unconfirmed ?? 0)
    }

    /// How often the tolerance is halved at most in looking for the least of it that explains.
    private static let mostHalvings = 8

    private static func infer(
        from rows: [ObservedRow], _ ranks: [Int], offBy share: Double, simplifying isSimple: Bool, _ adviser: Adviser
    ) throws -> PolicyInference {
        let orders = rows.enumerated().map { $0.element.orders(ranks, offBy: share, row: $0.offset) }
        var known: Set<Int> = []
        while true {
            let program = LevelOrderProgram(known.sorted().flatMap { orders[$0] }, names: ranks.count)
            switch try program.solved(adviser) {
            case .contradiction where share < 1: return .unexplained([], .levels)
            case .contradiction(let rows): return .unexplained(try least(rows, orders, ranks.count, adviser), .levels)
            case .levels(let levels):
                let broken = orders.indices.map { (place: $0, excess: levels.excess(of: orders[$0])) }
                    .filter { $0.excess > 0 && !known.contains($0.place) }.sorted { $0.excess > $1.excess }
                if broken.isEmpty {
                    let items = (isSimple ? simplest(levels, orders, known, adviser) : levels).items
                    return .explained(zip(items, ranks).map { Item(base: $0.base, weight: $0.weight, tier: $1) })
                }
                known.formUnion(broken.prefix(8).map(\.place))
            }
        }
    }

    /// Answers with a tolerance leave room, and the solver's answer stands in a corner of it, with a denominator of many digits:
    /// the simplest bases and weights in its place, or it where there are no simpler ones.
    ///
    /// - Parameter known: The rows of which the answer was made.
    /// - Complexity: Four programs a name and try; beyond few names in doubles, in which numbers without room stay long.
    private static func simplest(
        _ levels: FoundLevels, _ orders: [[LevelOrder]], _ known: Set<Int>, _ adviser: Adviser
    ) -> FoundLevels {
        let isExact = levels.items.count <= mostExact
        var known = known
        for _ in 0..<mostTries {
            let program = LevelOrderProgram(known.sorted().flatMap { orders[$0] }, names: levels.items.count)
            guard let simpler = program.simplest(near: levels, exactly: isExact, adviser) else { return levels }
            let broken = orders.indices.filter { !simpler.fulfils(orders[$0]) }
            if broken.isEmpty { return simpler }
            if known.isSuperset(of: broken) { return levels }
            known.formUnion(broken.sorted { simpler.excess(of: orders[$0]) > simpler.excess(of: orders[$1]) }.prefix(8))
        }
        return levels
    }

    /// The most attempts at simpler numbers; each adds rows that the one before broke.
    private static let mostTries = 4
    /// The most names whose programs are exact: beyond, that would take several times what finding the numbers takes.
    private static let mostExact = 6

    /// Leaves out every row without which the others contradict each other still.
    private static func least(
        _ rows: Set<Int>, _ orders: [[LevelOrder]], _ count: Int, _ adviser: Adviser
    ) throws -> [Int] {
        var left = rows
        for row in rows.sorted() where left.contains(row) {
            let others = left.subtracting([row])
            let program = LevelOrderProgram(others.sorted().flatMap { orders[$0] }, names: count)
            if case .contradiction(let rest) = try program.solved(adviser) { left = rest }
        }
        return left.sorted()
    }
}

extension [PolicyInference.Item] {
    /// How many digits and signs their bases and weights have.
    fileprivate var digits: Int { reduce(0) { $0 + $1.base.description.count + $1.weight.description.count } }
}
