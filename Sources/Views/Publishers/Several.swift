// Several.swift: publishers of the values of several.

extension Publishers {
    /// A publisher of the last values of two, from when both have sent one.
    public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher where First.Failure == Second.Failure {
        /// The values of both.
        public typealias Output = (First.Output, Second.Output)
        /// Why no more values may come.
        public typealias Failure = First.Failure
        private let both: AnyPublisher<Output, Failure>

        /// A publisher of the last values of two.
        public init(_ first: First, _ second: Second) { both = first.combineLatest(second) }

        /// Has functions called with every pair of last values, and at the end of each.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { both.subscribe(receive, completion: completion) }
    }

    /// A publisher of the last values of three, from when all have sent one.
    public struct CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
    where First.Failure == Second.Failure, Second.Failure == Third.Failure {
        /// The values of all.
        public typealias Output = (First.Output, Second.Output, Third.Output)
        /// Why no more values may come.
        public typealias Failure = First.Failure
        private let all: AnyPublisher<Output, Failure>

        /// A publisher of the last values of three.
        public init(_ first: First, _ second: Second, _ third: Third) {
            all = first.combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
        }

        /// Has functions called with every triple of last values, and at the end of each.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { all.subscribe(receive, completion: completion) }
    }

    /// A publisher of the values of two.
    public struct Merge<First: Publisher, Second: Publisher>: Publisher
    where First.Output == Second.Output, First.Failure == Second.Failure {
        /// The type of the values.
        public typealias Output = First.Output
        /// Why no more values may come.
        public typealias Failure = First.Failure
        private let both: AnyPublisher<Output, Failure>

        /// A publisher of the values of two.
        public init(_ first: First, _ second: Second) { both = first.merge(with: second) }

        /// Has functions called with every value, and at the end of each.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { both.subscribe(receive, completion: completion) }
    }
}

extension Publisher {
    /// A publisher of what a function makes of the last values of both.
    public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// A publisher of the values of all publishers that a function makes.
    public func flatMap<Result: Publisher>(
        _ transform: @escaping (Output) -> Result
    ) -> AnyPublisher<Result.Output, Failure> where Result.Failure == Failure {
        AnyPublisher { receive, completion in
            var inner: [AnyCancellable] = []
            let outer = subscribe({ inner.append(transform($0).subscribe(receive) { _ in }) }, completion: completion)
            return AnyCancellable {
                outer.cancel()
                inner.forEach { $0.cancel() }
            }
        }
    }

    /// A publisher of the first value alone.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// A publisher of the first values alone.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        scan((0, Output?.none)) { ($0.0 + 1, $1) }.compactMap { $0.0 <= count ? $0.1 : nil }
    }
}
