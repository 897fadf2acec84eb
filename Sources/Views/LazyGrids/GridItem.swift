// GridItem.swift: a column or row of a lazy grid.  Lengths in points.

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long a track is, in points.
    public enum Size: Sendable {
        /// One track of a length.
        case fixed(CGFloat)
        /// One track that shares what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks within limits as fit into its share of what is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the track is.
    public var size: Size
    /// The distance to the next track, in points; `nil` for 8.
    public var spacing: CGFloat?
    /// Where a view stands in its cell; `nil` for what the grid says.
    public var alignment: Alignment?

    /// A track of a size, with the distance to the next one and the alignment of its views.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
