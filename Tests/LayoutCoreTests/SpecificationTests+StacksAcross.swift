// SpecificationTests+StacksAcross.swift: stacks across their axis, of few children, their gaps, spacers and dividers.

import LayoutCore
import Testing

extension SpecificationStackTests {
    // MARK: Section 3.4

    @Test func `the extent across is the union of the children and the alignment line`() throws {
        let row = HStack(alignment: .top, spacing: 0) {
            box(10, 10).alignmentGuide(.top) { _ in 3 }.id("a")
            box(10, 20).alignmentGuide(.top) { _ in -2 }.id("b")
        }
        #expect(try size(row, nil, nil) == [20, 25])
        #expect(try frames(row, nil, nil, ids: "a", "b") == [[0, 0, 10, 10], [10, 5, 10, 20]])
        let beyond = VStack(alignment: .leading, spacing: 0) {
            box(10, 10).alignmentGuide(.leading) { _ in 14 }.id("a")
        }
        // One static child: the stack disappears, and the guide with its line.
        #expect(try size(beyond, nil, nil) == [10, 10])
        let column = VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<1) { _ in box(10, 10).alignmentGuide(.leading) { _ in 14 }.id("a") }
        }
        #expect(try size(column, nil, nil) == [14, 10])
        #expect(try frames(column, nil, nil, ids: "a") == [[0, 0, 10, 10]])
    }

    @Test func `an infinite guide makes an infinite extent and a negatively infinite one none`() throws {
        func row(_ guide: CGFloat) -> some View {
            HStack(alignment: .top) {
                box(10, 10).alignmentGuide(.top) { _ in guide }
                box(10, 10).alignmentGuide(.top) { _ in guide }
            }
        }
        #expect(try size(row(.infinity), nil, nil)[1] == .infinity)
        #expect(try size(row(-.infinity), nil, nil)[1] == 0)
    }

    @Test func `a stack stretches neither itself nor its children across`() throws {
        let column = VStack(alignment: .trailing, spacing: 0) {
            box(10, 10).id("a")
            box(30, 10)
        }
        #expect(try size(column, 100, 100) == [30, 20])
        #expect(try frames(column, 100, 100, ids: "a") == [[20, 0, 10, 10]])
    }

    // MARK: Section 3.5

    @Test func `a stack without children has no size, no spacing and the last priority`() throws {
        let column = VStack {
            box(10, 10)
            HStack {}
            box(10, 10).id("b")
        }
        #expect(try frames(column, nil, nil, ids: "b") == [[0, 10, 10, 10]])
        #expect(
            try priorities {
                HStack {}
                ZStack {}
                Spy { _ in }() {}
                VStack { box(1, 1) }
            } == [-.infinity, -.infinity, -.infinity, 0])
    }

    @Test func `a stack of one static child shows the child's priority, one of a dynamic child does not`() throws {
        #expect(
            try priorities {
                VStack { box(1, 1).layoutPriority(2) }
                HStack { ZStack { box(1, 1).layoutPriority(3) } }
                VStack { ForEach(0..<1) { _ in box(1, 1).layoutPriority(2) } }
                VStack {
                    box(1, 1).layoutPriority(2)
                    box(1, 1)
                }
                Group { box(1, 1).layoutPriority(4) }
            } == [2, 3, 0, 0, 4])
    }

    @Test func `a stack of one static child shows the child's spacing and built-in guides`() throws {
        let static_ = HStack(alignment: .top, spacing: 0) {
            VStack { box(10, 10).alignmentGuide(.top) { _ in 4 } }
            box(10, 10).id("b")
        }
        #expect(try frames(static_, nil, nil, ids: "b") == [[10, 4, 10, 10]])
        let dynamic = HStack(alignment: .top, spacing: 0) {
            VStack { ForEach(0..<1) { _ in box(10, 10).alignmentGuide(.top) { _ in 4 } } }
            box(10, 10).id("b")
        }
        #expect(try frames(dynamic, nil, nil, ids: "b") == [[10, 0, 10, 10]])
        let spaced = VStack {
            box(10, 10)
            VStack { Spacer() }
            box(10, 10).id("b")
        }
        #expect(try frames(spaced, nil, nil, ids: "b") == [[0, 18, 10, 10]])
    }

    @Test func `a disappearing stack still turns its spacer`() throws {
        let row = HStack(spacing: 0) {
            box(10, 10)
            VStack { Spacer().id("s") }
        }
        #expect(try size(row, 100, 50) == [10, 50])
        #expect(try frames(row, 100, 50, ids: "s") == [[10, 0, 0, 50]])
    }

    // MARK: Section 3.6

    @Test func `a length left open across becomes the stack's own when it places`() throws {
        let row = HStack(spacing: 0) {
            box(50, 40)
            Color.red.id("c")
        }
        #expect(try size(row, 200, nil) == [200, 40])
        #expect(try frames(row, 200, nil, ids: "c") == [[50, 0, 150, 40]])
        // A length left open along the stack stays so.
        #expect(try finalOffer(row, nil, nil, id: "c") == .init(width: nil, height: 40))
    }

    @Test func `content that overflows is moved by the frame around, not by the stack`() throws {
        let row = HStack(spacing: 0) {
            box(40, 10).id("a")
            box(40, 10).id("b")
        }
        #expect(
            try frames(row.frame(width: 50, alignment: .trailing), nil, nil, ids: "a", "b")
                == [[-30, 0, 40, 10], [10, 0, 40, 10]])
        #expect(try frames(row.frame(width: 50), nil, nil, ids: "a") == [[-15, 0, 40, 10]])
        #expect(try frames(row.frame(width: 100, height: 30), nil, nil, ids: "a") == [[10, 10, 40, 10]])
    }

    // MARK: Section 4

    @Test func `frames keep a spacer's spacing, padding and position reset it, padding of 0 does not`() throws {
        func third(_ middle: some View) throws -> [[CGFloat]] {
            let row = HStack {
                box(10, 10)
                middle
                box(10, 10).id("c")
            }
            return try frames(row, 100, 10, ids: "c")
        }
        #expect(try third(Spacer().frame(width: 20)) == [[30, 0, 10, 10]])
        #expect(try third(Spacer().frame(minWidth: 25, maxWidth: 25)) == [[35, 0, 10, 10]])
        #expect(try third(Spacer().padding(0)) == [[90, 0, 10, 10]])
        #expect(try third(Spacer(minLength: 0).frame(width: 20).padding(.leading, 3)) == [[41, 0, 10, 10]])
        #expect(try third(Spacer().frame(width: 20).fixedSize().offset(x: 3)) == [[30, 0, 10, 10]])
        #expect(try third(box(4, 4).background(Spacer())) == [[30, 0, 10, 10]])
        #expect(try third(box(0, 4).hidden().overlay(box(9, 9))) == [[26, 0, 10, 10]])
    }

    @Test func `position resets a spacer's spacing`() throws {
        let row = HStack {
            box(10, 10)
            Spacer().position(x: 0, y: 0)
            box(10, 10).id("c")
        }
        #expect(try size(row, 60, 10) == [60, 10])
        #expect(
            try finalOffer(
                HStack {
                    box(10, 10)
                    Spacer().id("s").position(x: 0, y: 0)
                    box(10, 10)
                }, 60, 10, id: "s") == .init(width: 24, height: 10))
    }

    @Test func `a stack exports its outer children's spacing along it and a pile its leaders'`() throws {
        let column = VStack {
            box(10, 10)
            VStack {
                Spacer(minLength: 5)
                box(10, 10)
            }
            box(10, 10).id("c")
        }
        // 10, no gap, 5, no gap, 10, gap 8.
        #expect(try frames(column, nil, nil, ids: "c") == [[0, 33, 10, 10]])
        let pile = VStack {
            box(10, 10)
            ZStack {
                Spacer()
                box(10, 10)
            }
            box(10, 10).id("c")
        }
        #expect(try frames(pile, nil, nil, ids: "c") == [[0, 36, 10, 10]])
        let row = VStack {
            box(10, 10)
            HStack {
                Spacer()
                box(10, 10)
            }
            box(10, 10).id("c")
        }
        #expect(try frames(row, 10, nil, ids: "c")[0][1] == 36)
    }

    @Test func `a layout sees the distances that a stack would keep`() throws {
        var distances: [CGFloat] = []
        let spy = Spy { subviews in
            distances = zip(subviews, subviews.dropFirst()).map {
                $0.spacing.distance(to: $1.spacing, along: .horizontal)
            }
        }
        let view = spy {
            Color.red
            box(1, 1).padding(2)
            Spacer()
            box(1, 1)
        }
        _ = try LayoutHost(view).layout(.unspecified)
        #expect(distances == [8, 0, 0])
    }

    // MARK: Section 5

    @Test func `a spacer's ideal is its least length, and it has no extent across a stack`() throws {
        let row = HStack { ForEach(0..<2) { _ in Spacer(minLength: 30) } }
        #expect(try size(row, nil, 50) == [60, 0])
        #expect(try size(VStack { ForEach(0..<1) { _ in Spacer() } }, 40, 50) == [0, 50])
    }

    @Test func `a spacer outside of stacks takes both directions`() throws {
        #expect(try size(Spacer(minLength: 20), 50, nil) == [50, 20])
        #expect(try frames(box(40, 20).overlay(Spacer().id("s")), 90, 90, ids: "s") == [[0, 0, 40, 20]])
        #expect(try frames(Spy { _ in }() { Spacer().id("s") }, 50, 60, ids: "s") == [[0, 0, 50, 60]])
        let pile = ZStack {
            box(40, 20)
            Spacer().id("s")
        }
        #expect(try size(pile, 90, 90) == [40, 20])
        #expect(try frames(pile, 90, 90, ids: "s") == [[0, 0, 40, 20]])
        let spacers = ZStack {
            Spacer(minLength: 5)
            Spacer()
        }
        #expect(try size(spacers, 30, nil) == [30, 8])
    }

    @Test func `a stack turns spacers through modifiers, and a layout of any type by its own`() throws {
        let padded = HStack(spacing: 0) {
            Spacer().padding(.vertical, 1).id("s")
            box(10, 10)
        }
        #expect(try frames(padded, 50, 10, ids: "s") == [[0, 4, 40, 2]])
        let column = AnyLayout(VStackLayout(spacing: 0)) {
            Spacer().id("s")
            box(10, 10)
        }
        #expect(try frames(column, 50, 30, ids: "s") == [[5, 0, 0, 20]])
        let inPile = HStack(spacing: 0) {
            ZStack { ForEach(0..<1) { _ in Spacer().id("s") } }
            box(10, 10)
        }
        #expect(try frames(inPile, 50, 30, ids: "s") == [[0, 0, 40, 30]])
    }

    @Test func `a divider is a line across its stack, and a horizontal one outside`() throws {
        let row = HStack(spacing: 0) {
            box(10, 10)
            Divider().id("d")
        }
        #expect(try frames(row, 100, 30, ids: "d") == [[10, 0, 1, 30]])
        let column = VStack(spacing: 0) {
            box(20, 10)
            Divider().id("d")
        }
        #expect(try frames(column, nil, 30, ids: "d") == [[0, 10, 20, 1]])
        #expect(try size(ZStack { Divider() }, 50, 20) == [50, 1])
    }
}
