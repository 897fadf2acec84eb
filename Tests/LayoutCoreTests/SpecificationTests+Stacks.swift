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
        #expect(try size(Circle(), 390, nil) == [10, 10])
        #expect(try size(Circle(), nil, 4) == [4, 4])
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
}
