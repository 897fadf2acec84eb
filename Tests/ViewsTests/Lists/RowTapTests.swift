// RowTapTests.swift: the rows of lists take taps for their buttons.  Points in points.

import PlumbViews
import Testing

struct RowTapTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    /// Taps the right end of the row of a text.
    private func tap(beside text: String, _ host: LayoutHost) throws -> Bool {
        let frame = try host.layout(room).find(text: text).frame
        return host.tap(at: CGPoint(x: 340, y: frame.midY))
    }

    private struct Watched: View {
        @State private var taps = 0
        @State private var touches = 0

        var body: some View {
            List {
                HStack {
                    Text("row").frame(maxWidth: .infinity).contentShape(Rectangle())
                        .simultaneousGesture(TapGesture().onEnded { touches += 1 })
                    Button("count") { taps += 1 }
                }
            }
            Text("\(taps) taps, \(touches) touches")
        }
    }

    @Test func `a gesture beside others in a row leaves the tap to the row's button`() throws {
        let host = LayoutHost(Watched())
        let room = ProposedViewSize(width: 393, height: 600)
        _ = try host.layout(room)
        #expect(try host.tap(text: "row"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "1 taps, 1 touches") }
    }

    @Test func `a tap anywhere in a row runs its buttons`() throws {
        var log: [String] = []
        let list = List {
            Button("one") { log.append("one") }
            HStack {
                Button("two") { log.append("two") }
                Button("three") { log.append("three") }
            }
            Button("plain") { log.append("plain") }.buttonStyle(.borderless)
            Button("off") { log.append("off") }.disabled(true)
            Text("text")
        }
        let host = LayoutHost(list)
        #expect(try tap(beside: "one", host))
        #expect(try tap(beside: "two", host))
        #expect(try !tap(beside: "plain", host))
        #expect(try !tap(beside: "off", host))
        #expect(try !tap(beside: "text", host))
        #expect(log == ["one", "two", "three"])
    }

    @Test func `no row behind a sheet is tapped`() throws {
        let list = List { Button("one") { Issue.record("tapped") } }
        let host = LayoutHost(list.sheet(isPresented: .constant(true)) { Color.red })
        let frame = try host.layout(room).find(text: "one").frame
        #expect(!host.tap(at: CGPoint(x: 340, y: frame.midY)))
    }

    @Test func `two taps on a row are two, and go to what they are on`() throws {
        var log: [String] = []
        let list = List {
            Button("one") { log.append("one") }.id("one")
            HStack {
                Button("row") { log.append("row") }
                Text("love").onTapGesture { log.append("love") }
            }
        }
        let host = LayoutHost(list)
        _ = try host.layout(room)
        try host.tap(id: "one", count: 2)
        let love = try host.layout(room).find(text: "love").frame
        host.tap(at: CGPoint(x: love.midX, y: love.midY), count: 2)
        #expect(log == ["one", "one", "love", "love"])
    }
}
