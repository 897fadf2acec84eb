// AvoidableOverflowTests.swift: stacks that are longer than they must be, found where arithmetic says they begin.

import PlumbViews
import PlumbViewTesting
import Testing

struct AvoidableOverflowTests {
    private func found(
        _ claim: ViewClaim = .noAvoidableOverflow, widths: ClosedRange<Int>, height: CGFloat? = nil,
        @ViewBuilder screen: @escaping (ViewSetting) -> some View
    ) throws -> ViewCounterexample? {
        do {
            try verify(screen: screen, widths: widths, height: height, that: [claim])
            return nil
        } catch let error as ViewCounterexample { return error }
    }

    /// The first, up to 100, gets half of the width and the second takes 100 all the same: together more than the width
    /// where that is below 200, and more than the least, 100, from 0 on.
    private func pair(_ setting: ViewSetting) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(maxWidth: 100)
            Color.blue.frame(minWidth: 100)
        }
    }

    @Test(arguments: [(150, 300, 150), (0, 300, 1), (199, 300, 199)])
    func `a row that could be shorter is found where it begins`(first: Int, last: Int, narrowest: Int) throws {
        let found = try #require(try found(widths: first...last, screen: pair))
        let room = Double(narrowest)
        #expect(found.width == narrowest)
        guard case .avoidableOverflow(let view, .horizontal, room, least: 100, let amount) = found.fault else {
            Issue.record("\(found)")
            return
        }
        #expect(view.path.hasSuffix("HStack") && amount == room / 2 + 100 - max(room, 100))
    }

    @Test(arguments: [0...0, 200...300])
    func `a row that is as short as it can be, or fits, is none`(widths: ClosedRange<Int>) throws {
        #expect(try found(widths: widths, screen: pair) == nil)
    }

    @Test func `a row that cannot be shorter does not fit, which is another claim`() throws {
        let rigid = { (_: ViewSetting) in
            HStack(spacing: 10) {
                Color.red.frame(width: 200)
                Color.blue.frame(width: 200)
            }
        }
        #expect(try found(.fits, widths: 320...500, screen: rigid)?.width == 320)
        #expect(try found(widths: 320...500, screen: rigid) == nil)
    }

    @Test func `columns are judged by their heights, and along them only`() throws {
        let column = { (_: ViewSetting) in
            VStack(spacing: 0) {
                Color.red.frame(maxHeight: 100).frame(width: 500)
                Color.blue.frame(minHeight: 100)
            }
        }
        guard
            case .avoidableOverflow(_, .vertical, room: 150, least: 100, amount: 25) =
                try found(widths: 320...400, height: 150, screen: column)?.fault
        else {
            Issue.record("nothing was found")
            return
        }
        #expect(try found(widths: 320...400, height: 200, screen: column) == nil)
    }

    private func nested(beside: CGFloat) -> some View {
        HStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.blue.frame(minWidth: 100)
            }
            Color.green.frame(width: beside)
        }
    }

    /// Of 220 the inner row is offered 170 and takes 185, which there is room for; the outer one takes 235.
    @Test func `of nested rows the one without room is named`() throws {
        let fault = try found(widths: 220...220) { _ in nested(beside: 50) }?.fault
        guard case .avoidableOverflow(let view, .horizontal, room: 220, least: 150, amount: 15) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(view.path.hasSuffix("HStack"))
        // In a frame of 180 it has no room itself.
        let framed = try found(widths: 400...400) { _ in HStack { nested(beside: 0).frame(width: 180) } }?.fault
        #expect(framed?.views.first?.path.hasSuffix("HStack/HStack[0]") == true, "\(String(describing: framed))")
    }
}
