// StateTests.swift: state, taps, identity, and observers of preferences.

import LayoutCore
import Views
import Testing

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Color.red.frame(width: 10 + CGFloat(count), height: 10).id(name).onTapGesture { count += 1 }
    }
}

private struct Twice<Content: View>: View {
    let content: Content
    var body: some View {
        HStack(spacing: 0) {
            content.id("first")
            content.id("second")
        }
    }
}

private struct Toggle: View {
    @Binding var isOn: Bool
    var body: some View { Button("Toggle") { isOn.toggle() }.id("toggle") }
}

private struct Panel: View {
    @State private var isOn = false
    @State private var ids = [1, 2]

    var body: some View {
        VStack {
            Toggle(isOn: $isOn)
            if isOn { Color.red.frame(height: 20).id("detail") }
            ForEach(ids, id: \.self) { id in Counter(name: "counter \(id)") }
            Button("Reverse") { ids.reverse() }.id("reverse")
        }
    }
}

private struct SizeKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
        VStack(spacing: 0) {
            ForEach([20, 50], id: \.self) { length in
                Color.red.frame(width: length, height: 10)
                    .background(
                        GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size.width) }
                    )
                    .frame(width: width).id("row \(Int(length))")
            }
        }
        .onPreferenceChange(SizeKey.self) { width = $0 }
    }
}

private struct Growing: View {
    @State private var width: CGFloat = 1
    var body: some View {
        Color.red.frame(width: width)
            .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size.width) })
            .onPreferenceChange(SizeKey.self) { width = $0 + 1 }
    }
}

private struct Endless: View {
    var body: some View { AnyView(Endless()) }
}

struct StateTests {
    func center(_ tree: LayoutTree, _ id: String) throws -> CGPoint {
        let frame = try #require(tree.frame(id: id))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `a tap changes state and the next layout shows it`() throws {
        let host = LayoutHost(Counter(name: "counter"))
        #expect(try host.layout(.unspecified).size.width == 10)
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(try host.layout(.unspecified).size.width == 11)
        #expect(!host.tap(at: CGPoint(x: 50, y: 5)))
    }

    @Test func `one view value at two places has two states`() throws {
        let host = LayoutHost(Twice(content: Counter(name: "counter")))
        _ = try host.layout(.unspecified)
        host.tap(at: CGPoint(x: 5, y: 5))
        let tree = try host.layout(.unspecified)
        #expect(tree.frame(id: "first")?.width == 11)
        #expect(tree.frame(id: "second")?.width == 10)
    }

    @Test func `bindings reach the state of the view around, and branches come and go`() throws {
        let host = LayoutHost(Panel())
        var tree = try host.layout(ProposedViewSize(width: 100, height: 300))
        #expect(tree.frame(id: "detail") == nil)
        #expect(host.tap(at: try center(tree, "toggle")))
        tree = try host.layout(ProposedViewSize(width: 100, height: 300))
        #expect(tree.frame(id: "detail")?.height == 20)
    }

    @Test func `state follows the id of a list's element`() throws {
        let host = LayoutHost(Panel())
        let room = ProposedViewSize(width: 100, height: 300)
        var tree = try host.layout(room)
        host.tap(at: try center(tree, "counter 1"))
        tree = try host.layout(room)
        host.tap(at: try center(tree, "reverse"))
        tree = try host.layout(room)
        let (first, second) = (try #require(tree.frame(id: "counter 1")), try #require(tree.frame(id: "counter 2")))
        #expect(first.width == 11)
        #expect(second.width == 10)
        #expect(second.minY < first.minY)
    }

    @Test func `an observer of a preference that writes state settles`() throws {
        let tree = try LayoutHost(EqualWidths()).layout(.unspecified)
        #expect(tree.frame(id: "row 20")?.width == 50)
        #expect(tree.frame(id: "row 50")?.width == 50)
    }

    @Test func `an observer that never settles is named beside the last layout`() throws {
        let tree = try LayoutHost(VStack { Growing() }).layout(.unspecified)
        #expect(tree.diagnostics.map(\.problem) == [.unsettled(rounds: LayoutHost.maximumRounds)])
        #expect(tree.diagnostics.first?.path.contains("Growing") == true)
        // It is 1 wide in the first layout, and grows by 1 in each.
        #expect(tree.size.width == CGFloat(LayoutHost.maximumRounds))
    }

    @Test func `a view that is its own body is an error, not a crash`() throws {
        #expect(throws: LayoutError.self) { try LayoutHost(Endless()).layout(.unspecified) }
    }
}

/// Counts how many values of state are alive.
private final class Token {
    private let log: Log
    init(_ log: Log) {
        self.log = log
        log.alive += 1
    }
    deinit { log.alive -= 1 }
}

private final class Log {
    var alive = 0
}

private struct Holder: View {
    @State private var token: Token
    init(_ log: Log) { _token = State(initialValue: Token(log)) }
    var body: some View { VStack { GeometryReader { _ in Color.red } } }
}

extension StateTests {
    @Test func `state ends with its place and with its host`() throws {
        struct Root: View {
            let log: Log
            @State private var count = 3
            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { _ in Holder(log) }
                    if count == 3 { Holder(log) }
                    Color.red.id("tap").onTapGesture { count = 1 }
                }
            }
        }
        let log = Log()
        do {
            let host = LayoutHost(Root(log: log))
            let room = ProposedViewSize(width: 100, height: 100)
            let tree = try host.layout(room)
            #expect(log.alive == 4)
            host.tap(at: try center(tree, "tap"))
            _ = try host.layout(room)
            #expect(log.alive <= 2)
        }
        #expect(log.alive == 0)
    }
}

extension StateTests {
    @Test func `state starts again with an id that was there before`() throws {
        struct Root: View {
            @State private var number = 1
            var body: some View {
                VStack {
                    VStack { Counter(name: "counter") }.id(number)
                    Color.red.id("other").onTapGesture { number = 3 - number }
                }
            }
        }
        let host = LayoutHost(Root())
        func width(after taps: [String]) throws -> CGFloat? {
            for id in taps {
                _ = try host.layout(ProposedViewSize(width: 100, height: 100))
                try host.tap(id: id)
            }
            return try host.layout(ProposedViewSize(width: 100, height: 100)).frame(id: "counter")?.width
        }
        #expect(try width(after: ["counter"]) == 11)
        #expect(try width(after: ["other"]) == 10)
        #expect(try width(after: ["other"]) == 10)
    }
}
