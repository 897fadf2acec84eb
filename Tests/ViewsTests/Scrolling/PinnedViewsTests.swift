// PinnedViewsTests.swift: headers and footers that stay in sight while their sections scroll.  Lengths in points.

import PlumbViews
import Testing

struct PinnedViewsTests {
    private let window = ProposedViewSize(width: 100, height: 100)

    /// Three sections of a header of 20, four rows of 30 and a footer of 10: 150 each.
    @ViewBuilder private static var sections: some View {
        ForEach(0..<3, id: \.self) { section in
            Section {
                ForEach(0..<4, id: \.self) { row in Color.red.frame(height: 30).id("row \(section) \(row)") }
            } header: {
                Color.blue.frame(height: 20).id("header \(section)")
            } footer: {
                Color.green.frame(height: 10).id("footer \(section)")
            }
        }
    }

    /// Where headers and footers begin in the window after it has scrolled.
    private func places(_ pinned: PinnedScrollableViews, scrolledBy distance: CGFloat) throws -> [CGFloat?] {
        let host = LayoutHost(
            ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { Self.sections } }.id("window"))
        _ = try host.layout(window)
        try host.scroll(id: "window", by: CGSize(width: 0, height: distance))
        let tree = try host.layout(window)
        return ["header 0", "header 1", "footer 0", "footer 1"].map { tree.frame(id: $0)?.minY }
    }

    @Test(
        arguments: [
            // The footer of section 0 stands at 140, the header of section 1 at 150, its footer at 290.
            (0, [0, 150, 140, 290]),
            (50, [0, 100, 90, 240]),
            // A header leaves with the end of its section.
            (140, [-10, 10, 0, 150]),
            (160, [-30, 0, -20, 130]),
        ] as [(CGFloat, [CGFloat])]) func `headers stay at the beginning of the window until their section ends`(
            _ distance: CGFloat, _ expected: [CGFloat]
        ) throws
    {
        #expect(try places(.sectionHeaders, scrolledBy: distance) == expected)
    }

    @Test(
        arguments: [
            // At the end of the window of 100, but not before their section begins.
            (0, [0, 150, 90, 150]),
            (60, [-60, 90, 80, 90]),
            (100, [-100, 50, 40, 90]),
            (250, [-250, -100, -110, 40]),
        ] as [(CGFloat, [CGFloat])]) func `footers stay at its end once their section has begun`(
            _ distance: CGFloat, _ expected: [CGFloat]
        ) throws
    {
        #expect(try places(.sectionFooters, scrolledBy: distance) == expected)
    }

    @Test func `nothing stays where nothing is pinned`() throws {
        #expect(try places([], scrolledBy: 50) == [-50, 100, 90, 240])
    }

    /// Sections in a list: headers of 34 with room around them, four rows of 44, 210 in all.
    private func list(_ style: some ListStyle, scrolledBy distance: CGFloat) throws -> [CGFloat?] {
        let host = LayoutHost(
            List {
                ForEach(0..<3, id: \.self) { section in
                    Section {
                        ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Color.blue.frame(height: 20).id("header \(section)")
                    }
                }
            }
            .listStyle(style).id("window"))
        let before = try host.layout(window).frame(id: "header 0")?.minY ?? 0
        try host.scroll(id: "window", by: CGSize(width: 0, height: distance))
        let tree = try host.layout(window)
        return [before] + ["header 0", "header 1"].map { tree.frame(id: $0)?.minY }
    }

    @Test(arguments: [(0, [7, 7, 217]), (50, [7, 7, 167]), (200, [7, -17, 17])] as [(CGFloat, [CGFloat])])
    func `headers of a plain list stay, with the room around them`(_ distance: CGFloat, _ expected: [CGFloat]) throws {
        #expect(try list(.plain, scrolledBy: distance) == expected)
    }

    @Test func `headers of cards and of sidebars do not stay`() throws {
        let cards = try list(.insetGrouped, scrolledBy: 50)
        #expect(cards[1] == cards[0].map { $0 - 50 })
        let sidebar = try list(.sidebar, scrolledBy: 50)
        #expect(sidebar[1] == sidebar[0].map { $0 - 50 })
    }

    @Test func `what stays is drawn over what scrolls, and takes the taps`() throws {
        var tapped: [String] = []
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<9, id: \.self) { row in
                        Color.red.frame(height: 30).onTapGesture { tapped.append("row \(row)") }
                    }
                } header: {
                    Color.blue.frame(height: 20).onTapGesture { tapped.append("header") }
                }
            }
        }
        let host = LayoutHost(view.id("window"))
        _ = try host.layout(window)
        try host.scroll(id: "window", by: CGSize(width: 0, height: 75))
        _ = try host.layout(window)
        host.tap(at: CGPoint(x: 50, y: 10))
        // Rows begin at 20: 75 + 25 - 20 is in the third.
        host.tap(at: CGPoint(x: 50, y: 25))
        #expect(tapped == ["header", "row 2"])
    }

    @Test func `headers of grids stay, and at the right where lines begin there`() throws {
        let view = ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<8, id: \.self) { _ in Color.red.frame(width: 40) }
                } header: {
                    Color.blue.frame(width: 30).id("header")
                }
            }
        }
        let host = LayoutHost(view.id("window").environment(\.layoutDirection, .rightToLeft))
        #expect(try host.layout(window).frame(id: "header")?.minX == 70)
        try host.scroll(id: "window", by: CGSize(width: 50, height: 0))
        #expect(try host.layout(window).frame(id: "header")?.minX == 70)
        // 190 wide, of which 100 are seen at the end.
        try host.scroll(id: "window", by: CGSize(width: 500, height: 0))
        #expect(try host.layout(window).frame(id: "header")?.minX == 70)
    }

    @Test func `several headers of a section stay under each other`() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    Color.red.frame(height: 500)
                } header: {
                    Color.blue.frame(height: 20).id("a")
                    Color.green.frame(height: 10).id("b")
                }
            }
        }
        let host = LayoutHost(view.id("window"))
        _ = try host.layout(window)
        try host.scroll(id: "window", by: CGSize(width: 0, height: 100))
        let tree = try host.layout(window)
        #expect(tree.frame(id: "a")?.minY == 0 && tree.frame(id: "b")?.minY == 20)
    }
}
