// SpecificationTests+Text.swift: directions, text and pictures.

import LayoutCore
import Testing

extension SpecificationContainerTests {
    // MARK: Sections 7 and 12: directions, text, pictures

    @Test func `right to left mirrors rows, columns, frames, padding, positions and layers`() throws {
        func mirrored(_ view: some View, _ width: CGFloat?, _ ids: String...) throws -> [[CGFloat]] {
            let view = view.environment(\.layoutDirection, .rightToLeft)
            let tree = try LayoutHost(view).layout(.init(width: width, height: nil))
            return ids.map { tree.frame(id: $0)?.numbers ?? [] }
        }
        let row = HStack(spacing: 0) {
            box(10, 10).id("a")
            box(20, 10).id("b")
        }
        #expect(try mirrored(row, nil, "a", "b") == [[20, 0, 10, 10], [0, 0, 20, 10]])
        let column = VStack(alignment: .leading, spacing: 0) {
            box(20, 10).alignmentGuide(.leading) { _ in 5 }.id("a")
            box(20, 10).id("b")
        }
        #expect(try mirrored(column, nil, "a", "b") == [[5, 0, 20, 10], [0, 10, 20, 10]])
        #expect(try mirrored(box(10, 10).id("a").frame(width: 50, alignment: .leading), nil, "a") == [[40, 0, 10, 10]])
        #expect(try mirrored(box(10, 10).id("a").padding(.leading, 7), nil, "a") == [[0, 0, 10, 10]])
        #expect(try mirrored(box(10, 10).id("a").position(x: 10, y: 5), 100, "a") == [[85, 0, 10, 10]])
        let layered = box(40, 10).overlay(alignment: .leading) { box(5, 10).id("a") }
        #expect(try mirrored(layered, nil, "a") == [[35, 0, 5, 10]])
        #expect(try mirrored(GeometryReader { _ in box(5, 10).id("a") }, 30, "a") == [[25, 0, 5, 10]])
        // The direction of the surroundings counts for the view itself, its own inside.
        let inner = HStack(spacing: 0) {
            box(10, 10).id("a")
            row.environment(\.layoutDirection, .leftToRight).id("row")
        }
        #expect(try mirrored(inner, nil, "row", "b") == [[0, 0, 30, 10], [10, 0, 20, 10]])
    }

    @Test func `thirds stay thirds`() throws {
        let row = HStack(spacing: 0) {
            Color.red
            Color.red.id("b")
            Color.red
        }
        let frame = try frames(row, 100, 10, ids: "b")[0]
        #expect(abs(frame[0] - 100 / 3) < 1e-9 && abs(frame[2] - 100 / 3) < 1e-9)
    }

    @Test func `a text has a line at least, is never wider than its offer, and hands out its baselines`() throws {
        let text = Text("several words of text")
        let line = try size(text, nil, nil)
        #expect(try size(text, line[0] / 2, nil)[0] <= line[0] / 2)
        #expect(try size(text, line[0] / 2, nil)[1] > line[1])
        #expect(try size(text, line[0] / 2, 0)[1] == line[1])
        #expect(try size(text, line[0] + 50, 500) == line)
        let first = try #require(try explicit(text, .firstTextBaseline, line[0] / 2))
        let last = try #require(try explicit(text, .lastTextBaseline, line[0] / 2))
        #expect(first < line[1] && last > line[1])
    }

    @Test func `a picture keeps its size unless it is resizable, and a symbol has a baseline`() throws {
        let picture = Image("photo", size: CGSize(width: 40, height: 30))
        #expect(try size(picture, 9, 9) == [40, 30])
        #expect(try size(picture.resizable(), 9, nil) == [9, 30])
        #expect(try size(picture.resizable().scaledToFit(), 20, 100) == [20, 15])
        #expect(try explicit(Image(systemName: "star"), .firstTextBaseline) != nil)
        #expect(try explicit(picture, .firstTextBaseline) == nil)
    }
}
