// KeptEngines.swift: which engines are counted one by one where there may be more than memory is for, in whatever order
// they come.

/// The engines with the smallest names of all that were seen, at most so many of them.
///
/// Whoever counts by engine counts these one by one and the others together, and adds the counts of an engine to those of the
/// others when it is no longer kept.  Then any parts of a corpus, merged in any order, give the counts of the whole:
///
/// - An engine that the whole keeps has fewer than `most` smaller names beside it in the whole, and so in every part and
///   at every time.  It is never let go, and its counts are complete.
/// - An engine that the whole does not keep has at least `most` smaller names beside it.  Once they all have been seen it is let go
///   wherever it was kept, and its counts have gone to the others.
///
/// So the counts of every kept engine and those of the others are sums over the same answers in any order.
package struct KeptEngines: Sendable, Equatable {
    /// The names that are kept.
    package private(set) var names: Set<EngineName> = []
    private let most: Int
    /// The greatest name once there is no more room.
    private var last: EngineName?

    /// Keeps none yet.
    ///
    /// - Parameter most: At least 1.
    package init(atMost most: Int) { self.most = most }

    /// Whether an engine is counted by itself.
    package func contains(_ name: EngineName) -> Bool { names.contains(name) }

    /// Sees an engine.
    ///
    /// - Returns: The engine that from now on belongs to the others: this one, one that was kept, or none.
    package mutating func admit(_ name: EngineName) -> EngineName? {
        if names.contains(name) { return nil }
        if let last {
            if last < name { return name }
            names.remove(last)
        }
        let leaving = last
        names.insert(name)
        if names.count == most { last = names.max() }
        return leaving
    }
}
