// Breakpoint.swift: what changes where two pieces of a sweep meet.  Lengths in points.
// Its sentences are in Breakpoint+Sentences.swift, its JSON in Swept+JSON.swift: change them together.

/// A container at which a row begins to behave otherwise.
public struct Breakpoint: Sendable, Equatable {
    /// The container, in points.
    public let available: Double
    /// What changes there: the row first, then its tiers, highest first, then the items in layout order.
    public let events: [Event]

    /// - Parameter available: Points.
    public init(available: Double, events: [Event]) {
        self.available = available
        self.events = events
    }

    /// One change, as the container grows.
    public enum Event: Sendable, Equatable {
        /// The row takes no more than there is: it overflowed until here.
        case fits
        /// The row begins to overflow.
        case overflows
        /// From here on the row leaves some of the container.
        ///
        /// - Parameter isFull: Whether every item stands at its maximum.
        case leavesSpace(isFull: Bool)
        /// The row takes all there is again: it left some until here.
        case usesAll
        /// A row that shrank from the lengths where it turns grows from them.
        case turns(TurningLengths.Kind)
        /// A tier of a row of several begins to grow, having stood still.
        case tierBegins(priority: Double)
        /// A tier that grew stands still.
        ///
        /// - Parameter isFull: Whether all its items stand at their maxima.
        case tierStops(priority: Double, isFull: Bool)
        /// An item that stood still at a length moves on from it.
        case leaves(item: Int, length: Double, Landmark?)
        /// An item that moved comes to stand at a length.
        case reaches(item: Int, length: Double, Landmark?)
        /// An item's length is another one just beyond the breakpoint.
        case jumps(item: Int, from: Double, to: Double)
        /// An item that moves moves on faster or slower, in points a point.
        case changesSlope(item: Int, from: Double, to: Double, Sharing?)
    }

    /// Why an item's slope changes, where the number of items that move tells it.
    public enum Sharing: String, Sendable, CaseIterable {
        /// Faster, and fewer items move.
        case fewer
        /// Slower, and more items move.
        case more
    }

    /// A length that has a name.
    public enum Landmark: String, Sendable, CaseIterable {
        /// The item's least length.
        case minimum
        /// The item's greatest length.
        case maximum
        /// The flex base size.
        case flexBasis
        /// The natural length of glue.
        case natural
        /// The natural length at which the two pieces of a policy meet.
        case preferred
        /// The natural length less the shrinkability: finite glue shrinks no further.
        case shrunk
    }
}

extension Breakpoint.Event {
    /// The item that the event is about; `nil` for the row and its tiers.
    public var item: Int? {
        switch self {
        case .leaves(let item, _, _), .reaches(let item, _, _), .jumps(let item, _, _),
            .changesSlope(let item, _, _, _):
            item
        case .fits, .overflows, .leavesSpace, .usesAll, .turns, .tierBegins, .tierStops: nil
        }
    }
}
