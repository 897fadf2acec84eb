// CSSAutoTable.swift: the automatic layout of tables in browsers.

public import Rows

/// From the widths of the widest words towards the natural widths, in proportion to what lies between.
///
/// Source: CSS 2.1, 17.5.2.2; CSS Tables Module Level 3, 4.5, the guesses of min-content and max-content.
public struct CSSAutoTable: TableRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The name on the command line.
    public static let name = "css-auto"
    /// What it does.
    public static let summary = "from the widest words towards the natural widths in proportion, as browsers do"

    /// The widths by the rule.
    public func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        let least = columns.reduce(0 as J.Value) { $0 + $1.least }
        let natural = columns.reduce(0 as J.Value) { $0 + $1.natural }
        if !judge.isLess(least, room) { return columns.map(\.least) }
        if !judge.isLess(room, natural) { return columns.map(\.natural) }
        let whole = try judge.known(natural - least)
        var widths: [J.Value] = []
        for column in columns {
            let share = try judge.known(column.natural - column.least)
            widths.append(column.least + (room - least) * share / whole)
        }
        return widths
    }
}
