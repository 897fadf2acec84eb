// Family+AllRows.swift: every row of some number of items.

public import Rows

extension Family {
    /// All rows of `count` items without gaps that fit into a container of 1: each minimum and each maximum is a
    /// parameter, `min1`, `max1` and so on.
    ///
    /// Maxima reach up to 3.  No rule of this package that aims at equal sizes tells larger ones from some of these:
    /// beyond 1 a maximum binds nothing, and only the order of the differences of maximum and minimum counts.
    ///
    /// - Parameter priorities: One number an item, finite or `-Double.infinity`; none stands for 0 each.
    /// - Throws: `FamilyError`.
    public static func allRows(
        of count: Int, policy: Policy = .equalSizes, priorities: [Double] = []
    ) throws(FamilyError) -> Family {
        guard priorities.isEmpty || priorities.count == count else {
            throw .priorityCount(priorities.count, items: count)
        }
        let minima = (0..<count).map { Parameter("min\($0 + 1)", 0...1) }
        let maxima = (0..<count).map { Parameter("max\($0 + 1)", 0...3) }
        let ties = zip(minima, maxima).map { $0.length <= $1.length }
        let items = (0..<count).map { index in
            ItemOver<VaryingLength>(
                minimum: minima[index].length, maximum: maxima[index].length,
                priority: priorities.isEmpty ? 0 : priorities[index])
        }
        return try Family(
            parameters: minima + maxima, items: items, available: 1, policy: policy,
            where: ties + [minima.reduce(0) { $0 + $1 } <= 1])
    }
}
