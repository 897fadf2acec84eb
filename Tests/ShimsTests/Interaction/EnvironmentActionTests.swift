// EnvironmentActionTests.swift: links that are opened, and fields that are searched in.

import PlumbViews
import Testing

struct EnvironmentActionTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `a link is opened by what is around it`() throws {
        let address = try #require(URL(string: "https://example.org/a"))
        let opened = Mutable("")
        let view = Link("site", destination: address)
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.value = $0.absoluteString
                    return .handled
                })
        let host = LayoutHost(view)
        _ = try host.layout(room)
        try host.tap(text: "site")
        #expect(opened.value == "https://example.org/a")
    }

    /// What a closure of any thread may write, on this one.
    private final class Mutable<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test func `people search while a text stands in the field`() throws {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            var body: some View { Text(isSearching ? "results" : "all") }
        }
        struct Searched: View {
            @State private var text = ""
            var body: some View { NavigationStack { Results().searchable(text: $text) } }
        }
        let host = LayoutHost(Searched())
        #expect(try host.layout(room).find(text: "all").frame.width > 0)
        try host.type("x", label: "Search")
        #expect(try host.layout(room).find(text: "results").frame.width > 0)
    }
}
