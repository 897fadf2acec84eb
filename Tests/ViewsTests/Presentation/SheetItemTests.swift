// SheetItemTests.swift: sheets for items, and choices that a tap beside them puts away.

import PlumbViews
import Testing

private struct Item: Identifiable { let id: String }

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Sheets: View {
    @State private var item: Item? = Item(id: "A")

    var body: some View {
        Text("below").sheet(item: $item) { shown in
            VStack {
                Text("sheet \(shown.id)")
                Counter()
                Button("next") { item = Item(id: "B") }
            }
        }
    }
}

private struct Choices: View {
    @State private var isAsking = true
    @State private var answer = "none"

    var body: some View {
        Text("asking: \(isAsking ? "yes" : "no"), \(answer)").confirmationDialog("Title", isPresented: $isAsking) {
            Button("One") { answer = "one" }
            Button("Stop", role: .cancel) { answer = "stop" }
        }
    }
}

struct SheetItemTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `another item has a sheet with its own state`() throws {
        let host = host(Sheets())
        _ = try host.layout(room)
        #expect(try host.tap(text: "count 0"))
        #expect(try host.layout(room).find(text: "count 1").frame.width > 0)
        #expect(try host.tap(text: "next"))
        let tree = try host.layout(room)
        #expect(throws: Never.self) { try tree.find(text: "sheet B") }
        #expect(throws: Never.self) { try tree.find(text: "count 0") }
    }

    @Test func `a tap beside choices puts them away`() throws {
        let host = host(Choices())
        #expect(try host.layout(room).frame(ofKind: "ConfirmationDialog") != nil)
        #expect(host.tap(at: CGPoint(x: 20, y: 100)))
        let tree = try host.layout(room)
        #expect(tree.frame(ofKind: "ConfirmationDialog") == nil)
        #expect(throws: Never.self) { try tree.find(text: "asking: no, none") }
    }
}
