// TypingTests.swift: where typing goes, and who hears that it is done.  Apple's documentation: `FocusState`, `focused(_:)`,
// `onSubmit(of:_:)`, `submitScope(_:)`.

import PlumbViews
import Testing

private enum Field: Hashable { case name, town, none }

private struct Letter: View {
    @FocusState private var field: Field?
    @FocusState private var isNoting: Bool
    @State private var name = ""
    @State private var town = ""
    @State private var note = ""
    @State private var page = ""
    @State private var heard: [String] = []
    let blocks: Bool

    var body: some View {
        VStack {
            VStack {
                TextField("Name", text: $name).id("name").focused($field, equals: .name)
                    .onSubmit {
                        heard.append("name")
                        field = .town
                    }
                TextField("Town", text: $town).padding().focused($field, equals: .town).id("town")
            }
            .onSubmit { heard.append("both") }
            .submitScope(blocks)
            TextField("Note", text: $note).id("note").focused($isNoting)
            TextEditor(text: $page).id("page")
            Text("focus: \(field.map { "\($0)" } ?? "-") \(isNoting)")
            Text("heard: \(heard.joined(separator: " "))")
            Text("\(name)/\(town)/\(note)/\(page)")
        }
        .onSubmit(of: .text) { heard.append("all") }
        .onSubmit(of: .search) { heard.append("search") }
    }
}

private struct Old: View {
    @State private var text = ""
    @State private var heard: [String] = []

    var body: some View {
        VStack {
            TextField("Name", text: $text) {
                heard.append($0 ? "begin" : "end")
            } onCommit: {
                heard.append("commit")
            }
            .id("name")
            SecureField("Word", text: $text, onCommit: { heard.append("word") }).id("word")
            Text("heard: \(heard.joined(separator: " "))")
        }
    }
}

struct TypingTests {
    private let room = ProposedViewSize(width: 300, height: 600)

    private func text(_ prefix: String, _ host: LayoutHost) throws -> String? {
        try host.layout(room).elements.lazy.compactMap(\.text).first { $0.hasPrefix(prefix) }
    }

    @Test func `typing goes to the field that is tapped or typed in, and leaves the others`() throws {
        let host = LayoutHost(Letter(blocks: false))
        #expect(try text("focus", host) == "focus: - false")
        #expect(try host.tap(id: "name"))
        #expect(try text("focus", host) == "focus: name false")
        try host.type("Oslo", id: "town")
        #expect(try text("focus", host) == "focus: town false")
        try host.type("a note", label: "Note")
        #expect(try text("focus", host) == "focus: - true")
        #expect(try text("/", host) == "/Oslo/a note/")
        try host.type("a page", id: "page")
        #expect(try text("focus", host) == "focus: - false")
        #expect(try text("/", host) == "/Oslo/a note/a page")
        #expect(throws: LayoutNotFound.self) { try host.type("x", label: "Nowhere") }
    }

    @Test func `those around hear that typing is done, from the field outwards, and may send it on`() throws {
        let host = LayoutHost(Letter(blocks: false))
        _ = try host.layout(room)
        try host.submit(id: "name")
        #expect(try text("heard", host) == "heard: name both all")
        #expect(try text("focus", host) == "focus: town false")
        try host.submit(id: "town")
        #expect(try text("heard", host) == "heard: name both all both all")
        #expect(try text("focus", host) == "focus: - false")
        #expect(throws: LayoutNotFound.self) { try host.submit(id: "nothing") }
    }

    @Test func `a scope keeps those around from hearing it`() throws {
        let host = LayoutHost(Letter(blocks: true))
        _ = try host.layout(room)
        try host.submit(id: "town")
        #expect(try text("heard", host) == "heard: both")
        try host.submit(id: "note")
        #expect(try text("heard", host) == "heard: both all")
    }

    @Test func `a field tells when people begin, end and are done`() throws {
        let host = LayoutHost(Old())
        _ = try host.layout(room)
        try host.type("Ada", id: "name")
        try host.type("Ann", id: "name")
        #expect(try text("heard", host) == "heard: begin")
        try host.type("secret", id: "word")
        #expect(try text("heard", host) == "heard: begin end")
        try host.submit(id: "word")
        try host.submit(id: "name")
        #expect(try text("heard", host) == "heard: begin end word begin commit end")
    }

    @Test func `a field takes the tap before the views around`() throws {
        struct Around: View {
            @FocusState private var isTyping: Bool
            @State private var count = 0
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("Ada")).id("name").focused($isTyping)
                    Text("focus: \(isTyping) \(count)")
                }
                .onTapGesture { count += 1 }
            }
        }
        let host = LayoutHost(Around())
        _ = try host.layout(room)
        #expect(try host.tap(id: "name"))
        #expect(try text("focus", host) == "focus: true 0")
    }

    @Test func `the field's own gesture runs, and it takes the focus`() throws {
        struct Tapped: View {
            @FocusState private var isTyping: Bool
            @State private var count = 0
            var body: some View {
                TextField("Name", text: .constant("Ada")).focused($isTyping).onTapGesture { count += 1 }.id("name")
                Text("focus: \(isTyping) \(count)")
            }
        }
        let host = LayoutHost(Tapped())
        _ = try host.layout(room)
        #expect(try host.tap(id: "name"))
        #expect(try text("focus", host) == "focus: true 1")
    }

    @Test func `an action keeps the focus by writing it`() throws {
        struct Kept: View {
            @FocusState private var field: Field?
            @FocusState private var isNoting: Bool
            var body: some View {
                TextField("Name", text: .constant("")).focused($field, equals: .name).onSubmit { field = .name }.id(
                    "name")
                TextField("Note", text: .constant("")).focused($isNoting).onSubmit { isNoting = true }.id("note")
                Text("focus: \(field == .name) \(isNoting)")
            }
        }
        let host = LayoutHost(Kept())
        _ = try host.layout(room)
        try host.submit(id: "name")
        #expect(try text("focus", host) == "focus: true false")
        try host.submit(id: "note")
        #expect(try text("focus", host) == "focus: false true")
    }

    @Test func `modifiers outside of a scope on one view hear nothing, and no later one opens it`() throws {
        struct Scoped: View {
            @State private var heard = ""
            var body: some View {
                TextField("Name", text: .constant("")).onSubmit { heard += "in " }.submitScope().submitScope(false)
                    .onSubmit { heard += "out " }.id("name")
                Text("heard: \(heard)")
            }
        }
        let host = LayoutHost(Scoped())
        _ = try host.layout(room)
        try host.submit(id: "name")
        #expect(try text("heard", host) == "heard: in ")
    }

    @Test func `return begins a line in a page, and searches in the field for it`() throws {
        struct Found: View {
            @State private var words = ""
            @State private var heard = ""
            var body: some View {
                NavigationStack {
                    VStack {
                        TextEditor(text: $words).id("page")
                        Text("heard: \(heard)")
                    }
                    .searchable(text: $words)
                    .onSubmit(of: .search) { heard += "search " }
                    .onSubmit { heard += "text " }
                }
                .id("stack")
            }
        }
        let host = LayoutHost(Found())
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.submit(id: "page") }
        try host.submit(id: "stack")
        #expect(try text("heard", host) == "heard: search ")
    }

    @Test func `what is typed into the field for searching is searched for`() throws {
        struct Found: View {
            @State private var words = ""
            var body: some View {
                NavigationStack { Text("words: \(words)").searchable(text: $words, prompt: "Find") }
            }
        }
        let host = LayoutHost(Found())
        _ = try host.layout(room)
        try host.type("oak", label: "Find")
        #expect(try text("words", host) == "words: oak")
    }
}
