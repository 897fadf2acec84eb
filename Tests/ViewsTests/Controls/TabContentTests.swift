// TabContentTests.swift: tabs whose values know their type, and what is asked of tabs.

import PlumbViews
import Testing

private enum Place: Hashable { case home, trees, hidden }

private struct Places: View {
    @State private var place = Place.trees
    let hasMore: Bool

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Text("at home") }.customizationBehavior(.disabled)
            TabSection("Outside") {
                Tab("Trees", systemImage: "leaf", value: .trees) { Button("in the woods") { place = .hidden } }
                if hasMore { Tab("More", systemImage: "star", value: Place.hidden) { Text("more") }.badge(3) }
            }
            if !hasMore { Tab("Hidden", systemImage: "eye", value: .hidden) { Text("nowhere") }.hidden() }
        }
    }
}

private struct Plain: TabContent {
    var body: some TabContent<Never> { Tab("One", systemImage: "1.circle") { Text("one") } }
    typealias TabValue = Never
}

struct TabContentTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `a value without its type's name chooses`() throws {
        let host = host(Places(hasMore: true))
        var tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "in the woods") }
        for title in ["Home", "Trees", "More"] { #expect(throws: Never.self) { try tree.find(text: title) } }
        #expect(try host.tap(text: "Home"))
        tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "at home") }
    }

    @Test func `a hidden tab is not in the bar, and shows where it is chosen`() throws {
        let host = host(Places(hasMore: false))
        var tree = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "Hidden") }
        #expect(try host.tap(text: "in the woods"))
        tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "nowhere") }
        #expect(tree.frame(ofKind: "TabBar")?.height == 49)
    }

    @Test func `tabs of one's own and tabs in a collection show`() throws {
        let own = TabView {
            Plain()
            Tab("Two", systemImage: "2.circle") { Text("two") }
        }
        for title in ["one", "One", "Two"] { #expect(throws: Never.self) { try laidOut(own).find(text: title) } }
        let several = TabView(selection: .constant(2)) {
            ForEach(1..<4) { number in
                Tab("Tab \(number)", systemImage: "circle", value: number) { Text("is \(number)") }
            }
        }
        #expect(throws: Never.self) { try laidOut(several).find(text: "is 2") }
    }
}
