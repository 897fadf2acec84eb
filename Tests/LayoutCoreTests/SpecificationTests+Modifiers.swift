// SpecificationTests+Modifiers.swift: the statements of the specification, sections 6 to 8, each with a case worked by
// hand; lengths in points.

import LayoutCore
import Testing

/// The statements of the specification about piles, guides and modifiers of one view.
struct SpecificationModifierTests {
    // MARK: Section 6

    @Test func `only the largest priority sizes a pile and the others may overflow it`() throws {
        let pile = ZStack(alignment: .topLeading) {
            box(10, 10).layoutPriority(1).id("a")
            box(30, 5).id("b")
            Color.red.id("c")
        }
        #expect(try size(pile, 90, 90) == [10, 10])
        #expect(
            try frames(pile, 90, 90, ids: "a", "b", "c") == [[0, 0, 10, 10], [0, 0, 30, 5], [0, 0, 10, 10]])
        let centred = ZStack {
            box(30, 50)
            box(10, 10).layoutPriority(-1).id("b")
        }
        #expect(try frames(centred, 90, 90, ids: "b") == [[10, 20, 10, 10]])
    }

    @Test func `a pile is the union of its views without a line of its own and offers them its size`() throws {
        let apart = ZStack(alignment: .topLeading) {
            box(20, 10).alignmentGuide(.leading) { _ in 5 }.id("a")
            box(20, 10).alignmentGuide(.top) { _ in -6 }.id("b")
        }
        // x: 5 + max(15, 20); y: 0 + max(10, 16).
        #expect(try size(apart, nil, nil) == [25, 16])
        #expect(try frames(apart, nil, nil, ids: "a", "b") == [[0, 0, 20, 10], [5, 6, 20, 10]])
        let below = ZStack(alignment: .top) {
            box(10, 10).alignmentGuide(.top) { _ in -6 }
            box(10, 10).alignmentGuide(.top) { _ in -6 }
        }
        #expect(try size(below, nil, nil) == [10, 10])
        let hugging = ZStack {
            box(40, 20)
            Color.red.id("c")
        }
        #expect(try frames(hugging, nil, nil, ids: "c") == [[0, 0, 40, 20]])
        #expect(try size(hugging, 100, 50) == [100, 50])
    }

    @Test func `zIndex moves no frame`() throws {
        let pile = HStack(spacing: 0) {
            box(10, 10).zIndex(5).id("a")
            box(10, 10).id("b")
        }
        #expect(try frames(pile, nil, nil, ids: "a", "b") == [[0, 0, 10, 10], [10, 0, 10, 10]])
    }

    // MARK: Section 7

    @Test func `a guide's default may read the other direction and only the stack's own guide counts`() throws {
        let column = VStack(alignment: .skew, spacing: 0) {
            box(10, 10).id("a")
            box(10, 30).id("b")
            box(10, 5).alignmentGuide(.leading) { _ in 99 }.id("c")
        }
        #expect(
            try frames(column, nil, nil, ids: "a", "b", "c") == [[20, 0, 10, 10], [0, 10, 10, 30], [25, 40, 10, 5]])
    }

    @Test func `a closure sees the guides set inside it and the outermost value counts`() throws {
        let view = box(10, 20).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.trailing) { $0[.leading] + 1 }
            .alignmentGuide(.leading) { $0[.trailing] * 10 }
        #expect(try explicit(view, .trailing) == 4)
        #expect(try explicit(view, .leading) == 40)
        #expect(try explicit(view, .skew) == nil)
        let asked = box(10, 20).alignmentGuide(.notch) { $0[explicit: .top] ?? $0[.notch] }
        #expect(try explicit(asked, .notch) == 15)
    }

    @Test func `a guide changes neither size nor priority nor spacing`() throws {
        let row = HStack {
            box(10, 10)
            Spacer().alignmentGuide(.leading) { _ in 7 }
            box(10, 10).alignmentGuide(.trailing) { _ in -70 }.id("c")
        }
        #expect(try frames(row, 60, 10, ids: "c") == [[50, 0, 10, 10]])
    }

    // MARK: Section 7.1

    @Test func `modifiers of one view export its guide where they put it`() throws {
        let marked = box(10, 10).alignmentGuide(.notch) { _ in 4 }
        #expect(try explicit(marked.position(x: 20, y: 30), .notch, 100, 100) == 29)
        #expect(try explicit(marked.frame(minHeight: 30), .notch) == 14)
        #expect(try explicit(marked.frame(height: 30, alignment: .bottom), .notch) == 24)
        #expect(try explicit(marked.fixedSize(), .notch) == 4)
        #expect(try explicit(marked.aspectRatio(1, contentMode: .fit), .notch) == 4)
        #expect(try explicit(marked.layoutPriority(3), .notch) == 4)
        #expect(try explicit(marked.padding(-2), .notch) == 2)
        #expect(try explicit(marked.offset(y: 50).padding(.top, 1), .notch) == 5)
        #expect(try explicit(box(5, 5).background { marked }, .notch) == nil)
        #expect(try explicit(marked.alignmentGuide(.top) { _ in 8 }.frame(height: 30), .top) == 18)
    }

    @Test func `a guide leaves a row shifted across it and a column along it, those without are skipped`() throws {
        let row = HStack(alignment: .bottom, spacing: 0) {
            box(10, 20).alignmentGuide(.notch) { _ in 5 }
            box(10, 40)
        }
        #expect(try explicit(row, .notch) == 25)
        let column = VStack(spacing: 10) {
            box(10, 20)
            box(10, 20).alignmentGuide(.notch) { _ in 5 }
            box(10, 20).alignmentGuide(.notch) { _ in 7 }
        }
        // (30 + 5 + 60 + 7) / 2.
        #expect(try explicit(column, .notch) == 51)
        #expect(
            try explicit(
                HStack {
                    box(10, 10); box(10, 10)
                }, .notch) == nil)
        let pile = ZStack {
            box(10, 20).alignmentGuide(.notch) { _ in 5 }
            box(10, 40).alignmentGuide(.notch) { _ in 1 }
        }
        #expect(try explicit(pile, .notch) == 8)
    }

    @Test func `built-in guides stop at containers, the first baseline is the least and the last the greatest`() throws
    {
        let column = VStack(spacing: 0) {
            lines(10, 30, first: 5, last: 25).alignmentGuide(.leading) { _ in 3 }
            lines(10, 20, first: 8, last: 18)
        }
        #expect(try explicit(column, .firstTextBaseline) == 5)
        #expect(try explicit(column, .lastTextBaseline) == 48)
        for guide in [HorizontalAlignment.leading, .center, .trailing] { #expect(try explicit(column, guide) == nil) }
        let row = HStack(alignment: .bottom, spacing: 0) {
            lines(10, 30, first: 29, last: 29)
            lines(10, 20, first: 8, last: 18)
        }
        #expect(try explicit(row, .firstTextBaseline) == 18)
        #expect(try explicit(row, .lastTextBaseline) == 29)
        #expect(try explicit(column, .bottom) == nil)
    }

    @Test func `a default layout exports the mean of where it places its views, an own answer replaces it`() throws {
        struct Own: Layout {
            let answer: CGFloat?
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
            func explicitAlignment(
                of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout Void
            ) -> CGFloat? { answer }
        }
        let marked = box(10, 10).alignmentGuide(.notch) { _ in 4 }
        let placed = FixedLayout(size: CGSize(width: 50, height: 50)) { bounds, subviews in
            subviews[0].place(at: CGPoint(x: 0, y: bounds.minY + 10), proposal: .unspecified)
            subviews[1].place(at: CGPoint(x: 0, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
        }
        #expect(
            try explicit(
                placed {
                    marked; marked
                }, .notch) == (14 + 44) / 2)
        #expect(
            try explicit(
                placed {
                    marked.alignmentGuide(.top) { _ in 1 }; marked
                }, .top) == nil)
        #expect(try explicit(Own(answer: 7)() { marked }, .notch) == 7)
        #expect(try explicit(Own(answer: 7)() { marked }, .top) == 7)
        #expect(try explicit(Own(answer: nil)() { marked }, .notch) == nil)
    }

    @Test func `a container of infinite size exports no guide of its views`() throws {
        let column = VStack {
            Color.red.alignmentGuide(.notch) { _ in 4 }
            box(10, 10)
        }
        #expect(try explicit(column, .notch, .infinity, .infinity) == nil)
        #expect(try explicit(column, .notch, 10, 50) == 4)
    }

    @Test func `a geometry reader exports nothing, modifiers of the drawing everything`() throws {
        let marked = box(10, 10).alignmentGuide(.notch) { _ in 4 }
        #expect(try explicit(GeometryReader { _ in marked }, .notch, 50, 50) == nil)
        #expect(try explicit(marked.hidden().opacity(0.5).clipped().id("x"), .notch) == 4)
    }

    @Test func `a frame aligns its own default guide with the view's guide`() throws {
        let alignment = Alignment(horizontal: .center, vertical: .notch)
        let explicit = box(10, 10).alignmentGuide(.notch) { _ in 3 }.id("b")
        #expect(try frames(explicit.frame(height: 50, alignment: alignment), nil, nil, ids: "b") == [[0, 42, 10, 10]])
        let implicit = box(10, 10).id("b").frame(width: 20, height: 50, alignment: alignment)
        #expect(try frames(implicit, nil, nil, ids: "b") == [[5, 40, 10, 10]])
        let builtIn = box(10, 10).alignmentGuide(.bottom) { _ in 4 }.id("b").frame(height: 50, alignment: .bottom)
        #expect(try frames(builtIn, nil, nil, ids: "b") == [[0, 46, 10, 10]])
        let flexible = explicit.frame(maxHeight: .infinity, alignment: alignment)
        #expect(try frames(flexible, nil, 50, ids: "b") == [[0, 42, 10, 10]])
    }
}

/// A row of the table of flexible frames.
struct FlexibleCase: Sendable {
    let proposal, minimum, ideal, maximum: CGFloat?
    let view: ClosedRange<CGFloat>
    let childOffer: CGFloat?
    let width: CGFloat

    init(
        _ proposal: CGFloat?, _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?,
        _ view: ClosedRange<CGFloat>, offer: CGFloat?, width: CGFloat
    ) {
        self.proposal = proposal
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
        self.view = view
        childOffer = offer
        self.width = width
    }
}
