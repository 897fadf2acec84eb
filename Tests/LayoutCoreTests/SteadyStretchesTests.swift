// SteadyStretchesTests.swift: steps that are known save questions and change no answer.

import Generators
import Rows
import Testing

@testable import LayoutCore

struct SteadyStretchesTests {
    private func engine(asksAnew: Bool) -> LayoutEngine {
        LayoutEngine(name: "test", rule: DistributionRule(WaterFilling(), asksAnew: asksAnew))
    }

    @Test func `between an answer and its offer the answer is the same`() {
        var stretches = SteadyStretches()
        stretches.learn(CGSize(width: 60, height: 20), of: ProposedViewSize(width: 100, height: 50))
        func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
            stretches.size(for: ProposedViewSize(width: width, height: height))
        }
        for width in [60, 80, 100] {
            for height in [20, 50] { #expect(size(CGFloat(width), CGFloat(height)) == CGSize(width: 60, height: 20)) }
        }
        for (width, height) in [(59, 50), (101, 50), (80, 19), (80, 51)] {
            #expect(size(CGFloat(width), CGFloat(height)) == nil)
        }
        #expect(size(nil, 50) == nil && size(80, nil) == nil)
        // What takes more than it is offered says nothing of other offers.
        stretches.learn(CGSize(width: 30, height: 9), of: ProposedViewSize(width: 10, height: nil))
        #expect(size(10, nil)?.width == 30 && size(20, nil) == nil && size(30, nil) == nil)
    }

    @Test func `a tree has the frames that it has where every child is asked anew`() throws {
        try forAll(.views, settings: .share(60, of: 3_000)) { view in
            for size in [ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 120, height: nil)] {
                let anew = try LayoutHost(view, engine: engine(asksAnew: true)).layout(size)
                let known = try LayoutHost(view, engine: engine(asksAnew: false)).layout(size)
                let off = zip(anew.elements, known.elements).flatMap { first, second in
                    [
                        first.frame.minX - second.frame.minX, first.frame.minY - second.frame.minY,
                        first.frame.width - second.frame.width, first.frame.height - second.frame.height,
                    ]
                }
                // Where bounds close in on a limit, the rounds end a little before it.
                guard off.allSatisfy({ $0.magnitude < 1e-3 }) else { return false }
            }
            return true
        }
    }
}
