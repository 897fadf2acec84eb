// DialogValueTests.swift: alerts and choices about a value, and columns of which a phone shows one.

import PlumbViews
import Testing

struct DialogValueTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    @Test func `choices and alerts about a value need no message`() throws {
        let shown = Binding.constant(true)
        let value: Int? = 7
        let dialogs = [
            AnyView(
                Text("a").confirmationDialog("Keep?", isPresented: shown, presenting: value) { Text("keep \($0)") }),
            AnyView(
                Text("a").confirmationDialog(Text("Keep?"), isPresented: shown, presenting: value) {
                    Text("keep \($0)")
                }),
            AnyView(Text("a").confirmationDialog(Text("Keep?"), isPresented: shown) { Text("keep 7") }),
            AnyView(Text("a").alert(Text("Keep?"), isPresented: shown, presenting: value) { Text("keep \($0)") }),
        ]
        for dialog in dialogs { _ = try LayoutHost(dialog).layout(room).find(text: "keep 7") }
    }

    @Test(arguments: [NavigationSplitViewColumn.sidebar, .content, .detail]) func `a phone shows the column it prefers`(
        _ column: NavigationSplitViewColumn
    ) throws {
        let (preferred, visibility) = (
            Binding.constant(column), Binding.constant(NavigationSplitViewVisibility.all)
        )
        let three = NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferred) {
            Text("sidebar")
        } content: {
            Text("content")
        } detail: {
            Text("detail")
        }
        let names: [(NavigationSplitViewColumn, String)] = [
            (.sidebar, "sidebar"), (.content, "content"), (.detail, "detail"),
        ]
        let tree = try LayoutHost(three.environment(\.horizontalSizeClass, .compact)).layout(room)
        for (each, name) in names { #expect(tree.findAll(text: name).count == (each == column ? 1 : 0)) }
    }
}
