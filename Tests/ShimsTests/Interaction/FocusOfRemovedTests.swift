// FocusOfRemovedTests.swift: typing goes to no view that has left.

import PlumbViews
import Testing

private enum Field: Hashable { case first, second }

private struct Fields: View {
    @FocusState private var field: Field?
    @FocusState private var isNoting: Bool
    @State private var text = ""
    @State private var isShown = true
    @State private var changes = 0

    var body: some View {
        VStack {
            if isShown {
                TextField("First", text: $text).id("first").focused($field, equals: .first)
                TextField("Note", text: $text).id("note").focused($isNoting)
            }
            TextField("Second", text: $text).id("second").focused($field, equals: .second)
            Button("toggle") { isShown.toggle() }
            Text("focus \(field.map { "\($0)" } ?? "none") \(isNoting), \(changes)")
        }
        .onChange(of: field) { changes += 1 }
    }
}

private struct Shared: View {
    @FocusState private var isTyping: Bool
    @FocusState private var field: Field?
    @State private var text = ""
    @State private var isShown = true

    var body: some View {
        VStack {
            TextField("One", text: $text).id("one").focused($isTyping)
            if isShown { TextField("Two", text: $text).id("two").focused($isTyping) }
            if isShown {
                TextField("Open", text: $text).id("open").focused($field, equals: .first)
            } else {
                SecureField("Closed", text: $text).focused($field, equals: .first)
            }
            Button("hide") {
                isShown = false
                field = .first
            }
            Text("typing \(isTyping), \(field == .first)")
        }
    }
}

struct FocusOfRemovedTests {
    @Test func `another field with the same state keeps it, and so does what a program writes`() throws {
        let host = LayoutHost(Shared())
        _ = try host.layout(room)
        try host.type("a", id: "one")
        _ = try host.layout(room)
        #expect(try host.tap(text: "hide"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "typing true, true") }
        let other = LayoutHost(Shared())
        _ = try other.layout(room)
        try other.type("a", id: "open")
        _ = try other.layout(room)
        #expect(try other.tap(text: "hide"))
        #expect(throws: Never.self) { try other.layout(room).find(text: "typing false, true") }
    }

    private let room = ProposedViewSize(width: 300, height: 400)

    @Test func `typing goes to no field that has left`() throws {
        let host = LayoutHost(Fields())
        _ = try host.layout(room)
        try host.type("a", id: "first")
        #expect(throws: Never.self) { try host.layout(room).find(text: "focus first false, 1") }
        #expect(try host.tap(text: "toggle"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "focus none false, 2") }
        #expect(try host.tap(text: "toggle"))
        _ = try host.layout(room)
        try host.type("b", id: "note")
        #expect(throws: Never.self) { try host.layout(room).find(text: "focus none true, 2") }
        #expect(try host.tap(text: "toggle"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "focus none false, 2") }
    }

    @Test func `what is focused elsewhere stays so`() throws {
        let host = LayoutHost(Fields())
        _ = try host.layout(room)
        try host.type("a", id: "second")
        _ = try host.layout(room)
        #expect(try host.tap(text: "toggle"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "focus second false, 1") }
    }
}
