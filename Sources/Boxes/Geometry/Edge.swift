// Edge.swift: the four sides of a rectangle.  Leading is left unless the layout direction is right to left.

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
    /// The upper side, the side where lines begin, the lower side, the side where lines end.
    case top, leading, bottom, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit for each side, in the order of the cases.
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes the set of one side.
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The sets of one side.
        public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom), trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        @inlinable package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}
