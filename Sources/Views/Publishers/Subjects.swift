// Subjects.swift: publishers that send what they are given.

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends the end.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends a signal.
    public func send() { send(()) }
}

/// Those who receive what a subject sends, in the order in which they came.
final class Receivers<Output, Failure: Error> {
    private var receivers: [(id: Int, receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var last = 0

    func add(
        _ receive: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        last += 1
        let id = last
        receivers.append((id, receive, end))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }

    func send(_ value: Output) {
        for receiver in receivers { receiver.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let ended = receivers
        receivers = []
        for receiver in ended { receiver.end(completion) }
    }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { receivers.send(value) }
    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }

    /// Has functions called with every value from now on, and at the end.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { receivers.add(receive, end: completion) }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()
    /// The last value; a new one is sent.
    public var value: Output { didSet { receivers.send(value) } }

    /// Makes a subject with a first value.
    public init(_ value: Output) { self.value = value }

    public func send(_ value: Output) { self.value = value }
    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.send(completion: completion) }

    /// Has functions called with the value, every value from now on, and at the end.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        receive(value)
        return receivers.add(receive, end: completion)
    }
}
