// LeftOutTests.swift: what would be shown and no layout has is reported, while it is presented and once a view.

import PlumbViews
import Testing

struct LeftOutTests {
    private func leftOut(_ view: some View) throws -> [LayoutDiagnostic.Problem] {
        try LayoutHost(view).layout(ProposedViewSize(width: 200, height: 200)).diagnostics.map(\.problem)
    }

    @Test func `the report names the view and what is left out`() throws {
        let view = VStack { Color.red.inspector(isPresented: .constant(true)) { Text("?") } }
        let tree = try LayoutHost(view).layout(ProposedViewSize(width: 10, height: 10))
        #expect(tree.diagnostics.map(\.description) == ["VStack/Color: what inspector would show is left out"])
    }

    @Test func `what is presented and not laid out is reported while a value says that it is presented`() throws {
        for isOn in [false, true] {
            let on = Binding.constant(isOn)
            #expect(try leftOut(Color.red.inspector(isPresented: on) { Text("") }).isEmpty == !isOn)
            #expect(try leftOut(Color.red.navigationDestination(isPresented: on) { Text("") }).isEmpty == !isOn)
        }
    }

    @Test func `bars and fields for searching are reported where no container shows them`() throws {
        #expect(try leftOut(Color.red.toolbar { Button("Edit") {} }) == [.leftOut("toolbar")])
        #expect(try leftOut(Color.red.searchable(text: .constant(""))) == [.leftOut("searchable")])
        #expect(try leftOut(Color.red.navigationTitle("Orders")) == [.leftOut("navigationTitle")])
        #expect(try leftOut(Color.red.navigationBarHidden(true)).isEmpty)
        #expect(try leftOut(NavigationStack { Color.red.navigationTitle("Orders") }).isEmpty)
        #expect(try leftOut(Canvas { _, _ in }).isEmpty)
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
