// PickerRowsTests.swift: pickers that open menus, lead to lists, and show their choices as rows.

import PlumbViews
import Testing

struct PickerRowsTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private struct Sorting<Style: PickerStyle>: View {
        @State private var order = 1
        let style: Style
        let isInForm: Bool
        var body: some View {
            if isInForm {
                NavigationStack { Form { rows } }
            } else {
                VStack { rows }
            }
        }
        @ViewBuilder private var rows: some View {
            Picker("Order", selection: $order) {
                Text("Name").tag(1)
                Text("Date").tag(2)
            }
            .pickerStyle(style)
            Text("chosen: \(order)")
        }
    }

    @Test(arguments: [false, true]) func `a choice that may not be made is not touched`(isLink: Bool) throws {
        struct Numbers: View {
            @State private var number = 1
            let isLink: Bool
            var body: some View {
                NavigationStack {
                    Form {
                        if isLink { picker.pickerStyle(.navigationLink) } else { picker.pickerStyle(.menu) }
                    }
                }
            }
            private var picker: some View {
                Picker("Number", selection: $number) {
                    Text("on").tag(1)
                    Text("off").tag(2).selectionDisabled()
                    Text("untagged")
                }
            }
        }
        let host = LayoutHost(Numbers(isLink: isLink))
        _ = try host.layout(room)
        try host.tap(text: "Number")
        _ = try host.layout(room)
        #expect(try !host.tap(text: "off"))
        #expect(try !host.tap(text: "untagged"))
        _ = try host.layout(room).find(text: "off")
    }

    @Test(arguments: [false, true]) func `a tap on the choice made opens a menu of all`(isInForm: Bool) throws {
        let host = LayoutHost(Sorting(style: .menu, isInForm: isInForm))
        #expect(throws: LayoutNotFound.self) { try host.layout(room).find(text: "Date") }
        try host.tap(text: isInForm ? "Order" : "Name")
        _ = try host.layout(room).find(text: "Date")
        try host.tap(text: "Date")
        let after = try host.layout(room)
        _ = try after.find(text: "chosen: 2")
        _ = try after.find(text: "Date")
        #expect(throws: LayoutNotFound.self) { try after.find(text: "Name") }
    }

    @Test func `a row leads to a list of the choices, which a choice leaves again`() throws {
        let host = LayoutHost(Sorting(style: .navigationLink, isInForm: true))
        _ = try host.layout(room)
        try host.tap(text: "Order")
        let list = try host.layout(room)
        #expect(list.findAll(text: "Order").count == 1)
        let (name, date) = (try list.find(text: "Name").frame, try list.find(text: "Date").frame)
        #expect(name.minX == date.minX && name.maxY < date.minY)
        try host.tap(text: "Date")
        let after = try host.layout(room)
        _ = try after.find(text: "chosen: 2")
        #expect(throws: LayoutNotFound.self) { try after.find(text: "Name") }
    }

    @Test func `choices inside a form are rows with a mark behind the one that is made`() throws {
        let host = LayoutHost(Sorting(style: .inline, isInForm: true))
        let before = try host.layout(room)
        let texts = try ["Order", "Name", "Date", "chosen: 1"].map { try before.find(text: $0).frame }
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.minX == $1.minX && $1.minY - $0.minY >= 44 })
        try host.tap(text: "Date")
        let after = try host.layout(room)
        _ = try after.find(text: "chosen: 2")
        let unseen = after.elements.filter { $0.opacity == 0 }.map(\.frame)
        let marks = after.elements.filter { $0.kind == "Image" }.map(\.frame).filter { !unseen.contains($0) }
        try #require(marks.count == 1)
        #expect(abs(marks[0].midY - texts[2].midY) < 1 && marks[0].minX > texts[2].maxX)
    }

    @Test func `a label that is hidden is no row`() throws {
        let view = Form {
            Picker("Order", selection: .constant(1)) { Text("Name").tag(1) }.pickerStyle(.inline).labelsHidden()
        }
        #expect(throws: LayoutNotFound.self) { try LayoutHost(view).layout(room).find(text: "Order") }
    }

    @Test func `a picker whose rows are several takes a value by its id`() throws {
        struct Rows: View {
            @State private var order = 1
            var body: some View {
                Form {
                    Picker("Order", selection: $order) { ForEach(1..<4) { Text("\($0).") } }
                        .pickerStyle(.inline).id("order")
                    Text("chosen: \(order)")
                }
            }
        }
        let host = LayoutHost(Rows())
        _ = try host.layout(room)
        try host.choose(3, id: "order")
        _ = try host.layout(room).find(text: "chosen: 3")
    }
}
