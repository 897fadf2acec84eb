// LayoutEngineTests.swift: the optimal engine on trees of any views.

import Generators
import LayoutCore
import PlumbOptimal
import Testing

struct LayoutEngineTests {
    @Test func `the optimum lays out every tree, whatever its views answer`() throws {
        var most = 0
        try forAll(.views, settings: .share(30, of: 1_500)) { view in
            let tree = try LayoutHost(view, engine: .optimal).layout(ProposedViewSize(width: 300, height: 200))
            most = max(most, tree.statistics.mostForOneView)
            return tree.elements.allSatisfy { !$0.frame.width.isNaN && !$0.frame.height.isNaN }
        }
        #expect(most <= 200, "\(most)")
    }

    @Test func `no stack overflows whose content fits, whatever its views are`() throws {
        try forAll(.views, settings: .share(100, of: 5_000)) { view in
            let host = LayoutHost(view, engine: .optimal)
            _ = try host.layout(ProposedViewSize(width: 300, height: 200))
            return host.rows().allSatisfy { row in
                guard let available = row.available, available.isFinite, (try? row.problem()) != nil else {
                    return true
                }
                let gaps = row.spacing.reduce(0, +)
                let least = row.items.reduce(gaps) { $0 + $1.minimum }
                return least > max(0, available) + 1e-6 || row.lengths.reduce(gaps, +) <= max(0, available) + 1e-6
            }
        }
    }
}
