// GrowingContainerTests.swift: what fits in one container fits in every larger one, and the lines of which that is not
// true.  Lengths in points.

import PlumbTesting
import Proofs
import Testing

struct GrowingContainerTests {
    /// Rules whose lengths never fall as the container grows, and never grow faster than it together.
    static let rules = [
        ProvableRule("SwiftUI's rule", SwiftUIRule(), [.equalSizes]),
        ProvableRule("progressive filling", ProgressiveFilling(), [.equalIncrements]),
        ProvableRule("water filling", WaterFilling(), [.equalSizes, .equalIncrements, .weights, .glue]),
        ProvableRule("glue", TeXGlue(), [.glue]),
    ]

    @Test(arguments: rules)
    func `a larger container takes nothing from an item and gives no more than it gained`(
        rule: ProvableRule
    ) throws {
        let families = WideFamily(policies: rule.policies, parameters: 1...2, items: 1...6).generator
        let steps = Generator<[Int]> { choices in (0..<12).map { _ in Int(choices.draw(upTo: 40)) } }
        try forAll(families, steps, settings: .share(12, of: 1_200)) { family, steps in
            guard let family else { return true }
            let row = try family.row(at: family.parameters.map(\.range.lowerBound))
            var room: Fraction = 0
            var before: [Fraction]?
            for step in steps {
                room = room + Fraction(step, over: 7)
                let lengths = try row.with(available: room).lengths(by: rule.rule)
                if let before {
                    let gains = zip(before, lengths).map { $1 - $0 }
                    guard gains.allSatisfy({ $0 >= 0 }), gains.reduce(0, +) <= Fraction(step, over: 7) else {
                        return false
                    }
                }
                before = lengths
            }
            return true
        }
    }

    @Test(arguments: [2, 3])
    func `SwiftUI's rule overflows no more in a larger container, on all small rows`(count: Int) throws {
        let bounds = (0...3).flatMap { least in (least...4).map { (least, $0 == 4 ? Fraction.infinity : Fraction($0)) }
        }
        var rows = 0
        func visit(_ items: [ItemOver<Fraction>]) throws {
            guard items.count == count else {
                for (least, most) in bounds {
                    try visit(items + [ItemOver(minimum: Fraction(least), maximum: most)])
                }
                return
            }
            rows += 1
            var left: Fraction?
            for half in 0...20 {
                let room = Fraction(half, over: 2)
                let row = try ExactRow(items: items, available: room)
                let here = row.lengths(by: .swiftUI).reduce(room, -)
                try #require(left.map { $0 <= here } ?? true, "\(row)")
                left = here
            }
        }
        try visit([])
        #expect(rows == (count == 2 ? 196 : 2744))
    }

    @Test func `where only the container grows, a row fits everywhere if it does in the least container`() throws {
        let rules: [any Rule] = [SwiftUIRule(), ProgressiveFilling(), WaterFilling()]
        let families = WideFamily(policies: [.equalSizes], parameters: 1...2, items: 1...5).generator
        var verdicts: Set<Bool> = []
        try forAll(families, settings: .share(6, of: 600)) { family in
            guard let family else { return true }
            let row = try family.row(at: family.parameters.map(\.range.upperBound))
            let items = row.items.map {
                ItemOver<VaryingLength>(
                    minimum: VaryingLength($0.minimum), maximum: VaryingLength($0.maximum), priority: $0.priority)
            }
            let (least, most) = (row.available ?? 0, (row.available ?? 0) * 3 + 50)
            func fits(_ range: ClosedRange<Fraction>, _ rule: some Rule) throws -> Bool {
                let width = Parameter("width", range)
                let grown = try Family(
                    parameters: [width], items: items, spacing: row.spacing.map { VaryingLength($0) },
                    available: width.length)
                return try grown.prove(.fits, by: rule).isProved
            }
            return try rules.allSatisfy { rule in
                let (everywhere, there) = (try fits(least...most, rule), try fits(least...least, rule))
                verdicts.insert(everywhere)
                return everywhere == there
            }
        }
        #expect(verdicts == [true, false])
    }

    /// Bases 120 and 180, of which the first may not exceed 100, each with a shrink factor of one half.
    private func fractionalLine() throws -> Family {
        let width = Parameter("width", 200...300)
        let half = Fraction(1, over: 2)
        return try Family(
            parameters: [width],
            items: [
                ItemOver(maximum: 100, flex: .init(basis: 120, shrink: half)),
                ItemOver(flex: .init(basis: 180, shrink: half)),
            ], available: width.length, policy: .cssFlex)
    }

    @Test func `a flex line with shrink factors below 1 may fit in one container and not in a larger one`() throws {
        let family = try fractionalLine()
        // At 250 both give half of what is missing in the ratio 2 : 3, and the first comes to its maximum.  Beyond, it is
        // frozen there, and the second alone gives half of what is missing from the bases, until that is enough at 260.
        for (width, lengths) in [(250, [100, 150]), (252, [100, 156]), (260, [100, 160])] as [(Fraction, [Fraction])] {
            #expect(try family.row(at: [width]).lengths(by: CSSFlexbox()) == lengths)
        }
        let worst = try family.worst(.overflow, by: .cssFlexbox)
        #expect(worst.value == 5 && !worst.isAttained)
        let there = try #require(worst.at["width"])
        #expect(there > 250 && there < 260)
        #expect(!(try family.prove(.fits, by: .cssFlexbox).isProved))
        #expect(try family.prove(.overflow <= 5, by: .cssFlexbox).isProved)
    }

    @Test func `flex lines whose shrink factors are not between 0 and 1 never overflow more in a larger container`()
        throws
    {
        let families = WideFamily(policies: [.cssFlex], parameters: 1...2, items: 1...6).generator
        try forAll(families, settings: .share(15, of: 1_500)) { family in
            guard let family else { return true }
            let row = try family.row(at: family.parameters.map(\.range.lowerBound))
            var items = row.items
            for index in items.indices where items[index].flex.shrink < 1 && items[index].flex.shrink > 0 {
                items[index].flex.shrink = 1
            }
            var left: Fraction?
            for step in 0...40 {
                let room = Fraction(step * 11, over: 3)
                let here = try row.with(items: items, available: room).lengths(by: CSSFlexbox()).reduce(room, -)
                guard left.map({ $0 <= here }) ?? true else { return false }
                left = here
            }
            return true
        }
    }
}

extension ExactRow {
    fileprivate func with(items: [ItemOver<Fraction>]? = nil, available: Fraction) throws(RowError) -> ExactRow {
        try ExactRow(items: items ?? self.items, spacing: spacing, available: available, policy: policy)
    }
}
