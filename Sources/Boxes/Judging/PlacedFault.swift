// PlacedFault.swift: how a screen breaks.  Lengths in points, in the screen's coordinates.

/// How a screen breaks a claim.
public enum PlacedFault: Sendable, Equatable {
    /// A container, or the screen, is longer than its room.
    case overflow(FaultyView, Axis, room: Double, amount: Double)
    /// A row or column is longer than its room, and than its views take at least; the amount is above both.
    case avoidableOverflow(FaultyView, Axis, room: Double, least: Double, amount: Double)
    /// Two views of a container overlap, by the smaller of the two lengths that they share.
    case overlap(FaultyView, FaultyView, amount: Double)
    /// A view reaches beyond its container; `nil` is the screen.
    case outside(FaultyView, container: FaultyView?, Axis, amount: Double)
    /// Some of a text is left out.
    case truncated(FaultyView, text: String)
    /// A view that takes taps is too small.
    case small(FaultyView, minimum: Double)
    /// A view from right to left is not where it would be in a mirror.
    case unmirrored(FaultyView, mirror: FaultyView)
    /// From right to left there are other views than from left to right.
    case otherViews(leftToRight: Int, rightToLeft: Int)
    /// A text or a view that takes taps reaches into the insets of the screen.
    case unsafe(FaultyView, Edge, amount: Double)
    /// A condition does not hold.
    case contradicted(String)
    /// A measure that has a file of its own is too great; with its sentence.
    case defined(String, [FaultyView], amount: Double)

    /// The views concerned.
    public var views: [FaultyView] {
        switch self {
        case .overflow(let view, _, _, _), .avoidableOverflow(let view, _, _, _, _), .outside(let view, nil, _, _),
            .truncated(let view, _), .small(let view, _), .unmirrored(let view, _), .unsafe(let view, _, _):
            [view]
        case .overlap(let first, let second, _), .outside(let first, let second?, _, _): [first, second]
        case .defined(_, let views, _): views
        case .otherViews, .contradicted: []
        }
    }
}

/// A view of a screen.
public struct FaultyView: Sendable, Equatable {
    /// The views from the root to this one, such as `SettingsRow/HStack/Text[1]`; of a view of a scene its id, if it has one.
    public let path: String
    /// Its position among the views of the screen, each before those inside it.
    public let position: Int
    /// Where it is.
    package let rectangle: BoxFrame

    /// A view where it stands.
    package init(path: String, position: Int, rectangle: BoxFrame) {
        (self.path, self.position, self.rectangle) = (path, position, rectangle)
    }
}

extension BoxFrame {
    /// `20 by 10 at (5, 0)`.
    package var words: String {
        "\(size.horizontal.points) by \(size.vertical.points) at (\(origin.horizontal.points), \(origin.vertical.points))"
    }
}

extension PlacedFault: CustomStringConvertible {
    /// The fault as one sentence, with its numbers.
    public var description: String {
        switch self {
        case .overflow(let view, let axis, let room, let amount):
            "overflow: \(view.path) is \(view.rectangle.size[axis].points) \(axis.extent) and has room for \(room.points), "
                + "\(amount.points) less"
        case .avoidableOverflow(let view, let axis, let room, let least, _):
            "avoidable overflow: \(view.path) is \(view.rectangle.size[axis].points) \(axis.extent) and has room for "
                + "\(room.points), and its views take \(least.points) at least"
        case .overlap(let first, let second, let amount): "overlap: \(first) and \(second) share \(amount.points)"
        case .outside(let view, let container, let axis, let amount):
            "outside: \(view) reaches \(amount.points) beyond \(container.map { "\($0)" } ?? "the screen") "
                + "along \(axis == .horizontal ? "x" : "y")"
        case .truncated(let view, let text): "truncated: \"\(text)\" is cut off in \(view)"
        case .small(let view, let minimum): "too small: \(view) takes taps and is not \(minimum.points) both ways"
        case .unmirrored(let view, let mirror):
            "not mirrored: \(view) would be at \(mirror.rectangle.words) in a mirror"
        case .otherViews(let leftToRight, let rightToLeft):
            "not mirrored: \(leftToRight.counted("view")) from left to right, other \(rightToLeft) from right to left"
        case .unsafe(let view, let edge, let amount):
            "outside the safe area: \(view) reaches \(amount.points) into the \(edge) inset"
        case .contradicted(let name): "\(name) does not hold"
        case .defined(let words, _, _): words
        }
    }
}

extension FaultyView: CustomStringConvertible {
    /// The path with the frame.
    public var description: String { "\(path) (\(rectangle.words))" }
}

extension Axis {
    fileprivate var extent: String { self == .horizontal ? "wide" : "high" }
}
