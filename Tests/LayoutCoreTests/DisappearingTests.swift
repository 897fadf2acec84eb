// DisappearingTests.swift: what runs when a view has gone.

import LayoutCore
import Views
import Testing

private final class Log {
    var text = ""
    var shows = true
}

struct DisappearingTests {
    private struct Shown: View {
        let log: Log
        @State private var shows = true

        var body: some View {
            VStack {
                Button("Switch") { shows.toggle() }
                if shows {
                    Text("Here").onAppear { log.text += "A" }.onDisappear { log.text += "D" }
                }
            }
        }
    }

    private func host(_ view: some View) throws -> LayoutHost {
        let host = LayoutHost(view)
        _ = try host.layout(ProposedViewSize(width: 200, height: 200))
        return host
    }

    private func tap(_ text: String, _ host: LayoutHost) throws {
        try host.tap(text: text)
        _ = try host.layout(ProposedViewSize(width: 200, height: 200))
    }

    @Test func `it runs whenever the view goes`() throws {
        let log = Log()
        let host = try host(Shown(log: log))
        #expect(log.text == "A")
        try tap("Switch", host)
        #expect(log.text == "AD")
        _ = try host.layout(ProposedViewSize(width: 100, height: 200))
        #expect(log.text == "AD")
        try tap("Switch", host)
        #expect(log.text == "ADA")
    }

    private struct Counted: View {
        @State private var gone = 0
        @State private var ids = [1, 2, 3]

        var body: some View {
            VStack {
                Button("Remove") { ids.removeFirst() }
                ForEach(ids, id: \.self) { id in
                    Text("Row \(id)").onDisappear { gone += id }
                }
                Text("Gone: \(gone)")
            }
        }
    }

    @Test func `it writes the state of the views around`() throws {
        let host = try host(Counted())
        try tap("Remove", host)
        #expect(try host.tap(text: "Gone: 1") == false)
        try tap("Remove", host)
        #expect(try host.tap(text: "Gone: 3") == false)
    }

    private struct Renewed: View {
        let log: Log
        @State private var number = 1

        var body: some View {
            let number = number
            VStack { Text("Number \(number)").onDisappear { log.text += "\(number)" } }.id(number)
            Button("Next") { self.number += 1 }
        }
    }

    @Test func `a view with another id is another view`() throws {
        let log = Log()
        let host = try host(Renewed(log: log))
        try tap("Next", host)
        try tap("Next", host)
        #expect(log.text == "12")
    }

    private struct Outer: View {
        let log: Log
        @State private var shows = true

        var body: some View {
            Button("Switch") { shows.toggle() }
            if shows {
                VStack {
                    Group {
                        Text("a")
                        Text("b")
                    }.onDisappear { log.text += "x" }
                    if log.shows { Color.red.onDisappear { log.text += "y" } }
                }
            }
        }
    }

    @Test func `views inside what goes have gone too`() throws {
        let log = Log()
        try tap("Switch", host(Outer(log: log)))
        #expect(log.text.sorted() == ["x", "x", "y"])
    }

    private struct Sheet: View {
        let log: Log
        @State private var shows = true

        var body: some View {
            Color.red.sheet(isPresented: $shows) {
                Button("Close") { shows = false }.onDisappear { log.text += "D" }
            }
        }
    }

    @Test func `a sheet that closes has gone`() throws {
        let log = Log()
        let host = try host(Sheet(log: log))
        try tap("Close", host)
        #expect(log.text == "D")
    }

    @Test func `hosts that go tell nothing and leave nothing behind`() throws {
        let log = Log()
        weak var left: Log?
        do {
            let inner = Log()
            left = inner
            _ = try host(Text("Here").onDisappear { [log] in log.text += inner.text + "D" })
        }
        #expect(log.text.isEmpty && left == nil)
    }
}
