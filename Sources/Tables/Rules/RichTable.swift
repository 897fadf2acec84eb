// RichTable.swift: how Rich, the Python library for terminals, narrows the columns of a table.

public import Rows

/// The widest columns are narrowed together until all fit; words are not looked at, and may be cut.
///
/// Source: observed of Rich 15.0; in whole cells its rounding is another one than ours.
public struct RichTable: TableRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The name on the command line.
    public static let name = "rich"
    /// What it does.
    public static let summary = "narrows the widest columns together, words or not, as Rich does"

    /// The widths by the rule.
    public func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        try LeveledColumns.widths(columns.map { (0, $0.natural) }, in: room, judge: &judge)
    }
}
