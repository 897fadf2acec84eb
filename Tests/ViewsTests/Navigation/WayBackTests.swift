// WayBackTests.swift: ways back over links of both kinds, and to the beginning by a tab.

import PlumbViews
import Testing

private struct Mixed: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("go") {
                NavigationLink("value", value: 6).navigationTitle("Middle")
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Last") }
        }
    }
}

private struct Tabs: View {
    @State private var tab = 0
    @State private var path: [Int] = []

    var body: some View {
        TabView(selection: $tab) {
            Tab("First", systemImage: "1.circle", value: 0) {
                NavigationStack(path: $path) {
                    Button("push") { path = [1, 2] }.navigationDestination(for: Int.self) { Text("number \($0)") }
                }
            }
            Tab("Second", systemImage: "2.circle", value: 1) { Text("second") }
        }
    }
}

struct WayBackTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `the way back has the title of the view that it leads to`() throws {
        let host = host(Mixed())
        _ = try host.layout(room)
        #expect(try host.tap(text: "go"))
        _ = try host.layout(room)
        #expect(try host.tap(text: "value"))
        var tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "number 6") }
        #expect(throws: Never.self) { try tree.find(text: "Middle") }
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "Root") }
        #expect(try host.tap(text: "Middle"))
        tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "value") }
        #expect(try host.tap(text: "Root"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "go") }
    }

    @Test func `what is presented over values that nobody shows is shown`() throws {
        struct Lost: View {
            @State private var path = ["unknown"]
            @State private var isShown = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(isPresented: $isShown) { Text("presented") }
                }
            }
        }
        #expect(throws: Never.self) { try laidOut(Lost()).find(text: "presented") }
    }

    @Test func `the chosen tab leads back over links, too`() throws {
        let host = host(
            TabView {
                Tab("First", systemImage: "1.circle") { Mixed() }
                Tab("Second", systemImage: "2.circle") { Text("second") }
            })
        _ = try host.layout(room)
        #expect(try host.tap(text: "go"))
        _ = try host.layout(room)
        #expect(try host.tap(text: "value"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "number 6") }
        #expect(try host.tap(text: "First"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "go") }
    }

    @Test func `the chosen tab leads back to the first view`() throws {
        let host = host(Tabs())
        _ = try host.layout(room)
        #expect(try host.tap(text: "push"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "number 2") }
        #expect(try host.tap(text: "Second"))
        _ = try host.layout(room)
        #expect(try host.tap(text: "First"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "number 2") }
        #expect(try host.tap(text: "First"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "push") }
    }
}
