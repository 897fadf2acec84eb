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
        let close = {
            isPresented.wrappedValue = false
            onDismiss?()
        }
        let shown = isPresented.wrappedValue ? layer().environment(\.closing, close).asLayer() : nil
        return requesting(shown) { Presentation(name, $0, anchor: anchor) }
    }

    /// Presents a view while there is an item for it.
    func presenting<Item>(
        _ name: String, _ item: Binding<Item?>, anchor: PresentationAnchor? = nil, onDismiss: (() -> Void)? = nil,
        _ layer: (Item) -> some View
    ) -> some View {
        let close = {
            item.wrappedValue = nil
            onDismiss?()
        }
        let shown = item.wrappedValue.map { layer($0).environment(\.closing, close).asLayer() }
        return requesting(shown) { Presentation(name, $0, anchor: anchor) }
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
            .environment(\.nextColumn, nil).environment(\.rowChoice, nil)
    }
}
