// Published.swift: properties whose objects tell before they change.

/// A property of an `ObservableObject` that announces its changes before they happen, and sends its values.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    /// The value with those who want to know of it.
    final class Storage: AnnouncingStorage {
        private(set) var value: Value
        var announcer: ObservableObjectPublisher?
        let receivers = Receivers<Value, Never>()
        /// What is assigned to the property as it comes.
        var sources: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func write(_ value: Value) {
            announcer?.send()
            receivers.send(value)
            self.value = value
        }
    }

    /// A publisher of the values of a property, beginning with the present one; each is sent before it is written.
    public struct Publisher: Views.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never
        let storage: Storage

        /// Has a function called with the value and every later one.
        public func subscribe(
            _ receive: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            receive(storage.value)
            return storage.receivers.add(receive, end: completion)
        }
    }

    let storage: Storage
    var announcing: any AnnouncingStorage { storage }

    /// An initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A publisher of the values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }

    /// The value; only properties of classes have one.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.write(newValue) }
    }

    /// The value of the property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Published>
    ) -> Value {
        get { object[keyPath: path].storage.value }
        set { object[keyPath: path].storage.write(newValue) }
    }
}

extension Publisher where Failure == Never {
    /// Has every value written to a published property, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.sources.append(sink { [weak storage] in storage?.write($0) })
    }
}
