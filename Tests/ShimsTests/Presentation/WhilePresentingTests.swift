// WhilePresentingTests.swift: what runs while a view presents another, and when that has gone.

import PlumbViews
import Testing

struct WhilePresentingTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Watched: View {
        let heard: (String) -> Void
        @State private var isShown = false
        @State private var first = 5
        @State private var second = 7

        var body: some View {
            VStack {
                Button("show") { isShown = true }
                Button("count") { first += 1 }
            }
            .sheet(isPresented: $isShown) {
                heard("dismissed")
            } content: {
                Button("hide") { isShown = false }
            }
            .onChange(of: isShown) { heard("shown \($1)") }
            .onChange(of: first) { heard("first \($0) \($1)") }
            .onChange(of: second) { heard("second \($0) \($1)") }
            .onAppear { heard("here") }
        }
    }

    @Test func `modifiers outside of a sheet stay who they are while it is there`() throws {
        var heard: [String] = []
        let host = LayoutHost(Watched { heard.append($0) })
        _ = try host.layout(room)
        #expect(heard == ["here"])
        heard = []
        try host.tap(text: "show")
        _ = try host.layout(room)
        #expect(heard == ["shown true"])
        heard = []
        // A program closes it, not the sheet itself.
        try host.tap(text: "hide")
        _ = try host.layout(room)
        #expect(heard.sorted() == ["dismissed", "shown false"])
        heard = []
        try host.tap(text: "count")
        _ = try host.layout(room)
        #expect(heard == ["first 5 6"])
    }

    @Test func `it runs once that a sheet has gone, whatever became of its item`() throws {
        struct Item: Identifiable { let id: Int }
        struct Shown: View {
            let heard: () -> Void
            @State private var item: Item? = Item(id: 1)
            var body: some View {
                Text("below").sheet(item: $item, onDismiss: heard) { _ in Inside { item = nil } }
            }
        }
        struct Inside: View {
            let close: () -> Void
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("close", action: close)
                Button("dismiss") { dismiss() }
            }
        }
        for way in ["close", "dismiss"] {
            var count = 0
            let host = LayoutHost(Shown { count += 1 })
            _ = try host.layout(room)
            try host.tap(text: way)
            _ = try host.layout(room)
            _ = try host.layout(room)
            #expect(count == 1)
        }
    }

    private struct Asked: View {
        let heard: (String) -> Void
        let isAskedFirst: Bool
        @State private var isAsked = false
        @State private var isThere = true

        var body: some View {
            VStack {
                Button("ask") { isAsked = true }
                Button("away") { isThere = false }
                if isThere {
                    Text("text").onAppear { heard("inner") }
                        .alert("Sure?", isPresented: $isAsked) { Button("yes") {} }
                        .onAppear {
                            heard("outer")
                            isAsked = isAskedFirst
                        }
                        .onDisappear { heard("gone") }
                }
            }
        }
    }

    @Test(arguments: [true, false]) func `a view comes and goes once, whatever it presents`(isAskedFirst: Bool) throws {
        var heard: [String] = []
        let host = LayoutHost(Asked(heard: { heard.append($0) }, isAskedFirst: isAskedFirst))
        _ = try host.layout(room)
        if !isAskedFirst {
            try host.tap(text: "ask")
            _ = try host.layout(room)
        }
        try host.tap(text: "yes")
        _ = try host.layout(room)
        #expect(heard == ["inner", "outer"])
        try host.tap(text: "away")
        _ = try host.layout(room)
        #expect(heard == ["inner", "outer", "gone"])
    }

    @Test func `modifiers around a title share no memory`() throws {
        struct Titled: View {
            let heard: (String) -> Void
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("away") { isThere = false }
                    if isThere {
                        Text("text").navigationTitle("T").onAppear { heard("a") }.onDisappear { heard("gone") }
                            .onChange(of: isThere) {}.onAppear { heard("b") }.task {}
                    }
                }
            }
        }
        var heard: [String] = []
        let host = LayoutHost(NavigationStack { Titled { heard.append($0) } })
        _ = try host.layout(room)
        try host.tap(text: "away")
        _ = try host.layout(room)
        #expect(heard.sorted() == ["a", "b", "gone"])
    }

    @Test func `an alert with a field alone can be answered`() throws {
        let view = Color.red.alert("Name?", isPresented: .constant(true)) { TextField("Name", text: .constant("")) }
        #expect(try LayoutHost(view).layout(room).find(text: "OK").frame.width > 0)
    }

    @Test func `an alert has its fields above two buttons beside each other`() throws {
        let view = Color.red.alert("Rename", isPresented: .constant(true)) {
            TextField("Name", text: .constant("")).id("field")
            Button("Save") {}
            Button("Cancel", role: .cancel) {}
        }
        let tree = try LayoutHost(view).layout(room)
        let (save, cancel) = (try tree.find(text: "Save").frame, try tree.find(text: "Cancel").frame)
        let field = try #require(tree.frame(id: "field"))
        #expect(save.minY == cancel.minY && cancel.maxX < save.minX && field.maxY < save.minY)
        #expect(field.minX == 61.5 + 16)
    }
}
