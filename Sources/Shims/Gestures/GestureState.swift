// GestureState.swift: values that last as long as a gesture; there is none here, so that they keep their first value.

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value, which is the first one.
    public let wrappedValue: Value
    /// A first value, to which it would return with a change or with a function run.
    public init(
        wrappedValue: Value, resetTransaction: Transaction = Transaction(),
        reset: (Value, inout Transaction) -> Void = { _, _ in }
    ) { self.wrappedValue = wrappedValue }
    /// A first value.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// The state itself, for `updating`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// No first value.
    public init() { self.init(wrappedValue: nil) }
}
