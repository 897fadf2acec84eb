// ToolbarModifiers.swift: what views ask of the bars of the container around them.

extension View {
    /// Puts items into bars.
    public func toolbar<V: ToolbarContent>(@ToolbarContentBuilder content: () -> V) -> some View {
        barItems("toolbar", content()._items)
    }
    /// Puts views into a bar.
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
        barItems("toolbar", ToolbarItemGroup(content: content)._items)
    }
    /// Puts items into bars that people arrange.
    public func toolbar<V: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> V
    ) -> some View { barItems("toolbar", content()._items) }
    /// Puts views to the ends of the bar at the top.
    public func navigationBarItems(leading: some View = EmptyView(), trailing: some View = EmptyView()) -> some View {
        barItems(
            "navigationBarItems",
            ToolbarItems(items: [
                .init(placement: .topBarLeading, view: AnyView(leading)),
                .init(placement: .topBarTrailing, view: AnyView(trailing)),
            ]))
    }

    private func barItems(_ name: String, _ items: ToolbarItems) -> some View {
        requesting(BarItems(items: items.items), along: .horizontal) { views in
            BarRequest(name: name, kind: .items(views.map { $0[BarItemPlacement.self] ?? .automatic }, views))
        }
        .leavingOut(name, if: !items.isWhole)
    }

    /// Hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        seen(visibility, bars)
    }
    /// Hides bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        seen(visibility, bars)
    }
    /// Hides the bar at the top.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        seen(hidden ? .hidden : .automatic, [.navigationBar])
    }

    private func seen(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let hidesTabs = visibility == .hidden && bars.contains(.tabBar)
        return asking("toolbar(_:for:)", .visibility(visibility, bars.isEmpty ? [.automatic] : bars))
            .requesting(hidesTabs ? EmptyView() : nil) { _ in TabRequest(name: "toolbar(_:for:)", label: nil) }
    }

    /// Paints bars.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        asking("toolbarBackground", .ground(AnyShapeStyle(style), bars.isEmpty ? [.automatic] : bars))
    }
    /// Would paint bars, or not.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Would paint bars, or not.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Shows the title large or small.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        asking(
            "toolbarTitleDisplayMode",
            .titleMode(mode == .large ? .large : mode == .automatic ? .automatic : .inline))
    }
    /// Would take something out of bars that the system puts there.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        leavingOut("toolbar(removing:)", if: defaultItemKind != nil)
    }
    /// Would arrange bars for a purpose.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
    /// Would show a menu at the title.
    public func toolbarTitleMenu<V: View>(@ViewBuilder content: () -> V) -> Self { self }

    /// Asks a bar for something that needs no views; without a container, nothing is left out.
    func asking(_ name: String, _ kind: BarRequest.Kind) -> some View {
        requesting(EmptyView()) { _ in BarRequest(name: name, kind: kind) }
    }
}

/// What the system puts into bars by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows a side bar, and the title.
    public static let sidebarToggle = Self(name: "sidebarToggle"), title = Self(name: "title")
}

/// The place of a view in bars.
enum BarItemPlacement: LayoutValueKey { static var defaultValue: ToolbarItemPlacement? { nil } }

/// The views in bars, each with its place, as they stand there.
struct BarItems: View {
    let items: [ToolbarItems.Item]

    var body: some View {
        ForEach(items.indices, id: \.self) { index in
            if let placement = items[index].placement {
                items[index].view.modifier(BarItem(place: BarPlace(placement))).layoutValue(
                    key: BarItemPlacement.self, value: placement)
            } else {
                items[index].view
            }
        }
    }
}

/// An item of a bar: of a label its symbol, in the usual font, at the ends of a bar on a round ground where the system has one.
private struct BarItem: ViewModifier {
    let place: BarPlace
    @Environment(\.barSizes.hasGlass) private var hasGlass

    /// How wide and high the ground is: that of the button in XCUITest's tree of an iPhone with iOS 26.
    private static let ground: CGFloat = 44

    @ViewBuilder func body(content: Content) -> some View {
        if hasGlass, place == .leading || place == .trailing {
            plain(content).padding(.horizontal, 8).frame(minWidth: Self.ground, minHeight: Self.ground)
                .background { Capsule().fill(Color.gray.opacity(0.12)) }
        } else {
            plain(content)
        }
    }

    private func plain(_ content: Content) -> some View {
        content.labelStyle(.iconOnly).environment(\.font, nil).environment(\.isInForm, false)
            .environment(\.isInBar, true).environment(\.lineLimit, 1).environment(\.dynamicTypeSize, .large)
    }
}
