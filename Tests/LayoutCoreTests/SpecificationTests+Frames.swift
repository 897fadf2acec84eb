// SpecificationTests+Frames.swift: frames and the other modifiers of one view.

import LayoutCore
import Testing

extension SpecificationModifierTests {
    // MARK: Section 8, frames

    @Test func `a fixed frame gives its lengths or the view's and offers its lengths or its own offer`() throws {
        let frame = range(0...40, ideal: 15).id("b").frame(height: 30)
        #expect(try size(frame, 100, 7) == [40, 30])
        #expect(try size(frame, nil, nil) == [15, 30])
        #expect(try finalOffer(frame, 100, 7, id: "b") == .init(width: 100, height: 30))
        #expect(
            try frames(box(50, 50).id("b").frame(width: 20, height: 10), nil, nil, ids: "b") == [[-15, -20, 50, 50]])
        #expect(try size(box(9, 8).frame(width: nil, height: nil), 50, 50) == [9, 8])
    }

    @Test(arguments: [
        // offer, minimum, ideal, maximum, the view's range, its offer, the frame's width
        FlexibleCase(nil, 50, nil, nil, 30...30, offer: nil, width: 50),
        FlexibleCase(nil, 50, nil, nil, 80...80, offer: nil, width: 80),
        FlexibleCase(20, 50, nil, nil, 0...90, offer: 50, width: 50),
        FlexibleCase(100, 50, nil, nil, 30...30, offer: 100, width: 50),
        FlexibleCase(100, 50, nil, nil, 70...70, offer: 100, width: 70),
        FlexibleCase(100, 50, nil, nil, 300...300, offer: 100, width: 100),
        FlexibleCase(100, nil, nil, 80, 90...90, offer: 80, width: 80),
        FlexibleCase(100, nil, nil, 80, 20...20, offer: 80, width: 80),
        FlexibleCase(20, nil, nil, 80, 50...50, offer: 20, width: 50),
        FlexibleCase(20, nil, nil, 80, 90...90, offer: 20, width: 80),
        FlexibleCase(nil, nil, nil, 80, 90...90, offer: nil, width: 80),
        FlexibleCase(nil, nil, nil, 80, 30...30, offer: nil, width: 30),
        FlexibleCase(70, 50, nil, 80, 10...10, offer: 70, width: 70),
        FlexibleCase(10, 50, nil, 80, 60...60, offer: 50, width: 50),
        FlexibleCase(90, 50, nil, 80, 60...60, offer: 80, width: 80),
        FlexibleCase(nil, 50, nil, 80, 90...90, offer: nil, width: 80),
        FlexibleCase(nil, 50, nil, 80, 20...20, offer: nil, width: 50),
        FlexibleCase(nil, nil, 33, nil, 20...20, offer: 33, width: 33),
        FlexibleCase(nil, nil, 33, nil, 90...90, offer: 33, width: 33),
        FlexibleCase(60, nil, 33, nil, 20...20, offer: 60, width: 20),
        FlexibleCase(nil, 50, 33, nil, 20...20, offer: 50, width: 50),
        FlexibleCase(nil, nil, 33, 20, 10...10, offer: 33, width: 33),
        FlexibleCase(90, 80, 10, 50, 10...10, offer: 80, width: 80),
        FlexibleCase(90, 80, nil, 50, 60...60, offer: 80, width: 60),
        FlexibleCase(nil, 80, nil, 50, 60...60, offer: nil, width: 60),
        FlexibleCase(10, -5, nil, nil, 3...3, offer: 10, width: 3),
        FlexibleCase(10, nil, nil, -3, 3...3, offer: 0, width: 0),
        FlexibleCase(0, nil, nil, .infinity, 30...30, offer: 0, width: 30),
        FlexibleCase(200, nil, nil, .infinity, 30...30, offer: 200, width: 200),
        FlexibleCase(200, 0, nil, .infinity, 300...300, offer: 200, width: 200),
        FlexibleCase(.infinity, nil, nil, .infinity, 30...30, offer: .infinity, width: .infinity),
        FlexibleCase(nil, nil, nil, .infinity, 30...30, offer: nil, width: 30),
        FlexibleCase(.infinity, 20, nil, nil, 30...30, offer: .infinity, width: 30),
    ]) func `a flexible frame has the width of the specification's table`(example: FlexibleCase) throws {
        var offers: [CGFloat?] = []
        let leaf = MeasuredLeaf { proposal in
            offers.append(proposal.width)
            let width = proposal.width ?? example.view.lowerBound
            return CGSize(width: min(max(width, example.view.lowerBound), example.view.upperBound), height: 10)
        }
        let frame = leaf.frame(minWidth: example.minimum, idealWidth: example.ideal, maxWidth: example.maximum)
        #expect(try size(frame, example.proposal, 10)[0] == example.width)
        #expect(offers.first == .some(example.childOffer))
        let column = leaf.frame(
            minWidth: example.minimum, idealWidth: example.ideal, maxWidth: example.maximum, minHeight: 0)
        #expect(try size(column, example.proposal, 10)[0] == example.width)
    }

    @Test func `a flexible frame offers its own length in the end unless nothing fixes it`() throws {
        func offer(_ frame: some View, _ width: CGFloat?) throws -> CGFloat? {
            try finalOffer(frame, width, 10, id: "b")?.width
        }
        let view = box(50, 10).id("b")
        #expect(try offer(view.frame(minWidth: 10, maxWidth: 100), nil) == nil)
        #expect(try offer(view.frame(maxWidth: 100), nil) == nil)
        #expect(try offer(view.frame(maxWidth: 50), nil) == 50)
        #expect(try offer(view.frame(minWidth: 50), nil) == 50)
        #expect(try offer(view.frame(idealWidth: 70), nil) == 70)
        #expect(try offer(view.frame(minWidth: 10), 30) == 30)
        #expect(try offer(view.frame(maxWidth: .infinity), 70) == 70)
    }

    // MARK: Section 8, the others

    @Test func `a fixed size opens its directions, also in the end`() throws {
        let view = Color.red.id("c").fixedSize(horizontal: true, vertical: false)
        #expect(try size(view, 50, 60) == [10, 60])
        #expect(try finalOffer(view, 50, 60, id: "c") == .init(width: nil, height: 60))
        #expect(try size(Color.red.fixedSize(), 50, 60) == [10, 10])
        #expect(try size(Color.red.fixedSize(horizontal: false, vertical: false), 50, 60) == [50, 60])
    }

    @Test func `padding takes its insets off an offer, leaves open what is open, and never has a negative size`() throws
    {
        let view = Color.red.id("c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(try frames(view, 50, nil, ids: "c") == [[2, 1, 44, 10]])
        #expect(try size(view, 50, nil) == [50, 14])
        #expect(try size(box(10, 10).padding(-20), nil, nil) == [0, 0])
        #expect(try frames(box(10, 10).id("b").padding(-20), nil, nil, ids: "b") == [[-20, -20, 10, 10]])
        #expect(try size(box(10, 10).padding(.horizontal), nil, nil) == [42, 10])
    }

    @Test func `position takes the offer, the view's length where there is none, and centres the view`() throws {
        let view = Color.red.id("c").position(x: 3, y: 4)
        #expect(try size(view, nil, 50) == [10, 50])
        #expect(try frames(view, nil, 50, ids: "c") == [[-2, -21, 10, 50]])
        #expect(try frames(box(10, 6).id("b").position(x: 30, y: 20), 100, 100, ids: "b") == [[25, 17, 10, 6]])
        #expect(try size(box(10, 6).position(x: 30, y: 20), nil, nil) == [10, 6])
    }

    @Test func `an aspect ratio scales by the lengths offered, or keeps the ideal size's proportions`() throws {
        let wide = range(0...CGFloat.infinity, ideal: 20, height: 0...CGFloat.infinity, idealHeight: 10)
        #expect(try size(wide.scaledToFit(), 100, 100) == [100, 50])
        #expect(try size(wide.scaledToFill(), 100, 100) == [200, 100])
        #expect(try size(wide.scaledToFit(), nil, nil) == [20, 10])
        #expect(try size(wide.aspectRatio(0.5, contentMode: .fit), .infinity, 30) == [15, 30])
        #expect(try size(wide.aspectRatio(4, contentMode: .fit), 100, nil) == [100, 25])
        #expect(try size(wide.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill), 30, 30) == [45, 30])
        #expect(try size(wide.aspectRatio(2, contentMode: .fit), 0, 50) == [0, 0])
        // A rigid view answers its own size.
        #expect(try size(box(7, 9).aspectRatio(2, contentMode: .fit), 100, 100) == [7, 9])
        // A length left open does not fill without end.
        #expect(try size(wide.aspectRatio(2, contentMode: .fill), 100, nil) == [100, 50])
        #expect(try size(wide.aspectRatio(2, contentMode: .fill), nil, 30) == [60, 30])
    }

    @Test func `frame, padding, ratio and position hide a priority, the others show it`() throws {
        let view = box(1, 1).layoutPriority(2)
        #expect(
            try priorities {
                view.frame(width: 3)
                view.frame(maxWidth: 3)
                view.padding(1)
                view.aspectRatio(1, contentMode: .fit)
                view.position(x: 0, y: 0)
            } == [0, 0, 0, 0, 0])
        #expect(
            try priorities {
                view.fixedSize()
                view.offset(x: 1)
                view.alignmentGuide(.top) { _ in 1 }
                view.overlay { Color.red.layoutPriority(9) }
                view.background(Color.red)
                view.border(.red).hidden().opacity(0.5).id(1).tag(2)
                view.environment(\.layoutDirection, .rightToLeft)
                view.layoutPriority(5)
                Spacer().offset(x: 1)
            } == [2, 2, 2, 2, 2, 2, 2, 5, -.infinity])
    }

    @Test func `layers are offered the view's size, several are a pile, and nothing of theirs shows outside`() throws {
        let several = box(40, 20).overlay {
            box(20, 4).id("a")
            box(4, 10).id("b")
        }
        #expect(try frames(several, 90, 90, ids: "a", "b") == [[10, 8, 20, 4], [18, 5, 4, 10]])
        let large = box(10, 10).background(alignment: .bottomTrailing) { box(30, 40).id("l") }
        #expect(try size(large, 90, 90) == [10, 10])
        #expect(try frames(large, 90, 90, ids: "l") == [[-20, -30, 30, 40]])
        let guided = box(40, 20).alignmentGuide(.trailing) { _ in 30 }.overlay(alignment: .trailing) {
            box(10, 10).alignmentGuide(.trailing) { _ in 5 }.id("o")
        }
        #expect(try frames(guided, nil, nil, ids: "o") == [[25, 5, 10, 10]])
        #expect(try frames(box(40, 20).overlay(Color.red.id("c").padding(3)), 9, 9, ids: "c") == [[3, 3, 34, 14]])
    }

    @Test func `a layout value is read through modifiers and is the default where there is none`() throws {
        enum Number: LayoutValueKey { static var defaultValue: Int { 7 } }
        var numbers: [Int] = []
        let spy = Spy { numbers = $0.map { $0[Number.self] } }
        let view = spy {
            box(1, 1)
            box(1, 1).layoutValue(key: Number.self, value: 1)
            box(1, 1).layoutValue(key: Number.self, value: 2).layoutValue(key: Number.self, value: 3)
            box(1, 1).layoutValue(key: Number.self, value: 4).padding(2).frame(width: 9)
            HStack {
                box(1, 1).layoutValue(key: Number.self, value: 5)
                box(1, 1)
            }
        }
        _ = try LayoutHost(view).layout(.unspecified)
        #expect(numbers == [7, 1, 3, 4, 7])
    }
}
