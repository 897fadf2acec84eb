// TabRequest.swift: what views of a tab view ask its bar to show.

/// The label of a view in a tab bar.
struct TabRequest: ScreenRequest {
    let name: String
    /// The label; the bar makes it, since it looks otherwise where its view is chosen.  `nil` for other wishes.
    let label: AnyView?
    /// What is said of the item.
    var marks = AccessibilityMarks()
    /// Whether nobody can choose the view by its item.
    var isDisabled = false
    /// Leads back to the first view of a navigation container inside.
    var goBack: (() -> Void)?

    /// Whether it is a wish to hide the bar.
    var hidesBar: Bool { label == nil && goBack == nil }
    var isSeen: Bool { label != nil }
}

/// An item of a tab bar.
struct TabItem {
    let label: AnyView
    let request: TabRequest
    /// What a tap on it does.
    let choose: () -> Void

    /// The item as a button around its label.
    func button(isChosen: Bool, _ label: some View) -> some View {
        Button(action: choose) { label }.disabled(request.isDisabled)
            .said {
                $0.label = request.marks.label ?? $0.label
                $0.value = request.marks.value ?? $0.value
                $0.hint = request.marks.hint ?? $0.hint
                $0.identifier = request.marks.identifier ?? $0.identifier
                if isChosen { $0.traits.insert(.isSelected) }
            }
    }
}

extension View {
    /// Sets what stands in the bar for the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { tabLabel(label()) }

    /// Sets what stands in the bar for the view.
    func tabLabel(
        _ label: some View, saying marks: AccessibilityMarks = AccessibilityMarks(), isDisabled: Bool = false
    ) -> some View {
        let label = AnyView(VStack(spacing: 1) { label }.labelStyle(TabLabelStyle()).modifier(TabLabelFonts()))
        return requesting(EmptyView()) { _ in
            TabRequest(name: "tabItem", label: label, marks: marks, isDisabled: isDisabled)
        }
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
