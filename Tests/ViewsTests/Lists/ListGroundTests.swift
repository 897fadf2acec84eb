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
