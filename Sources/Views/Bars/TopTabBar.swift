// TopTabBar.swift: the bar of a tab view at the top of an iPad's screen, since iPadOS 18.  Lengths in points.
//
// Sources: Apple, *Human Interface Guidelines*, "Tab bars": on an iPad the bar stands near the top of the screen; tidev/titanium-sdk,
// pull request 14337 (2025): without symbols; herzbube/littlego, issue 439 (2025): the bar takes over the buttons of the
// navigation bar below, which keeps its title.  Its sizes were not found published; its row is as high as a navigation bar.

/// The titles of a tab view on a round ground in the middle of a row, of which one is chosen.
struct TopTabBar: View {
    let items: [TabItem]
    let chosen: Int
    @Environment(\.barSizes) private var sizes

    /// The height of the ground and the room in it around each title.
    private static let height: CGFloat = 40, inset: CGFloat = 4, margin: CGFloat = 14

    var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                items[index].button(
                    isChosen: index == chosen,
                    items[index].label.foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                        .padding(.horizontal, Self.margin).frame(maxHeight: .infinity)
                )
                .background { if index == chosen { Capsule().fill(Color(.tertiarySystemFill)) } }
            }
        }
        .environment(\.isBelowTabs, true).environment(\.isInBar, true)
        .padding(Self.inset).frame(height: Self.height)
        .background { Capsule().fill(Color(.secondarySystemBackground)) }
        .frame(maxWidth: .infinity).frame(height: sizes.navigationBar)
        .asBar("TabBar")
    }
}

private enum BelowTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether tabs stand at the top of the screen, in the row where navigation bars have their items.
    var isBelowTabs: Bool {
        get { self[BelowTabsKey.self] }
        set { self[BelowTabsKey.self] = newValue }
    }
}
