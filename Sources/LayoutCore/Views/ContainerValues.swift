// ContainerValues.swift: values that views carry for the container around, which reads them from its subviews.

/// A type that names a value which views carry for the container around them.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

/// What a view carries for the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, where it is of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag as? V }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
    /// Attaches a value, which the container around reads from its subviews.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        marked { traits in
            var values = traits.own.containerValues ?? ContainerValues()
            values[keyPath: keyPath] = value
            traits.own.containerValues = values
        }
    }
}
