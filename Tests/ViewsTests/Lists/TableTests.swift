// TableTests.swift: rows of columns.

import PlumbViews
import Testing

private struct Person: Identifiable {
    let id: Int
    let name: String
}

private struct People: View {
    @State private var selection: Person.ID?
    @State private var order = [KeyPathComparator(\Person.name)]
    private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]

    var body: some View {
        Table(people, selection: $selection, sortOrder: $order) {
            TableColumn("Picture") { person in block("picture \(person.id)", 30, 10) }.width(60)
            TableColumn("Name", value: \.name) { person in block("name \(person.id)", nil, 10) }
            TableColumn("Text", value: \.name).width(min: 50, max: 50)
        }
        .tableStyle(.inset)
    }
}

private struct Sorted: View {
    @State private var people = [Person(id: 1, name: "Grace"), Person(id: 2, name: "Ada"), Person(id: 3, name: "Bob")]
    @State private var order = [KeyPathComparator(\Person.id)]
    @State private var chosen: Person.ID?

    var body: some View {
        Text("chosen \(chosen ?? 0)")
        Table(of: Person.self, selection: $chosen, sortOrder: $order) {
            TableColumn("Number", value: \.id) { Text("no. \($0.id)") }
            TableColumn("Name", value: \.name)
            TableColumn("Letters") { Text("\($0.name.count)") }
        } rows: {
            TableRow(Person(id: 0, name: "first"))
            ForEach(people) { person in
                TableRow(person).contextMenu { Button("greet \(person.name)") {} }
            }
        }
        .onChange(of: order) { people.sort(using: order) }
    }
}

var tablePrograms: [FramedProgram] {
    [
        // Rows of 44 points, 20 from the side, views in the middle between 11 above and 11 below.
        FramedProgram(
            "a compact table", in: CGSize(width: 300, height: 200),
            ["picture 1": frame(20, 17, 30, 10), "picture 2": frame(20, 61, 30, 10)]
        ) { People() }
    ]
}

struct TableTests {
    private let room = ProposedViewSize(width: 600, height: 400)

    /// The names from the top down.
    private func names(_ host: LayoutHost) throws -> [String] {
        let tree = try host.layout(room)
        return try ["Grace", "Ada", "Bob"].map { (try tree.find(text: $0).frame.minY, $0) }.sorted { $0.0 < $1.0 }
            .map(\.1)
    }

    @Test func `the labels of columns sort rows, and turn their order round`() throws {
        let host = LayoutHost(Sorted().environment(\.horizontalSizeClass, .regular))
        #expect(try names(host) == ["Grace", "Ada", "Bob"])
        #expect(try host.tap(text: "Name"))
        #expect(try names(host) == ["Ada", "Bob", "Grace"])
        #expect(try host.tap(text: "Name"))
        #expect(try names(host) == ["Grace", "Bob", "Ada"])
        #expect(try !host.tap(text: "Letters"))
        #expect(try host.tap(text: "Number"))
        #expect(try names(host) == ["Grace", "Ada", "Bob"])
    }

    @Test func `rows that are stated one by one are chosen and have menus`() throws {
        let host = LayoutHost(Sorted().environment(\.horizontalSizeClass, .regular))
        _ = try host.layout(room)
        #expect(try host.tap(text: "first"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "chosen 0") }
        #expect(try host.tap(text: "Ada"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "chosen 2") }
        #expect(try host.press(text: "Bob"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "greet Bob") }
    }

    @Test func `columns share the room between the sides of a row`() throws {
        let host = LayoutHost(People().environment(\.horizontalSizeClass, .regular))
        let tree = try host.layout(ProposedViewSize(width: 300, height: 200))
        let (picture, name) = (try #require(tree.frame(id: "picture 1")), try #require(tree.frame(id: "name 1")))
        #expect(picture.minX == 20)
        #expect(name.minX == 80)
        // 300 without 20 at both sides, 60 and 50.
        #expect(name.width == 150)
        #expect(try #require(tree.frame(id: "name 2")).minY - name.minY == 44)
    }
}
