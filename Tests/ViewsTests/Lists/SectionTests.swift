// SectionTests.swift: sections that are closed, and prominent headers.

import PlumbViews
import Testing

struct SectionTests {
    private func texts(_ view: some View) throws -> [String] {
        try laidOut(view).findAll(Text.self).compactMap(\.text)
    }

    @Test func `a section that is not expanded shows its title alone`() throws {
        for (isOpen, shown) in [(true, ["title", "row"]), (false, ["title"])] {
            let list = List { Section("title", isExpanded: .constant(isOpen)) { Text("row") } }.listStyle(.plain)
            #expect(try texts(list) == shown)
        }
    }

    @Test func `a prominent header is as it is written, larger and bold`() throws {
        func header(_ prominence: Prominence) throws -> TextRun? {
            let list = List { Section("Fruit") { Text("row") } }.headerProminence(prominence)
            let element = try laidOut(list).elements.first { $0.text?.lowercased() == "fruit" }
            guard case .text(let lines, _)? = element?.drawing else { return nil }
            return lines.first?.runs.first
        }
        let (usual, prominent) = (try #require(try header(.standard)), try #require(try header(.increased)))
        #expect(usual.string == "FRUIT" && prominent.string == "Fruit")
        #expect(prominent.font.pointSize > usual.font.pointSize)
        #expect(prominent.font.fontWeight == .bold || prominent.isBold)
    }

    private struct Folded: View {
        @State private var isOpen = false
        var body: some View {
            List { Section("Trees", isExpanded: $isOpen) { Text("elm") } }.listStyle(.sidebar)
        }
    }

    @Test func `a header in a sidebar opens and closes its section`() throws {
        let host = LayoutHost(Folded())
        let room = ProposedViewSize(width: 320, height: 600)
        #expect(throws: LayoutNotFound.self) { try host.layout(room).find(text: "elm") }
        #expect(try host.tap(text: "Trees"))
        #expect(throws: Never.self) { try host.layout(room).find(text: "elm") }
        #expect(try host.tap(text: "Trees"))
        #expect(throws: LayoutNotFound.self) { try host.layout(room).find(text: "elm") }
    }
}
