// ObservableObject.swift: objects that tell before they change, and their published properties.

/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a published property changes.
    ///
    /// The publisher is kept by the published properties: an object without any has a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        let storages = publishedStorages(of: self)
        let publisher = storages.lazy.compactMap(\.announcer).first ?? ObservableObjectPublisher()
        for storage in storages { storage.announcer = publisher }
        return publisher
    }
}

/// What the published properties of an object and its superclasses keep.
private func publishedStorages(of object: AnyObject) -> [any AnnouncingStorage] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap { mirror in
        mirror.children.compactMap { ($0.value as? any PublishedProperty)?.announcing }
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// A signal without a value.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    /// Tells that the object is about to change.
    public func send() { subject.send(()) }

    /// Has functions called before every change.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.subscribe(receive, completion: completion) }
}

/// A published property of any type.
protocol PublishedProperty {
    /// What it keeps.
    var announcing: any AnnouncingStorage { get }
}

/// What a published property keeps, as its object sees it.
protocol AnnouncingStorage: AnyObject {
    /// Announces that the object changes; `nil` until somebody asks the object for it.
    var announcer: ObservableObjectPublisher? { get set }
}
