// PreferenceReaders.swift: using the values that views hand up.

/// A view with a layer that depends on a preference of the view: built once the view is placed.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode {
    private let context: BuildContext
    private let content: (Key.Value) -> Layer

    init(
        _ context: BuildContext, _ primary: Node, _ alignment: Alignment, isBehind: Bool,
        content: @escaping (Key.Value) -> Layer
    ) {
        (self.context, self.content) = (context.anew, content)
        super.init(context, primary, nil, alignment, isBehind: isBehind)
    }

    override func layer() -> Node? {
        identity.relink()
        return context.layer(of: child, content(child.preference(Key.self) ?? Key.defaultValue), alignment)
    }
}

/// A view whose preference an action is called with once everything is placed, when it has changed.
final class ObserverNode<Key: PreferenceKey>: TransparentNode where Key.Value: Equatable {
    private let action: (Key.Value) -> Void

    init(_ context: BuildContext, _ child: Node, _ action: @escaping (Key.Value) -> Void) {
        self.action = action
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "onPreferenceChange" }

    override func placeContents(in pass: PlacementPass) {
        placeArranged(in: pass)
        pass.reactions.append { [self] in observe() }
    }

    private func observe() {
        let value = preference(Key.self) ?? Key.defaultValue
        if let known = identity.own.observed[modifierDepth] as? Key.Value, known == value { return }
        identity.own.observed[modifierDepth] = value
        identity.relink()
        session.currentObserver = identity
        action(value)
    }
}

extension View {
    private func layered<Key: PreferenceKey>(
        _ key: Key.Type, _ alignment: Alignment, isBehind: Bool, _ content: @escaping (Key.Value) -> some View
    ) -> some View {
        layered(by: Key.self) { PreferenceLayerNode<Key, _>($1, $0, alignment, isBehind: isBehind, content: content) }
    }

    /// Puts views in front of this one that depend on what it hands up; they are offered its size.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        layered(key, alignment, isBehind: false, transform)
    }

    /// Puts views behind this one that depend on what it hands up; they are offered its size.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        layered(key, alignment, isBehind: true, transform)
    }

    /// Runs an action with what this view hands up, after the first layout and whenever it has changed.
    ///
    /// The action may write state: then the views are laid out again, until nothing changes.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modified { ObserverNode<Key>($1, $0, action) }
    }
}
