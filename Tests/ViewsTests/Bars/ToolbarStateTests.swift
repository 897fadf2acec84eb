// ToolbarStateTests.swift: states of what stands in bars, and bars at the bottom with several kinds of items.

import PlumbViews
import Testing

private struct Counting: ToolbarContent {
    @Binding var total: Int
    @State private var taps = 0

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button("taps \(taps)") {
                taps += 1
                total += 1
            }
        }
        ToolbarItem(placement: .bottomBar) { Text("below \(taps)") }
    }
}

private struct Bars: View {
    @State private var total = 0

    var body: some View {
        NavigationStack {
            Text("total \(total)").navigationTitle("Title").toolbar { Counting(total: $total) }
        }
    }
}

private struct Status: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            Text("count \(count)").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Add") { count += 1 } }
                ToolbarItem(placement: .status) { Text("2 open") }
            }
        }
    }
}

@MainActor private final class Model: ObservableObject {
    @Published var number = 7
}

private struct Handed: ToolbarContent {
    @EnvironmentObject private var model: Model
    var body: some ToolbarContent { ToolbarItem(placement: .topBarTrailing) { Text("number \(model.number)") } }
}

@MainActor struct ToolbarStateTests {
    @Test func `content of one's own has what is handed down`() throws {
        let view = NavigationStack { Text("inside").toolbar { Handed() } }.environmentObject(Model())
        #expect(throws: Never.self) { try host(view).layout(room).find(text: "number 7") }
    }

    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `content of one's own has states, and a place for each item`() throws {
        let host = host(Bars())
        _ = try host.layout(room)
        #expect(try host.tap(text: "taps 0"))
        #expect(try host.layout(room).frame(ofKind: "Toolbar") != nil)
        #expect(try host.tap(text: "taps 1"))
        let tree = try host.layout(room)
        for text in ["taps 2", "below 2", "total 2"] { #expect(throws: Never.self) { try tree.find(text: text) } }
        #expect(try tree.find(text: "taps 2").frame.maxY < tree.find(text: "below 2").frame.minY)
    }

    @Test func `what says how things stand is in the middle, and items before it`() throws {
        let host = host(Status())
        let tree = try host.layout(room)
        let (add, status) = try (tree.find(text: "Add").frame, tree.find(text: "2 open").frame)
        #expect(add.maxX <= status.minX)
        #expect(abs(status.midX - 393.0 / 2) < 1)
        #expect(try host.tap(text: "Add"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "count 1") }
    }
}
