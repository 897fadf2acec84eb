// Publisher.swift: values over time, as much of Combine as views use.  There is no clock and no scheduler here: what is sent
// arrives at once, on the thread that sends, and timers never fire.

/// Something that sends values over time.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// Why no more values may come.
    associatedtype Failure: Error

    /// Has a function called with every value, and another at the end, until what is returned is cancelled.
    func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// A publisher that starts on `connect()`.
public protocol ConnectablePublisher: Publisher {
    /// Starts the publisher.
    func connect() -> any Cancellable
}

/// What concerns those who receive values.
public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        /// There are no more values.
        case finished
        /// There are no more values, for a reason.
        case failure(Failure)
    }
}

extension Publisher {
    /// Calls functions with every value and at the end.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { subscribe(receiveValue, completion: receiveCompletion) }

    /// Has every value written to a property of an object.
    public func assign<Object: AnyObject>(to path: ReferenceWritableKeyPath<Object, Output>, on object: Object)
        -> AnyCancellable where Failure == Never
    { sink { object[keyPath: path] = $0 } }
}

extension Publisher where Failure == Never {
    /// Calls a function with every value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receiveValue) { _ in }
    }
}
