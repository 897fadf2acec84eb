// LeftOutTests.swift: what would be shown and no layout has is reported, while it is presented and once a view.

import PlumbViews
import Testing

/// An item of a sheet.
private struct Item: Identifiable {
    let id: Int
}

/// A button that presents a sheet over its row.
private struct Order: View {
    @State private var isAsking = false

    var body: some View {
        HStack(spacing: 0) {
            Button("Pay") { isAsking = true }.frame(width: 60, height: 20)
            Color.red.frame(width: 40, height: 20)
        }
        .sheet(isPresented: $isAsking) { Text("Sure?") }
    }
}

struct LeftOutTests {
    private func leftOut(_ view: some View) throws -> [LayoutDiagnostic.Problem] {
        try LayoutHost(view).layout(ProposedViewSize(width: 200, height: 200)).diagnostics.map(\.problem)
    }

    @Test func `a sheet is reported while it is presented, in every layout`() throws {
        let host = LayoutHost(Order())
        let room = ProposedViewSize(width: 200, height: 200)
        #expect(try host.layout(room).diagnostics.isEmpty)
        #expect(host.tap(at: CGPoint(x: 30, y: 10)))
        for width in [200, 300, 200.0] {
            let tree = try host.layout(ProposedViewSize(width: width, height: 200))
            #expect(tree.diagnostics.map(\.problem) == [.leftOut("sheet")])
            #expect(tree.size.width == 100 && tree.size.height == 20)
        }
    }

    @Test func `the report names the view and what is left out`() throws {
        let tree = try LayoutHost(VStack { Color.red.popover(isPresented: .constant(true)) { Text("?") } })
            .layout(ProposedViewSize(width: 10, height: 10))
        #expect(tree.diagnostics.map(\.description) == ["VStack/Color: what popover would show is left out"])
    }

    @Test func `what is presented for an item is reported where there is one`() throws {
        let (none, one): (Binding<Item?>, Binding<Item?>) = (.constant(nil), .constant(Item(id: 1)))
        #expect(try leftOut(Color.red.sheet(item: none) { Text("\($0.id)") }).isEmpty)
        #expect(try leftOut(Color.red.sheet(item: one) { Text("\($0.id)") }) == [.leftOut("sheet")])
        #expect(try leftOut(Color.red.fullScreenCover(item: one) { Text("\($0.id)") }) == [.leftOut("fullScreenCover")])
        #expect(try leftOut(Color.red.alert(item: none) { Alert(title: Text("\($0.id)")) }).isEmpty)
        #expect(try leftOut(Color.red.alert(item: one) { Alert(title: Text("\($0.id)")) }) == [.leftOut("alert")])
    }

    @Test func `questions are reported while a value says that they are presented`() throws {
        for isOn in [false, true] {
            let on = Binding.constant(isOn)
            #expect(try leftOut(Color.red.alert("Sure?", isPresented: on) {}).isEmpty == !isOn)
            #expect(try leftOut(Color.red.confirmationDialog("Sure?", isPresented: on) {}).isEmpty == !isOn)
            #expect(try leftOut(Color.red.fullScreenCover(isPresented: on) { Text("") }).isEmpty == !isOn)
            #expect(try leftOut(Color.red.inspector(isPresented: on) { Text("") }).isEmpty == !isOn)
            #expect(try leftOut(Color.red.navigationDestination(isPresented: on) { Text("") }).isEmpty == !isOn)
        }
    }

    @Test func `bars, fields for searching and drawings are there from the start`() throws {
        #expect(try leftOut(Color.red.toolbar { Button("Edit") {} }) == [.leftOut("toolbar")])
        #expect(try leftOut(Color.red.searchable(text: .constant(""))) == [.leftOut("searchable")])
        #expect(try leftOut(Color.red.navigationTitle("Orders")) == [.leftOut("navigationTitle")])
        #expect(try leftOut(Canvas { _, _ in }) == [.leftOut("Canvas")])
    }

    @Test func `a name is reported once a view, and a group is one`() throws {
        let twice = Color.red.toolbar { Button("Edit") {} }.toolbar { Button("Add") {} }
        #expect(try leftOut(twice) == [.leftOut("toolbar")])
        let group = Group {
            Color.red
            Color.blue
        }.toolbar { Button("Edit") {} }
        #expect(try leftOut(VStack { group }) == [.leftOut("toolbar")])
        #expect(try leftOut(VStack { ForEach(0..<2, id: \.self) { _ in twice } }).count == 2)
    }

    @Test func `what waits for a press, a pointer or a key is not reported`() throws {
        #expect(try leftOut(Color.red.contextMenu { Button("Copy") {} }.help("red").keyboardShortcut("c")).isEmpty)
    }
}
