// TextStaircaseTests.swift: the steps of a text are the least widths for its heights.  Lengths in points.

import LayoutCore
import Rows
import Testing

struct TextStaircaseTests {
    @Test func `steps are what the measurer answers, and a little less width is higher`() {
        let measurer = HelveticaMeasurer(scale: 2)
        let runs = [TextRun(string: "Every step of a text is the least width for its lines.", font: .body)]
        let steps = measurer.staircase(of: runs, lineLimit: nil).steps
        #expect(steps.count > 5)
        for (index, step) in steps.enumerated() {
            func height(_ width: Double) -> Double {
                let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
                return Double(measurer.layout(runs, proposal: proposal, lineLimit: nil).size.height)
            }
            #expect(height(step.width) == step.height)
            if index > 0 { #expect(height(step.width - 0.5) > step.height) }
        }
    }

    @Test func `a limit of lines limits the steps`() {
        let runs = [TextRun(string: "one two three four five", font: .body)]
        let steps = HelveticaMeasurer().staircase(of: runs, lineLimit: 2).steps
        let lines = steps.map { $0.height / steps[steps.count - 1].height }
        #expect(lines.allSatisfy { $0 < 2.5 })
    }
}
