// Family+AllContainers.swift: every row of some number of items in every container.

internal import Rows

extension Family {
    /// All rows of `count` items without gaps in all containers: `container`, and each minimum and each maximum, `min1`, `max1`
    /// and so on, are parameters.
    ///
    /// Bounds reach up to 1, the container up to the number of items, where every item has its maximum. Rules that do not
    /// depend on the unit of length tell longer ones from none of these.
    ///
    /// - Parameter priorities: One number an item, finite or `-Double.infinity`; none stands for 0 each.
    /// - Throws: `FamilyError`.
    package static func allContainers(
        of count: Int, policy: Policy = .equalSizes, priorities: [Double] = []
    ) throws(FamilyError) -> Family {
        guard priorities.isEmpty || priorities.count == count else {
            throw .priorityCount(priorities.count, items: count)
        }
        let container = Parameter("container", 0...Fraction(count))
        let minima = (0..<count).map { Parameter("min\($0 + 1)", 0...1) }
        let maxima = (0..<count).map { Parameter("max\($0 + 1)", 0...1) }
        let items = (0..<count).map { index in
            ItemOver<VaryingLength>(
                minimum: minima[index].length, maximum: maxima[index].length,
                priority: priorities.isEmpty ? 0 : priorities[index])
        }
        return try Family(
            parameters: [container] + minima + maxima, items: items, available: container.length, policy: policy,
            where: zip(minima, maxima).map { $0.length <= $1.length })
    }
}
