// OutlineGroupTests.swift: trees in lists and columns, which a tap on a row opens.  Source: Apple's documentation of
// `OutlineGroup`: a collection makes an element one that opens, even an empty one; `nil` makes it a leaf.

import PlumbViews
import Testing

private struct File: Identifiable {
    let id: String
    var files: [File]?
}

private let disk = [
    File(id: "notes"), File(id: "empty", files: []),
    File(id: "pictures", files: [File(id: "sea"), File(id: "hills", files: [File(id: "alp")])]),
]

struct OutlineGroupTests {
    private let room = ProposedViewSize(width: 390, height: 800)

    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(room).findAll(Text.self).compactMap(\.text)
    }

    private func chevrons(_ host: LayoutHost) throws -> Int {
        try host.layout(room).accessibility.count { $0.traits.contains(.isButton) }
    }

    @Test func `the rows of a tree open and close, one level after the other`() throws {
        let host = LayoutHost(List(disk, children: \.files) { Text($0.id) })
        #expect(try texts(host) == ["notes", "empty", "pictures"])
        try host.tap(text: "notes")
        try host.tap(text: "empty")
        #expect(try texts(host) == ["notes", "empty", "pictures"])
        try host.tap(text: "pictures")
        #expect(try texts(host) == ["notes", "empty", "pictures", "sea", "hills"])
        try host.tap(text: "hills")
        #expect(try texts(host) == ["notes", "empty", "pictures", "sea", "hills", "alp"])
        try host.tap(text: "pictures")
        #expect(try texts(host) == ["notes", "empty", "pictures"])
    }

    @Test func `an element with a collection opens, even with an empty one, and a leaf does not`() throws {
        let host = LayoutHost(VStack { OutlineGroup(disk, children: \.files) { Text($0.id) } })
        #expect(try chevrons(host) == 2)
        #expect(try !host.tap(text: "notes"))
        #expect(try host.tap(text: "empty"))
    }

    @Test func `what is inside stands in rows of its own under the element`() throws {
        let host = LayoutHost(List(disk, id: \.id, children: \.files) { Text($0.id).id($0.id) }.listStyle(.plain))
        _ = try host.layout(room)
        try host.tap(id: "pictures")
        let tree = try host.layout(room)
        // The fourth and the fifth row of 44 points begin where the texts of the others do.
        for (id, middle) in [("pictures", 110.0), ("sea", 154), ("hills", 198)] {
            #expect(try tree.find(id: id).frame.minX == 20)
            #expect(try abs(tree.find(id: id).frame.midY - middle) <= 1)
        }
    }

    @Test func `an element stays open while others come before it`() throws {
        struct Disk: View {
            @State private var files = disk

            var body: some View {
                VStack {
                    Button("add") { files.insert(File(id: "new", files: []), at: 0) }
                    OutlineGroup(files, children: \.files) { Text($0.id) }
                }
            }
        }
        let host = LayoutHost(Disk())
        _ = try host.layout(room)
        try host.tap(text: "pictures")
        _ = try host.layout(room)
        try host.tap(text: "add")
        #expect(try texts(host) == ["add", "new", "notes", "empty", "pictures", "sea", "hills"])
    }

    @Test func `a tree may be given by its root`() throws {
        let host = LayoutHost(VStack { OutlineGroup(File(id: "disk", files: disk), children: \.files) { Text($0.id) } })
        #expect(try texts(host) == ["disk"])
        try host.tap(text: "disk")
        #expect(try texts(host) == ["disk", "notes", "empty", "pictures"])
    }
}
