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

    @Test func `a hidden tab moves no mark, and places choose where nobody keeps the choice`() throws {
        let tabs = TabView(selection: .constant("b")) {
            Tab("A", systemImage: "house", value: "a") { Text("a") }.hidden()
            Tab("B", systemImage: "house", value: "b") { Text("b") }
            Tab("C", systemImage: "house", value: "c") { Text("c") }
        }
        let tree = try laidOut(tabs)
        let marked = tree.findAll(trait: .isSelected)
        #expect(marked.count == 1)
        #expect(try marked.first?.frame.contains(tree.find(text: "B").frame) == true)
        let plain = TabView {
            Tab("A", systemImage: "house") { Text("a") }
            Tab("B", systemImage: "house") { Text("b") }
        }
        let host = host(plain.id("tabs"))
        _ = try host.layout(room)
        try host.choose(1, id: "tabs")
        #expect(throws: Never.self) { try host.layout(room).find(text: "b") }
    }

    private struct Named: View {
        @State private var place = Place.home
        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: .home) { Text("at home") }
                Tab("Trees", systemImage: "leaf", value: .trees) { Text("woods") }
                    .accessibilityIdentifier("woods-tab").accessibilityLabel("The trees").accessibilityValue("3")
                    .accessibilityHint("Shows all")
                Tab("Hidden", systemImage: "eye", value: .hidden) { Text("nowhere") }.disabled(true)
            }
        }
    }

    @Test func `a tab's item has a name, and is chosen unless it is disabled`() throws {
        let host = host(Named())
        let tree = try host.layout(room)
        let item = try #require(tree.accessibility.first { $0.identifier == "woods-tab" })
        #expect((item.label, item.value, item.hint) == ("The trees", "3", "Shows all"))
        #expect(try host.tap(text: "Hidden") == false)
        #expect(throws: LayoutNotFound.self) { try host.layout(room).find(text: "nowhere") }
        #expect(try host.tap(id: "woods-tab"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "woods") }
    }

    @Test func `tabs in a collection know the type of values beside them`() throws {
        let tabs = TabView(selection: .constant(Place.trees)) {
            Tab("Home", systemImage: "house", value: .home) { Text("at home") }
            ForEach([Place.trees], id: \.self) { place in
                Tab("\(place)", systemImage: "leaf", value: place) { Text("woods") }
            }
            if false {}
        }
        #expect(throws: Never.self) { try laidOut(tabs).find(text: "woods") }
    }
}
