// PlotStyle.swift: colours and dashes of a plot's lines, which differ without colour too.

/// How the lines of a plot are drawn.
enum PlotStyle {
    /// A row's own container: a wall.
    static let own = "stroke=\"\(Tone.ink)\" stroke-width=\"2\""
    /// The line on which containers end.
    static let containerEnd = "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"0.8\" stroke-dasharray=\"4 3\""
    /// Five dashes to seven colours: no two of 35 items are drawn alike.
    private static let dashes = ["", "14 3", "9 3 2 3", "7 5", "2 4"]

    /// Items whose lines have wider gaps after those with narrower ones, so that lines in one place can all be seen.
    static func drawingOrder(of items: Int) -> [Int] {
        (0..<items).sorted { ($0 % dashes.count, $0) < ($1 % dashes.count, $1) }
    }

    static func colour(of item: Int) -> Tone { Tone.curves[item % Tone.curves.count] }

    /// The attributes of an item's line where one rule is drawn: every item has its own dash.
    static func alone(_ item: Int) -> String { line(item, dash: dashes[item % dashes.count]) }

    /// The attributes of an item's line where two rules are drawn: the first solid, the second dashed.
    static func paired(_ item: Int, isSecond: Bool) -> String { line(item, dash: isSecond ? "6 4" : "") }

    private static func line(_ item: Int, dash: String) -> String {
        "fill=\"none\" stroke=\"\(colour(of: item))\" stroke-width=\"2\""
            + (dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\"")
    }

    /// The ground behind containers that a row overflows, or else in which it leaves space.
    static func ground(_ isOverflow: Bool) -> String { isOverflow ? SVGPattern.overflows.paint : Tone.room.light }
}
