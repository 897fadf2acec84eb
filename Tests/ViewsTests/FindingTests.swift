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
        let near = try #require(throws: LayoutNotFound.self) { try tree.find(id: "Gift ") }
        #expect(near.available == [#""gift""#, #""add""#, #""count""#, #""name""#])
        let text = try #require(throws: LayoutNotFound.self) { try host.tap(text: "Helo ") }
        #expect(text.available.first == #""Hello ""#)
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

    // MARK: By type

    private struct Row<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { HStack { content }.padding(5) }
    }

    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) {
                Row {
                    Text("one")
                    Spacer()
                }
                .frame(height: 50)
                Row {
                    Spacer()
                    Button("two") {}
                }
            }
        }
    }

    @Test func `a view is found by its type, with its own frame and whatever its arguments`() throws {
        let tree = try LayoutHost(Rows()).layout(ProposedViewSize(width: 300, height: 500))
        #expect(tree.findAll(Row<EmptyView>.self).count == 2)
        #expect(try tree.find(Row<Text>.self).frame == tree.find(Row<EmptyView>.self).frame)
        // 21 points for a line and 5 above and below, in the middle of 50.
        #expect(try tree.find(Row<EmptyView>.self).frame.minY == 9.5)
        #expect(try tree.find(Row<EmptyView>.self).frame.height == 31)
        #expect(try tree.find(Button.self).first { $0.text == "two" } != nil)
        #expect(tree.findAll(Button.self).count == 1)
        #expect(try tree.find(Rows.self).kind == "VStack")
        #expect(tree.findAll(HStack.self).count == 2)
        #expect(tree.findAll(Text.self).compactMap(\.text) == ["one", "two"])
        #expect(try layout().find(Toggle.self).accessibilityMarks?.value == "off")
    }

    @Test func `a type that is not there is said with those that are`() throws {
        let missing = try #require(throws: LayoutNotFound.self) { try layout().find(Toggles.self) }
        #expect(missing.wanted == "the type Toggles")
        #expect(missing.available.first == "Toggle")
        #expect(missing.available.contains("Shop"))
    }

    private struct Toggles: View {
        var body: some View { Text("never") }
    }

    // MARK: Switches, scrolling, what is disabled

    @Test func `a switch is turned by the name of its row`() throws {
        _ = try layout()
        try host.toggle(id: "gift")
        #expect(try layout().find(text: "wrapped").text == "wrapped")
        try host.toggle(id: "gift")
        #expect(try layout().find(text: "plain").text == "plain")
        #expect(throws: LayoutNotFound.self) { try host.toggle(id: "add") }
        #expect(throws: LayoutNotFound.self) { try host.toggle(id: "gifts") }
    }

    private struct Numbers: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 50).id($0) } }
            }
        }
    }

    @Test func `a window scrolls as far as it takes, or to an anchor, and no further than its content`() throws {
        let host = LayoutHost(Numbers())
        func top(_ id: Int) throws -> CGFloat {
            try host.layout(ProposedViewSize(width: 100, height: 400)).find(id: id).frame.minY
        }
        #expect(try top(20) == 1000)
        #expect(try host.scroll(to: 20))
        #expect(try top(20) == 350)
        #expect(try !host.scroll(to: 20))
        #expect(try !host.scroll(to: 15))
        try host.scroll(to: 10)
        #expect(try top(10) == 0)
        try host.scroll(to: 30, anchor: .center)
        #expect(try top(30) == 175)
        try host.scroll(to: 99, anchor: .top)
        #expect(try top(99) == 350)
        try host.scroll(to: 0, anchor: .bottom)
        #expect(try top(0) == 0)
        let missing = try #require(throws: LayoutNotFound.self) { try host.scroll(to: 100) }
        #expect(missing.available.count == 100)
    }

    @Test func `windows inside each other all scroll, from right to left too`() throws {
        let inner = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(width: 50, height: 50).id("x\($0)") } }
        }
        let outer = ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(height: 300); inner
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = LayoutHost(outer.environment(\.layoutDirection, direction))
            let room = ProposedViewSize(width: 100, height: 200)
            _ = try host.layout(room)
            try host.scroll(to: "x5")
            let frame = try host.layout(room).find(id: "x5").frame
            #expect(frame == CGRect(x: direction == .leftToRight ? 50 : 0, y: 150, width: 50, height: 50))
        }
    }

    @Test func `what is disabled does nothing and says so`() throws {
        var taps = 0
        let view = VStack {
            Button("off") { taps += 1 }.disabled(true)
            Button("on") { taps += 1 }.disabled(false)
            Toggle("Gift", isOn: .constant(true)).accessibilityIdentifier("gift").disabled(true)
        }
        let host = LayoutHost(view)
        let tree = try host.layout(ProposedViewSize(width: 300, height: 200))
        #expect(try !host.tap(text: "off"))
        #expect(try host.tap(text: "on"))
        #expect(taps == 1)
        let missing = try #require(throws: LayoutNotFound.self) { try host.toggle(id: "gift") }
        #expect(missing.description == #"no view has a switch that is not disabled inside "gift""#)
        #expect(tree.description.contains("[button] [disabled]"))
    }

    // MARK: What is seen

    @Test func `what a window hides is written with its share`() throws {
        let tree = try LayoutHost(Numbers()).layout(ProposedViewSize(width: 100, height: 125))
        let lines = tree.description.split(separator: "\n").filter { $0.contains("Color") }
        #expect(lines[1].hasSuffix("0, 50  100 × 50"))
        #expect(lines[2].hasSuffix("cut off"))
        #expect(lines[3].hasSuffix("out of sight"))
    }
}
