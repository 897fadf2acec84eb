// Stored.swift: values that all views of a host share by a name.

/// A value that all views of a host share by a name; it lasts as long as the host.
@propertyWrapper
package struct Stored<Value>: DynamicProperty {
    private final class Handle {
        var session: LayoutSession?
        /// The value of a property that is tied to no host.
        var detached: Value?
    }

    private let name: String
    private let first: Value
    private let handle = Handle()

    /// A value by a name, with a first value.
    package init(wrappedValue: Value, _ name: String) { (first, self.name) = (wrappedValue, name) }

    /// The value.
    package var wrappedValue: Value {
        get { (handle.session.map { $0.stored[name] as? Value } ?? handle.detached) ?? first }
        nonmutating set {
            guard let session = handle.session else { return handle.detached = newValue }
            if let value = session.stored[name] as? Value, isUnchanged(value, by: newValue) { return }
            session.stored[name] = newValue
            session.invalidateAll()
        }
    }

    /// A binding to the value.
    package var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension Stored: LinkedProperty {
    func link(in context: BuildContext, cell: Int) -> ViewIdentity.Link {
        { [handle, session = context.session] in handle.session = session }
    }
}
