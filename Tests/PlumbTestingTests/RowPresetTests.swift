// RowPresetTests.swift: rows as toolkits have them.  Lengths in points.

import PlumbTesting
import Rows
import Testing

struct RowPresetTests {
    /// Corpora hold rows of every kind; the kind `random` is what fuzz asks.
    @Test(arguments: RowPreset.all) func `rows have what the toolkit has, and nothing else`(preset: RowPreset) {
        for kind in CorpusKind.allCases {
            let corpus = Corpus(kind, like: preset, seed: 4)
            for row in (1...12).map({ corpus[$0] }) {
                let lengths = row.items.flatMap { [$0.minimum, $0.ideal] } + row.spacing + [row.available ?? 0]
                #expect(row.policy == preset.policy && Set(row.spacing).count <= 1)
                #expect(row.spacing.allSatisfy { $0 >= 0 && (preset.hasGaps || $0 == 0) }, "\(kind)")
                #expect(preset.hasTiers || row.items.allSatisfy { $0.priority == 0 }, "\(kind)")
                #expect(!preset.isWhole || lengths.allSatisfy { $0 == $0.rounded() }, "\(kind)")
                let least = row.items.reduce(row.spacing.reduce(0, +)) { $0 + $1.minimum }
                #expect(!preset.isFeasible || row.available ?? 0 >= least - 1e-6, "\(kind)")
            }
        }
    }

    @Test func `every policy has its rows, and names are not used twice`() {
        #expect(Set(RowPreset.all.map(\.policy)) == Set(Policy.allCases))
        #expect(Set(RowPreset.all.map(\.name)).count == RowPreset.all.count)
        for policy in Policy.allCases { #expect(RowPreset(named: policy.name)?.policy == policy) }
    }
}
