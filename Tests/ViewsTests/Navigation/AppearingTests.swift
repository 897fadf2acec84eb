// AppearingTests.swift: views that appear and go, pushed, chosen or scrolled.  Lengths in points.

import PlumbViews
import Testing

struct AppearingTests {
    private final class Log { var text = "" }

    private let size = ProposedViewSize(width: 390, height: 844)

    private struct Pushing: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("go") { path = [1] }
                    .onAppear { log.text += "A+" }.onDisappear { log.text += "A-" }
                    .navigationDestination(for: Int.self) { _ in
                        Button("back") { path = [] }
                            .onAppear { log.text += "B+" }.onDisappear { log.text += "B-" }
                    }
            }
        }
    }

    @Test func `a view goes when another is pushed, and comes back`() throws {
        let log = Log()
        let host = LayoutHost(Pushing(log: log))
        for (button, expected) in [("go", "A+"), ("back", "A+B+A-"), ("go", "A+B+A-A+B-")] {
            _ = try host.layout(size)
            #expect(log.text == expected)
            try host.tap(text: button)
        }
        _ = try host.layout(size)
        #expect(log.text == "A+B+A-A+B-B+A-")
    }

    private struct Tabs: View {
        let log: Log
        @State var chosen = 1

        var body: some View {
            TabView(selection: $chosen) {
                Button("second") { chosen = 2 }.onAppear { log.text += "A+" }.onDisappear { log.text += "A-" }
                    .tabItem { Text("One") }.tag(1)
                Button("first") { chosen = 1 }.onAppear { log.text += "B+" }.onDisappear { log.text += "B-" }
                    .tabItem { Text("Two") }.tag(2)
            }
        }
    }

    @Test func `a tab goes when another is chosen, and comes back`() throws {
        let log = Log()
        let host = LayoutHost(Tabs(log: log))
        _ = try host.layout(size)
        #expect(log.text == "A+")
        try host.tap(text: "second")
        _ = try host.layout(size)
        #expect(log.text == "A+B+A-")
        try host.tap(text: "first")
        _ = try host.layout(size)
        #expect(log.text == "A+B+A-A+B-")
    }

    @Test func `a state outlives a time out of sight`() throws {
        struct Counter: View {
            @State private var count = 0
            let next: () -> Void
            var body: some View {
                Text("count \(count)").onTapGesture { count += 1 }
                Button("next", action: next)
            }
        }
        struct Root: View {
            @State private var chosen = 1
            var body: some View {
                TabView(selection: $chosen) {
                    VStack { Counter { chosen = 2 } }.tabItem { Text("One") }.tag(1)
                    Button("first") { chosen = 1 }.tabItem { Text("Two") }.tag(2)
                }
            }
        }
        let host = LayoutHost(Root())
        for tap in ["count 0", "next", "first"] {
            _ = try host.layout(size)
            try host.tap(text: tap)
        }
        #expect(try host.layout(size).elements.contains { $0.text == "count 1" })
    }

    /// Rows of 40 in a window of 100.
    private func rows<Rows: View>(_ log: Log, in container: (AnyView) -> Rows) -> some View {
        ScrollView {
            container(
                AnyView(
                    ForEach(0..<30, id: \.self) { row in
                        Color.red.frame(height: 40).id(row)
                            .onAppear { log.text += "+\(row)" }.onDisappear { log.text += "-\(row)" }
                    }))
        }
    }

    @Test func `in a lazy stack only rows in sight have appeared`() throws {
        let log = Log()
        let host = LayoutHost(rows(log) { rows in LazyVStack(spacing: 0) { rows } })
        let window = ProposedViewSize(width: 100, height: 100)
        _ = try host.layout(window)
        #expect(log.text == "+0+1+2")
        // Row 3 from 60 to 100: rows 1 (half), 2 and 3 are seen.
        try host.scroll(to: 3)
        _ = try host.layout(window)
        #expect(log.text == "+0+1+2+3-0")
        // A larger window shows row 4 from 100 to 140.
        _ = try host.layout(ProposedViewSize(width: 100, height: 120))
        #expect(log.text == "+0+1+2+3-0+4")
    }

    @Test func `in a stack that is not lazy all rows appear`() throws {
        let log = Log()
        _ = try LayoutHost(rows(log) { rows in VStack(spacing: 0) { rows } })
            .layout(ProposedViewSize(width: 100, height: 100))
        #expect(log.text == (0..<30).map { "+\($0)" }.joined())
    }

    @Test func `without a window all rows of a lazy stack appear`() throws {
        let log = Log()
        let view = LazyVStack { ForEach(0..<3, id: \.self) { row in Color.red.onAppear { log.text += "\(row)" } } }
        _ = try LayoutHost(view).layout(ProposedViewSize(width: 100, height: 10))
        #expect(log.text == "012")
    }

    private struct Endless: View {
        @State private var items = Array(0..<20)

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items, id: \.self) { item in
                        Text("\(item)").frame(height: 40).id(item)
                            .onAppear { if item == items.last { items += (items.count..<items.count + 20) } }
                    }
                }
            }
        }
    }

    @Test func `a list that grows at its end grows when its end comes into sight`() throws {
        let host = LayoutHost(Endless())
        let window = ProposedViewSize(width: 200, height: 200)
        let first = try host.layout(window)
        #expect(first.element(id: 19) != nil && first.element(id: 20) == nil && first.diagnostics.isEmpty)
        try host.scroll(to: 19)
        let second = try host.layout(window)
        #expect(second.element(id: 39) != nil && second.element(id: 40) == nil && second.diagnostics.isEmpty)
    }

    @Test func `rows of a list appear when they come into sight`() throws {
        let log = Log()
        let list = List(0..<100, id: \.self) { row in Text("\(row)").id(row).onAppear { log.text += "+\(row)" } }
        let host = LayoutHost(list)
        _ = try host.layout(ProposedViewSize(width: 390, height: 200))
        // 35 above, rows of 44: the fourth ends at 211.
        #expect(log.text == "+0+1+2+3")
        try host.scroll(to: 99)
        _ = try host.layout(ProposedViewSize(width: 390, height: 200))
        #expect(log.text.hasSuffix("+99") && !log.text.contains("+50"))
    }
}
