// Cancellable.swift: what ends a subscription.

/// Something that can be ended.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

/// Something that can be ended, and ends when nobody holds it.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Makes one of a function that ends something.
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    /// Makes one of another.
    public init(_ canceller: some Cancellable) { action = canceller.cancel }

    deinit { cancel() }

    /// Ends it, the first time only.
    public func cancel() {
        action?()
        action = nil
    }

    /// Puts this into a set, which keeps it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Puts this into a collection, which keeps it.
    public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

    /// Whether both are the same object.
    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
    /// Feeds the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
