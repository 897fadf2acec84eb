// MainActorPrograms.swift: views over a model of the main actor, written as for SwiftUI, in a target whose code belongs to the
// main actor where nothing else is said, as that of applications does.

import PlumbViews
import Testing

final class Account {
    var names = ["Ada", "Grace"]

    func add() { names.append("Mary") }
}

extension EnvironmentValues {
    @Entry var rowHeight: CGFloat = 10
    @Entry var rowCount = 3
}

enum MiddleGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

struct NameKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Greeting: ViewModifier {
    let account: Account

    func body(content: Content) -> some View {
        HStack(alignment: VerticalAlignment(MiddleGuide.self), spacing: 0) {
            content
            Text(verbatim: account.names[0])
        }
    }
}

struct AccountView: View {
    let account: Account
    @State private var isOpen = false
    @Environment(\.rowHeight) private var rowHeight

    var body: some View {
        VStack(spacing: 0) {
            rows
            GeometryReader { proxy in
                Color.blue.frame(width: min(proxy.size.width, CGFloat(account.names.count)), height: 10).id("count")
            }
            .frame(height: rowHeight)
            Button("add") {
                account.add()
                isOpen.toggle()
            }
            .frame(width: 44, height: 44).id("add")
        }
        .modifier(Greeting(account: account))
        .preference(key: NameKey.self, value: account.names.map { $0 + "!" })
    }

    @ViewBuilder private var rows: some View {
        ForEach(account.names, id: \.self) { name in Text(name) }
    }
}

struct MainActorPrograms {
    @Test func `views use what belongs to the main actor`() throws {
        let host = LayoutHost(AccountView(account: Account()))
        let window = ProposedViewSize(width: 300, height: 300)
        let tree = try host.layout(window)
        #expect(tree.frame(id: "count")?.width == 2)
        let button = try #require(tree.frame(id: "add"))
        #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
        #expect(try host.layout(window).frame(id: "count")?.width == 3)
    }
}
