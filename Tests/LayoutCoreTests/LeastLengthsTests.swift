// LeastLengthsTests.swift: what rows and columns take at least, worked out by hand.

import Foundation
import LayoutCore
import Testing

struct LeastLengthsTests {
    /// The axis and the least length of every row and column, in the order of the elements.
    private func stacks(_ view: some View, in room: ProposedViewSize) throws -> [(axis: Axis, length: CGFloat)] {
        let host = LayoutHost(view)
        let tree = try host.layout(room)
        return tree.elements.indices.compactMap { host.leastLength(at: $0) }
    }

    /// 30, a spacer's 8 and 50 with two gaps of 5; the column has 20 and the row's 40.
    @Test func `a stack takes what its children take of an offer of 0, and its gaps`() throws {
        let view = VStack(spacing: 0) {
            Color.red.frame(minHeight: 20)
            HStack(spacing: 5) {
                Color.blue.frame(minWidth: 30, minHeight: 40)
                Spacer(minLength: 8)
                ZStack {
                    Color.red.frame(width: 50, height: 10)
                    Color.green
                }
            }
        }
        let found = try stacks(view, in: ProposedViewSize(width: 300, height: 200))
        #expect(found.map(\.axis) == [.vertical, .horizontal] && found.map(\.length) == [60, 98])
    }

    /// Children as wide as half of what they are offered across; two, and a gap of 1.
    @Test func `a child is asked with what the stack is offered across`() throws {
        struct Half: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: (proposal.height ?? 10) / 2, height: 100)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
        }
        let view = HStack(spacing: 1) {
            Half() {}
            Half() {}
        }
        #expect(try stacks(view, in: ProposedViewSize(width: 300, height: 60)).map(\.length) == [61])
        #expect(try stacks(view, in: ProposedViewSize(width: 300, height: nil)).map(\.length) == [11])
    }

    @Test func `what is no row or column, and what is not there, takes nothing`() throws {
        let host = LayoutHost(Color.red)
        #expect(host.leastLength(at: 0) == nil)
        _ = try host.layout(.unspecified)
        #expect(host.leastLength(at: 0) == nil && host.leastLength(at: 7) == nil)
    }
}
