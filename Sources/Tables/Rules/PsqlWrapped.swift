// PsqlWrapped.swift: how psql narrows columns in its wrapped format.

internal import Deadlines
public import Rows

/// One unit at a time from the column that is widest beside the average of its cells.
///
/// Source: observed of psql 15, `\pset format wrapped`; a column keeps the width of its widest word where psql keeps that of its
/// heading, which it never wraps.
public struct PsqlWrapped: TableRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The name on the command line.
    public static let name = "psql"
    /// What it does.
    public static let summary =
        "a cell at a time from the column that exceeds its average most, as psql's wrapped format"

    /// The widths by the rule.
    public func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        var widths = columns.map(\.natural)
        var averages: [J.Value.Scalar] = []
        for column in columns { averages.append(try judge.known(column.average)) }
        let hundredth = J.Value.Scalar(decimal: 0.01)
        while judge.isLess(room, widths.reduce(0, +)), !Deadline.isOver {
            var worst: (column: Int, ratio: J.Value)?
            for column in columns.indices
            where averages[column] > 0 && !judge.isLess(widths[column], columns[column].least + 1) {
                let ratio = widths[column] / averages[column] + columns[column].natural * hundredth
                if let found = worst, !judge.isLess(found.ratio, ratio) { continue }
                worst = (column, ratio)
            }
            guard let worst else { break }
            widths[worst.column] = widths[worst.column] - 1
        }
        return widths
    }
}
