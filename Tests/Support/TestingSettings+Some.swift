// TestingSettings+Some.swift: a share of cases that are listed one by one.

package import PlumbTesting

extension TestingSettings {
    /// As many of the elements as there are cases, chosen by the seed, in no order; all where there are no more.
    package func some<Element>(of elements: [Element]) -> [Element] {
        guard cases < elements.count else { return elements }
        var random = SplitMix64(seed: seed)
        return Array(elements.shuffled(using: &random).prefix(cases))
    }
}
