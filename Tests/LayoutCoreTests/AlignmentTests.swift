// AlignmentTests.swift: guides, explicit and implicit, and how they leave containers.

import LayoutCore
import Testing

extension VerticalAlignment {
    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    fileprivate static let mark = VerticalAlignment(Mark.self)
}

struct AlignmentTests {
    /// The explicit value that a view exports for a guide.
    private func explicit(_ view: some View, _ guide: VerticalAlignment, width: CGFloat? = nil) throws -> CGFloat? {
        let host = LayoutHost(view)
        let proposal = ProposedViewSize(width: width, height: nil)
        _ = try host.layout(proposal)
        return host.dimensions(in: proposal)?[explicit: guide]
    }

    @Test func `a built-in guide does not leave a container of two, and does leave one that shows through`() throws {
        let marked = box(10, 10).alignmentGuide(.top) { _ in 3 }
        #expect(try explicit(VStack { marked }, .top) == 3)
        #expect(
            try explicit(
                VStack {
                    marked
                    marked
                }, .top) == nil)
    }

    @Test func `a guide of one's own leaves a column as the mean of its values`() throws {
        let column = VStack(spacing: 0) {
            box(10, 20).alignmentGuide(.mark) { _ in 10 }
            box(10, 20)
            box(10, 20).alignmentGuide(.mark) { $0[.bottom] }
        }
        #expect(try explicit(column, .mark) == 35)
    }

    @Test func `modifiers shift explicit guides by where they put their view, an offset does not`() throws {
        let marked = box(10, 10).alignmentGuide(.mark) { _ in 4 }
        #expect(try explicit(marked.padding(.top, 7), .mark) == 11)
        #expect(try explicit(marked.frame(height: 30), .mark) == 14)
        #expect(try explicit(marked.offset(y: 100), .mark) == 4)
        #expect(try explicit(marked.overlay(box(5, 5).alignmentGuide(.mark) { _ in 0 }), .mark) == 4)
        #expect(try explicit(GeometryReader { _ in marked }, .mark, width: 10) == nil)
    }

    @Test func `the outermost value of a guide counts and sees those further inside`() throws {
        let twice = box(10, 10).alignmentGuide(.mark) { _ in 4 }.alignmentGuide(.mark) { $0[.mark] + 1 }
        #expect(try explicit(twice, .mark) == 5)
    }

    @Test func `the last baseline of a column is the lowest, the first the highest`() throws {
        let text = MeasuredLeaf(baselines: (8, 18)) { _ in CGSize(width: 10, height: 20) }
        let column = VStack(spacing: 0) {
            text
            text
        }
        #expect(try explicit(column, .firstTextBaseline) == 8)
        #expect(try explicit(column, .lastTextBaseline) == 38)
    }

    @Test func `a view outside follows a row inside another container`() throws {
        let board = HStack(alignment: .mark, spacing: 0) {
            box(40, 40).alignmentGuide(.mark) { $0.height / 2 }.id("arrow")
            VStack(spacing: 0) {
                ForEach(0..<7) { row in
                    if row == 3 {
                        box(100, 40).alignmentGuide(.mark) { $0.height / 2 }
                    } else {
                        box(100, 40)
                    }
                }
            }
        }
        #expect(try frames(board, nil, nil, ids: "arrow") == [[0, 120, 40, 40]])
    }

    @Test func `a guide outside its view makes the row higher, a line outside all views too`() throws {
        let row = HStack(alignment: .top, spacing: 0) {
            box(10, 10).alignmentGuide(.top) { _ in -6 }
            box(10, 10).alignmentGuide(.top) { _ in -6 }
        }
        #expect(try LayoutHost(row).layout(.unspecified).size == CGSize(width: 20, height: 16))
    }
}
