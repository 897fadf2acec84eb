// Failing.swift: publishers that may fail, and what takes the place of a failure.

extension Publisher {
    /// A publisher of the values of a function; it fails with the first error of the function.
    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
        AnyPublisher { receive, completion in
            var isOver = false
            func end(_ error: (any Error)?) {
                guard !isOver else { return }
                isOver = true
                completion(error.map { .failure($0) } ?? .finished)
            }
            return subscribe({ value in
                guard !isOver else { return }
                do { receive(try transform(value)) } catch { end(error) }
            }) { completion in
                if case .failure(let error) = completion { end(error) } else { end(nil) }
            }
        }
    }

    /// A publisher that fails with another error.
    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        AnyPublisher { receive, completion in
            subscribe(receive) {
                if case .failure(let error) = $0 {
                    completion(.failure(transform(error)))
                } else {
                    completion(.finished)
                }
            }
        }
    }

    /// A publisher that goes on with another one after a failure.
    public func `catch`<Next: Publisher>(_ handler: @escaping (Failure) -> Next) -> AnyPublisher<Output, Next.Failure>
    where Next.Output == Output {
        AnyPublisher { receive, completion in
            var next: AnyCancellable?
            let first = subscribe(receive) {
                if case .failure(let error) = $0 {
                    next = handler(error).subscribe(receive, completion: completion)
                } else {
                    completion(.finished)
                }
            }
            return AnyCancellable {
                first.cancel()
                next?.cancel()
            }
        }
    }

    /// A publisher that sends a value and ends where this one fails.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { receive, completion in
            subscribe(receive) {
                if case .failure = $0 { receive(output) }
                completion(.finished)
            }
        }
    }

    /// A publisher that sends a value in place of none.
    public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
        map { $0 ?? output }
    }

    /// A publisher of what a decoder reads; it fails with the decoder's error.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Failure == Never {
    /// A publisher that could fail with an error, and does not.
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        AnyPublisher { receive, completion in subscribe(receive) { _ in completion(.finished) } }
    }
}

/// What reads values.
public protocol TopLevelDecoder {
    /// What it reads from.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
