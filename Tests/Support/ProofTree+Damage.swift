// ProofTree+Damage.swift: proofs that are none, each by one number or one link.

public import Plumb

extension ProofTree {
    /// The tree with one number or one link of a region changed, in every way.
    public func damaged(_ index: Int) -> [ProofTree] {
        var trees: [ProofTree] = []
        func change(_ change: (inout Node) -> Void) {
            var tree = self
            change(&tree.nodes[index])
            trees.append(tree)
        }
        for fact in nodes[index].facts.indices {
            change { $0.facts[fact].isPositive.toggle() }
            change { $0.facts[fact].form = 0 - $0.facts[fact].form }
            for place in nodes[index].facts[fact].multipliers.indices {
                change { $0.facts[fact].multipliers[place].factor = $0.facts[fact].multipliers[place].factor * -1 }
                for share in [Fraction(1_000_001, over: 1_000_000), Fraction(999_999, over: 1_000_000)] {
                    change {
                        $0.facts[fact].multipliers[place].factor = $0.facts[fact].multipliers[place].factor * share
                    }
                }
            }
        }
        if case .split(let form, let above, let below) = nodes[index].end {
            change { $0.end = .split(0 - form, above: above, below: below) }
            change { $0.end = .split(form, above: below, below: above) }
            change { $0.end = .split(form, above: above, below: above) }
            change { $0.end = .split(form, above: nodes.count, below: below) }
            change { $0.end = .split(form, above: above, below: 0) }
        }
        change { $0.end = .unexplored }
        return trees
    }
}
