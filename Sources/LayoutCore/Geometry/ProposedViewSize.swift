// ProposedViewSize.swift: what a container offers a view (semantics: nil asks for the ideal length, 0 for the
// minimum, infinity for the maximum).

/// An offer of room, in points; each length may be left open.
public struct ProposedViewSize: Equatable, Sendable {
    /// The lengths, in points; `nil` asks for the ideal length.
    public var width, height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes an offer of two lengths, in points.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    /// Offers exactly a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The offer as a size, with other lengths where it is open; 0 and infinity stay.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The same with lengths that are not numbers left open.
    var sound: ProposedViewSize {
        ProposedViewSize(width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
    }

    /// The length along a direction, in points.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// An offer of its lengths along a direction and across it, in points.
    package init(along axis: Axis, _ length: CGFloat?, across: CGFloat?) { self.init { $0 == axis ? length : across } }

    /// An offer of a function of the axis, in points.
    init(_ length: (Axis) -> CGFloat?) { self.init(width: length(.horizontal), height: length(.vertical)) }
}
