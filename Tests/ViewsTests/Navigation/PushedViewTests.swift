// PushedViewTests.swift: views that stand in the place of others in a navigation container, and the way back.

import PlumbViews
import Testing

private struct Place: Hashable {
    let name: String
}

private struct Trip: View {
    @State private var path: [Place]
    @State private var isAbout = false
    @State private var note: String?

    init(path: [Place] = []) { _path = State(initialValue: path) }

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Root")
                NavigationLink("To Rome", value: Place(name: "Rome"))
                NavigationLink("To a view") { Leaf(name: "A view") }
                Button("About") { isAbout = true }
                Button("Note") { note = "Bring shoes" }
            }
            .navigationTitle("Trip")
            .navigationDestination(for: Place.self) { place in
                Leaf(name: place.name).navigationTitle(place.name).navigationBarTitleDisplayMode(.inline)
            }
            .navigationDestination(isPresented: $isAbout) { Leaf(name: "About us") }
            .navigationDestination(item: $note) { Leaf(name: $0) }
        }
    }
}

private struct Leaf: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    init(name: String) { self.name = name }

    var body: some View {
        VStack {
            Text("Here is \(name)")
            Button("Count \(count)") { count += 1 }
            NavigationLink("Further", value: Place(name: "Ostia"))
            Button("Close") { dismiss() }
        }
    }
}

/// A host that is looked at as a person sees it.
private struct Screen {
    let host: LayoutHost
    private let room = ProposedViewSize(width: 393, height: 852)

    init(_ host: LayoutHost) { self.host = host }

    var tree: LayoutTree { get throws { try host.layout(room) } }

    func shows(_ text: String) throws -> Bool { try tree.elements.contains { $0.text == text } }

    func tap(_ text: String) throws {
        _ = try tree
        try host.tap(text: text)
    }
}

struct PushedViewTests {
    @Test func `the last value of a path shows its view below a bar with the way back`() throws {
        let screen = Screen(host(Trip(path: [Place(name: "Rome"), Place(name: "Ostia")])))
        #expect(try screen.shows("Here is Ostia"))
        #expect(try !screen.shows("Here is Rome"))
        // 44 below 59 for the bar, without a large title.
        let tree = try screen.tree
        #expect(tree.frame(ofKind: "NavigationBar") == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(try tree.find(text: "Rome").frame.minX > 8)
        try screen.tap("Rome")
        #expect(try screen.shows("Here is Rome"))
        try screen.tap("Trip")
        #expect(try screen.shows("Root"))
    }

    @Test func `links, switches and items push, and what they pushed closes itself`() throws {
        let screen = Screen(host(Trip()))
        for (link, text) in [
            ("To Rome", "Here is Rome"), ("To a view", "Here is A view"), ("About", "Here is About us"),
            ("Note", "Here is Bring shoes"),
        ] {
            try screen.tap(link)
            #expect(try screen.shows(text), "\(link)")
            #expect(try !screen.shows("Root"), "\(link)")
            try screen.tap("Close")
            #expect(try screen.shows("Root"), "\(link)")
        }
        #expect(try screen.tree.diagnostics.isEmpty)
    }

    @Test func `each value has a view with its own state`() throws {
        let screen = Screen(host(Trip()))
        try screen.tap("To Rome")
        try screen.tap("Count 0")
        #expect(try screen.shows("Count 1"))
        try screen.tap("Further")
        #expect(try screen.shows("Here is Ostia"))
        #expect(try screen.shows("Count 0"))
    }

    @Test func `a long title before is called Back, and a view can hide the way`() throws {
        let long = NavigationStack(path: .constant([1])) {
            Text("Root").navigationTitle("A title of many words").navigationDestination(for: Int.self) { Text("\($0)") }
        }
        let tree = try laidOut(long)
        let arrow = try #require(tree.elements.first { $0.kind == "Image" }).frame
        #expect(arrow.minX == 8)
        #expect(try tree.find(text: "Back").frame.minX == arrow.maxX + 6)
        let hidden = NavigationStack(path: .constant([1])) {
            Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) {
                Text("\($0)").navigationBarBackButtonHidden()
            }
        }
        #expect(try laidOut(hidden).frame(ofKind: "NavigationBar") == nil)
    }

    @Test func `a value without a view leaves the one before, and a link outside of containers is reported`() throws {
        let unknown = NavigationStack(path: .constant(["x"])) { Text("Root") }
        #expect(try laidOut(unknown).find(text: "Root").kind == "Text")
        let host = host(NavigationLink("Go") { Text("There") })
        _ = try host.layout(ProposedViewSize(width: 100, height: 100))
        try host.tap(text: "Go")
        let tree = try host.layout(ProposedViewSize(width: 100, height: 100))
        #expect(tree.diagnostics.map(\.problem) == [.leftOut("NavigationLink")])
    }

    @Test func `on iOS 26 the way back is a round button of 44`() throws {
        let stack = NavigationStack(path: .constant([1])) {
            Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
        let tree = try laidOut(stack, on: .iOS26)
        let button = try #require(tree.findAll(trait: .isButton).first)
        #expect(button.frame.size == CGSize(width: 44, height: 44))
        #expect(try tree.find(label: "Back").frame == button.frame)
    }
}
