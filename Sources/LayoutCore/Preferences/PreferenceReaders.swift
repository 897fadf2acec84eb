// PreferenceReaders.swift: using the values that views hand up.

/// A view with a layer that depends on a preference of the view: built once the view is placed.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode {
    private let context: BuildContext
    private let content: (Key.Value) -> Layer

    init(
        _ context: BuildContext, _ primary: Node, _ alignment: Alignment, isBehind: Bool,
        content: @escaping (Key.Value) -> Layer
    ) {
        self.context = context
        self.content = content
        super.init(context, primary, nil, alignment, isBehind: isBehind)
    }

    override func layer() -> Node? {
        identity.relink()
        let view = content(primary.preference(Key.self) ?? Key.defaultValue)
        return context.layerContext(of: primary).node(of: view, severalIn: ZStackLayout(alignment: alignment))
    }
}

struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: NodeModifier {
    let alignment: Alignment
    let isBehind: Bool
    let content: (Key.Value) -> Layer

    func modify(_ node: Node, in context: BuildContext) -> Node {
        PreferenceLayerNode<Key, Layer>(context, node, alignment, isBehind: isBehind, content: content)
    }
}

/// Calls an action with a preference of a view when it has changed.
struct PreferenceObserver<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func modify(_ node: Node, in context: BuildContext) -> Node {
        ObserverNode(context, node) { node in
            let value = node.preference(Key.self) ?? Key.defaultValue
            let identity = node.identity
            if let known = identity.memory[node.modifierDepth] as? Key.Value, known == value { return }
            identity.memory[node.modifierDepth] = value
            identity.relink()
            node.session.currentObserver = identity
            action(value)
        }
    }
}

extension View {
    private func layered<Key: PreferenceKey>(
        _ key: Key.Type, _ alignment: Alignment, isBehind: Bool, _ content: @escaping (Key.Value) -> some View
    ) -> some View {
        Layered(
            content: self,
            modifier: PreferenceLayerModifier<Key, _>(alignment: alignment, isBehind: isBehind, content: content))
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
        Modified(content: self, modifier: PreferenceObserver<Key>(action: action))
    }
}
