// EditModeTests.swift: the button that begins and ends editing.  Source: Apple's documentation of `EditButton`, which toggles
// `editMode` and says "Done" meanwhile, and of `EnvironmentValues.editMode`.

import PlumbViews
import Testing

private struct Mode: View {
    @Environment(\.editMode) private var mode

    var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
}

struct EditModeTests {
    private let room = ProposedViewSize(width: 390, height: 600)

    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(room).findAll(Text.self).compactMap(\.text)
    }

    @Test func `the button begins editing in the container around, and ends it`() throws {
        let host = LayoutHost(
            NavigationStack {
                List { Mode() }.toolbar { EditButton() }
            })
        #expect(try Set(texts(host)) == ["reading", "Edit"])
        try host.tap(text: "Edit")
        #expect(try Set(texts(host)) == ["editing", "Done"])
        try host.tap(text: "Done")
        #expect(try Set(texts(host)) == ["reading", "Edit"])
    }

    @Test func `a program may keep the mode itself`() throws {
        struct Own: View {
            @State private var mode = EditMode.active

            var body: some View {
                VStack {
                    Mode()
                    EditButton()
                    Text(mode == .active ? "active" : "inactive")
                }
                .environment(\.editMode, $mode)
            }
        }
        let host = LayoutHost(Own())
        #expect(try texts(host) == ["editing", "Done", "active"])
        try host.tap(text: "Done")
        #expect(try texts(host) == ["reading", "Edit", "inactive"])
        let inside = LayoutHost(NavigationStack { Mode() }.environment(\.editMode, .constant(.active)))
        #expect(try texts(inside) == ["editing"])
    }

    @Test func `where nobody keeps the mode, the button changes its title`() throws {
        let host = LayoutHost(
            VStack {
                EditButton()
                Mode()
            })
        _ = try host.layout(room)
        try host.tap(text: "Edit")
        #expect(try texts(host) == ["Done", "reading"])
    }

    @Test func `links in a list that is edited are chosen and lead nowhere`() throws {
        struct Edited: View {
            @State private var chosen: Set<Int> = []
            let mode: EditMode
            var body: some View {
                NavigationStack {
                    List(1..<3, selection: $chosen) { number in
                        NavigationLink("row \(number)") { Text("page \(number)") }
                    }
                    .navigationTitle("\(chosen.count) chosen")
                }
                .environment(\.editMode, .constant(mode))
            }
        }
        for (mode, found) in [(EditMode.active, "1 chosen"), (.inactive, "page 2")] {
            let host = LayoutHost(Edited(mode: mode))
            _ = try host.layout(room)
            try host.tap(text: "row 2")
            #expect(throws: Never.self) { try host.layout(room).find(text: found) }
        }
    }

    @Test func `rows that would have marks for deleting say so while they are edited`() throws {
        for (mode, problems) in [(EditMode.inactive, []), (.active, [LayoutDiagnostic.Problem.leftOut("editMode")])] {
            let list = List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }
            let tree = try LayoutHost(list.environment(\.editMode, .constant(mode))).layout(room)
            #expect(tree.diagnostics.map(\.problem) == problems)
        }
    }
}
