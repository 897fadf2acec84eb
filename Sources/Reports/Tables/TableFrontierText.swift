// TableFrontierText.swift: the widths at which a table becomes lower, as a table of text and as CSV.

package import Workbench

/// A frontier for people, and for spreadsheets.
package struct TableFrontierText {
    private let frontier: TableFrontier

    package init(_ frontier: TableFrontier) { self.frontier = frontier }

    /// A heading and a line a point, the narrowest first.
    package var lines: [String] {
        var table = TextTable([
            ("width", .right), ("height", .right), ("cuts", .right), ("columns", .left), ("", .left),
        ])
        for point in frontier.points.reversed() {
            table.add([
                point.width.points, point.height.points, "\(point.cuts)",
                point.widths.map(\.points).joined(separator: " "), point.isProved ? "proved" : "best found",
            ])
        }
        var lines = ["\(frontier.document.id.shown): \(frontier.summary)"] + table.lines
        if frontier.isCutShort { lines.append("narrower ones were not reached in time") }
        return lines
    }

    /// A line a point.
    package var csv: String {
        let count = frontier.points.first?.widths.count ?? 0
        let heading = ["width", "height", "cuts"] + (0..<count).map { "column\($0 + 1)" }
        let lines = frontier.points.reversed().map { point in
            [point.width.points, point.height.points, "\(point.cuts)"] + point.widths.map(\.points)
        }
        return ([heading] + lines).map { $0.joined(separator: ",") + "\n" }.joined()
    }
}
