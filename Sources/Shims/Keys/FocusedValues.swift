// FocusedValues.swift: what the view that is typed in tells others; typing goes nowhere here, so that nothing is told.

/// A type that names a value of the view that is typed in.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the view that is typed in tells others; nothing here.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The value of a key; `nil` where there is none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// The value of a key.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// An observable object by its type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    /// No value.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// The binding of a key.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// No value; what is written is lost.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// No binding.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view that is typed in; `nil` here.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// An object by its type.
    public init() {}
    /// No object.
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Would tell a value while the view is typed in.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self { self }
    /// Would tell a value while the view is typed in.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self { self }
    /// Would tell an object while the view is typed in.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> Self { self }
    /// Would tell a value while the window is in front.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> Self {
        self
    }
    /// Would tell a value while the window is in front.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> Self {
        self
    }
    /// Would tell an object while the view is typed in.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> Self { self }
    /// Would tell an object while the window is in front.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> Self { self }
}
