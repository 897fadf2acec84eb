// SmallStackScreenTests.swift: screens of deep views are judged, read and drawn on small stacks, or refused in words.

import PlumbViews
import PlumbViewTesting
import TestSupport
import Testing

struct SmallStackScreenTests {
    /// Views in each other, every other one a stack.
    private static func views(_ levels: Int, hasStacks: Bool = true) -> AnyView {
        var view = AnyView(Color.red.frame(width: 5, height: 5).id("bottom"))
        for level in 0..<levels {
            let inside = view
            view =
                level.isMultiple(of: 2) || !hasStacks
                ? AnyView(inside.padding(1))
                : AnyView(
                    HStack {
                        inside
                        Color.blue
                    })
        }
        return view
    }

    @Test(arguments: Sanitizer.smallStacks)
    func `a deep screen is judged, or refused in words`(stack: Int) async {
        for levels in [2, 50, 2_000] {
            let outcome = await SmallStack.outcome(stack: stack) {
                let coverage = try verify(
                    screen: { _ in Self.views(levels, hasStacks: false) }, widths: 2_000...2_002,
                    that: [.fits, .inside, .apart])
                return "\(coverage.variants)"
            }
            #expect(outcome == "1" || outcome.contains("too deeply") && levels > 2, "\(outcome)")
        }
    }

    @Test(arguments: Sanitizer.smallStacks)
    func `what could be laid out on a stack can be read and drawn there`(stack: Int) async {
        var levels = 1
        var outcomes: [String] = []
        while outcomes.last?.contains("too deeply") != true {
            let depth = levels
            outcomes.append(
                await SmallStack.outcome(stack: stack) {
                    let host = LayoutHost(Self.views(depth))
                    let tree = try host.layout(ProposedViewSize(width: 2_000, height: 2_000))
                    let frame = try #require(tree.frame(id: "bottom"))
                    let isHit = !tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).isEmpty
                    let isTapped = host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
                    return "\(isHit) \(isTapped) \(host.rows().count == depth / 2) \(tree.svg().isEmpty)"
                })
            levels += max(1, levels / 4)
        }
        #expect(outcomes.count > 3 && outcomes.dropLast().allSatisfy { $0 == "true false true false" }, "\(outcomes)")
    }
}
