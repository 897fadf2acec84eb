// Grouping.swift: those of whom the same is said, side by side.

extension Sequence {
    /// The elements in groups of those with the same key, in the order of their first ones; one without a key stands alone.
    ///
    /// - Complexity: O(*n*) comparisons of keys an element, for *n* groups.
    package func grouped<Key: Equatable>(by key: (Element) -> Key?) -> [[Element]] {
        var groups: [(key: Key?, elements: [Element])] = []
        for element in self {
            let key = key(element)
            if key != nil, let alike = groups.firstIndex(where: { $0.key == key }) {
                groups[alike].elements.append(element)
            } else {
                groups.append((key: key, elements: [element]))
            }
        }
        return groups.map(\.elements)
    }
}
