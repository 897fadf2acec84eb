// GreedyRuleTests.swift: the stacks' rule against the same rule on rows of numbers.

import LayoutCore
import Generators
import PlumbTesting
import Rows
import Testing

struct GreedyRuleTests {
    /// A child that clamps what it is offered.
    private func child(_ item: Item) -> StackChild {
        StackChild(priority: item.priority) { min(max($0 ?? item.ideal, item.minimum), item.maximum) }
    }

    @Test func `children that clamp get what the rule for rows of numbers gives`() throws {
        try forAll(.rows(RowShape(policy: .equalSizes, isCoarse: true)), settings: TestingSettings(cases: 500)) { row in
            try [row.available, nil, 0, .infinity].allSatisfy { room in
                let problem = try Row(items: row.items, spacing: row.spacing, available: room)
                let expected = SwiftUIRule().lengths(for: problem)
                let children = row.items.map { child($0) }
                let offers = GreedyRule().offers(
                    to: children, gaps: row.spacing.map { CGFloat($0) }, in: room.map { CGFloat($0) })
                let lengths = zip(children, offers).map { Double($0.length(offered: $1)) }
                return zip(lengths, expected).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-9 }
            }
        }
    }

    @Test func `each child is asked once for its final length and lazily for anything else`() {
        var asked: [[CGFloat?]] = [[], [], []]
        let children = (0..<3).map { index in
            StackChild(priority: index == 2 ? -1 : 0) { offer in
                asked[index].append(offer)
                return min(offer ?? 5, index == 0 ? 10 : 50)
            }
        }
        #expect(GreedyRule().offers(to: children, gaps: [0, 0], in: 90) == [45, 80, 30])
        #expect(asked == [[0, .infinity, 45], [0, .infinity, 80], [0, 0, 30]])
    }

    @Test func `a row without room asks nobody how flexible it is`() {
        var asked: [CGFloat?] = []
        let child = StackChild(priority: 0) { offer in
            asked.append(offer)
            return 5
        }
        #expect(GreedyRule().offers(to: [child, child], gaps: [8], in: 0) == [0, 0])
        #expect(asked == [0, 0])
    }
}
