// TableRuleTests.swift: the rules of others on small tables whose widths are worked out by hand.

import Rows
import Testing

@testable import Tables

struct TableRuleTests {
    private func widths(_ rule: some TableRule, _ columns: [(least: Double, natural: Double)], _ room: Double)
        -> [Double]
    {
        var judge = PlainJudge<Double>()
        return rule.widths(
            of: columns.map { ColumnContent(least: $0.least, natural: $0.natural, average: $0.natural) }, in: room,
            judge: &judge)
    }

    @Test func `browsers go from the widest words towards the natural widths in proportion`() {
        // Half of what lies between 2 + 4 and 6 + 12 is there.
        #expect(widths(CSSAutoTable(), [(2, 6), (4, 12)], 12) == [4, 8])
        #expect(widths(CSSAutoTable(), [(2, 6), (4, 12)], 3) == [2, 4])
        #expect(widths(CSSAutoTable(), [(2, 6), (4, 12)], 40) == [6, 12])
    }

    @Test func `equal columns give to others what they do not need, and take what their words need`() {
        #expect(widths(EqualColumns(), [(1, 2), (1, 20), (1, 20)], 12) == [2, 5, 5])
        #expect(widths(EqualColumns(), [(8, 20), (1, 20), (1, 20)], 12) == [8, 2, 2])
    }

    @Test func `Rich narrows the widest columns, words or not`() {
        #expect(widths(RichTable(), [(8, 20), (1, 3)], 10) == [7, 3])
    }

    @Test func `tabulary shares in proportion, but keeps words`() {
        #expect(widths(Tabulary(), [(1, 10), (1, 30)], 20) == [5, 15])
        #expect(widths(Tabulary(), [(8, 10), (1, 30)], 20) == [8, 12])
    }

    @Test func `no rule is lower than the proven least height`() throws {
        let table = try Table(
            cells: [
                TableCell(row: 0, column: 0, response: try Self.words(2)),
                TableCell(row: 0, column: 1, response: try Self.words(3)),
                TableCell(row: 1, column: 0, response: try Self.words(5)),
                TableCell(row: 1, column: 1, response: try Self.words(1)),
            ], columns: [ColumnLimits(), ColumnLimits()], rowCount: 2, lineHeight: 1, available: 8)
        let optimum = try OptimalTable(of: try table.whole().table)
        for rule in TableRules.standard {
            let height = table.heights(in: rule.widths(of: table, grain: 1)).total
            #expect(height >= Double(optimum.value.height), "\(type(of: rule).name)")
        }
        #expect(optimum.isProved)
    }

    /// So many words of one letter.
    private static func words(_ count: Int) throws -> Staircase<Double> {
        try Staircase(
            answers: (1...count).map { perLine in
                .init(width: Double(2 * perLine - 1), height: Double((count + perLine - 1) / perLine))
            })
    }
}
