// Bindable.swift: bindings to the properties of observable objects.

@_exported public import Observation

/// Bindings to the properties of an object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Bindings to the properties of an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Bindings to the properties of an object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
    /// The bindings of others.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// The bindings themselves.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}
