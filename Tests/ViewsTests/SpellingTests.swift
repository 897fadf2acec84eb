// SpellingTests.swift: views and modifiers in all the spellings that Apple documents, and what they do here.

import PlumbViews
import Testing

private struct Row: Identifiable {
    let id: Int
    var name: String
}

struct SpellingTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(room).findAll(Text.self).compactMap(\.text)
    }

    private func texts(_ view: some View) throws -> [String] { try texts(LayoutHost(view)) }

    private func designs(_ view: some View) throws -> [Font.Design] {
        try LayoutHost(view).layout(room).elements.flatMap { element -> [Font.Design] in
            guard case .text(let lines, _) = element.drawing else { return [] }
            return lines.flatMap(\.runs).map(\.font.fontDesign)
        }
    }

    @Test func `letters of one width are asked for of a text, of text inside, and of a font`() throws {
        let text: Text = Text("x").monospaced()
        #expect(try designs(text) == [.monospaced])
        #expect(try designs(Text("x").monospaced(false)) == [.default])
        #expect(try designs(VStack { Text("x") }.monospaced()) == [.monospaced])
        #expect(try designs(VStack { Text("x") }.monospaced(false)) == [.default])
    }

    @Test func `a menu with a primary action runs it`() throws {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("\(count)")
                    Menu("one") {
                        Text("row")
                    } primaryAction: {
                        count += 1
                    }
                    Menu("two", systemImage: "star") {
                        Text("row")
                    } primaryAction: {
                        count += 10
                    }
                }
            }
        }
        let host = LayoutHost(Screen())
        #expect(try texts(host) == ["0", "one", "two"])
        try host.tap(text: "one")
        #expect(try texts(host) == ["1", "one", "two"])
        try host.tap(text: "two")
        #expect(try texts(host) == ["11", "one", "two"])
    }

    @Test func `a list of a binding may be edited and chosen from`() throws {
        let rows = Binding.constant([Row(id: 1, name: "a"), Row(id: 2, name: "b")])
        let one = Binding<Int?>.constant(nil)
        let several = Binding<Set<Int>>.constant([])
        #expect(try texts(List(rows, editActions: .all, selection: one) { $row in Text(row.name) }) == ["a", "b"])
        #expect(
            try texts(List(rows, editActions: .delete, selection: several) { $row in Text(row.name) }) == ["a", "b"])
        #expect(try texts(List(rows, id: \.name, editActions: .move) { $row in Text(row.name) }) == ["a", "b"])
    }

    @Test func `a stepper with a style counts`() throws {
        struct Screen: View {
            @State private var value = 1.5

            var body: some View {
                VStack {
                    Text("\(value, specifier: "%.1f")")
                    Stepper("size", value: $value, in: 0...3, step: 1, format: .number)
                    Stepper("more", value: $value, step: 0.5, format: .number)
                }
            }
        }
        let host = LayoutHost(Screen())
        #expect(try texts(host) == ["1.5", "size", "more"])
        try host.tap(label: "Increment")
        try host.tap(label: "Increment")
        #expect(try texts(host).first == "3.0")
    }

    @Test func `items of a bar with a label stand in the bar`() throws {
        let view = NavigationStack {
            Text("page").toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("one") {}
                    Button("two") {}
                } label: {
                    Text("label")
                }
            }
        }
        #expect(try Set(texts(view)) == ["page", "one", "two"])
    }

    @Test func `a bar for an interval shows its beginning, and one for a report what that says`() throws {
        let hour = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 3600)
        #expect(
            try texts(
                ProgressView(timerInterval: hour, countsDown: true) {
                    Text("left")
                } currentValueLabel: {
                    Text("now")
                })
                == ["left", "now"])
        #expect(try texts(ProgressView(timerInterval: hour)) == ["1:00:00"])
        let report = Progress(totalUnitCount: 4)
        report.completedUnitCount = 1
        struct Share: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(configuration.fractionCompleted ?? -1, specifier: "%.2f")")
            }
        }
        #expect(try texts(ProgressView(report).progressViewStyle(Share())) == ["0.25"])
        #expect(try texts(ProgressView(Progress(totalUnitCount: -1)).progressViewStyle(Share())) == ["-1.00"])
        #expect(
            try texts(ProgressView(timerInterval: hour, countsDown: false) { Text("a") }.progressViewStyle(Share()))
                == ["0.00"])
    }
}
