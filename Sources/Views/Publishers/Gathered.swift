// Gathered.swift: publishers of pairs, of lists, and of what a sequence has.

extension Publisher {
    /// A publisher of the first values of both, of the second, and so on.
    public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        AnyPublisher { receive, completion in
            var (first, second): ([Output], [Other.Output]) = ([], [])
            let send = {
                while !first.isEmpty && !second.isEmpty { receive((first.removeFirst(), second.removeFirst())) }
            }
            let both = [
                subscribe({ (first.append($0), send()).1 }, completion: completion),
                other.subscribe({ (second.append($0), send()).1 }, completion: completion),
            ]
            return AnyCancellable { both.forEach { $0.cancel() } }
        }
    }

    /// A publisher of what a function makes of the values of both, in pairs.
    public func zip<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }

    /// A publisher of all values as one list, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { receive, completion in
            var values: [Output] = []
            return subscribe({ values.append($0) }) { end in
                if case .finished = end { receive(values) }
                completion(end)
            }
        }
    }

    /// A publisher of lists of a number of values; the last may be shorter.
    ///
    /// - Parameter count: At least 1; a smaller one counts as 1.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { receive, completion in
            var values: [Output] = []
            return subscribe({
                values.append($0)
                if values.count >= count {
                    receive(values)
                    values = []
                }
            }) { end in
                if case .finished = end, !values.isEmpty { receive(values) }
                completion(end)
            }
        }
    }
}

extension Publishers {
    /// A publisher of the values of two in pairs.
    public struct Zip<First: Publisher, Second: Publisher>: Publisher where First.Failure == Second.Failure {
        /// The values of both.
        public typealias Output = (First.Output, Second.Output)
        /// Why no more values may come.
        public typealias Failure = First.Failure
        private let both: AnyPublisher<Output, Failure>

        /// A publisher of the values of two in pairs.
        public init(_ first: First, _ second: Second) { both = first.zip(second) }

        /// Has functions called with every pair, and at the end of each.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { both.subscribe(receive, completion: completion) }
    }

    /// A publisher of what a sequence has.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// An element.
        public typealias Output = Elements.Element
        public let sequence: Elements

        /// A publisher of what a sequence has.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Has a function called with every element at once, and another at the end.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            sequence.forEach(receive)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
