// TabBarTests.swift: the bar of a tab view: its room, its items, and what a tap on one does.

import PlumbViews
import Testing

private struct Tabs: View {
    var body: some View {
        TabView {
            Color.red.id("first").tabItem { Label("One", systemImage: "circle") }
            Color.green.id("second").tabItem { Label("Two", systemImage: "star") }
            Color.blue.id("third").tabItem { Label("Three", systemImage: "heart") }
        }
    }
}

struct TabBarTests {
    @Test func `the bar takes 49 above what the device covers, an iPad's 45 above its indicator`() throws {
        let tree = try laidOut(Tabs())
        #expect(tree.frame(ofKind: "TabBar") == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
        #expect(tree.frame(id: "first") == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34 - 49))
        let pad = try laidOut(Tabs(), size: CGSize(width: 820, height: 1180), top: 24, bottom: 20, isWide: true)
        #expect(pad.frame(ofKind: "TabBar")?.minY == 1115.0)
    }

    @Test func `on iOS 26 items are as high as XCUITest saw them`() throws {
        // TabBar, {{0.0, 791.0}, {402.0, 83.0}}; Button, {{110.7, 795.0}, {95.0, 54.0}}
        let tree = try laidOut(Tabs(), on: .iOS26, size: CGSize(width: 402, height: 874), top: 62)
        #expect(tree.frame(ofKind: "TabBar")?.minY == 791)
        let button = try #require(tree.findAll(trait: .isButton).first { $0.frame.height == 54 })
        #expect(button.frame.minY == 795)
    }

    @Test func `every item is in the tree with its title, and a tap chooses its view`() throws {
        let host = host(Tabs())
        let room = ProposedViewSize(width: 393, height: 852)
        var tree = try host.layout(room)
        for title in ["One", "Two", "Three"] { #expect(throws: Never.self) { try tree.find(text: title) } }
        #expect(tree.frame(id: "second") == nil)
        let item = try tree.find(text: "Two").frame
        #expect(host.tap(at: CGPoint(x: item.midX, y: item.midY)))
        tree = try host.layout(room)
        #expect(tree.frame(id: "second") != nil && tree.frame(id: "first") == nil)
        #expect(tree.findAll(trait: .isSelected).count == 1)
    }

    @Test func `a view can hide the bar`() throws {
        let tabs = TabView { Color.red.id("a").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
        #expect(try laidOut(tabs).frame(id: "a")?.maxY == 818.0)
    }

    private struct Pages: View {
        @State private var page = 1
        var body: some View {
            TabView(selection: $page) {
                ForEach(1..<4) { number in
                    Text("page \(number)").frame(maxWidth: .infinity, maxHeight: .infinity).tag(number)
                }
            }
            .tabViewStyle(.page)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func `a finger turns pages`(
        direction: LayoutDirection
    ) throws {
        let host = host(Pages().environment(\.layoutDirection, direction))
        let room = ProposedViewSize(width: 393, height: 852)
        let onward: CGFloat = direction == .leftToRight ? -1 : 1
        // Back from the first page, and not half of the way.
        for (share, page) in [(1.0, 2), (1, 3), (1, 3), (-1, 2), (0.4, 2), (-1, 1), (-1, 1)] {
            _ = try host.layout(room)
            host.drag(at: CGPoint(x: 200, y: 400), by: CGSize(width: onward * share * 300, height: 20))
            #expect(throws: Never.self) { try host.layout(room).find(text: "page \(page)") }
        }
    }
}
