// SourceCompatibility5Tests.swift: the program beside this file compiles in the language mode of Swift 5.

import PlumbViews
import Testing

struct SourceCompatibility5Tests {
    @Test func `a program of Swift 5 is laid out and tapped`() throws {
        let host = LayoutHost(ContentView_Previews.previews)
        let window = ProposedViewSize(width: 390, height: 844)
        #expect(try host.layout(window).diagnostics.isEmpty)
        let months = try host.layout(window).elements.filter(\.isTappable)
        #expect(months.count == 2)
        let border = { try host.layout(window).elements.first { $0.kind == "RoundedRectangle" }?.frame }
        #expect(try border() == months[0].frame)
        let frame = months[1].frame
        #expect(host.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        #expect(try border() == frame)
    }
}
