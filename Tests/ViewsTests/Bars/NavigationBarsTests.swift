// NavigationBarsTests.swift: the room of bars and what stands in them.  Expected heights are those that others measured, by the
// sources named in `BarSizes.swift`; the rest is arithmetic.

import PlumbViews
import Testing

/// A screen of a system, laid out.
func laidOut(
    _ view: some View, on system: ScreenSystem = .iOS17, size: CGSize = CGSize(width: 393, height: 852),
    top: CGFloat = 59, bottom: CGFloat = 34, isWide: Bool = false
) throws -> LayoutTree {
    try host(view, on: system, top: top, bottom: bottom, isWide: isWide).layout(ProposedViewSize(size))
}

func host(
    _ view: some View, on system: ScreenSystem = .iOS17, top: CGFloat = 59, bottom: CGFloat = 34, isWide: Bool = false
) -> LayoutHost {
    var environment = EnvironmentValues()
    environment.screenSystem = system
    environment.textMeasurer = HelveticaMeasurer(scale: 3)
    environment.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    environment.horizontalSizeClass = isWide ? .regular : .compact
    return LayoutHost(view, environment: environment)
}

extension LayoutTree {
    /// The frame of the first element of a kind.
    func frame(ofKind kind: String) -> CGRect? { root.first { $0.kind == kind }?.frame }
}

struct NavigationBarsTests {
    private func titled(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        NavigationStack { Color.red.id("content").navigationTitle("Orders").navigationBarTitleDisplayMode(mode) }
    }

    @Test func `a bar takes 44 on an iPhone, 54 since iOS 26, and 50 on an iPad`() throws {
        #expect(try laidOut(titled(.inline)).frame(id: "content")?.minY == 59 + 44)
        #expect(try laidOut(titled(.inline), on: .iOS26).frame(id: "content")?.minY == 59 + 54)
        let pad = try laidOut(
            titled(.inline), size: CGSize(width: 820, height: 1180), top: 24, bottom: 20, isWide: true)
        #expect(pad.frame(id: "content") == CGRect(x: 0, y: 24 + 50, width: 820, height: 1180 - 24 - 50 - 20))
    }

    @Test func `a large title takes 52 more and stands where XCUITest saw it`() throws {
        #expect(try laidOut(titled(.automatic)).frame(id: "content")?.minY == 59 + 96)
        // NavigationBar, {{0.0, 62.0}, {440.0, 106.0}}; StaticText, {{20.0, 119.7}, {133.0, 40.7}}
        let tree = try laidOut(
            titled(.large), on: .iOS26, size: CGSize(width: 440, height: 956), top: 62)
        #expect(tree.frame(ofKind: "NavigationBar") == CGRect(x: 0, y: 62, width: 440, height: 106))
        let title = try tree.find(text: "Orders").frame
        #expect(abs(title.minY - 119.7) < 0.05 && abs(title.height - 40.7) < 0.05)
    }

    @Test func `the bar is there for items alone, and not without any`() throws {
        let items = NavigationStack { Color.red.id("content").toolbar { Button("Add") {} } }
        #expect(try laidOut(items).frame(id: "content")?.minY == 59 + 44)
        let plain = NavigationStack { Color.red.id("content") }
        #expect(try laidOut(plain).frame(id: "content")?.minY == 59)
        let hidden = NavigationStack {
            Color.red.id("content").navigationTitle("A").toolbar(.hidden, for: .navigationBar)
        }
        #expect(try laidOut(hidden).frame(id: "content")?.minY == 59)
    }

    @Test func `items stand at the ends by their places, and the title in the middle`() throws {
        let view = NavigationStack {
            Color.red.id("content").navigationTitle("Orders").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Color.blue.frame(width: 30, height: 20).id("leading")
                    }
                    ToolbarItemGroup(placement: .primaryAction) {
                        Color.blue.frame(width: 40, height: 20).id("first")
                        Color.blue.frame(width: 50, height: 20).id("last")
                    }
                    ToolbarItem(placement: .keyboard) { Color.blue.id("keyboard") }
                    ToolbarItem(placement: .bottomBar) { Color.blue.frame(width: 60, height: 20).id("bottom") }
                }
        }
        let tree = try laidOut(view)
        #expect(tree.frame(id: "leading") == CGRect(x: 16, y: 59 + 12, width: 30, height: 20))
        #expect(tree.frame(id: "last")?.maxX == 377.0)
        #expect(tree.frame(id: "first")?.maxX == 311.0)
        #expect(tree.frame(id: "keyboard") == nil)
        #expect(try tree.find(text: "Orders").frame.midX == 196.5)
        #expect(tree.frame(ofKind: "Toolbar") == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        #expect(tree.frame(id: "bottom")?.midX == 196.5)
        #expect(tree.frame(id: "content")?.height == 671.0)
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func `a field for searching stands in 52 below the title, and takes what is typed`() throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("<\(text)>").id("content").navigationTitle("A").searchable(text: $text) }
            }
        }
        let host = host(Screen())
        let tree = try host.layout(ProposedViewSize(width: 393, height: 852))
        #expect(tree.frame(ofKind: "SearchField") == CGRect(x: 0, y: 59 + 96, width: 393, height: 52))
        #expect(tree.frame(ofKind: "NavigationBar")?.height == 148.0)
    }

    @Test func `what scrolls is seen beneath the bar, and begins below it`() throws {
        let view = NavigationStack {
            ScrollView { Color.red.frame(height: 2000).id("content") }.id("window").navigationTitle("A")
        }
        let tree = try laidOut(view)
        #expect(tree.frame(id: "content")?.minY == 155)
        #expect(try #require(tree.element(id: "window")).clipFrame.minY == 0)
    }

    @Test func `on a computer bars are outside, and reported`() throws {
        let tree = try laidOut(titled(.inline), on: .macOS14, top: 0, bottom: 0)
        #expect(tree.frame(id: "content") == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(tree.diagnostics.map(\.problem) == [.leftOut("navigationTitle")])
    }

    @MainActor @Test func `content that a program declares itself shows its items`() throws {
        struct Tools: ToolbarContent {
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarTrailing) { Text("A") }
                if true { ToolbarItem(placement: .topBarLeading) { Text("B") } }
            }
        }
        let tree = try laidOut(NavigationStack { Color.red.toolbar { Tools() } })
        #expect(tree.diagnostics.isEmpty)
        #expect(try tree.find(text: "A").frame.maxX == 377)
        #expect(try tree.find(text: "B").frame.minX == 16)
    }
}
