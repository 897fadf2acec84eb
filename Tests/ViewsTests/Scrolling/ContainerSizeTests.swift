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
}
