// SearchingTests.swift: whether people search, as views inside may ask, and what they see then.

import PlumbViews
import Testing

private struct Asking: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        Text(isSearching ? "searching" : "reading").id("asking")
        Button("Done") { dismissSearch() }
    }
}

struct SearchingTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Trees: View {
        @State private var text = ""
        @State private var scope = 1
        private let trees = ["ash", "aspen", "elm"]
        var body: some View {
            NavigationStack {
                VStack {
                    Asking()
                    Text("found: \(text), scope \(scope)")
                }
                .navigationTitle("Trees")
                .searchable(text: $text)
                .searchSuggestions {
                    if text.isEmpty || text == "a" {
                        ForEach(trees.filter { $0.hasPrefix(text) }, id: \.self) {
                            Text("a tree: \($0)").searchCompletion($0)
                        }
                    }
                }
                .searchScopes($scope) {
                    Text("Names").tag(1)
                    Text("Places").tag(2)
                }
            }
        }
    }

    @Test func `people search where a value says that the field is presented`() throws {
        for (isOn, words) in [(true, "searching"), (false, "reading")] {
            let view = NavigationStack { Asking().searchable(text: .constant(""), isPresented: .constant(isOn)) }
            #expect(try laidOut(view).element(id: "asking")?.text == words)
        }
        let plain = NavigationStack { Asking().searchable(text: .constant("a")) }
        #expect(try laidOut(plain).element(id: "asking")?.text == "reading")
    }

    @Test func `on a phone before iOS 26 the field takes the place of the title while people search`() throws {
        func top(_ isOn: Bool, _ system: ScreenSystem) throws -> CGFloat {
            let view = NavigationStack {
                Color.red.id("a").navigationTitle("Trees").searchable(text: .constant(""), isPresented: .constant(isOn))
            }
            return try #require(try laidOut(view, on: system).frame(id: "a")).minY
        }
        // A row of 44 and a large title of 52 above the field.
        #expect(try top(false, .iOS17) - top(true, .iOS17) == 96)
        #expect(try top(false, .iOS26) == top(true, .iOS26))
    }

    @Test func `a field that people type in suggests, and completes what is chosen`() throws {
        let host = LayoutHost(Trees())
        let before = try host.layout(room)
        for text in ["a tree: ash", "Cancel", "Places"] {
            #expect(throws: LayoutNotFound.self) { try before.find(text: text) }
        }
        try host.type("a", label: "Search")
        let typed = try host.layout(room)
        #expect(try typed.find(id: "asking").text == "searching")
        #expect(throws: LayoutNotFound.self) { try typed.find(text: "a tree: elm") }
        let (field, ash) = (try typed.find(text: "Cancel").frame, try typed.find(text: "a tree: ash").frame)
        #expect(try ash.minY > field.maxY && typed.find(text: "a tree: aspen").frame.minY > ash.maxY)
        #expect(try host.tap(text: "a tree: aspen"))
        let chosen = try host.layout(room)
        _ = try chosen.find(text: "found: aspen, scope 1")
        #expect(throws: LayoutNotFound.self) { try chosen.find(text: "a tree: aspen") }
        #expect(chosen.diagnostics.isEmpty)
    }

    @Test func `while people search they choose where, until they cancel`() throws {
        let host = LayoutHost(Trees())
        _ = try host.layout(room)
        try host.type("elm", label: "Search")
        let typed = try host.layout(room)
        #expect(try typed.find(text: "Places").frame.minY > typed.find(text: "Cancel").frame.maxY)
        try host.tap(text: "Places")
        _ = try host.layout(room).find(text: "found: elm, scope 2")
        try host.tap(text: "Cancel")
        let after = try host.layout(room)
        #expect(try after.find(id: "asking").text == "reading")
        _ = try after.find(text: "found: , scope 2")
        #expect(throws: LayoutNotFound.self) { try after.find(text: "Places") }
    }

    @Test func `a view inside ends searching`() throws {
        let host = LayoutHost(Trees())
        _ = try host.layout(room)
        try host.type("elm", label: "Search")
        _ = try host.layout(room)
        try host.tap(text: "Done")
        let after = try host.layout(room)
        #expect(try after.find(id: "asking").text == "reading")
        _ = try after.find(text: "found: , scope 1")
    }
}
