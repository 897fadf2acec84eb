// Operators.swift: publishers made of publishers.  What has to do with time and threads passes values on at once.

/// Where publishers made of others are named.
public enum Publishers {
    /// A publisher that is started when it is subscribed to.
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// Why no more values may come.
        public typealias Failure = Upstream.Failure
        /// The publisher to start.
        public let upstream: Upstream

        /// Subscribes to the publisher and starts it.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let subscription = upstream.subscribe(receive, completion: completion)
            let connection = upstream.connect()
            return AnyCancellable {
                connection.cancel()
                subscription.cancel()
            }
        }
    }
}

extension Publisher {
    /// A publisher of what a function makes of every value: any number of values, in the order in which it sends them.
    private func transformed<Result>(
        _ transform: @escaping () -> (Output, (Result) -> Void) -> Void
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, completion in
            let step = transform()
            return subscribe({ step($0, receive) }, completion: completion)
        }
    }

    /// A publisher of the values of a function.
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        transformed { { $1(transform($0)) } }
    }

    /// A publisher of a part of the values.
    public func map<Result>(_ path: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        map { $0[keyPath: path] }
    }

    /// A publisher of the values of a function that has them.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        transformed {
            { value, send in
                if let result = transform(value) { send(result) }
            }
        }
    }

    /// A publisher of the values that fulfil a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transformed {
            { value, send in
                if isIncluded(value) { send(value) }
            }
        }
    }

    /// A publisher without the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        transformed {
            var rest = count
            return { value, send in
                if rest > 0 { rest -= 1 } else { send(value) }
            }
        }
    }

    /// A publisher of what a function makes of a value and what it made before.
    public func scan<Result>(
        _ first: Result, _ next: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        transformed {
            var result = first
            return { value, send in
                result = next(result, value)
                send(result)
            }
        }
    }

    /// A publisher without values that equal the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        transformed {
            var last: Output?
            return { value, send in
                if last != value { send(value) }
                last = value
            }
        }
    }

    /// A publisher that also calls a function with every value.
    public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
        map { value in
            receiveOutput?(value)
            return value
        }
    }

    /// A publisher of the values of both.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher { receive, completion in
            let both = [subscribe(receive, completion: completion), other.subscribe(receive, completion: completion)]
            return AnyCancellable { both.forEach { $0.cancel() } }
        }
    }

    /// A publisher of the last values of both, from when both have sent one.
    public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        AnyPublisher { receive, completion in
            var (first, second): (Output?, Other.Output?)
            let send = { if let first, let second { receive((first, second)) } }
            let both = [
                subscribe({ (first = $0, send()).1 }, completion: completion),
                other.subscribe({ (second = $0, send()).1 }, completion: completion),
            ]
            return AnyCancellable { both.forEach { $0.cancel() } }
        }
    }

    /// The publisher itself: values arrive where they are sent.
    public func receive(on scheduler: some Scheduler, options: Never? = nil) -> Self { self }
    /// The publisher itself: values arrive where they are sent.
    public func subscribe(on scheduler: some Scheduler, options: Never? = nil) -> Self { self }
    /// The publisher itself: values arrive at once.
    public func debounce<S: Scheduler>(for time: S.Interval, scheduler: S, options: Never? = nil) -> Self { self }
    /// The publisher itself: values arrive at once.
    public func delay<S: Scheduler>(for time: S.Interval, scheduler: S, options: Never? = nil) -> Self { self }
    /// The publisher itself: values arrive at once.
    public func throttle<S: Scheduler>(for time: S.Interval, scheduler: S, latest: Bool) -> Self { self }
    /// The publisher itself, which many may share.
    public func share() -> Self { self }
}

extension ConnectablePublisher {
    /// The publisher, started when it is subscribed to.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
