// AccessibilityTests.swift: views that are heard in place of others.  Lengths in points.

import PlumbViews
import Testing

struct AccessibilityTests {
    private func heard(_ view: some View) throws -> [AccessibilityElement] {
        try LayoutHost(view).layout(ProposedViewSize(width: 200, height: 100)).accessibility
    }

    @Test func `a view is heard as its representation, which nobody sees`() throws {
        var taps = 0
        let view = VStack(spacing: 0) {
            Text("before")
            HStack { Text("thumb") }.frame(width: 100, height: 20).onTapGesture { taps += 1 }
                .accessibilityRepresentation {
                    Slider(value: .constant(0.5)) { Text("Volume") }
                }
                .id("drawn")
        }
        #expect(try heard(view).map(\.label) == ["before", "Volume"])
        let host = LayoutHost(view)
        let tree = try host.layout(ProposedViewSize(width: 200, height: 100))
        #expect(tree.frame(id: "drawn")?.size == CGSize(width: 100, height: 20) && tree.diagnostics.isEmpty)
        try host.tap(id: "drawn")
        #expect(taps == 1)
        let drawing = tree.svg()
        #expect(drawing.contains("thumb") && !drawing.contains("Volume"))
    }

    @Test func `a chart has an element for each of its bars`() throws {
        let chart = Canvas { _, _ in }.accessibilityLabel("Sales").accessibilityChildren {
            HStack {
                ForEach([3, 5], id: \.self) { Rectangle().accessibilityLabel("week").accessibilityValue("\($0)") }
            }
        }
        #expect(try heard(chart).map { [$0.label, $0.value ?? ""] } == [["week", "3"], ["week", "5"]])
    }

    @Test func `a label outside makes the view one element`() throws {
        let view = Color.red.accessibilityRepresentation { Text("a") }.accessibilityLabel("b")
        #expect(try heard(view).map(\.label) == ["b"])
    }

    @Test func `a view that is hidden is not heard with its representation`() throws {
        let view = Color.red.accessibilityRepresentation { Text("a") }
        #expect(try heard(view.hidden()).isEmpty && heard(view.accessibilityHidden(true)).isEmpty)
    }
}
