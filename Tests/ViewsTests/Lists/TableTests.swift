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
