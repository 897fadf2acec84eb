// SeenBeneathTests.swift: what scrolls is seen beneath what the device covers.  Lengths in points.

import PlumbViews
import Testing

struct SeenBeneathTests {
    /// The frame and the clip of the first window onto views of a screen of 390 by 844.
    private func window(of view: some View) throws -> (frame: CGRect, clip: CGRect) {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 47, leading: 5, bottom: 34, trailing: 0)
        let host = LayoutHost(view, environment: environment)
        let tree = try host.layout(ProposedViewSize(width: 390, height: 844))
        let window = try #require(tree.root.first { $0.kind == "ScrollView" })
        return (window.frame, window.clipFrame)
    }

    @Test func `a list scrolls beneath the edges that it reaches`() throws {
        let list = try window(of: List(0..<50) { Text("\($0)") })
        #expect(list.frame == CGRect(x: 5, y: 47, width: 385, height: 763))
        #expect(list.clip == CGRect(x: 5, y: 0, width: 385, height: 844))
    }

    @Test func `a window that scrolls sideways reaches no edge above`() throws {
        let row = try window(of: ScrollView(.horizontal) { Color.red.frame(width: 900, height: 763) })
        #expect(row.clip == CGRect(x: 0, y: 47, width: 390, height: 763))
    }

    @Test func `a window between other views ends where it ends`() throws {
        let small = try window(of: ScrollView { Color.red.frame(height: 900) }.frame(height: 100))
        #expect(small.clip == small.frame)
    }
}
