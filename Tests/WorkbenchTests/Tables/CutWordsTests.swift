// CutWordsTests.swift: what is said of all widths of a table whose words are cut, against every width tried by hand.
// Cuts count before the height, so that a wider table may be higher.

import Documents
import Generators
import PlumbTesting
import Tables
import TestSupport
import Testing
import Workbench

/// The fewest cuts, and the least height with them.
private struct Least: Equatable {
    var cuts: Int
    var height: Double

    func isBetter(than other: Least) -> Bool { (cuts, height) < (other.cuts, other.height) }
}

struct CutWordsTests {
    /// Tables of one or two columns and rows, of words of up to six letters.
    private static let tables = TableDocument.ofWords(columns: 2, rows: 2, words: 4, letters: 6).map { table in
        var table = table
        table.cutsWords = true
        return table
    }

    /// The best of every width up to where nothing changes any more, by trying all widths of the columns.
    private static func least(of document: TableDocument) throws -> [Int: Least] {
        let table = try TableQuestioner(document, TableSettings(of: document)).table
        let widest = document.cells.reduce(0) { $0 + $1.text.count }
        var best: [Int: Least] = [:]
        func choose(_ widths: [Int]) {
            if widths.count == document.columnCount {
                let heights = table.heights(in: widths.map { Double($0) })
                let found = Least(cuts: heights.cuts, height: heights.total)
                guard heights.tooNarrow.isEmpty else { return }
                for width in widths.reduce(0, +)...widest + 1 where best[width].map(found.isBetter) ?? true {
                    best[width] = found
                }
            } else {
                for width in 0...(widest + 1 - widths.reduce(0, +)) { choose(widths + [width]) }
            }
        }
        choose([])
        return best
    }

    private static func proved(
        _ statement: TableStatement, _ document: TableDocument, in width: Int
    ) throws -> ProvedTable.Verdict {
        var table = document
        table.available = Double(width)
        return try ProvedTable(statement, of: table).verdict
    }

    @Test func `a claim is proved only if it holds in all widths, and refuted only if it fails in its own`() throws {
        var counts: [ProvedTable.Verdict: Int] = [:]
        try forAll(Self.tables, settings: .share(8, of: 400)) { document in
            let least = try Self.least(of: document)
            let highest = Int(least.values.map(\.height).max() ?? 0)
            return try least.keys.sorted().allSatisfy { width in
                try (1...highest + 1).allSatisfy { height in
                    let low = try Self.proved(.atMost(Double(height)), document, in: width)
                    let high = try Self.proved(.atLeast(Double(height)), document, in: width)
                    counts[low, default: 0] += 1
                    counts[high, default: 0] += 1
                    let (own, height) = (least[width]?.height ?? 0, Double(height))
                    return (low != .proved || least.allSatisfy { $0 < width || $1.height <= height })
                        && (low != .refuted || own > height) && (low != .undecided || own <= height)
                        && (high != .proved || least.allSatisfy { $0 > width || $1.height >= height })
                        && (high != .refuted || own < height) && (high != .undecided || own >= height)
                }
            }
        }
        #expect(counts.count == 3)
    }

    @Test func `a frontier has every width at which cuts or height change, and an explanation the next ones`() throws {
        try forAll(Self.tables, settings: .share(8, of: 400)) { document in
            let least = try Self.least(of: document)
            let changes = least.keys.sorted().filter { least[$0] != least[$0 - 1] }
            let points = try TableFrontier(document, over: 0...Double.infinity).points.reversed().map { Int($0.width) }
            return try points == changes
                && changes.indices.allSatisfy { index in
                    var table = document
                    table.available = Double(changes[index])
                    let explained = try ExplainedTable(table)
                    return explained.wider.map { Int($0.width) }
                        == (index + 1 < changes.count ? changes[index + 1] : nil)
                        && explained.narrower.map { Int($0.width) } == (index > 0 ? changes[index - 1] : nil)
                }
        }
    }

    @Test func `a table of a height is never higher, and cuts words only where whole ones have no room`() throws {
        try forAll(Self.tables, settings: .share(8, of: 400)) { document in
            let least = try Self.least(of: document)
            return try least.keys.sorted().allSatisfy { width in
                try (1...4).allSatisfy { height in
                    var settings = TableSettings(of: document, width: Double(width))
                    settings.height = Double(height)
                    let answer = try TableQuestioner(document, settings).optimum()
                    // Whole words, no more than so high, in the least of all widths.
                    let whole = least.filter {
                        $0.key <= width && $0.value.cuts == 0 && $0.value.height <= Double(height)
                    }
                    guard let answer else { return whole.isEmpty }
                    return answer.height <= Double(height) && answer.width <= Double(width)
                        && (whole.keys.min().map { answer.cuts == 0 && Int(answer.width) == $0 } ?? (answer.cuts > 0))
                }
            }
        }
    }

    @Test func `lengths that may cut more than they must refute nothing`() throws {
        var table = TableDocument(rows: [["xxxxxx", "x x x"]], headerRows: 0)
        (table.measures.columnGap, table.measures.edge, table.available, table.cutsWords) = (0, 0, 7, true)
        let questioner = try TableQuestioner(table, TableSettings(of: table))
        // Two lines with a cut, as a search may have found them that was ended; the optimum, without a cut, has three.
        let found = questioner.answer("found", [3, 4], isProved: false)
        #expect(found.height == 2 && found.cuts == 1)
        #expect(TableDecision(atLeast: 3, found, found, of: questioner).verdict == .undecided)
        let optimum = try #require(try questioner.optimum())
        #expect(optimum.height == 3 && TableDecision(atLeast: 4, optimum, optimum, of: questioner).verdict == .refuted)
    }

    @Test func `a table may be found to hold to its columns' limits, or not`() throws {
        var table = TableDocument(rows: [["aaa bbb"]], headerRows: 0, sides: [])
        (table.limits, table.available) = ([0...3], 20)
        table.claims = [TableClaim(engine: "e", widths: [7]), TableClaim(engine: "e", widths: [3])]
        #expect(try JudgedTable(table).verdicts.map(\.kind) == [.outOfBounds, .optimal])
    }
}
