// LayoutValueKey.swift: values that views carry for the layout around them.

/// A type that names a value which views carry for the layout around them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

extension View {
    /// Attaches a value, which the container around reads as `subview[Key.self]`.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        marked { $0.own.layoutValues[ObjectIdentifier(key)] = value }
    }

    /// Attaches a layout priority: a stack gives room to the largest priority first.
    ///
    /// Stacks reserve the minimum lengths of lower priorities.  `frame`, `padding`, `aspectRatio` and `position`
    /// hide a priority further inside.
    public func layoutPriority(_ value: Double) -> some View { marked { $0.priority = value } }
}
