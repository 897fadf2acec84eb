// PreferenceModifiers.swift: handing values up.  A value is worked out after placing, so that it may hold geometry.

/// A view that passes everything through but one preference.
final class PreferenceNode<Own: PreferenceKey>: TransparentNode {
    private let value: (_ inside: Own.Value?, CGRect) -> Own.Value

    init(_ context: BuildContext, _ child: Node, _ value: @escaping (Own.Value?, CGRect) -> Own.Value) {
        self.value = value
        super.init(context, child)
    }

    override var kind: String { "preference" }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inside = child.preference(key)
        guard key == Own.self, let own = inside as? Own.Value? else { return inside }
        identity.relink()
        return value(own, frame) as? K.Value
    }
}

extension View {
    func preferring<Key: PreferenceKey>(
        _ key: Key.Type, _ value: @escaping (Key.Value?, CGRect) -> Key.Value
    ) -> some View {
        modified { PreferenceNode<Key>($1, $0, value) }
    }

    /// Hands a value up, in place of what comes from inside.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        preferring(key) { _, _ in value }
    }

    /// Changes the value that comes from inside.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        preferring(key) { inside, _ in
            var value = inside ?? Key.defaultValue
            callback(&value)
            return value
        }
    }

    /// Hands up a value made of an anchor in this view, in place of what comes from inside.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        preferring(key) { _, frame in transform(value.anchor(frame)) }
    }

    /// Changes the value that comes from inside with the help of an anchor in this view.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        preferring(key) { inside, frame in
            var sum = inside ?? Key.defaultValue
            transform(&sum, value.anchor(frame))
            return sum
        }
    }
}
