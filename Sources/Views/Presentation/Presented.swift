// Presented.swift: how views present others over the screen, and how those go away.

private enum ClosingKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// What puts the view away that is presented around; `nil` where none is.
    package var closing: (() -> Void)? {
        get { self[ClosingKey.self] }
        set { self[ClosingKey.self] = newValue }
    }
}

extension View {
    /// Presents a view while a value says so, or leaves it out where the system would show it outside of the window.
    func presenting(
        _ name: String, _ isPresented: Binding<Bool>, anchor: PresentationAnchor? = nil,
        onDismiss: (() -> Void)? = nil, _ layer: () -> some View
    ) -> some View {
        let close = { isPresented.wrappedValue = false }
        let shown = isPresented.wrappedValue ? layer().environment(\.closing, close).asLayer() : nil
        return requesting(shown) { Presentation(name, $0, anchor: anchor) }
            .dismissed(isPresented.wrappedValue, perform: onDismiss)
    }

    /// Presents a view while there is an item for it; another item has another view, with its own state.
    func presenting<Item: Identifiable>(
        _ name: String, _ item: Binding<Item?>, anchor: PresentationAnchor? = nil, onDismiss: (() -> Void)? = nil,
        _ layer: @escaping (Item) -> some View
    ) -> some View {
        let close = { item.wrappedValue = nil }
        let shown = item.wrappedValue.map { item in
            ForEach([item]) { layer($0).environment(\.closing, close).asLayer() }
        }
        return requesting(shown) { Presentation(name, $0, anchor: anchor) }
            .dismissed(item.wrappedValue != nil, perform: onDismiss)
    }

    /// The view, with what runs when it no longer presents another, whoever put that away.
    @ViewBuilder private func dismissed(_ isPresented: Bool, perform action: (() -> Void)?) -> some View {
        if let action {
            onChange(of: isPresented) { _, isPresented in if !isPresented { action() } }
        } else {
            self
        }
    }

    /// The view, with what is left out while a value says that it is presented.
    func leavingOut(_ name: String, while isPresented: Binding<Bool>) -> some View {
        leavingOut(name, if: isPresented.wrappedValue)
    }

    /// The view over a screen, without what the views around set for rows, texts and controls.
    private func asLayer() -> some View {
        environment(\.isInForm, false).environment(\.hasPages, false).environment(\.isBelowTabs, false)
            .environment(\.lineLimit, nil)
            .environment(\.multilineTextAlignment, .leading).environment(\.font, nil)
            .environment(\.controlSize, .regular)
            .environment(\.nextColumn, nil).environment(\.rowChoice, nil).environment(\.scrollWatchers, [])
    }
}
