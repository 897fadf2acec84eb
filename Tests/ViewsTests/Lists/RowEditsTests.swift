// RowEditsTests.swift: rows that people swipe, delete and move.

import PlumbViews
import Testing

private struct Trees: View {
    @State private var trees = ["ash", "oak", "elm", "fir"]
    @State private var pinned = ""
    @State private var kept = "fir"

    var body: some View {
        List {
            ForEach(trees, id: \.self) { tree in
                Text(tree).deleteDisabled(tree == kept).moveDisabled(tree == kept)
                    .swipeActions(edge: .leading) {
                        Button("Pin") { pinned = tree }
                        Button("Drop", role: .destructive) { trees.removeAll { $0 == tree } }
                    }
            }
            .onDelete { trees.remove(atOffsets: $0) }
            .onMove { trees.move(fromOffsets: $0, toOffset: $1) }
            Text("\(trees.joined(separator: " ")), pinned: \(pinned)").id("state")
        }
    }
}

struct RowEditsTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func state(_ act: (LayoutHost) throws -> Void) throws -> String? {
        let host = LayoutHost(Trees())
        _ = try host.layout(room)
        try act(host)
        return try host.layout(room).find(id: "state").text
    }

    @Test func `rows are deleted one after the other`() throws {
        let left = try state { host in
            try host.delete(id: "ash")
            _ = try host.layout(room)
            try host.delete(id: "elm")
        }
        #expect(left == "oak fir, pinned: ")
    }

    @Test func `rows move before others and behind all`() throws {
        #expect(try state { try $0.move(id: "elm", before: "ash") } == "elm ash oak fir, pinned: ")
        #expect(try state { try $0.move(id: "ash", before: "elm") } == "oak ash elm fir, pinned: ")
        let moved = try state { host in
            try host.moveToEnd(id: "ash")
            _ = try host.layout(room)
            try host.moveToEnd(id: "oak")
        }
        #expect(moved == "elm fir ash oak, pinned: ")
    }

    @Test func `a swipe runs the first action, or the one that is named`() throws {
        #expect(try state { try $0.swipe(id: "oak", from: .leading) } == "ash oak elm fir, pinned: oak")
        #expect(try state { try $0.swipe(id: "oak", from: .leading, choosing: "Drop") } == "ash elm fir, pinned: ")
        #expect(try state { try $0.swipe(id: "oak") } == "ash elm fir, pinned: ")
        #expect(try state { try $0.swipe(id: "oak", choosing: "Delete") } == "ash elm fir, pinned: ")
    }

    @Test func `what a row does not offer is named`() throws {
        let host = LayoutHost(Trees())
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.delete(id: "fir") }
        #expect(throws: LayoutNotFound.self) { try host.moveToEnd(id: "fir") }
        #expect(throws: LayoutNotFound.self) { try host.delete(id: "state") }
        #expect(throws: LayoutNotFound.self) { try host.delete(id: "yew") }
        #expect(throws: LayoutNotFound.self) { try host.move(id: "oak", before: "state") }
        #expect(throws: LayoutNotFound.self) { try host.swipe(id: "state") }
        let error = #expect(throws: LayoutNotFound.self) {
            try host.swipe(id: "oak", from: .leading, choosing: "Pim")
        }
        #expect(error?.available == ["Pin", "Drop"])
    }

    @Test func `an action that may not be reached by swiping all the way has to be named`() throws {
        var count = 0
        let row = Text("a").id("a").swipeActions(allowsFullSwipe: false) {
            Button("Add") { count += 1 }
            Button("More") { count += 10 }.disabled(true)
        }
        let host = LayoutHost(List { row })
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.swipe(id: "a") }
        #expect(throws: LayoutNotFound.self) { try host.swipe(id: "a", choosing: "More") }
        try host.swipe(id: "a", choosing: "Add")
        #expect(count == 1)
    }

    @Test func `a list of a collection that people change is changed`() throws {
        struct Tree: Identifiable {
            let id: String
        }
        struct Bound: View {
            @State private var trees = ["ash", "oak", "elm"].map(Tree.init)
            var body: some View {
                List($trees, editActions: .all) { $tree in Text(tree.id) }
                    .overlay { Text(trees.map(\.id).joined(separator: " ")).id("state") }
            }
        }
        let host = LayoutHost(Bound())
        _ = try host.layout(room)
        try host.moveToEnd(id: "ash")
        #expect(try host.layout(room).find(id: "state").text == "oak elm ash")
        try host.delete(id: "oak")
        #expect(try host.layout(room).find(id: "state").text == "elm ash")
    }

    private struct Edited: View {
        let log: (String) -> Void
        var body: some View {
            List {
                ForEach(["a", "b"], id: \.self) { Text($0) }
                    .onDelete { log("delete \($0.first ?? -1)") }
                    .onMove { log("move \($0.first ?? -1) to \($1)") }
                ForEach(["x", "a"], id: \.self) { Text($0).id("\($0)2") }.onMove {
                    log("other \($0.first ?? -1) to \($1)")
                }
                VStack {
                    Text("inside")
                    ForEach(["p", "q"], id: \.self) { Text($0).id($0) }.onDelete { log("inner \($0.first ?? -1)") }
                }
            }
            .id("list")
        }
    }

    @Test func `a row is edited as one of its own collection`() throws {
        var log: [String] = []
        let host = LayoutHost(Edited { log.append($0) })
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.delete(id: "list") }
        #expect(throws: LayoutNotFound.self) { try host.swipe(id: "list") }
        #expect(throws: LayoutNotFound.self) { try host.move(id: "b", before: "x2") }
        #expect(throws: LayoutNotFound.self) { try host.move(id: "b", before: "a2") }
        try host.delete(id: "q")
        try host.move(id: "b", before: "a")
        #expect(log == ["inner 1", "move 1 to 0"])
    }

    @Test func `a row that stands where it is to go is not moved`() throws {
        var log: [String] = []
        let host = LayoutHost(Edited { log.append($0) })
        _ = try host.layout(room)
        try host.move(id: "a", before: "a")
        try host.move(id: "a", before: "b")
        try host.moveToEnd(id: "b")
        #expect(log.isEmpty)
    }

    @Test func `after a change a host is laid out before another row is edited`() throws {
        let host = LayoutHost(Trees())
        _ = try host.layout(room)
        try host.delete(id: "ash")
        #expect(throws: LayoutNotFound.self) { try host.delete(id: "oak") }
        #expect(throws: LayoutNotFound.self) { try host.moveToEnd(id: "oak") }
        #expect(try host.layout(room).find(id: "state").text == "oak elm fir, pinned: ")
    }

    @Test func `rows that nobody sees or touches are not edited`() throws {
        var count = 0
        let rows = List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in count += 1 } }
        for list in [AnyView(rows.hidden()), AnyView(rows.allowsHitTesting(false)), AnyView(rows.opacity(0))] {
            let host = LayoutHost(list)
            _ = try host.layout(room)
            #expect(throws: LayoutNotFound.self) { try host.delete(id: "a") }
        }
        #expect(count == 0)
    }

    @Test func `actions on a collection slide in from each of its rows`() throws {
        var log: [String] = []
        let rows = ForEach(["a", "b"], id: \.self) { Text($0) }.swipeActions { Button("Pin") { log.append("pin") } }
        let host = LayoutHost(List { rows })
        _ = try host.layout(room)
        try host.swipe(id: "b")
        try host.swipe(id: "a")
        #expect(log == ["pin", "pin"])
    }

    @Test func `a collection is written once for a move`() throws {
        var (numbers, written) = ([1, 2, 3, 4], [[Int]]())
        let binding = Binding {
            numbers
        } set: {
            numbers = $0
            written.append($0)
        }
        let host = LayoutHost(
            List { ForEach(binding, id: \.self, editActions: .move) { $number in Text("\(number)") } })
        _ = try host.layout(room)
        try host.move(id: 4, before: 1)
        #expect(written == [[4, 1, 2, 3]])
    }

    @Test func `only the edits that are meant can be done`() throws {
        struct Numbers: View {
            @State private var numbers = [1, 2, 3]
            var body: some View {
                List { ForEach($numbers, id: \.self, editActions: .move) { $number in Text("\(number)") } }
            }
        }
        let host = LayoutHost(Numbers())
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.delete(id: 2) }
        try host.move(id: 3, before: 1)
        let texts = try host.layout(room).elements.compactMap(\.text)
        #expect(texts == ["3", "1", "2"])
    }
}
