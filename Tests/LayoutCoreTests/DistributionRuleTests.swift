// DistributionRuleTests.swift: optimal rows in which some children take only certain lengths, as text does.

import LayoutCore
import Generators
import Rows
import Testing

struct DistributionRuleTests {
    /// A child that takes a range of lengths, or the largest of some steps that fits.
    struct Child {
        let steps: [Double]
        let range: ClosedRange<Double>

        var isStepping: Bool { !steps.isEmpty }

        func answer(_ offer: Double) -> Double {
            guard isStepping else { return min(max(offer, range.lowerBound), range.upperBound) }
            return steps.last { $0 <= offer } ?? steps[0]
        }
    }

    static let children = Generator<Child> { choices in
        let length = Generator<Double>.length(upTo: 100, isCoarse: true)
        let first = length.draw(&choices)
        guard choices.draw(upTo: 2) == 2 else {
            return Child(steps: [], range: first...(first + length.draw(&choices)))
        }
        let second = first + 1 + length.draw(&choices)
        return Child(steps: [first, second, second + 1 + length.draw(&choices)], range: 0...0)
    }

    private func lengths(_ children: [Child], in room: Double) throws -> [Double] {
        let stack = children.map { child in
            StackChild(priority: 0) { CGFloat(child.answer(Double($0 ?? 0))) }
        }
        let offers = try DistributionRule(WaterFilling()).offers(
            to: stack, gaps: Array(repeating: 0, count: stack.count - 1), in: room)
        return zip(stack, offers).map { Double($0.length(offered: $1)) }
    }

    @Test func `a distribution sees every gap of a stack, and so does who looks at the stack afterwards`() throws {
        struct Echo: Distribution {
            func lengths(for problem: Row) throws -> [Double] {
                zip(problem.items, problem.spacing + [40]).map { max($0.minimum, $1) }
            }
        }
        let view = HStack {
            Color.red
            Spacer()
            Color.red.padding(.leading, 3)
            Color.red
        }
        let host = LayoutHost(view, engine: LayoutEngine(Echo()))
        _ = try host.layout(ProposedViewSize(width: 100, height: 10))
        let row = try #require(host.rows().first)
        // Nothing stands beside a Spacer, which takes 8 at least, and 8 points elsewhere; the others take what they are offered.
        #expect(row.spacing == [0, 0, 8])
        #expect(row.offers.map { $0 ?? -1 } == [0, 8, 8, 40])
    }

    @Test func `a row never overflows where the least lengths fit`() throws {
        try forAll(Self.children.array(count: 1...6), .length(upTo: 600, isCoarse: true)) { children, extra in
            let room = children.reduce(extra / 2) { $0 + $1.answer(0) }
            return try lengths(children, in: room).reduce(0, +) <= room + 1e-6
        }
    }

    @Test func `no child would accept an improving transfer from another`() throws {
        try forAll(
            Self.children.array(count: 1...6), .length(upTo: 600, isCoarse: true),
            settings: .share(500, of: 20_000)
        ) { children, extra in
            let room = children.reduce(extra / 2) { $0 + $1.answer(0) }
            let lengths = try lengths(children, in: room)
            return children.indices.allSatisfy { taker in
                children.indices.allSatisfy { giver in
                    guard taker != giver, lengths[taker] < lengths[giver] - 1e-6 else { return true }
                    // The lengths that the taker accepts next: its next step, or half of the difference.
                    let half = (lengths[giver] - lengths[taker]) / 2
                    let next = children[taker].steps.first { $0 > lengths[taker] + 1e-6 }.map { $0 - lengths[taker] }
                    let amount = children[taker].isStepping ? next ?? .infinity : half
                    guard amount <= half + 1e-6 else { return true }
                    let accepted = children[taker].answer(lengths[taker] + amount) >= lengths[taker] + amount - 1e-6
                    let given = children[giver].answer(lengths[giver] - amount)
                    return !accepted || amount < 1e-6 || abs(given - (lengths[giver] - amount)) > 1e-6
                }
            }
        }
    }
}
