// TabRequest.swift: what views of a tab view ask its bar to show.

/// The label of a view in a tab bar.
struct TabRequest: ScreenRequest {
    let name: String
    /// The label; the bar makes it, since it looks otherwise where its view is chosen.  `nil` for a wish to hide the bar.
    let label: AnyView?

    var isSeen: Bool { label != nil }
}

extension View {
    /// Sets what stands in the bar for the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { tabLabel(label()) }

    /// Sets what stands in the bar for the view.
    func tabLabel(_ label: some View) -> some View {
        let label = AnyView(VStack(spacing: 1) { label }.labelStyle(TabLabelStyle()).modifier(TabLabelFonts()))
        return requesting(EmptyView()) { _ in TabRequest(name: "tabItem", label: label) }
    }
}

/// A symbol above a small title, on an iPad beside it; at the top of an iPad the title alone.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { TabLabel(parts: configuration) }
}

private struct TabLabel: View {
    let parts: LabelStyleConfiguration
    @Environment(\.isBelowTabs) private var isAtTop
    @Environment(\.horizontalSizeClass) private var room

    @ViewBuilder var body: some View {
        if isAtTop {
            parts.title
        } else if room == .regular {
            HStack(spacing: 5) {
                parts.icon
                parts.title
            }
        } else {
            VStack(spacing: 1) {
                parts.icon
                parts.title
            }
        }
    }
}

/// The font of titles, and symbols in proportion to those beside usual text.
private struct TabLabelFonts: ViewModifier {
    @Environment(\.isBelowTabs) private var isAtTop
    @Environment(\.horizontalSizeClass) private var room

    func body(content: Content) -> some View {
        content.font(.system(size: isAtTop ? 15 : room == .regular ? 13 : 10, weight: .medium))
            .environment(\.symbolFont, .system(size: 18)).lineLimit(1)
    }
}
