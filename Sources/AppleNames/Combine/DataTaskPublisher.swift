// DataTaskPublisher.swift: what a program would load from the web.  Nothing is loaded while views are laid out.

public import Foundation
public import FoundationNetworking

extension URLSession {
    /// A publisher of what is loaded from an address: it sends nothing.
    public struct DataTaskPublisher: Publisher {
        /// The bytes, and what the server says of them.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why nothing came.
        public typealias Failure = URLError
        /// What would be asked for.
        public let request: URLRequest

        /// Subscribes to nothing.
        public func subscribe(
            _ receive: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }

    /// A publisher of what an address has.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of what is asked for.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request) }
}
