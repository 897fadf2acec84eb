// TagCloudTests.swift: guides whose closures count along, as tag clouds written for SwiftUI have them.  Lengths in points.

import LayoutCore
import Testing

/// Views that wrap into lines by what their guides write: the horizontal guide of a view counts the width of its line, and
/// the vertical one reads how far down that line is.
private struct TagCloud: View {
    let widths: [CGFloat]

    var body: some View {
        GeometryReader { geometry in cloud(within: geometry.size.width) }
    }

    private func cloud(within room: CGFloat) -> some View {
        var (left, top): (CGFloat, CGFloat) = (0, 0)
        return ZStack(alignment: .topLeading) {
            ForEach(widths.indices, id: \.self) { index in
                Color.red.frame(width: widths[index], height: 20).id("\(index)").padding(5)
                    .alignmentGuide(.leading) { tag in
                        if left + tag.width > room { (left, top) = (0, top + tag.height) }
                        defer { left = index == widths.count - 1 ? 0 : left + tag.width }
                        return -left
                    }
                    .alignmentGuide(.top) { _ in
                        defer { if index == widths.count - 1 { top = 0 } }
                        return -top
                    }
            }
        }
    }
}

struct TagCloudTests {
    @Test func `a stack of views over each other asks each view for both guides before the next one`() throws {
        var drop: CGFloat = 0
        let view = ZStack(alignment: .topLeading) {
            ForEach(0..<2, id: \.self) { index in
                Color.red.frame(width: 50, height: 20).id("\(index)")
                    .alignmentGuide(.leading) { _ in
                        drop = index == 0 ? 0 : -20
                        return 0
                    }
                    .alignmentGuide(.top) { _ in drop }
            }
        }
        #expect(try size(view, 390, 844) == [50, 40])
        #expect(try frames(view, 390, 844, ids: "0", "1") == [[0, 0, 50, 20], [0, 20, 50, 20]])
    }

    /// Outer widths of 60, 50, 80 and 40 in a room of 130: two tags a line, each line 30 high.
    @Test func `tags that count their line in their guides wrap where the line is full`() throws {
        let cloud = TagCloud(widths: [50, 40, 70, 30])
        let expected: [[CGFloat]] = [[5, 5, 50, 20], [65, 5, 40, 20], [5, 35, 70, 20], [85, 35, 30, 20]]
        #expect(try frames(cloud, 130, 200, ids: "0", "1", "2", "3") == expected)
        let column: [[CGFloat]] = [[5, 5, 50, 20], [5, 35, 40, 20], [5, 65, 70, 20], [5, 95, 30, 20]]
        #expect(try frames(cloud, 80, 200, ids: "0", "1", "2", "3") == column)
    }
}
