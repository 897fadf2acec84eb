// PropertyUpdateTests.swift: properties that bring themselves up to date before the code of their view runs.

import LayoutCore
import Testing

/// Ten times a number that it keeps.
private struct Tenfold: DynamicProperty {
    @State var number = 1
    private(set) var seen = 0
    mutating func update() { seen = number * 10 }
}

/// A property made of another, and of what it refers to.
private struct Counted: DynamicProperty {
    final class Log { var count = 0 }
    var inner = Tenfold()
    let log: Log
    private(set) var seen = 0
    mutating func update() {
        seen = inner.seen + 1
        log.count += 1
    }
}

struct PropertyUpdateTests {
    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(.unspecified).elements.compactMap(\.text)
    }

    private struct Plain: View {
        var tenfold = Tenfold()
        var body: some View { Text("\(tenfold.seen)").onTapGesture { tenfold.number += 1 }.id("text") }
    }

    @Test func `a property is up to date where the body is read, and after its state was written`() throws {
        let host = LayoutHost(Plain())
        #expect(try texts(host) == ["10"])
        try host.tap(id: "text")
        #expect(try texts(host) == ["20"])
    }

    private struct Nested: View {
        var counted: Counted
        var body: some View { Text("\(counted.seen)") }
    }

    @Test func `properties inside come first, and each comes once`() throws {
        let log = Counted.Log()
        #expect(try texts(LayoutHost(Nested(counted: Counted(log: log)))) == ["11"])
        #expect(log.count == 1)
    }

    private struct Constant: View {
        let counted: Counted
        var body: some View { Text("\(counted.seen)") }
    }

    @Test func `a constant keeps its value, and what it refers to changes`() throws {
        let log = Counted.Log()
        #expect(try texts(LayoutHost(Constant(counted: Counted(log: log)))) == ["0"])
        #expect(log.count == 1)
    }

    private struct Marked: ViewModifier {
        private var tenfold = Tenfold()
        func body(content: Content) -> some View {
            HStack {
                content
                Text("\(tenfold.seen)")
            }
        }
    }

    @Test func `properties of modifiers are brought up to date too`() throws {
        #expect(try texts(LayoutHost(Text("a").modifier(Marked()))) == ["a", "10"])
    }
}
