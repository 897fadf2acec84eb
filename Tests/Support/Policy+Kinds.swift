// Policy+Kinds.swift: policies that tests treat alike, and how often a law tries each.

package import PlumbTesting
package import Rows

extension Policy {
    /// Those that a toolkit stands behind.
    package static let ofToolkits = allCases.filter { $0.definition is any ToolkitPolicy }

    /// Those under which lengths that vary are never multiplied by others, whatever the items are like.
    package static let linear = allCases.filter { $0 != .spread }

    /// Those whose lengths follow the container without a jump; a row of texts jumps where it gets lower.
    package static let withoutJumps = allCases.filter { $0 != .text }

    /// Whether its reduced rows are of kinds that other policies make too: levels, and the pieces of toolkits.
    private var isCovered: Bool { self == .levels || Self.ofToolkits.contains(self) }

    /// How many cases of a law there are for a policy, where one that makes rows of a new kind has so many: a twentieth for
    /// the others, and at least so few.
    package func share(of cases: Int) -> Int { isCovered ? max(min(cases, 4), cases / 20) : cases }
}

extension TestingSettings {
    /// A law's share that is tried under every policy: the policy's part of so many cases, and of all of them.
    package static func share(
        _ cases: Int, of all: Int, under policy: Policy, law: String = #function
    ) -> TestingSettings {
        share(policy.share(of: cases), of: policy.share(of: all), law: law)
    }
}
