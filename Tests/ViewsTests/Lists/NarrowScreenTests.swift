// NarrowScreenTests.swift: lists and screens in hardly any room, in endless room and where no room is offered.

import PlumbViews
import Testing

struct NarrowScreenTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    private static let lengths: [CGFloat?] =
        stride(from: 0.0, through: 60, by: 4).map { CGFloat($0) } + [1, 51, 319.5, .infinity, nil]

    /// Lays a view out in all narrow widths and in some heights, in both directions.
    private func sweep(_ view: some View, _ name: String) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let host = LayoutHost(view, environment: environment)
            for width in Self.lengths {
                for height in [0, 30, nil, .infinity] as [CGFloat?] {
                    let tree = try host.layout(ProposedViewSize(width: width, height: height))
                    let frames = tree.elements.map(\.frame)
                    let areNumbers = frames.allSatisfy { frame in
                        ![frame.minX, frame.minY, frame.width, frame.height].contains(where: \.isNaN)
                    }
                    #expect(areNumbers && !tree.svg().isEmpty, "\(name) in \(width ?? -1) by \(height ?? -1)")
                }
            }
        }
    }

    private var rows: some View {
        Section("First") {
            Text("a")
            Toggle("b", isOn: .constant(true))
            NavigationLink("c") { Text("d") }.listRowInsets(EdgeInsets(top: 0, leading: 320, bottom: 0, trailing: 0))
        }
    }

    @Test func `lists of every style stand in any room`() throws {
        try sweep(List { rows }, "a list")
        try sweep(List { rows }.listStyle(.plain), "a plain list")
        try sweep(List { rows }.listStyle(.grouped), "a grouped list")
        try sweep(List { rows }.listStyle(.sidebar), "a sidebar")
        try sweep(Form { rows }, "a form")
    }

    @Test func `tables stand in any room`() throws {
        let items = (0..<3).map { Item(id: $0) }
        try sweep(
            Table(items) {
                TableColumn("Name") { Text($0.name) }
                TableColumn("Number") { Text("\($0.id)") }
            }, "a table")
    }

    @Test func `bars and columns with lists stand in any room`() throws {
        try sweep(NavigationSplitView(sidebar: { List { rows } }, detail: { Form { rows } }), "columns")
        try sweep(
            NavigationStack { List { rows }.navigationTitle("Title").searchable(text: .constant("")) }, "a stack")
        try sweep(
            TabView {
                List { rows }.tabItem { Label("One", systemImage: "star") }
                Form { rows }.tabItem { Label("Two", systemImage: "heart") }
            }, "tabs")
        try sweep(Color.red.sheet(isPresented: .constant(true)) { List { rows } }, "a sheet")
        try sweep(Color.red.alert("Alert", isPresented: .constant(true)) { Button("Yes") {} }, "an alert")
    }

    @Test func `lists stand in what offers them no room`() throws {
        try sweep(List { rows }.fixedSize(), "a list in its own size")
        try sweep(ScrollView(.horizontal) { List { rows } }, "a list in a scroll view")
        try sweep(
            HStack {
                List { rows }
                Color.red.frame(width: 280)
            }, "a list beside something wide")
        try sweep(List { rows }.frame(width: .nan), "a list in no width")
        try sweep(
            List { rows.listRowInsets(EdgeInsets(top: 0, leading: .nan, bottom: 0, trailing: 0)) },
            "a list with no room")
    }

    // Rows stand 16 from the sides of the list, and their views 20 from the sides of the row.
    @Test func `rows without room have no line between them`() throws {
        let list = List {
            Text("a")
            Text("b")
        }
        func lines(in width: CGFloat, _ direction: LayoutDirection) throws -> Int {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let tree = try LayoutHost(list, environment: environment).layout(
                ProposedViewSize(width: width, height: 300))
            return tree.elements.filter { element in
                guard case .shape(.path(let path), .color(Color(.separator)), _) = element.drawing else { return false }
                return !path.isEmpty
            }.count
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            #expect(try [51, 52, 53].map { try lines(in: $0, direction) } == [0, 0, 1])
        }
    }
}
