// TableTallyText.swift: how far the rules of others are from the optimum over many tables, in lines.

package import Workbench

/// A comparison of tables.
package struct TableTallyText {
    /// The lines.
    package let lines: [String]

    /// Words a comparison.
    package init(_ tally: TableTally) {
        let fitting = tally.tables.filter(\.fits)
        var table = TextTable([
            ("rule", .left), ("tables", .right), ("optimal", .right), ("mean", .right), ("worst", .right),
            ("cut words", .right), ("too wide", .right), ("median ms", .right), ("worst table", .left),
        ])
        for line in tally.lines {
            table.add([
                line.rule.printable, "\(line.answers)", "\(line.optimal)", Self.ratio(line.mean),
                Self.ratio(line.worst),
                "\(line.cutting)", "\(line.tooWide)", Self.milliseconds(line.seconds),
                (line.worst ?? 1) > 1 ? line.worstTable?.printable ?? "" : "",
            ])
        }
        lines =
            [
                "\(tally.tables.count.counted("table")), \(fitting.count) fit with their words whole, "
                    + "\(fitting.count(where: \.isProved)) of them proved; medians: "
                    + "\(Self.milliseconds(TableTally.median(fitting.map(\.measuring)))) ms to measure, "
                    + "\(Self.milliseconds(TableTally.median(fitting.map(\.proving)))) ms to find and prove"
            ] + table.lines
    }

    private static func ratio(_ ratio: Double?) -> String {
        guard let ratio else { return "" }
        return ((ratio * 1000).rounded() / 1000).points
    }

    private static func milliseconds(_ seconds: Double) -> String { ((seconds * 1e6).rounded() / 1000).points }
}
