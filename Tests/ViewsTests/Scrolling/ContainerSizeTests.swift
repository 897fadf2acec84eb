// ContainerSizeTests.swift: views as large as the container around them.

import PlumbViews
import Testing

struct ContainerSizeTests {
    private let filled = Color.red
    private let both: Axis.Set = [.horizontal, .vertical]

    @Test func `a window's container is what is free of it`() throws {
        let tree = try laidOut(filled.containerRelativeFrame(both).id("a"))
        #expect(tree.frame(id: "a") == CGRect(x: 0, y: 59, width: 393, height: 759))
    }

    @Test func `a navigation stack's container lies below its bar`() throws {
        let stack = NavigationStack { filled.containerRelativeFrame(both).id("a").navigationTitle("Title") }
        #expect(try laidOut(stack).frame(id: "a") == CGRect(x: 0, y: 155, width: 393, height: 663))
    }

    @Test func `a view of tabs has the room above the bar`() throws {
        let tabs = TabView { filled.containerRelativeFrame(both).id("a").tabItem { Text("A") } }
        #expect(try laidOut(tabs).frame(id: "a") == CGRect(x: 0, y: 59, width: 393, height: 710))
    }

    @Test func `a sheet is a container`() throws {
        let tree = try laidOut(
            Text("below").sheet(isPresented: .constant(true)) { filled.containerRelativeFrame(both).id("a") })
        let sheet = try #require(tree.frame(ofKind: "Sheet"))
        #expect(tree.frame(id: "a") == CGRect(x: 0, y: sheet.minY, width: 393, height: sheet.height - 34))
    }

    @Test func `a window that scrolls inside of another container is the nearest one`() throws {
        let stack = NavigationStack {
            ScrollView { Text("a").containerRelativeFrame(.vertical) { length, _ in length / 2 }.id("a") }
                .frame(height: 300)
        }
        #expect(try laidOut(stack).frame(id: "a")?.height == 150)
    }

    @Test func `a container in a container settles, and follows the screen`() throws {
        let view = TabView {
            NavigationStack {
                VStack {
                    filled.containerRelativeFrame(.vertical).id("a")
                    Text("b")
                }
                .navigationTitle("T")
            }
            .tabItem { Text("A") }
        }
        let host = host(view)
        for height in [852.0, 852, 393, 852] {
            let tree = try host.layout(ProposedViewSize(width: 393, height: height))
            // The device covers 59 and 34, the bars are 96 and 49 high.
            let found = try #require(tree.frame(id: "a")).height
            #expect(abs(found - (height - 59 - 34 - 96 - 49)) < 1e-6)
            #expect(tree.diagnostics.isEmpty)
        }
    }

    @Test func `where nothing is offered a container is as large as the one around`() throws {
        let half = filled.containerRelativeFrame(.vertical) { length, _ in length / 2 }.id("a")
        let views = [
            AnyView(ScrollView { NavigationStack { half } }),
            AnyView(Text("below").sheet(isPresented: .constant(true)) { half }),
        ]
        for (view, system) in zip(views, [ScreenSystem.iOS17, .macOS14]) {
            let host = host(view, on: system)
            let heights = try (0..<3).map { _ in
                try host.layout(ProposedViewSize(width: 393, height: 852)).frame(id: "a")?.height
            }
            // Half of what is free: 852 less 59 and 34.
            #expect(heights == [379.5, 379.5, 379.5])
        }
    }
}
