// TapsThroughTests.swift: views that let taps through to what is behind them.

import LayoutCore
import Views
import Testing

private final class Log {
    var text = ""
}

struct TapsThroughTests {
    @Test func `a button that allows no hit testing is not tapped`() throws {
        let log = Log()
        let host = LayoutHost(Button("Tap") { log.text += "T" }.allowsHitTesting(false).id("button"))
        _ = try host.layout(.unspecified)
        #expect(try !host.tap(id: "button") && !host.tap(text: "Tap"))
        #expect(log.text.isEmpty)
    }

    @Test func `taps go through a layer to the button behind it`() throws {
        for isAllowed in [false, true] {
            let log = Log()
            let host = LayoutHost(
                ZStack {
                    Button("Tap") { log.text += "T" }
                    VStack { Color.red.onTapGesture { log.text += "R" } }.allowsHitTesting(isAllowed)
                })
            let tree = try host.layout(ProposedViewSize(width: 100, height: 100))
            host.tap(at: CGPoint(x: 50, y: 50))
            #expect(log.text == (isAllowed ? "R" : "T"))
            #expect(tree.hitTest(CGPoint(x: 50, y: 50)).last?.text == (isAllowed ? nil : "Tap"))
            #expect(tree.hitTest(CGPoint(x: 5, y: 5)).isEmpty != isAllowed)
        }
    }

    @Test func `what is inside cannot allow it again`() throws {
        let log = Log()
        let button = Button("Tap") { log.text += "T" }.allowsHitTesting(true)
        let host = LayoutHost(HStack { button }.allowsHitTesting(false))
        _ = try host.layout(.unspecified)
        #expect(try !host.tap(text: "Tap"))
    }

    @Test func `fields and switches that allow no hit testing are not found`() throws {
        let host = LayoutHost(
            VStack {
                TextField("Name", text: .constant("")).id("field")
                Toggle("On", isOn: .constant(true)).id("switch")
            }.allowsHitTesting(false))
        _ = try host.layout(ProposedViewSize(width: 200, height: 200))
        #expect(throws: LayoutNotFound.self) { try host.type("Ada", id: "field") }
        #expect(throws: LayoutNotFound.self) { try host.toggle(id: "switch") }
    }

    @Test func `what takes no taps is no target that is too small`() throws {
        let small = Color.red.frame(width: 10, height: 10).onTapGesture {}
        #expect(try !LayoutHost(small).layout(.unspecified).audit([.target]).isEmpty)
        #expect(try LayoutHost(HStack { small }.allowsHitTesting(false)).layout(.unspecified).audit([.target]).isEmpty)
    }
}
