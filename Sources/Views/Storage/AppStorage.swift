// AppStorage.swift: values that programs keep by a name.  They last as long as the host, in memory; no file is written.

/// A value that the whole program shares by a name; here all views of one host do.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>

    /// A value by a name, with a first value; the store is not used.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        stored = Stored(wrappedValue: wrappedValue, "AppStorage." + key)
    }

    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value by a name, at first none; the store is not used.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}

/// A value that a window keeps by a name; here all views of one host share it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: Stored<Value>

    /// A value by a name, with a first value.
    public init(wrappedValue: Value, _ key: String) {
        stored = Stored(wrappedValue: wrappedValue, "SceneStorage." + key)
    }

    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A value by a name, at first none.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension View {
    /// Without effect: what the views inside keep lasts as long as the host.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
