// ListGroundTests.swift: what is drawn behind the rows of a list, and how its headers are written.  Lengths in points.

import PlumbViews
import Testing

struct ListGroundTests {
    private func tree(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> LayoutTree {
        var environment = EnvironmentValues()
        change(&environment)
        return try LayoutHost(view, environment: environment).layout(ProposedViewSize(width: 390, height: 844))
    }

    /// The parts of the paths drawn in a colour, as rectangles around them.
    private func rectangles(_ color: Color, in tree: LayoutTree) -> [CGRect] {
        tree.elements.flatMap { element -> [CGRect] in
            guard case .shape(.path(let path), .color(color), _) = element.drawing else { return [] }
            var parts: [[CGPoint]] = []
            for step in path.elements {
                switch step {
                case .move(let end): parts.append([end])
                case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): parts[parts.count - 1].append(end)
                case .closeSubpath: break
                }
            }
            return parts.map { points in
                let (x, y) = (points.map(\.x).sorted(), points.map(\.y).sorted())
                return CGRect(x: x[0], y: y[0], width: x[x.count - 1] - x[0], height: y[y.count - 1] - y[0])
                    .offsetBy(dx: element.frame.minX, dy: element.frame.minY)
            }
        }
    }

    private var list: some View {
        List {
            Section("First") {
                Color.blue.frame(height: 10)
                Color.blue.frame(height: 50)
            }
            Section { Color.blue.frame(height: 10) }
        }
    }

    // 35 above, a header of 7 + 16 + 7 (a line of 13 is 18 from the next), rows of 44 and 11 + 50 + 11 = 72, 35 between.
    @Test func `sections have grounds as wide as the list without its margins`() throws {
        let top: CGFloat = 35 + 7 + 16 + 7
        #expect(
            try rectangles(Color(.secondarySystemGroupedBackground), in: tree(list)) == [
                CGRect(x: 16, y: top, width: 358, height: 116), CGRect(x: 16, y: top + 151, width: 358, height: 44),
            ])
        #expect(try rectangles(Color(.secondarySystemGroupedBackground), in: tree(list.listStyle(.plain))).isEmpty)
    }

    @Test func `lines between rows begin where what is in the rows begins`() throws {
        let line = CGRect(x: 36, y: 35 + 30 + 44 - 0.25, width: 338, height: 0.5)
        #expect(try rectangles(Color(.separator), in: tree(list)) == [line])
        let mirrored = line.offsetBy(dx: 390 - line.minX - line.maxX, dy: 0)
        #expect(try rectangles(Color(.separator), in: tree(list) { $0.layoutDirection = .rightToLeft }) == [mirrored])
    }

    /// Three rows of 44 in a section without a header: from 35 down, 358 wide, lines from 36 on.
    private func rows(_ change: (AnyView) -> some View) -> some View {
        List {
            Color.blue.frame(height: 10)
            change(AnyView(Color.blue.frame(height: 10)))
            Color.blue.frame(height: 10)
        }
    }

    private func line(_ number: CGFloat) -> CGRect {
        CGRect(x: 36, y: 35 + number * 44 - 0.25, width: 338, height: 0.5)
    }

    @Test func `a row has a ground of its own in place of the list's`() throws {
        let tree = try tree(rows { $0.listRowBackground(Color.red) })
        #expect(rectangles(.red, in: tree) == [CGRect(x: 16, y: 79, width: 358, height: 44)])
        #expect(
            rectangles(Color(.secondarySystemGroupedBackground), in: tree) == [
                CGRect(x: 16, y: 35, width: 358, height: 44), CGRect(x: 16, y: 123, width: 358, height: 44),
            ])
        #expect(rectangles(Color(.separator), in: tree) == [line(1), line(2)] && tree.diagnostics.isEmpty)
    }

    @Test func `a row without a ground of its own has the list's`() throws {
        let none: Color? = nil
        #expect(
            try rectangles(Color(.secondarySystemGroupedBackground), in: tree(rows { $0.listRowBackground(none) }))
                == [CGRect(x: 16, y: 35, width: 358, height: 132)])
    }

    @Test func `only ends of sections are round`() throws {
        func curves(_ change: @escaping (AnyView) -> some View) throws -> [Int] {
            try tree(rows(change)).elements.compactMap { element -> Int? in
                guard case .shape(.path(let path), .color(let color), _) = element.drawing,
                    [Color.red, Color(.secondarySystemGroupedBackground)].contains(color)
                else { return nil }
                return path.elements.count { if case .curve = $0 { true } else { false } }
            }
        }
        #expect(try curves { $0 } == [4])
        // Two corners of the row above and two of the row below; none in the middle.
        #expect(try curves { $0.listRowBackground(Color.red) }.sorted() == [0, 4])
    }

    @Test(arguments: [(VerticalEdge.Set.all, [CGFloat]()), (.top, [2]), (.bottom, [1])])
    func `lines beside a row are hidden`(edges: VerticalEdge.Set, left: [CGFloat]) throws {
        let tree = try tree(rows { $0.listRowSeparator(.hidden, edges: edges) })
        #expect(rectangles(Color(.separator), in: tree) == left.map(line))
    }

    @Test(arguments: [(VerticalEdge.Set.all, [CGFloat](), [CGFloat]([1, 2])), (.top, [2], [1]), (.bottom, [1], [2])])
    func `lines beside a row have its colour`(edges: VerticalEdge.Set, plain: [CGFloat], own: [CGFloat]) throws {
        let tree = try tree(rows { $0.listRowSeparatorTint(.red, edges: edges) })
        #expect(rectangles(Color(.separator), in: tree) == plain.map(line))
        #expect(rectangles(.red, in: tree).filter { !$0.isEmpty } == own.map(line))
    }

    @Test func `grounds and lines of rows are mirrored with them`() throws {
        let list = rows { $0.frame(width: 20).listRowBackground(Color.red).listRowSeparatorTint(.green) }
        let tree = try tree(list) { $0.layoutDirection = .rightToLeft }
        #expect(rectangles(.red, in: tree) == [CGRect(x: 16, y: 79, width: 358, height: 44)])
        #expect(
            rectangles(.green, in: tree)
                == [line(1), line(2)].map { $0.offsetBy(dx: 390 - $0.minX - $0.maxX, dy: 0) })
    }

    @Test func `a ground comes and goes without the row's state`() throws {
        struct Counted: View {
            @State var taps = 0
            var body: some View { Text("\(taps)").onTapGesture { taps += 1 } }
        }
        struct Chosen: View {
            @State var isChosen = false
            var body: some View {
                List {
                    Counted().id("row").listRowBackground(isChosen ? Color.red : nil)
                    Text("choose").id("choose").onTapGesture { isChosen.toggle() }
                }
            }
        }
        let host = LayoutHost(Chosen())
        let size = ProposedViewSize(width: 390, height: 844)
        _ = try host.layout(size)
        try host.tap(id: "row")
        try host.tap(id: "choose")
        let chosen = try host.layout(size)
        #expect(rectangles(.red, in: chosen).count == 1 && chosen.element(id: "row")?.text == "1")
        try host.tap(id: "choose")
        #expect(try rectangles(.red, in: host.layout(size)).isEmpty)
    }

    private func texts(_ view: some View) throws -> [String] {
        try tree(view).elements.flatMap { element -> [String] in
            if case .text(let lines, _) = element.drawing { lines.flatMap { $0.runs.map(\.string) } } else { [] }
        }
    }

    @Test func `headers of sections with grounds are in capitals unless they say otherwise`() throws {
        #expect(try texts(list) == ["FIRST"])
        #expect(try texts(list.listStyle(.plain)) == ["First"])
        let header = List {
            Section {
                Text("Row")
            } header: {
                Text("First").textCase(nil)
            }
        }
        #expect(try texts(header) == ["First", "Row"])
        #expect(try texts(VStack { Section("First") { Text("Row").textCase(.lowercase) } }) == ["First", "row"])
    }
}
