// ObservedObject.swift: objects that views watch.  A view is evaluated again when an object that it reads tells that it
// changes.

/// An object that a view is given and watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType
    private let watch = Watch()

    /// Watches an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// Watches an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: ObjectType {
        get {
            watch(object)
            return object
        }
        set { object = newValue }
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(wrappedValue) }

    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        private let object: ObjectType
        init(_ object: ObjectType) { self.object = object }

        /// A binding to a property of the object.
        public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }
}

/// An object that belongs to a view's place in the structure of views, and that the view watches.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object, made when it is first read.
    private final class Kept {
        private let make: () -> ObjectType
        private(set) lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let kept: State<Kept>
    private let watch = Watch()

    /// An object, made when the view is first evaluated.
    ///
    /// Objects often belong to the main actor and views here to none: who lays out on a thread has the object for itself, so
    /// the function is called on it, without its isolation, as `MainActor.assumeIsolated` calls one.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
        kept = State(wrappedValue: Kept(unsafeBitCast(wrappedValue, to: (() -> ObjectType).self)))
    }

    public var wrappedValue: ObjectType {
        let object = kept.wrappedValue.object
        watch(object)
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

/// Has a view evaluated again when an object changes that it reads.
struct Watch: DynamicProperty {
    /// The object that is watched now.
    private final class Watched {
        weak var object: AnyObject?
        var subscription: AnyCancellable?
    }

    private let watched = State(wrappedValue: Watched())
    /// Written before every change.
    private let changes = State(wrappedValue: 0)

    /// Watches an object from now on, and no other.
    func callAsFunction(_ object: some ObservableObject) {
        let watched = watched.wrappedValue
        guard watched.object !== object else { return }
        let changes = changes.projectedValue
        watched.object = object
        watched.subscription = object.objectWillChange.sink { _ in changes.wrappedValue += 1 }
    }
}
