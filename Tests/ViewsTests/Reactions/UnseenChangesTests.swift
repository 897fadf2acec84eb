// UnseenChangesTests.swift: values that are watched by views that are covered or hidden.

import PlumbViews
import Testing

private final class Log {
    var words: [String] = []
}

struct UnseenChangesTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Covered: View {
        @State private var count = 0
        let log: Log
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open") { Button("More") { count += 1 } }
                    Text("\(count)")
                }
                .onChange(of: count) { log.words.append("\($0) to \($1)") }
                .onAppear { log.words.append("seen") }
            }
        }
    }

    @Test func `a value that may be missing changes when it does`() throws {
        struct Optional: View {
            @State var value: Int?
            let log: Log
            var body: some View {
                Button("Next") { value = value.map { $0 == 5 ? nil : $0 } ?? 7 }
                    .onChange(of: value) {
                        log.words.append("\($0.map(String.init) ?? "none") \($1.map(String.init) ?? "none")")
                    }
            }
        }
        for (first, changes) in [(5, ["5 none", "none 7"]), (nil, ["none 7"])] as [(Int?, [String])] {
            let log = Log()
            let host = LayoutHost(Optional(value: first, log: log))
            _ = try host.layout(room)
            #expect(log.words.isEmpty)
            for _ in changes {
                try host.tap(text: "Next")
                _ = try host.layout(room)
            }
            #expect(log.words == changes)
        }
    }

    @Test func `a root goes on watching while a view stands in its place`() throws {
        let log = Log()
        let host = LayoutHost(Covered(log: log))
        _ = try host.layout(room)
        try host.tap(text: "Open")
        _ = try host.layout(room)
        for count in 1...2 {
            try host.tap(text: "More")
            _ = try host.layout(room)
            #expect(log.words.last == "\(count - 1) to \(count)")
        }
        _ = try host.layout(room)
        #expect(log.words == ["seen", "0 to 1", "1 to 2"])
    }

    private struct Tabs: View {
        @State private var tab = 0
        @State private var count = 0
        let log: Log
        var body: some View {
            TabView(selection: $tab) {
                Text("first").onChange(of: count) { log.words.append("first") }
                    .tabItem { Text("One") }.tag(0)
                Button("More") { count += 1 }.onChange(of: count) { log.words.append("second") }
                    .tabItem { Text("Two") }.tag(1)
                Text("third").onChange(of: count, initial: true) { log.words.append("third") }
                    .tabItem { Text("Three") }.tag(2)
            }
        }
    }

    @Test func `a tab that was seen goes on watching, and one that never was does not`() throws {
        let log = Log()
        let host = LayoutHost(Tabs(log: log))
        _ = try host.layout(room)
        try host.tap(text: "Two")
        _ = try host.layout(room)
        try host.tap(text: "More")
        _ = try host.layout(room)
        #expect(log.words.sorted() == ["first", "second"])
        try host.tap(text: "One")
        _ = try host.layout(room)
        #expect(log.words.count == 2)
    }
}
