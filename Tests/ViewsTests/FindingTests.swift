// FindingTests.swift: views found by what programs write of them, tapped, written into, and heard.

import PlumbViews
import Testing

private struct Shop: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isGift = false

    var body: some View {
        VStack {
            Text("Shop").accessibilityAddTraits(.isHeader)
            Image("leaf", label: Text("A leaf"))
            Image(decorative: "dots")
            Button {
                count += 1
            } label: {
                HStack {
                    Image(systemName: "plus")
                    Text("Add")
                }
            }
            .accessibilityIdentifier("add")
            Text("Count \(count)").id("count")
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Text("Hello \(name)")
            Toggle("Gift", isOn: $isGift).accessibilityIdentifier("gift")
            Text(isGift ? "wrapped" : "plain").accessibilityHidden(true)
        }
    }
}

struct FindingTests {
    private let host = LayoutHost(Shop())

    private func layout() throws -> LayoutTree { try host.layout(ProposedViewSize(width: 300, height: 500)) }

    @Test func `a view is found by its id, its name for tests, its text, its label and what it is`() throws {
        let tree = try layout()
        #expect(try tree.find(id: "count").text == "Count 0")
        #expect(try tree.find(id: "add").accessibilityMarks?.traits.contains(.isButton) == true)
        #expect(try tree.find(text: "Add").frame.width > 0)
        #expect(try tree.find(label: "A leaf").kind == "Image")
        #expect(try tree.find(trait: .isHeader).text == "Shop")
        #expect(tree.findAll(trait: .isButton).count == 1)
    }

    @Test func `what is not there is said with what there is`() throws {
        let tree = try layout()
        let missing = try #require(throws: LayoutNotFound.self) { try tree.find(id: "ad") }
        #expect(missing.description == #"no view has the id "ad"; there are "add", "count", "name", "gift""#)
        #expect(throws: LayoutNotFound.self) { try tree.find(text: "add") }
        #expect(throws: LayoutNotFound.self) { try tree.find(trait: .isLink) }
        #expect(throws: LayoutNotFound.self) { try LayoutHost(Shop()).tap(id: "add") }
    }

    @Test func `a person taps, writes and reads by the names of views`() throws {
        _ = try layout()
        #expect(try host.tap(id: "add"))
        #expect(try host.tap(text: "Add"))
        #expect(try layout().find(id: "count").text == "Count 2")
        try host.type("Ada", id: "name")
        #expect(try layout().find(text: "Hello Ada").text == "Hello Ada")
        #expect(throws: LayoutNotFound.self) { try host.type("Ada", id: "count") }
        #expect(try !host.tap(id: "count"))
    }

    @Test func `a screen is heard in order, a control as one element, and nothing of what is hidden`() throws {
        let heard = try layout().accessibility
        #expect(heard.map(\.label) == ["Shop", "A leaf", "Add", "Count 0", "Name", "Hello ", "Gift"])
        #expect(heard.map(\.identifier) == [nil, nil, "add", nil, "name", nil, "gift"])
        #expect(heard[0].traits == [.isHeader, .isStaticText])
        #expect(heard[1].traits == .isImage)
        #expect(heard[2].traits == .isButton)
        #expect((heard[4].value, heard[6].value) == ("", "off"))
    }

    @Test func `what is combined is one element, what is contained is several, and priorities order them`() throws {
        let view = VStack {
            HStack {
                Text("one")
                Text("two")
            }
            .accessibilityElement(children: .combine)
            HStack {
                Text("three")
                Text("four").accessibilitySortPriority(1)
            }
            Text("five").accessibilityElement(children: .ignore).accessibilityLabel("V")
        }
        let heard = try LayoutHost(view).layout(.unspecified).accessibility
        #expect(heard.map(\.label) == ["one, two", "four", "three", "V"])
    }
}
