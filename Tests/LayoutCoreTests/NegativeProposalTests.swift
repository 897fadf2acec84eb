// NegativeProposalTests.swift: views that are offered less than nothing.  No view is smaller than nothing.

import Foundation
import LayoutCore
import Generators
import PlumbOptimal
import Testing

struct NegativeProposalTests {
    @Test func `a view of fixed size ignores a negative proposal`() throws {
        #expect(try size(box(30, 20), -5, -5) == [30, 20])
        #expect(try size(Color.red.frame(width: 30, height: 20), -5, -5) == [30, 20])
        #expect(try size(Color.red.fixedSize(), -5, -5) == [10, 10])
    }

    @Test func `a view that takes the room offered takes nothing where it is negative`() throws {
        #expect(try size(Color.red, -5, 10) == [0, 10])
        #expect(try size(Rectangle(), 10, -.infinity) == [10, 0])
        #expect(try size(Circle(), -5, 10) == [0, 0])
        #expect(try size(GeometryReader { _ in Color.red }, -5, -5) == [0, 0])
        #expect(try size(Image("picture", size: CGSize(width: 3, height: 4)).resizable(), -5, nil) == [0, 4])
        #expect(try size(Color.red.position(x: 1, y: 1), -5, 10) == [0, 10])
        #expect(try size(Divider(), -5, -5) == [0, 1])
    }

    @Test func `a text is offered no width rather than a negative one`() throws {
        let text = Text("some words")
        #expect(try size(text, -5, -5) == size(text, 0, 0))
    }

    @Test func `a stack subtracts its gaps and offers shares from 0 on`() throws {
        let row = HStack(spacing: 10) {
            Color.red.id("color")
            box(20...50, height: 7).id("box")
        }
        #expect(try size(row, -5, 8) == [30, 8])
        #expect(try finalOffer(row, -5, 8, id: "box")?.width == 0)
        // Views that overlap by 20 points leave 15 to share where -5 is offered; together they are -5 long, which is 0.
        let overlapping = HStack(spacing: -20) {
            Color.red.id("color")
            Color.red
        }
        #expect(try size(overlapping, -5, 8) == [0, 8])
        #expect(try finalOffer(overlapping, -5, 8, id: "color")?.width == 7.5)
    }

    @Test func `across a stack the children are offered the negative length and take none`() throws {
        let column = VStack(spacing: 0) { ForEach(0..<2, id: \.self) { Color.red.id("\($0)") } }
        #expect(try size(column, -5, 20) == [0, 20])
        #expect(try finalOffer(column, -5, 20, id: "0")?.width == -5)
    }

    @Test func `negative insets may make room where the proposal leaves none`() throws {
        let padded = Color.red.id("color").padding(-10)
        #expect(try size(padded, -5, 0) == [0, 0])
        #expect(try finalOffer(padded, -5, 0, id: "color")?.width == 15)
        #expect(try size(Color.red.padding(10), -5, 40) == [20, 40])
    }

    @Test func `limits bring a negative proposal back`() throws {
        #expect(try size(Color.red.frame(minWidth: 30), -5, 1) == [30, 1])
        #expect(try size(Color.red.frame(maxWidth: 30), -5, 1) == [0, 1])
        #expect(try size(Color.red.frame(minWidth: 3, maxWidth: 30), -5, 1) == [3, 1])
        #expect(try size(box(40, 1).frame(minWidth: 30), -5, 1) == [30, 1])
        #expect(try size(box(40, 1).frame(maxWidth: 50), -5, 1) == [40, 1])
    }

    @Test func `proportions of a negative length are nothing`() throws {
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fit), -10, 20) == [0, 0])
        #expect(try size(Color.red.aspectRatio(2, contentMode: .fill), -10, 20) == [40, 20])
    }

    @Test func `a scroll view takes nothing along its axis and its content's length across`() throws {
        #expect(try size(ScrollView { box(30, 20) }, -5, -5) == [30, 0])
    }

    @Test func `of several views none fits into less than nothing, and the last is shown`() throws {
        let views = ViewThatFits {
            Color.red
            box(3, 4)
        }
        #expect(try size(views, -5, 10) == [3, 4])
    }

    @Test func `a layout's negative size is none`() throws {
        let tree = try LayoutHost(Shrinking()() { Color.red }).layout(ProposedViewSize(width: 10, height: 10))
        #expect(tree.size == .zero && tree.diagnostics.isEmpty)
    }

    @Test(arguments: [LayoutEngine.swiftUI, .optimal])
    func `a tree without overlaps answers a negative proposal as it answers 0`(by engine: LayoutEngine) throws {
        let row = HStack(spacing: 4) {
            Color.red
            VStack(spacing: 1) {
                Text("some words")
                Spacer()
                box(5...40, height: 3)
            }
            Grid { GridRow { Color.red.frame(maxWidth: 9) } }
        }
        let host = LayoutHost(row, engine: engine)
        let nothing = try host.layout(.zero).elements.map(\.frame)
        #expect(try host.layout(ProposedViewSize(width: -7, height: -300)).elements.map(\.frame) == nothing)
        #expect(try host.rows().allSatisfy { try $0.problem().available == 0 })
    }
}

/// A layout smaller than nothing.
private struct Shrinking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: -10, height: -.infinity)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
