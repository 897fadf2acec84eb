// SpecificationTests+Stacks.swift: the statements of the specification, sections 1 to 5, each with a case worked by
// hand; lengths in points.

import LayoutCore
import Testing

/// The statements of the specification about proposals, stacks, spacing and spacers.
struct SpecificationStackTests {
    // MARK: Section 1

    @Test func `a shape takes the offer and 10 where there is none, zero and infinity included`() throws {
        #expect(try size(Color.red, nil, 30) == [10, 30])
        #expect(try size(Rectangle(), 0, nil) == [0, 10])
        #expect(try size(Capsule(), .infinity, 0) == [.infinity, 0])
        #expect(try size(Circle(), 30, 50) == [30, 30])
        #expect(try size(Circle(), nil, nil) == [10, 10])
    }

    @Test func `only lengths left open are replaced`() {
        let open = ProposedViewSize(width: nil, height: .infinity)
        #expect(open.replacingUnspecifiedDimensions() == CGSize(width: 10, height: CGFloat.infinity))
        #expect(
            ProposedViewSize(width: 0, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
                == CGSize(width: 0, height: 4))
    }

    @Test func `a view is placed with the proposal of its size, not with its size`() throws {
        #expect(
            try finalOffer(box(10, 10).id("b").frame(width: 50), nil, nil, id: "b") == .init(width: 50, height: nil))
        #expect(try finalOffer(box(10, 10).id("b").padding(3), 40, nil, id: "b") == .init(width: 34, height: nil))
    }

    @Test func `a layout's negative offer reaches a leaf, a stack's and padding's never is`() throws {
        var seen: [CGFloat] = []
        let leaf = MeasuredLeaf { proposal in
            if let width = proposal.width { seen.append(width) }
            return CGSize(width: 1, height: 1)
        }
        let layout = FixedLayout(size: .zero) { $1[0].place(at: .zero, proposal: .init(width: -7, height: 1)) }
        _ = try LayoutHost(layout { leaf }).layout(.unspecified)
        #expect(seen == [-7])
        seen = []
        let row = HStack(spacing: 20) {
            leaf
            leaf.padding(10)
        }
        _ = try LayoutHost(row).layout(.init(width: 5, height: 5))
        #expect(!seen.isEmpty && seen.allSatisfy { $0 >= 0 })
    }

    @Test func `a guide that is not a number counts as infinity`() throws {
        let row = HStack(alignment: .top) {
            box(10, 10).alignmentGuide(.top) { _ in .nan }
            box(10, 10)
        }
        #expect(try size(row, nil, nil)[1] == .infinity)
    }

    // MARK: Section 3.1

    @Test func `spacing given holds between all pairs, negative and beside spacers and empty boxes too`() throws {
        let row = HStack(spacing: -4) {
            box(10, 10).id("a")
            box(0, 10).id("b")
            Spacer(minLength: 20).id("s")
            box(30, 10).id("c")
        }
        #expect(
            try frames(row, nil, nil, ids: "a", "b", "s", "c")
                == [[0, 0, 10, 10], [6, 0, 0, 10], [2, 5, 20, 0], [18, 0, 30, 10]])
        #expect(try size(row, nil, nil) == [48, 10])
    }

    @Test func `without spacing a box of no width keeps its 8 points and a spacer has none`() throws {
        let row = HStack {
            box(0, 10)
            box(20, 10).id("b")
            Spacer().id("s")
            box(5, 10)
        }
        #expect(try frames(row, 100, 10, ids: "b", "s") == [[8, 0, 20, 10], [28, 5, 67, 0]])
    }

    // MARK: Section 3.2 and 3.3

    @Test func `without a length all are offered none, whatever their priority`() throws {
        let row = HStack(spacing: 1) {
            Color.red.id("a").layoutPriority(3)
            range(5...90, ideal: 40).id("b")
        }
        #expect(try size(row, nil, 30) == [51, 30])
        #expect(try finalOffer(row, nil, 30, id: "a") == .init(width: nil, height: 30))
    }

    @Test func `of two endless flexibilities the larger minimum is served first, of equal ones the earlier`() throws {
        let endless = HStack(spacing: 0) {
            range(0...CGFloat.infinity).id("a")
            range(60...CGFloat.infinity).id("b")
        }
        #expect(try frames(endless, 100, 10, ids: "a", "b") == [[0, 0, 40, 10], [40, 0, 60, 10]])
        let tie = HStack(spacing: 0) {
            range(0...50).id("a")
            range(50...100).id("b")
        }
        #expect(try frames(tie, 60, 10, ids: "a", "b") == [[0, 0, 30, 10], [30, 0, 50, 10]])
    }

    @Test func `each priority is served with the minima of the lower ones kept back`() throws {
        let row = HStack(spacing: 0) {
            range(30...40).id("low")
            Spacer().id("s")
            range(0...CGFloat.infinity).layoutPriority(1).id("high")
        }
        // 100 - 30 - 8 = 62 for the first; then its 30 for the second; then its 8 for the spacer.
        #expect(
            try frames(row, 100, 10, ids: "low", "s", "high")
                == [[0, 0, 30, 10], [30, 5, 8, 0], [38, 0, 62, 10]])
    }

    @Test func `two of a lower priority share what the higher one left`() throws {
        let column = VStack(spacing: 2) {
            Color.red.id("a")
            box(10, 30).layoutPriority(2)
            range(0...10, height: 20...CGFloat.infinity).id("b")
        }
        // 106 - 4 = 102; minus the minima 0 and 20: 82, minus 30: 52, plus 20: 72 for both; b first: 36.
        #expect(try frames(column, 10, 106, ids: "a", "b") == [[0, 0, 10, 36], [0, 70, 10, 36]])
    }

    @Test func `a spacer comes after every finite priority`() throws {
        let row = HStack(spacing: 0) {
            range(0...CGFloat.infinity).layoutPriority(-5).id("a")
            Spacer().id("s")
        }
        #expect(try frames(row, 100, 10, ids: "a", "s") == [[0, 0, 92, 10], [92, 5, 8, 0]])
    }

    @Test func `offers are equal shares, not minima and increments, and spacers share alike`() throws {
        let row = HStack {
            Spacer(minLength: 100).id("a")
            Spacer(minLength: 8).id("b")
        }
        #expect(try frames(row, 300, 10, ids: "a", "b") == [[0, 0, 150, 0], [150, 0, 150, 0]])
    }

    @Test func `a row's least and greatest lengths are sums and gaps alone may exceed the offer`() throws {
        let row = HStack(spacing: 5) {
            range(20...70)
            range(30...CGFloat.infinity)
        }
        #expect(try size(row, 0, nil) == [55, 10])
        #expect(try size(row, .infinity, nil) == [.infinity, 10])
        let gaps = HStack(spacing: 10) {
            Color.red
            Color.red
        }
        #expect(try size(gaps, 5, 20) == [10, 20])
        let limited = HStack(spacing: 5) {
            range(20...70)
            range(1...3)
        }
        #expect(try size(limited, .infinity, nil) == [78, 10])
    }

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

    @Test func `a layout is told the distances that a stack would keep`() throws {
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
