// TableRule.swift: rules by which others share a width among the columns of a table, over any number.

public import Rows

/// What the cells of a column want, in the units of the table.
public struct ColumnContent<Length: Number>: Sendable, Equatable {
    /// The width of its widest word, and that in which nothing wraps.
    public var least, natural: Length
    /// The mean of the widths in which its cells do not wrap.
    public var average: Length

    /// A column that wants some widths.
    public init(least: Length, natural: Length, average: Length = 0) {
        (self.least, self.natural, self.average) = (least, natural, average)
    }
}

/// A rule that shares a width among columns.
public protocol TableRule: Sendable {
    /// What the rule is called.
    static var name: String { get }
    /// One sentence on what it does.
    static var summary: String { get }

    /// The width of each column.
    ///
    /// - Parameters:
    ///   - columns: At least one.
    ///   - room: What the columns share, without the gaps between them.
    /// - Returns: Widths that may come to more than the room where the rule lets them.
    func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value]
}

extension TableRule {
    /// The widths that the rule gives a table whose room is limited, in whole multiples of a grain.
    ///
    /// What rounding down leaves over goes to the columns from the left, a grain each.
    ///
    /// - Parameter grain: 0 rounds nothing.
    public func widths<Length: KnownNumber>(of table: TableOver<Length>, grain: Length) -> [Length]
    where Length.Scalar == Length {
        let contents = table.contents
        guard let available = table.available else { return contents.map(\.natural) }
        var judge = PlainJudge<Length>()
        let room = available - table.columnGaps.reduce(0, +)
        var widths = widths(of: contents, in: max(0, room), judge: &judge)
        for column in widths.indices {
            widths[column] = min(max(widths[column], table.columns[column].minimum), table.columns[column].maximum)
        }
        guard 0 < grain else { return widths }
        // What quotients in doubles are off by.
        let slip = Length(decimal: 1e-6)
        let given = widths.reduce(0, +)
        for column in widths.indices {
            // The greatest whole multiple that is not above: rounding up is what numbers have.
            let down: Length = 0 - (0 - widths[column] / grain - slip).roundedUp
            widths[column] = down * grain
        }
        var left = (given - widths.reduce(0, +)) / grain + slip
        for column in widths.indices
        where left >= 1 && widths[column] + grain <= table.columns[column].maximum
            && widths[column] < contents[column].natural
        {
            widths[column] = widths[column] + grain
            left = left - 1
        }
        return widths
    }
}
