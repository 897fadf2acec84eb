// EdgesOfAxes.swift: the two sides of a rectangle along an axis.

/// A side where lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The side where lines begin, or where they end.
    case leading, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The sets of sides.
        public static let leading = Set(rawValue: 1), trailing = Set(rawValue: 2), all: Set = [.leading, .trailing]
    }
}

/// An upper or a lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper or the lower side.
    case top, bottom

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// One bit for each side.
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The sets of sides.
        public static let top = Set(rawValue: 1), bottom = Set(rawValue: 2), all: Set = [.top, .bottom]
    }
}
