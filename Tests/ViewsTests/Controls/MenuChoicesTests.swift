// MenuChoicesTests.swift: choices and switches in menus.

import PlumbViews
import Testing

struct MenuChoicesTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Sorting: View {
        @State private var order = 1
        @State private var isUp = false
        var body: some View {
            Text("\(order) \(isUp)").id("state")
            Menu("Sort") {
                Picker("Order", selection: $order) {
                    Text("Name").tag(1)
                    Text("Date").tag(2)
                }
                Toggle("Ascending", isOn: $isUp)
            }
        }
    }

    @Test func `an open menu has a row for each choice, with a mark before the one that is made`() throws {
        let host = LayoutHost(Sorting())
        _ = try host.layout(room)
        try host.tap(text: "Sort")
        let menu = try host.layout(room)
        let (name, date) = (try menu.find(text: "Name").frame, try menu.find(text: "Date").frame)
        #expect(name.minX == date.minX && name.maxY < date.minY)
        let unseen = menu.elements.filter { $0.opacity == 0 }.map(\.frame)
        let marks = menu.elements.filter { $0.kind == "Image" }.map(\.frame).filter { !unseen.contains($0) }
        try #require(marks.count == 1)
        #expect(marks[0].maxX < name.minX && abs(marks[0].midY - name.midY) < 1)
        try host.tap(text: "Date")
        #expect(try host.layout(room).find(id: "state").text == "2 false")
        try host.tap(text: "Sort")
        _ = try host.layout(room)
        try host.tap(text: "Ascending")
        let after = try host.layout(room)
        #expect(try after.find(id: "state").text == "2 true")
        #expect((try? after.find(text: "Ascending")) == nil)
    }

    @Test func `return begins a line where a field grows downwards`() throws {
        var count = 0
        let view = VStack {
            TextField("a", text: .constant(""), axis: .vertical).id("many")
            TextField("b", text: .constant("")).id("one")
        }
        let host = LayoutHost(view.onSubmit { count += 1 })
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.submit(id: "many") }
        try host.submit(id: "one")
        #expect(count == 1)
    }
}

struct MenuPressTests {
    private struct Adding: View {
        @State private var count = 0
        var body: some View {
            Menu("Add \(count)") {
                Button("Ten") { count += 10 }
            } primaryAction: {
                count += 1
            }
        }
    }

    @Test func `a tap runs the first action of a menu, a press that lasts opens it`() throws {
        let host = host(Adding())
        let room = ProposedViewSize(width: 393, height: 852)
        var tree = try host.layout(room)
        #expect(try host.tap(text: "Add 0"))
        tree = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "Ten") }
        #expect(try host.press(text: "Add 1"))
        tree = try host.layout(room)
        #expect(try host.tap(text: "Ten"))
        tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "Add 11") }
    }

    private struct Nested: View {
        @State private var kind = "none"
        var body: some View {
            Text("chose \(kind)")
            Menu("Trees") {
                Button("Elm") { kind = "elm" }
                Menu("More") { Button("Ash") { kind = "ash" } }
            }
        }
    }

    @Test func `a menu in a menu opens below its row`() throws {
        let host = host(Nested())
        let room = ProposedViewSize(width: 393, height: 852)
        for title in ["Trees", "More", "Ash"] {
            let tree = try host.layout(room)
            if title != "Ash" { #expect(throws: LayoutNotFound.self) { try tree.find(text: "Ash") } }
            #expect(try host.tap(text: title))
        }
        let tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "chose ash") }
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "Elm") }
    }
}
