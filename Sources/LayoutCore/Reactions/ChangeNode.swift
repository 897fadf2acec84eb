// ChangeNode.swift: actions that run once everything is placed, when something has changed.

/// A view beside which a value is watched; an action runs with the value of the last layout and the new one.
final class ChangeNode<Value: Equatable>: TransparentNode {
    private let value: (PlacementPass, Node) -> Value
    private let action: (_ old: Value?, _ new: Value) -> Void
    /// The value where it is known without a place.
    private let placeless: Value?

    init(
        _ context: BuildContext, _ child: Node, value: @escaping (PlacementPass, Node) -> Value,
        placeless: Value? = nil, action: @escaping (Value?, Value) -> Void
    ) {
        (self.value, self.placeless, self.action) = (value, placeless, action)
        super.init(context, child, placesAnew: true)
        if placeless != nil { session.watchesValues = true }
    }

    override var kind: String { "onChange" }

    override func placeContents(in pass: PlacementPass) {
        placeArranged(in: pass)
        let new = value(pass, self)
        pass.reactions.append { [self] in observe(new) }
    }

    override func observeOutOfSight() {
        // A view that has never been shown observes nothing yet.
        guard let placeless, identity.own.observed[modifierDepth] != nil else { return }
        session.unseenReactions.append { [self] in observe(placeless) }
    }

    private func observe(_ new: Value) {
        let old = (identity.own.observed[modifierDepth] as? Observed<Value>)?.value
        if let old, old == new { return }
        identity.own.observed[modifierDepth] = Observed(value: new)
        identity.relink()
        session.currentObserver = identity
        action(old, new)
    }
}

/// A value that was observed, which may be `nil` itself.
private struct Observed<Value> {
    let value: Value
}

extension View {
    private func watching<Value: Equatable>(_ value: Value, _ action: @escaping (Value?, Value) -> Void) -> some View {
        modified { ChangeNode($1, $0, value: { _, _ in value }, placeless: value, action: action) }
    }

    /// Runs an action when a value has changed since the last layout, with the new value.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        watching(value) { old, new in
            if old != nil { action(new) }
        }
    }

    /// Runs an action when a value has changed since the last layout, with the old value and the new one.
    ///
    /// - Parameter initial: Whether it runs after the first layout as well, with the same value twice.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        watching(value) { old, new in
            if old != nil || initial { action(old ?? new, new) }
        }
    }

    /// Runs an action when a value has changed since the last layout.
    ///
    /// - Parameter initial: Whether it runs after the first layout as well.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        watching(value) { old, _ in
            if old != nil || initial { action() }
        }
    }

    /// Runs an action with what is read of the view's place, after the first layout and whenever it has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modified {
            ChangeNode($1, $0, value: { transform(GeometryProxy($1, in: $0)) }, action: { _, new in action(new) })
        }
    }

    /// Runs an action with what was and what is read of the view's place, after the first layout and whenever it has
    /// changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modified {
            ChangeNode(
                $1, $0, value: { transform(GeometryProxy($1, in: $0)) }, action: { old, new in action(old ?? new, new) }
            )
        }
    }
}
