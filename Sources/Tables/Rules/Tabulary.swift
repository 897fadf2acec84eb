// Tabulary.swift: how LaTeX's package tabulary shares a width among columns.

public import Rows

/// In proportion to the natural widths, but no column narrower than its widest word.
///
/// Source: the documentation of tabulary by David Carlisle.
public struct Tabulary: TableRule {
    /// Makes the rule; it has no settings.
    public init() {}

    /// The name on the command line.
    public static let name = "tabulary"
    /// What it does.
    public static let summary = "in proportion to the natural widths, none below its widest word"

    /// The widths by the rule.
    public func widths<J: Judge>(
        of columns: [ColumnContent<J.Value>], in room: J.Value, judge: inout J
    ) throws(J.Failure) -> [J.Value] {
        if !judge.isLess(room, columns.reduce(0) { $0 + $1.natural }) { return columns.map(\.natural) }
        var widths = columns.map(\.least)
        if !judge.isLess(widths.reduce(0, +), room) { return widths }
        var open = Array(columns.indices)
        var left = room
        while !open.isEmpty {
            let whole = try judge.known(open.reduce(0 as J.Value) { $0 + columns[$1].natural })
            if whole == 0 { break }
            var frozen: [Int] = []
            for index in open {
                let natural = try judge.known(columns[index].natural)
                widths[index] = left * natural / whole
                if judge.isLess(widths[index], columns[index].least) { frozen.append(index) }
            }
            if frozen.isEmpty { break }
            for index in frozen {
                widths[index] = columns[index].least
                left = left - widths[index]
            }
            open.removeAll { frozen.contains($0) }
        }
        return widths
    }
}
