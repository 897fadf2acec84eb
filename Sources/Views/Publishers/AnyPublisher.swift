// AnyPublisher.swift: publishers without their types, of a value, and of none.

/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Subscribe = (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
        AnyCancellable
    private let subscribe: Subscribe

    init(subscribe: @escaping Subscribe) { self.subscribe = subscribe }

    /// Hides the type of a publisher.
    public init(_ publisher: some Publisher<Output, Failure>) {
        self.init { publisher.subscribe($0, completion: $1) }
    }

    /// Has functions called as the publisher inside does.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subscribe(receive, completion) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Makes a publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Calls the functions at once.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receive(output)
        completion(.finished)
        return AnyCancellable {}
    }
}

/// A publisher of no value.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completesImmediately: Bool

    /// Makes a publisher that ends at once, or never.
    public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

    /// Calls the second function at once, where the publisher ends.
    public func subscribe(
        _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completesImmediately { completion(.finished) }
        return AnyCancellable {}
    }
}

extension Publisher {
    /// The publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
