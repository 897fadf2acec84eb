// RemovedRowTests.swift: bindings of rows to elements that have moved or gone.

import PlumbViews
import Testing

private struct Name: Identifiable, Equatable {
    let id: Int
    var text: String
}

private struct Row: View {
    @Binding var name: Name
    let leave: (String) -> Void

    var body: some View {
        Button("row \(name.text)") { name.text += "!" }.onDisappear { leave(name.text) }
    }
}

private struct Rows: View {
    @State private var names = [Name(id: 1, text: "a"), Name(id: 2, text: "b"), Name(id: 3, text: "c")]
    @State private var words = ["x", "y"]
    @State private var left: [String] = []

    var body: some View {
        VStack {
            ForEach($names) { $name in Row(name: $name) { left.append($0) } }
            ForEach($words, id: \.self) { $word in
                Button("word \(word)") {
                    word = "z"
                    left.append("now \(word)")
                }
            }
            Button("first") { names.removeFirst() }
            Button("all") { names = [] }
            Button("others") { names = [Name(id: 8, text: "x"), Name(id: 9, text: "y")] }
            Text("left: \(left.joined(separator: " "))")
        }
    }
}

struct RemovedRowTests {
    private let room = ProposedViewSize(width: 300, height: 600)

    @Test func `a row that has gone has the element that it had, and changes no other`() throws {
        let host = LayoutHost(Rows())
        _ = try host.layout(room)
        #expect(try host.tap(text: "first"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "left: a") }
        #expect(try host.tap(text: "row c"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "row c!") }
        #expect(try host.tap(text: "all"))
        let said = try host.layout(room).elements.compactMap(\.text).first { $0.hasPrefix("left: ") }
        #expect(said == "left: a b c!")
    }

    @Test func `other elements at the same places are not those of rows that have gone`() throws {
        let host = LayoutHost(Rows())
        _ = try host.layout(room)
        #expect(try host.tap(text: "first"))
        _ = try host.layout(room)
        #expect(try host.tap(text: "others"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "left: a b c") }
    }

    @Test func `an element that is its own id is read as it was written`() throws {
        let host = LayoutHost(Rows())
        _ = try host.layout(room)
        #expect(try host.tap(text: "word x"))
        let tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "left: now z") }
        #expect(throws: Never.self) { try tree.find(text: "word z") }
    }
}
