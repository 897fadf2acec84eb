// Alignment.swift: a horizontal and a vertical guide together.

/// A guide for each direction.
public struct Alignment: Equatable, Sendable {
    /// The guide along x.
    public var horizontal: HorizontalAlignment
    /// The guide along y.
    public var vertical: VerticalAlignment

    /// Puts two guides together.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension Alignment {
    /// The upper corner where lines begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The upper corner where lines end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The middle of the side where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the side where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The lower corner where lines begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The lower corner where lines end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first line of text, at the side where lines begin.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The first line of text, at the middle.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The first line of text, at the side where lines end.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last line of text, at the side where lines begin.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The last line of text, at the middle.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The last line of text, at the side where lines end.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
