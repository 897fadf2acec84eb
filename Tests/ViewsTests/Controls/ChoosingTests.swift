// ChoosingTests.swift: choices that people make in pickers, lists and tabs, by taps and by their values.

import PlumbViews
import Testing

private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
}

private struct Sizes<Style: PickerStyle>: View {
    @State private var size = Size.small
    let style: Style

    var body: some View {
        VStack {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(style).id("picker")
            Text("chosen: \(size.rawValue)")
        }
    }
}

/// A picker whose choices have tags that may be missing.
private struct Years: View {
    @State private var year: Int?

    var body: some View {
        Picker("Year", selection: $year) {
            Text("none").tag(nil as Int?)
            Text("first").tag(1 as Int?)
            Text("second").tag(2 as Int?)
        }
        .id("picker")
        Text("chosen: \(year ?? 0)")
    }
}

private struct Trees: View {
    @State private var tree: String?
    @State private var trees: Set<String> = []
    @State var mode = EditMode.inactive
    @State private var tapped = ""
    let hasSeveral: Bool

    var body: some View {
        VStack {
            list.id("list").environment(\.editMode, $mode)
            Text("chosen: \((hasSeveral ? trees.sorted() : [tree ?? "none"]).joined(separator: ", "))")
            Text("tapped: \(tapped)")
        }
    }

    @ViewBuilder private var list: some View {
        if hasSeveral {
            List(selection: $trees) { rows }
        } else {
            List(selection: $tree) { rows }
        }
    }

    private var rows: some View {
        Section("Trees") {
            ForEach(["ash", "oak"], id: \.self) { Text($0) }
            Text("a willow").tag("willow")
            Text("no choice").tag(7)
            Button("water") { tapped = "water" }.tag("water")
        }
    }
}

private struct Tabs: View {
    @State private var tab = "home"

    var body: some View {
        TabView(selection: $tab) {
            Text("At home").tag("home")
            Text("Far away").tag("far")
        }
        .tabViewStyle(.page).id("tabs")
    }
}

private struct Settings: View {
    @State private var loud = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var ink = Color.red
    @State private var steps: Float = 0
    @State private var heard = ""

    var body: some View {
        VStack {
            Slider(value: $loud) { heard += $0 ? "begin " : "end " }.id("loud")
            Slider(value: $steps, in: 0...10, step: 3).id("steps")
            DatePicker("Day", selection: $day, in: Date(timeIntervalSince1970: 0)...).id("day")
            ColorPicker("Ink", selection: $ink).id("ink")
            Text(verbatim: "chosen: \(loud) \(steps) \(day.timeIntervalSince1970) \(ink == .blue) \(heard)")
        }
    }
}

private struct Tree: Identifiable {
    let id: String
}

private struct Forest: View {
    @State private var tree: String?

    var body: some View {
        Table([Tree(id: "ash"), Tree(id: "oak")], selection: $tree) { TableColumn("Name") { Text($0.id) } }.id("table")
        Text("chosen: \(tree ?? "none")")
    }
}

/// A picker that stands as the second of two views, with choices by their numbers.
private struct Numbers: View {
    @State private var number = 3

    var body: some View {
        VStack {
            Text("above")
            Picker("Number", selection: $number) { ForEach(0..<5) { Text("number \($0)") } }.id("picker")
            Text("chosen: \(number)")
        }
    }
}

private struct Words: View {
    @State private var word: String?

    var body: some View {
        Picker("Word", selection: $word) {
            Text("placeholder").tag(nil as String?).disabled(true)
            ForEach(["a", "b"], id: \.self) { Text("word \($0)") }
            Text("word c").tag("c").selectionDisabled()
            Text("word without a tag")
        }
        .id("picker")
        Text("chosen: \(word ?? "none")")
    }
}

private struct Pages: View {
    var body: some View {
        VStack {
            Text("above")
            TabView {
                Text("page 0")
                Text("page 1")
            }
            .tabViewStyle(.page).id("pages")
        }
    }
}

private struct WideRows: View {
    @State private var row: Int?

    var body: some View {
        List(selection: $row) {
            ForEach(0..<3) { index in
                HStack {
                    Text("row \(index)")
                    Spacer()
                    Text("end")
                }
                .id("row \(index)").selectionDisabled(index == 2)
            }
        }
        Text("chosen: \(row ?? -1)")
    }
}

struct ChoosingTests {
    private let room = ProposedViewSize(width: 300, height: 600)

    private func chosen(_ host: LayoutHost) throws -> String? {
        try host.layout(room).elements.lazy.compactMap(\.text).first { $0.hasPrefix("chosen: ") }.map {
            String($0.dropFirst(8))
        }
    }

    @Test func `a value is chosen in a picker of every look`() throws {
        let hosts = [
            LayoutHost(Sizes(style: .menu)), LayoutHost(Sizes(style: .segmented)), LayoutHost(Sizes(style: .wheel)),
            LayoutHost(Sizes(style: .inline)),
        ]
        for host in hosts {
            #expect(try chosen(host) == "small")
            try host.choose(Size.large, id: "picker")
            #expect(try chosen(host) == "large")
            let missing = #expect(throws: LayoutNotFound.self) { try host.choose("huge", id: "picker") }
            #expect(missing?.description.contains(#"the choice "huge" inside "picker""#) == true, "\(missing as Any)")
        }
    }

    @Test func `a tap chooses a segment, from the right where lines run so`() throws {
        for (direction, share, size) in [
            (LayoutDirection.leftToRight, 0.9, "large"), (.leftToRight, 0.5, "medium"), (.rightToLeft, 0.9, "small"),
            (.rightToLeft, 0.1, "large"),
        ] {
            let host = LayoutHost(Sizes(style: .segmented).environment(\.layoutDirection, direction))
            let frame = try #require(try host.layout(room).frame(id: "picker"))
            #expect(host.tap(at: CGPoint(x: frame.minX + share * frame.width, y: frame.minY + 2)))
            #expect(try chosen(host) == size)
        }
    }

    @Test func `segments are heard one by one, as wide as they are tapped`() throws {
        let tree = try laidOut(Sizes(style: .segmented))
        let heard = tree.accessibility.filter { $0.traits.contains(.isButton) }
        #expect(heard.map(\.label) == ["small", "medium", "large"])
        #expect(heard.map { $0.traits.contains(.isSelected) } == [true, false, false])
        let width = try #require(tree.frame(id: "picker")).width / 3
        #expect(heard.allSatisfy { abs($0.frame.width - width) < 1e-9 })
    }

    @Test func `a tap chooses a row of a picker and of a list`() throws {
        let sizes = LayoutHost(Sizes(style: .inline))
        _ = try sizes.layout(room)
        #expect(try sizes.tap(text: "medium"))
        #expect(try chosen(sizes) == "medium")
        let trees = LayoutHost(Trees(hasSeveral: false))
        _ = try trees.layout(room)
        for (row, tree) in [("oak", "oak"), ("a willow", "willow"), ("ash", "ash")] {
            #expect(try trees.tap(text: row))
            #expect(try chosen(trees) == tree)
        }
        #expect(try !trees.tap(text: "no choice"))
        #expect(try !trees.tap(text: "TREES"))
        #expect(try chosen(trees) == "ash")
        #expect(try trees.tap(text: "water"))
        #expect(try trees.layout(room).find(text: "tapped: water").text != nil)
        #expect(try chosen(trees) == "ash", "the button in the row takes the tap")
    }

    @Test func `several rows are chosen while a list is edited`() throws {
        let plain = LayoutHost(Trees(hasSeveral: true))
        _ = try plain.layout(room)
        #expect(try !plain.tap(text: "oak"))
        #expect(throws: LayoutNotFound.self) { try plain.choose("oak", id: "list") }
        let edited = LayoutHost(Trees(mode: .active, hasSeveral: true))
        _ = try edited.layout(room)
        #expect(try edited.tap(text: "oak"))
        try edited.choose("ash", id: "list")
        #expect(try chosen(edited) == "ash, oak")
        try edited.choose("oak", id: "list")
        #expect(try chosen(edited) == "ash")
    }

    @Test func `a choice may be none`() throws {
        let host = LayoutHost(Years())
        _ = try host.layout(room)
        try host.choose(2, id: "picker")
        #expect(try chosen(host) == "2")
        try host.choose(nil as Int?, id: "picker")
        #expect(try chosen(host) == "0")
        try host.choose(1 as Int?, id: "picker")
        #expect(try chosen(host) == "1")
    }

    @Test func `pages are chosen by their tags`() throws {
        let host = LayoutHost(Tabs())
        _ = try host.layout(room)
        try host.choose("far", id: "tabs")
        #expect(try host.layout(room).findAll(text: "Far away").count == 1)
    }

    @Test func `numbers, dates and colours are chosen within their ranges`() throws {
        let host = LayoutHost(Settings())
        _ = try host.layout(room)
        try host.choose(0.75, id: "loud")
        try host.choose(5, id: "steps")
        try host.choose(Date(timeIntervalSince1970: 60), id: "day")
        try host.choose(Color.blue, id: "ink")
        #expect(try chosen(host) == "0.75 6.0 60.0 true begin end ")
        try host.choose(10, id: "steps")
        #expect(try chosen(host)?.contains(" 9.0 ") == true, "steps of 3 from 0 end at 9")
        for (value, id) in [
            (AnyHashable(1.5), "loud"), (AnyHashable("x"), "loud"), (AnyHashable(11), "steps"),
            (AnyHashable(Double.nan), "loud"),
        ] {
            #expect(throws: LayoutNotFound.self) { try host.choose(value, id: id) }
        }
        #expect(throws: LayoutNotFound.self) { try host.choose(Date(timeIntervalSince1970: -1), id: "day") }
    }

    @Test func `a tap chooses a row of a table`() throws {
        let host = LayoutHost(Forest())
        _ = try host.layout(room)
        #expect(try host.tap(text: "oak"))
        #expect(try chosen(host) == "oak")
        try host.choose("ash", id: "table")
        #expect(try chosen(host) == "ash")
    }

    @Test func `what was chosen shows, wherever the picker stands`() throws {
        let host = LayoutHost(Numbers())
        #expect(try host.layout(room).findAll(text: "number 3").count == 1)
        try host.choose(1, id: "picker")
        #expect(try host.layout(room).findAll(text: "number 1").count == 1)
        let pages = LayoutHost(Pages())
        #expect(try pages.layout(room).findAll(text: "page 0").count == 1)
        try pages.choose(1, id: "pages")
        #expect(try pages.layout(room).findAll(text: "page 1").count == 1)
    }

    @Test func `values stand for optional ones, and what cannot be chosen is not offered`() throws {
        let host = LayoutHost(Words())
        #expect(try host.layout(room).findAll(text: "placeholder").count == 1)
        try host.choose("b", id: "picker")
        #expect(try host.layout(room).findAll(text: "word b").count == 1)
        #expect(try chosen(host) == "b")
        #expect(throws: LayoutNotFound.self) { try host.choose("c", id: "picker") }
        #expect(throws: LayoutNotFound.self) { try host.choose(nil as String?, id: "picker") }
        #expect(throws: LayoutNotFound.self) { try host.choose(4, id: "picker") }
    }

    @Test func `a whole row takes the tap, unless it keeps people from choosing it`() throws {
        let host = LayoutHost(WideRows())
        _ = try host.layout(room)
        #expect(try host.tap(id: "row 1"))
        #expect(try chosen(host) == "1")
        #expect(try !host.tap(id: "row 2"))
        #expect(try chosen(host) == "1")
    }

    @Test func `nothing is chosen in what is disabled`() throws {
        let host = LayoutHost(Sizes(style: .segmented).disabled(true))
        _ = try host.layout(room)
        #expect(throws: LayoutNotFound.self) { try host.choose(Size.large, id: "picker") }
        #expect(try !host.tap(id: "picker"))
    }

    @Test func `a row that is chosen would have a ground of its own, which the diagnostics name`() throws {
        let host = LayoutHost(Trees(hasSeveral: false))
        #expect(try host.layout(room).diagnostics.isEmpty)
        try host.choose("oak", id: "list")
        let names = try host.layout(room).diagnostics.map(\.problem)
        #expect(names == [.leftOut("List(selection:)")])
    }
}
