// EnvironmentObject.swift: objects that views hand down by their type.

public import Observation

/// An object that the views around hand down, found by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private let objects = Environment(\.handedObjects)
    private let watch = Watch()

    /// Finds the object of the type.
    public init() {}

    /// The object; without one there is nothing that the view could show.
    public var wrappedValue: ObjectType {
        let object = handed(ObjectType.self, in: objects.wrappedValue)
        watch(object)
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentValues {
    /// The objects that are handed down, by their types.
    fileprivate(set) var handedObjects: [ObjectIdentifier: AnyObject] {
        get { self[HandedObjects.self] }
        set { self[HandedObjects.self] = newValue }
    }
}

private enum HandedObjects: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

/// The object of a type; without one there is nothing that a view could show.
private func handed<T>(_ type: T.Type, in objects: [ObjectIdentifier: AnyObject]) -> T {
    guard let object = objects[ObjectIdentifier(type)] as? T else {
        preconditionFailure(
            "No \(type) was handed down around the view: environmentObject(_:) or environment(_:) is missing")
    }
    return object
}

extension Environment {
    /// Reads the observable object of a type that the views around hand down.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        self.init(reading: { handed(type, in: $0.handedObjects) })
    }

    /// Reads the observable object of a type, where the views around hand one down.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        self.init(reading: { $0.handedObjects[ObjectIdentifier(type)] as? T })
    }
}

extension View {
    /// Hands an observable object down to the views inside, which find it by its type; `nil` takes it away.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        transformEnvironment(\.handedObjects) { $0[ObjectIdentifier(T.self)] = object }
    }

    /// Hands an object down to the views inside, which find it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        transformEnvironment(\.handedObjects) { $0[ObjectIdentifier(T.self)] = object }
    }
}
