// ContextMenuTests.swift: menus that open after a press that lasts.

import PlumbViews
import Testing

struct ContextMenuTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Note: View {
        @State private var state = "new"
        var body: some View {
            Text(state).id("note").contextMenu {
                Button("Copy") { state = "copied" }
                Button("Delete", role: .destructive) { state = "deleted" }
            }
        }
    }

    @Test func `a press opens a menu, whose actions close it`() throws {
        let host = LayoutHost(Note())
        _ = try host.layout(room)
        #expect(try !host.tap(id: "note"))
        #expect(try host.press(id: "note"))
        let open = try host.layout(room)
        #expect(open.diagnostics.isEmpty)
        #expect(try open.find(text: "Copy").frame.minY > open.find(id: "note").frame.maxY)
        try host.tap(text: "Copy")
        let after = try host.layout(room)
        #expect(try after.find(id: "note").text == "copied")
        #expect(throws: LayoutNotFound.self) { try after.find(text: "Delete") }
    }

    @Test func `what is only pressed is heard as what it is`() throws {
        let plain = try LayoutHost(VStack { Text("a") }).layout(room)
        let pressed = try LayoutHost(VStack { Text("a").contextMenu { Button("Copy") {} }.onLongPressGesture {} })
            .layout(room)
        #expect(pressed.accessibility.description == plain.accessibility.description)
        #expect(try !pressed.find(text: "a").isTappable)
    }

    @Test func `a menu that is not there opens nowhere`() throws {
        let none: ContextMenu<Text>? = nil
        let host = LayoutHost(
            VStack {
                Text("a").contextMenu(none)
                Text("b").contextMenu {}
                Text("c").contextMenu { if none != nil { Button("Copy") {} } }
            })
        _ = try host.layout(room)
        #expect(try !host.press(text: "a") && !host.press(text: "b") && !host.press(text: "c"))
    }

    @Test func `a switch with a menu is turned on`() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                List {
                    Toggle("Sound", isOn: $isOn).contextMenu { Button("Copy") {} }.onLongPressGesture {}.id("switch")
                    Text(isOn ? "on" : "off").id("state")
                }
            }
        }
        let host = LayoutHost(Switch())
        _ = try host.layout(room)
        try host.toggle(id: "switch")
        #expect(try host.layout(room).find(id: "state").text == "on")
    }

    @Test func `a row of a list is pressed anywhere`() throws {
        let row = HStack {
            Text("a")
            Spacer()
            Text("b")
        }
        let host = LayoutHost(List { row.contextMenu { Button("Copy") {} }.id("row") })
        let frame = try host.layout(room).find(id: "row").frame
        #expect(try host.press(id: "row"))
        _ = try host.layout(room).find(text: "Copy")
        let other = LayoutHost(List { row.contextMenu { Button("Copy") {} } })
        _ = try other.layout(room)
        #expect(other.press(at: CGPoint(x: frame.minX - 4, y: frame.midY)))
    }
}
