// SteppingRowJudgeTests.swift: rows with children that jump between lengths, judged by hand.  Lengths in points.

import Foundation
import Gallery
import PlumbViews
import PlumbViewTesting
import Testing

struct SteppingRowJudgeTests {
    /// The fault of a layout on children in a container, if any.
    private func fault<L: Layout, Content: View>(
        _ layout: L, _ policy: Policy, in width: CGFloat?, @ViewBuilder _ children: () -> Content
    ) -> LayoutFault? {
        do {
            let proposal = ProposedViewSize(width: width, height: nil)
            try verify(layout: layout, against: policy, proposal: proposal, children: children)
            return nil
        } catch {
            return error.fault
        }
    }

    // HStack asks the stepping child first, which is the less flexible one: it takes its half of 20.  The other takes
    // 20 of the 10 that are left.  With the step to 0 both fit.
    @Test func `an overflow is a fault where shorter steps fit`() {
        let found = fault(HStackLayout(spacing: 0), .equalSizes, in: 20) {
            Stretchable(minimum: 20)
            Stepping(steps: [0, 10])
        }
        #expect(found == .steppingOverflow(overflow: 10))
    }

    // 20 less the gap of 8 are 12: all of it goes to priority 0, and the stepping child would take 10 of that.
    @Test func `a higher priority takes a step that a lower one pays for`() {
        let found = fault(FlawedRow(flaw: .lowPrioritiesFirst), .equalIncrements, in: 20) {
            Stretchable()
            Stepping(steps: [0, 10]).layoutPriority(1)
        }
        #expect(found == .improvingTransfer(from: 0, to: 1, amount: 10))
    }

    // 100 in halves of 50: the text takes 40 of them, and its next step of 90 would leave 10 to the other.
    @Test func `room that a step leaves over is no fault`() {
        let found = fault(ProgressiveStack(spacing: 0), .equalIncrements, in: 100) {
            Stretchable()
            Stepping(steps: [0, 40, 90])
        }
        #expect(found == nil)
    }

    @Test func `without a number steps are judged like other children`() {
        for width in [nil, CGFloat.infinity] {
            let found = fault(ProgressiveStack(), .equalIncrements, in: width) {
                Stretchable(minimum: 5, ideal: 7, maximum: 9)
                Stepping(steps: [30, 40, 90])
                Text("A long text")
            }
            #expect(found == nil)
        }
    }
}
