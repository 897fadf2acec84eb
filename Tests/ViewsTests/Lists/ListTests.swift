// ListTests.swift: lists, sections and forms.  A row is 44 points high at least, with 20 points before and after and
// 11 above and below its view; a card stands 16 points from the sides and 35 from what is above it.

import PlumbViews

private struct Item: Identifiable {
    let id: Int
    var name: String
}

private struct Branch {
    let name: String
    let inner: [Branch]?
}

private struct EditableList: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
        List($items) { $item in
            block(item.name, nil, 10)
        }
        .listStyle(.plain)
    }
}

private struct DeletableList: View {
    @State private var names = ["a", "b"]
    @State private var selection: String?

    var body: some View {
        List(selection: $selection) {
            ForEach(names, id: \.self) { name in
                block(name, nil, 50)
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                    .listRowSeparator(.hidden, edges: .bottom)
                    .listRowBackground(Color.clear)
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(PlainListStyle())
    }
}

var listPrograms: [FramedProgram] {
    [
        FramedProgram("rows of a plain list", ["a": frame(20, 17, 350, 10), "b": frame(20, 55, 350, 40)]) {
            List {
                block("a", nil, 10)
                block("b", nil, 40)
            }
            .listStyle(.plain)
        },
        FramedProgram("rows without room around them", ["a": frame(0, 0, 390, 60), "b": frame(0, 65, 390, 60)]) {
            List(["a", "b"], id: \.self) { name in
                block(name, nil, 60).listRowInsets(EdgeInsets())
            }
            .listStyle(.plain)
            .listRowSpacing(5)
        },
        FramedProgram("rows in a card", ["a": frame(36, 52, 318, 10)]) {
            List(0..<1) { _ in block("a", nil, 10) }
        },
        // Nobody has opened "b", so that "c" is not shown.
        FramedProgram("rows of a tree", ["a": frame(20, 17, 50, 10), "b": frame(20, 61, 50, 10)]) {
            let tree = [Branch(name: "a", inner: nil), Branch(name: "b", inner: [Branch(name: "c", inner: nil)])]
            List(tree, id: \.name, children: \.inner) { branch in block(branch.name, 50, 10) }.listStyle(.plain)
        },
        FramedProgram("an outline in a list", ["a": frame(20, 17, 350, 10)]) {
            List {
                OutlineGroup([Branch(name: "a", inner: nil)], id: \.name, children: \.inner) { branch in
                    block(branch.name, nil, 10)
                }
            }
            .listStyle(.plain)
        },
        FramedProgram("rows of a binding", ["a": frame(20, 17, 350, 10), "b": frame(20, 61, 350, 10)]) {
            EditableList()
        },
        FramedProgram("rows that can be deleted", ["a": frame(20, 11, 350, 50), "b": frame(20, 83, 350, 50)]) {
            DeletableList()
        },
        // The header takes 20 + 7 + 7 points, the row 44, the footer 10 + 14.
        FramedProgram(
            "a section with header and footer",
            ["head": frame(20, 7, 350, 20), "a": frame(20, 51, 350, 10), "foot": frame(20, 85, 350, 10)]
        ) {
            List {
                Section {
                    block("a", nil, 10)
                } header: {
                    block("head", nil, 20)
                } footer: {
                    block("foot", nil, 10)
                }
            }
            .listStyle(.plain)
        },
        FramedProgram("two sections of a form", ["a": frame(36, 52, 318, 10), "b": frame(36, 131, 318, 10)]) {
            Form {
                Section { block("a", nil, 10) }
                Section { block("b", nil, 10) }
            }
        },
        FramedProgram("a section in a column", ["head": frame(170, 392, 50, 30), "a": frame(170, 422, 50, 30)]) {
            VStack(spacing: 0) {
                Section {
                    block("a", 50, 30)
                } header: {
                    block("head", 50, 30)
                }
            }
        },
        FramedProgram("the least height of rows", ["a": frame(20, 45, 350, 10)]) {
            List { block("a", nil, 10) }.listStyle(.plain).environment(\.defaultMinListRowHeight, 100)
        },
    ]
}
