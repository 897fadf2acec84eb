// StackTests.swift: rows and columns, worked by hand from SwiftUI's rule.

import LayoutCore
import Testing

/// A leaf that takes lengths within ranges.
func box(_ width: ClosedRange<CGFloat>, height: CGFloat = 10) -> some View {
    MeasuredLeaf { proposal in
        let ideal = width.lowerBound
        return CGSize(width: min(max(proposal.width ?? ideal, width.lowerBound), width.upperBound), height: height)
    }
}

/// A leaf of one size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    MeasuredLeaf { _ in CGSize(width: width, height: height) }
}

/// The frames of views by their ids, as [x, y, width, height].
func frames(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, ids: String...
) throws -> [[CGFloat]] {
    let tree = try LayoutHost(view).layout(ProposedViewSize(width: width, height: height))
    return ids.map { tree.frame(id: $0)?.numbers ?? [] }
}

struct StackTests {
    @Test func `the least flexible child is served first and an early taker makes the row overflow`() throws {
        let row = HStack(spacing: 0) {
            box(0...10).id("a")
            box(90...105).id("b")
            box(0...CGFloat.infinity).id("c")
        }
        #expect(try frames(row, 90, 10, ids: "a", "b", "c") == [[0, 0, 10, 10], [10, 0, 90, 10], [100, 0, 0, 10]])
    }

    @Test func `equally flexible children are served as declared`() throws {
        let row = HStack(spacing: 0) {
            box(0...100).id("a")
            box(100...200).id("b")
        }
        #expect(try frames(row, 150, 10, ids: "a", "b") == [[0, 0, 75, 10], [75, 0, 100, 10]])
        let reversed = HStack(spacing: 0) {
            box(100...200).id("b")
            box(0...100).id("a")
        }
        #expect(try frames(reversed, 150, 10, ids: "b", "a") == [[0, 0, 100, 10], [100, 0, 50, 10]])
    }

    @Test func `lower priorities keep their minima and a spacer comes last of all`() throws {
        let row = HStack(spacing: 0) {
            box(20...CGFloat.infinity).layoutPriority(-1).id("low")
            Spacer().id("spacer")
            box(0...CGFloat.infinity).id("high")
        }
        let expected: [[CGFloat]] = [[0, 0, 20, 10], [20, 5, 8, 0], [28, 0, 72, 10]]
        #expect(try frames(row, 100, 10, ids: "low", "spacer", "high") == expected)
    }

    @Test func `a height left open becomes the row's own when its children are placed`() throws {
        let row = HStack(spacing: 0) {
            box(50, 40)
            Color.red.id("color")
        }
        #expect(try frames(row.id("row"), 200, nil, ids: "row", "color") == [[0, 0, 200, 40], [50, 0, 150, 40]])
    }

    @Test func `a stack of one static view lets it show through, one of a list does not`() throws {
        let through = ZStack {
            HStack { Spacer() }
            box(10, 10)
        }
        #expect(try LayoutHost(through).layout(ProposedViewSize(width: 100, height: 100)).size.width == 10)
        let list = ZStack {
            HStack { ForEach(0..<1) { _ in Spacer() } }
            box(10, 10)
        }
        #expect(try LayoutHost(list).layout(ProposedViewSize(width: 100, height: 100)).size.width == 100)
    }

    @Test func `neighbours are 8 apart, a spacer touches them and padding does not`() throws {
        let row = HStack {
            box(10, 10)
            box(10, 10).padding(1).id("a")
            Spacer().id("b")
            box(10, 10).id("c")
        }
        let expected: [[CGFloat]] = [[18, 0, 12, 12], [30, 6, 60, 0], [90, 1, 10, 10]]
        #expect(try frames(row, 100, 100, ids: "a", "b", "c") == expected)
    }

    @Test func `an empty stack takes no room and touches its neighbours`() throws {
        let column = VStack {
            box(10, 10)
            HStack {}
            box(10, 10).id("last")
        }
        #expect(try frames(column, nil, nil, ids: "last") == [[0, 10, 10, 10]])
    }

    @Test func `right to left mirrors a row within its own width`() throws {
        let row = HStack(spacing: 5) {
            box(10, 10).id("a")
            box(30, 10).padding(.leading, 4).id("b")
        }
        let mirrored = row.environment(\.layoutDirection, .rightToLeft)
        #expect(try frames(mirrored, nil, nil, ids: "a", "b") == [[39, 0, 10, 10], [0, 0, 34, 10]])
    }

    @Test func `another rule can share a stack's length`() throws {
        struct Halves: StackRule {
            func offers(to children: [StackChild], gaps: [CGFloat], in length: CGFloat?) -> [CGFloat?] {
                children.map { _ in length.map { $0 / 2 } }
            }
        }
        let row = HStack(spacing: 0) {
            Color.red.id("a")
            Color.blue.id("b")
            Color.blue.id("c")
        }
        let engine = LayoutEngine(name: "halves", rule: Halves())
        let tree = try LayoutHost(row, engine: engine).layout(ProposedViewSize(width: 40, height: 10))
        #expect(tree.size == CGSize(width: 60, height: 10))
    }
}

extension CGRect {
    /// x, y, width and height.
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
