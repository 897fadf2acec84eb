// TargetsOnScreen.swift: tap targets lie on the screen.  Lengths in points.

public import Rows

/// How far a view that takes taps reaches beyond the screen, or beyond a window that cuts it off.
///
/// What scrolls can be moved onto the screen, so along the axes of a scroll view its content may lie anywhere.
public struct TargetsOnScreen: MeasureDefinition {
    /// The measure; it has no settings.
    public init() {}

    public var name: String { "lost-targets" }
    public var claim: String { "targets-on-screen" }
    public var isOfScenes: Bool { true }

    public func amounts<J: Judge>(in layout: PlacedLayout<J.Value>, judge: inout J) -> [PlacedLayout<J.Value>.Amount] {
        layout.views.indices.filter { layout.views[$0].takesTaps }.flatMap { place in
            let view = layout.views[place]
            let windows = layout.windows(around: place).map { layout.views[$0] }
            let across = excesses(
                (view.left, view.right), windows.map { ($0.left, $0.right, $0.window?.scrollsAcross ?? false) },
                layout.width)
            let down = excesses(
                (view.top, view.bottom), windows.map { ($0.top, $0.bottom, $0.window?.scrollsDown ?? false) },
                layout.height)
            return (across + down).map { PlacedLayout<J.Value>.Amount($0, about: [place]) }
        }
    }

    /// How far a view reaches out of the windows around it up to one that scrolls, and without one out of the screen.
    private func excesses<Value: Number>(
        _ view: (start: Value, end: Value), _ windows: [(start: Value, end: Value, scrolls: Bool)], _ screen: Value?
    ) -> [Value] {
        var excesses: [Value] = []
        for window in windows {
            if window.scrolls { return excesses }
            excesses += [window.start - view.start, view.end - window.end]
        }
        return excesses + [0 - view.start] + (screen.map { [view.end - $0] } ?? [])
    }

    public func words(of amount: String, _ views: [String]) -> String {
        "\(views.joined()) takes taps and lies \(amount) off the screen"
    }
}
