// TextsApart.swift: no text lies over another one.  Lengths in points.

public import Rows

/// By how much two texts lie over each other: the smaller of the two lengths that their frames share.
///
/// Compares the texts of one scroll view with each other, and those outside of all scroll views: a scroll view shows its content
/// inside its frame.
public struct TextsApart: MeasureDefinition {
    /// The measure; it has no settings.
    public init() {}

    public var name: String { "text-overlap" }
    public var claim: String { "texts-apart" }
    public var isOfScenes: Bool { true }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        let texts = layout.texts.map { (place: $0, window: layout.windows(around: $0).first) }
        var amounts: [PlacedLayout<J.Value>.Amount] = []
        for (index, first) in texts.enumerated() {
            for second in texts[(index + 1)...] where second.window == first.window {
                let (one, other) = (layout.views[first.place], layout.views[second.place])
                if let shared = Self.shared(one, other, &judge) {
                    amounts.append(.init(shared, about: [first.place, second.place]))
                }
            }
        }
        return amounts
    }

    /// What two frames share; `nil` where they do not meet.
    private static func shared<J: Judge>(
        _ one: PlacedLayout<J.Value>.View, _ other: PlacedLayout<J.Value>.View, _ judge: inout J
    ) -> J.Value? {
        // Each ends before the other one ends only if they meet; what is known needs no comparison.
        let sides = [
            (other.top, one.bottom), (other.left, one.right), (one.left, other.right), (one.top, other.bottom),
        ]
        if sides.contains(where: { (($1 - $0).known ?? 1) <= 0 }) { return nil }
        for (start, end) in sides where !judge.isLess(start, end) { return nil }
        let across = judge.lesser(one.right, other.right) - judge.greater(one.left, other.left)
        let down = judge.lesser(one.bottom, other.bottom) - judge.greater(one.top, other.top)
        return judge.lesser(across, down)
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "\(views.joined(separator: " and ")) lie \(amount) over each other"
    }
}
