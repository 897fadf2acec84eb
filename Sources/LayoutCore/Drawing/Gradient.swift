// Gradient.swift: colours that run into each other.

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Puts a colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours in order.
    public var stops: [Stop]

    /// A gradient of colours at given places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}
