// ColumnsTests.swift: columns beside each other on an iPad.

import PlumbViews
import Testing

private let upright = CGSize(width: 820, height: 1180), wide = CGSize(width: 1180, height: 820)

private struct Split: View {
    @State var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            VStack {
                Color.red.id("first")
                NavigationLink("Go") { Color.yellow.id("pushed") }
            }
        } detail: {
            Color.green.id("last")
        }
    }
}

private struct Three: View {
    let visibility: NavigationSplitViewVisibility

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.id("first")
        } content: {
            Color.green.id("second").navigationSplitViewColumnWidth(300)
        } detail: {
            Color.blue.id("last")
        }
    }
}

struct ColumnsTests {
    private func iPad(_ view: some View, _ size: CGSize) throws -> LayoutTree {
        try laidOut(view, size: size, top: 24, bottom: 20, isWide: true)
    }

    @Test func `a wide screen has a column of 320 beside the rest, an upright one the last alone`() throws {
        let tree = try iPad(Split(), wide)
        #expect(tree.frame(id: "first")?.width == 320 && tree.frame(id: "first")?.minX == 0)
        #expect(tree.frame(id: "last") == CGRect(x: 320, y: 24, width: 860, height: 820 - 44))
        let narrow = try iPad(Split(), upright)
        #expect(narrow.frame(id: "first") == nil)
        // Below a bar of 50 with the button for the hidden column.
        #expect(narrow.frame(id: "last") == CGRect(x: 0, y: 74, width: 820, height: 1180 - 74 - 20))
    }

    @Test func `the button shows the hidden column over the last`() throws {
        let host = host(Split(), top: 24, bottom: 20, isWide: true)
        let room = ProposedViewSize(width: upright.width, height: upright.height)
        let button = try host.layout(room).find(label: "Show Sidebar").frame
        #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
        let tree = try host.layout(room)
        #expect(tree.frame(id: "first")?.width == 320)
        #expect(tree.frame(id: "last")?.width == 820)
    }

    @Test func `a link in the first column leads to the last`() throws {
        let host = host(Split(), top: 24, bottom: 20, isWide: true)
        let room = ProposedViewSize(width: wide.width, height: wide.height)
        _ = try host.layout(room)
        try host.tap(text: "Go")
        let tree = try host.layout(room)
        #expect(tree.frame(id: "pushed")?.minX == 320 && tree.frame(id: "last") == nil)
        #expect(tree.frame(id: "first") != nil)
    }

    @Test(arguments: [
        (NavigationSplitViewVisibility.automatic, ["second", "last"]), (.doubleColumn, ["second", "last"]),
        (.all, ["first", "second", "last"]), (.detailOnly, ["last"]),
    ])
    func `of three columns those show that are asked for`(
        visibility: NavigationSplitViewVisibility, shown: [String]
    ) throws {
        let tree = try iPad(Three(visibility: visibility), wide)
        #expect(["first", "second", "last"].filter { tree.frame(id: $0) != nil } == shown)
        let widths = shown.dropLast().reduce(0) { $0 + (tree.frame(id: $1)?.width ?? 0) }
        #expect(tree.frame(id: "last")?.minX == widths)
    }

    @Test func `a navigation view has columns too, unless it is a stack`() throws {
        let view = NavigationView {
            Color.red.id("first")
            Color.green.id("last")
        }
        #expect(try iPad(view, wide).frame(id: "first")?.width == 320)
        #expect(try iPad(view, upright).frame(id: "first") == nil)
        let one = NavigationView { Color.red.id("first") }
        #expect(try iPad(one, wide).frame(id: "first")?.width == 320)
        #expect(try iPad(one.navigationViewStyle(.stack), upright).frame(id: "first")?.width == 820)
    }

    @Test func `a phone shows one column`() throws {
        #expect(try laidOut(Split()).frame(id: "first")?.width == 393)
        let last = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Color.red.id("first")
        } detail: {
            Color.green.id("last")
        }
        #expect(try laidOut(last).frame(id: "last")?.width == 393)
    }
}

/// Trees to choose from, beside the one that is chosen.
private struct Trees: View {
    @State private var tree: String?

    var body: some View {
        NavigationSplitView {
            List(selection: $tree) {
                NavigationLink("Ash", value: "ash")
                Text("An oak").tag("oak")
            }
            .id("trees")
        } detail: {
            Text(tree.map { "chosen: \($0)" } ?? "nothing chosen")
        }
    }
}

/// Apple's documentation of `NavigationSplitView`: a selection of the sidebar's list drives the next column, and where columns
/// collapse, people go there and back.
struct ColumnSelectionTests {
    private let room = ProposedViewSize(width: 1180, height: 820)

    @Test func `what is chosen in the first column shows in the next`() throws {
        let host = host(Trees(), top: 24, bottom: 20, isWide: true)
        _ = try host.layout(room).find(text: "nothing chosen")
        #expect(try host.tap(text: "Ash"))
        _ = try host.layout(room).find(text: "chosen: ash")
        #expect(try host.tap(text: "An oak"))
        _ = try host.layout(room).find(text: "chosen: oak")
        try host.choose("ash", id: "trees")
        _ = try host.layout(room).find(text: "chosen: ash")
    }

    @Test func `a phone stays where several rows are chosen`() throws {
        struct Several: View {
            @State private var trees: Set<String> = []
            @State private var mode = EditMode.active
            var body: some View {
                NavigationSplitView {
                    List(["ash", "oak"], id: \.self, selection: $trees) { Text($0) }.environment(\.editMode, $mode)
                } detail: {
                    Text("chosen: \(trees.sorted().joined(separator: " "))")
                }
            }
        }
        let host = host(Several(), top: 59, bottom: 34, isWide: false)
        let room = ProposedViewSize(width: 393, height: 852)
        _ = try host.layout(room)
        #expect(try host.tap(text: "ash"))
        _ = try host.layout(room)
        #expect(try host.tap(text: "oak"), "the list is still there")
    }

    @Test func `a phone goes to what is chosen, and back`() throws {
        let host = host(Trees(), top: 59, bottom: 34, isWide: false)
        let room = ProposedViewSize(width: 393, height: 852)
        #expect(try host.layout(room).findAll(text: "nothing chosen").isEmpty)
        #expect(try host.tap(text: "Ash"))
        let tree = try host.layout(room)
        #expect(tree.findAll(text: "chosen: ash").count == 1 && tree.findAll(text: "An oak").isEmpty)
        #expect(try host.tap(label: "Back"))
        #expect(try host.layout(room).findAll(text: "An oak").count == 1)
    }
}
