// Environment.swift: reading and writing what views hand down.

/// A value that the views around hand down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Handle { var value: Value? }

    private let read: (EnvironmentValues) -> Value
    private let handle = Handle()

    /// Reads one value of the environment.
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.init(reading: { $0[keyPath: path] }) }

    /// Reads the environment by a function.
    package init(reading read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    /// The value; outside a laid-out view its default.
    public var wrappedValue: Value { handle.value ?? read(EnvironmentValues()) }
}

extension Environment: LinkedProperty {
    func link(in context: BuildContext, cell: Int) -> ViewIdentity.Link {
        let value = read(context.environment)
        return { [handle] in handle.value = value }
    }
}

/// A view for which the environment is changed.
private struct EnvironmentWriter<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func build(in context: BuildContext, into list: inout NodeList) {
        var context = context
        change(&context.environment)
        context.build(content, into: &list)
    }
}

extension View {
    /// Changes the environment of the views inside.
    package func writing(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentWriter(content: self, change: change)
    }

    /// Hands a value down to the views inside.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        writing { $0[keyPath: path] = value }
    }

    /// Changes a value for the views inside.
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        writing { transform(&$0[keyPath: path]) }
    }
}
