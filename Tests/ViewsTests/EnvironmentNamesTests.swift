// EnvironmentNamesTests.swift: what views may ask of the environment, and names that change what a button or a label does.

import PlumbViews
import Testing

struct EnvironmentNamesTests {
    private let room = ProposedViewSize(width: 393, height: 852)

    private func texts(_ host: LayoutHost) throws -> [String] {
        try host.layout(room).findAll(Text.self).compactMap(\.text)
    }

    private func texts(_ view: some View) throws -> [String] { try texts(LayoutHost(view)) }

    @Test func `a button for renaming does what is set around it`() throws {
        struct Screen: View {
            @State private var name = "old"

            var body: some View {
                VStack {
                    Text(name)
                    RenameButton()
                }
                .renameAction { name = "new" }
            }
        }
        let host = LayoutHost(Screen())
        #expect(try texts(host) == ["old", "Rename"])
        try host.tap(text: "Rename")
        #expect(try texts(host) == ["new", "Rename"])
    }

    @Test func `labels of controls are shown or hidden`() throws {
        #expect(try texts(Toggle("on", isOn: .constant(true)).labelsVisibility(.hidden)) == [])
        #expect(try texts(Toggle("on", isOn: .constant(true)).labelsVisibility(.visible)) == ["on"])
    }

    @Test func `values of the environment are as their modifiers set them`() throws {
        struct Asking: View {
            @Environment(\.isScrollEnabled) private var scrolls
            @Environment(\.symbolVariants) private var variants
            @Environment(\.headerProminence) private var prominence
            @Environment(\.autocorrectionDisabled) private var leaves
            @Environment(\.menuIndicatorVisibility) private var indicator
            @Environment(\.legibilityWeight) private var weight

            var body: some View {
                Text(
                    [
                        "\(scrolls)", "\(variants == .fill)", "\(prominence)", "\(leaves)", "\(indicator)",
                        "\(weight == .bold)",
                    ].joined(separator: " "))
            }
        }
        #expect(try texts(Asking()) == ["true false standard false automatic false"])
        let changed = Asking().scrollDisabled(true).symbolVariant(.fill).headerProminence(.increased)
            .autocorrectionDisabled().menuIndicator(.hidden).environment(\.legibilityWeight, .bold)
        #expect(try texts(changed) == ["false true increased true hidden true"])
    }

    @Test func `names without effect leave views as they are`() throws {
        struct Focused: View {
            @AccessibilityFocusState private var isFocused: Bool
            @AccessibilityFocusState private var field: Int?

            var body: some View {
                Text(isFocused || field == 1 ? "focused" : "not").accessibilityFocused($isFocused)
                    .accessibilityFocused($field, equals: 1)
            }
        }
        #expect(try texts(Focused()) == ["not"])
        let tabs = TabView {
            Tab("A", systemImage: "a") { Text("a") }.customizationID("a").defaultVisibility(.hidden, for: .tabBar)
        }
        #expect(try Set(texts(tabs)) == ["a", "A"])
    }
}
