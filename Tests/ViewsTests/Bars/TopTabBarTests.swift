// TopTabBarTests.swift: the tabs of an iPad stand at the top since iPadOS 18.  Lengths in points.

import PlumbViews
import Testing

private struct Tabs: View {
    var body: some View {
        TabView {
            NavigationStack {
                Color.red.id("first").navigationTitle("Large").toolbar { Button("Add") {} }
            }
            .tabItem { Label("One", systemImage: "circle") }
            NavigationStack {
                Color.green.id("second").navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
            }
            .tabItem { Label("Two", systemImage: "star") }
        }
    }
}

struct TopTabBarTests {
    private func iPad(_ system: ScreenSystem) -> LayoutHost {
        host(Tabs(), on: system, top: 24, bottom: 20, isWide: true)
    }

    @Test func `the bar stands in the row of the navigation bar, whose items are beside it`() throws {
        let tree = try iPad(.iOS18).layout(ProposedViewSize(width: 820, height: 1180))
        #expect(tree.frame(ofKind: "TabBar") == CGRect(x: 0, y: 24, width: 820, height: 50))
        let add = try tree.find(text: "Add").frame
        #expect(add.midY == 24 + 25 && add.maxX == 820 - 20)
        // The large title of 52 follows the row of 50.
        #expect(tree.frame(id: "first") == CGRect(x: 0, y: 24 + 50 + 52, width: 820, height: 1180 - 126 - 20))
        #expect(tree.elements.allSatisfy { if case .image("circle", _) = $0.drawing { false } else { true } })
    }

    @Test func `a small title has a row below`() throws {
        let host = iPad(.iOS18)
        let room = ProposedViewSize(width: 820, height: 1180)
        _ = try host.layout(room)
        try host.tap(text: "Two")
        let tree = try host.layout(room)
        let below = try #require(tree.frame(id: "second"))
        #expect(abs(below.minY - (24 + 50 + 50)) < 1e-6)
        let title = try tree.find(text: "Small").frame
        #expect(abs(title.midY - (24 + 50 + 25)) < 0.5)
    }

    @Test func `before, and on a phone, the bar stands at the bottom; on an iPad symbols stand beside titles`() throws {
        let tree = try iPad(.iOS17).layout(ProposedViewSize(width: 820, height: 1180))
        #expect(tree.frame(ofKind: "TabBar")?.maxY == 1160)
        let symbol = try #require(
            tree.elements.first { if case .image("circle", _) = $0.drawing { true } else { false } })
        let title = try tree.find(text: "One").frame
        #expect(symbol.frame.maxX < title.minX)
        #expect(try laidOut(Tabs(), on: .iOS18).frame(ofKind: "TabBar")?.maxY == 818)
    }
}
