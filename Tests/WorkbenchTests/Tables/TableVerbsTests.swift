// TableVerbsTests.swift: verdicts, frontiers, explanations and claims of small tables, held to trying all widths.

import Documents
import Generators
import PlumbTesting
import Tables
import Testing

@testable import Workbench

struct TableVerbsTests {
    /// `x x` beside `x x x`, the smallest table on which rules lose a line.
    private static func least(in width: Double) -> TableDocument {
        var table = TableDocument(rows: [["x x", "x x x"]], headerRows: 0)
        (table.measures.columnGap, table.measures.rowGap, table.measures.edge) = (0, 0, 0)
        table.available = width
        return table
    }

    private static func verdict(
        _ widths: [Double], _ heights: [Double]? = nil, in width: Double = 4,
        _ change: (inout TableDocument) -> Void = { _ in }
    ) throws -> TableVerdict {
        var table = least(in: width)
        table.claims = [TableClaim(engine: "e", widths: widths, heights: heights)]
        change(&table)
        return try #require(try JudgedTable(table).verdicts.first)
    }

    @Test(arguments: [
        ([2.0, 2.0], nil, TableVerdictKind.tooTall), ([1, 3], [2.0], .optimal), ([1, 3], [1], .wrongHeight),
        ([0, 3], nil, .cutOff), ([3, 3], nil, .avoidableOverflow),
    ])
    func `the first fault that applies is named`(widths: [Double], heights: [Double]?, kind: TableVerdictKind) throws {
        #expect(try Self.verdict(widths, heights).kind == kind)
    }

    @Test func `width that no height needs is too much, unless it is to be filled`() throws {
        #expect(try Self.verdict([2, 3], in: 6).kind == .tooWide)
        // One cell more for each in turn, up to what each wants; a cell of rounding is no fault.
        #expect(try Self.verdict([2, 4], in: 6) { $0.measures.fills = true }.kind == .optimal)
        #expect(try Self.verdict([1, 6], in: 7) { $0.measures.fills = true }.kind == .uneven)
    }

    @Test func `words that need not be cut are found`() throws {
        func verdict(_ widths: [Double]) throws -> TableVerdictKind {
            try Self.verdict(widths, in: 5) {
                $0.cells[0].text = "xxx"
                $0.cells[1].text = "xxxx"
                $0.cutsWords = true
            }.kind
        }
        // Of 3 and 4 letters in 5 cells one word is cut once; 2 and 3 cut both.
        #expect(try verdict([2, 3]) == .brokenWord)
        #expect(try verdict([3, 2]) == .optimal)
    }

    /// Columns of 7 and 5, a gap of 3 and edges of 2.
    @Test(arguments: [(0.0, 19.0), (3, 16), (4, 15), (18, 1), (19, 0)])
    func `a table is too wide by what it lacks, edges included`(available: Double, overflow: Double) throws {
        var table = TableDocument(rows: [["abcdefg", "abcde"]], headerRows: 0)
        table.available = available
        table.cutsWords = false
        let answer = try #require(try TableQuestioner(table, TableSettings(of: table)).optimum())
        #expect(answer.width == 19 && answer.overflow == overflow)
    }

    @Test func `a witness says which two columns to change`() throws {
        let sentence = try Self.verdict([2, 2]).sentence
        #expect(
            sentence == "the table is 1 higher than it need be; "
                + "column 2 at 3 instead of 2 and column 1 at 1 instead of 2 make it 1 lower")
    }

    @Test func `a claim of other than one width a column is refused`() {
        #expect(throws: TableQuestionError.self) { try Self.verdict([1]) }
        #expect(throws: TableQuestionError.self) { try Self.verdict([1, 3], [1, 1]) }
    }

    /// Tables of one to three columns and rows of short words.
    private static let tables = TableDocument.ofWords(columns: 3, rows: 3, words: 5, letters: 3)

    /// The least height in a width by trying all widths of the columns; `nil` where nothing fits.
    private static func height(of document: TableDocument, in width: Int) throws -> Double? {
        let table = try TableQuestioner(document, TableSettings(of: document)).table
        var best: Double?
        var widths = [Double](repeating: 0, count: document.columnCount)
        func choose(_ column: Int, _ left: Int) {
            if column == widths.count {
                let heights = table.heights(in: widths)
                if heights.tooNarrow.isEmpty { best = min(best ?? .infinity, heights.total) }
                return
            }
            for width in 0...left {
                widths[column] = Double(width)
                choose(column + 1, left - width)
            }
        }
        choose(0, width)
        return best
    }

    @Test func `a frontier has every width at which the least height changes`() throws {
        try forAll(Self.tables, settings: .share(15, of: 300)) { document in
            let frontier = try TableFrontier(document, over: 0...Double.infinity)
            let widest = Int(frontier.points.first?.width ?? 0) + 1
            var (expected, last): ([[Double]], Double?) = ([], nil)
            for width in 0...widest {
                let height = try Self.height(of: document, in: width)
                if let height, height != last { expected.append([Double(width), height]) }
                last = height ?? last
            }
            return frontier.points.reversed().map { [$0.width, $0.height] } == expected
        }
    }

    @Test func `an explanation's neighbours are those of the frontier, and its own widths are judged optimal`() throws {
        try forAll(Self.tables, settings: .share(15, of: 300)) { document in
            let points = try TableFrontier(document, over: 0...Double.infinity).points
            return try points.indices.allSatisfy { index in
                var narrowed = document
                narrowed.available = points[index].width
                let explained = try ExplainedTable(narrowed)
                narrowed.claims = [TableClaim(engine: "own", widths: explained.answer.widths)]
                let kinds = try JudgedTable(narrowed).verdicts.map(\.kind)
                return explained.narrower.map { $0.width } == (index + 1 < points.count ? points[index + 1].width : nil)
                    && explained.wider.map { $0.width } == (index > 0 ? points[index - 1].width : nil)
                    && kinds == [.optimal]
            }
        }
    }

    @Test func `heights are proved for all widths from one on, and up to one`() throws {
        func verdict(_ text: String, in width: Double) throws -> ProvedTable.Verdict {
            try ProvedTable(#require(TableStatement(parsing: text)), of: Self.least(in: width)).verdict
        }
        #expect(try verdict("height <= 2", in: 4) == .proved)
        #expect(try verdict("height <= 2", in: 3) == .refuted)
        #expect(try verdict("height >= 2", in: 7) == .proved)
        #expect(try verdict("height >= 2", in: 8) == .refuted)
        let proved = try ProvedTable(.frontier, of: Self.least(in: 100))
        #expect(proved.verdict == .proved && proved.certificates.count == 3)
        for certificate in proved.certificates { try certificate.check() }
    }

    @Test func `a claim holds for all widths and words where it holds at each`() throws {
        let heights = Generator<Int> { choices in 1 + Int(choices.draw(upTo: 9)) }
        try forAll(Self.tables, heights, settings: .share(15, of: 300)) { table, height in
            var family = table
            family.cells[0].text += " {t}"
            family.varyingWords = [VaryingWord(name: "t", widths: 1...5)]
            let least = (0..<family.columnCount).reduce(0) { sum, column in
                let texts = family.with(words: ["t": 5]).cells.filter { $0.columns.lowerBound == column }.map(\.text)
                return sum + (texts.flatMap { $0.split(separator: " ") }.map(\.count).max() ?? 0)
            }
            family.available = Double(least + height % 3)
            let tried = try (1...5).map {
                try Self.height(of: family.with(words: ["t": $0]), in: least + height % 3) ?? 0
            }
            let atMost = try ProvedTable(.atMost(Double(height)), of: family)
            let atLeast = try ProvedTable(.atLeast(Double(height)), of: family)
            for certificate in atMost.certificates + atLeast.certificates { try certificate.check() }
            return (atMost.verdict == .proved) == tried.allSatisfy { $0 <= Double(height) }
                && (atLeast.verdict == .proved) == tried.allSatisfy { $0 >= Double(height) }
        }
    }

    @Test func `a table of words that vary is refused by who needs their widths`() throws {
        var table = Self.least(in: 4)
        table.cells[0].text = "{t}"
        table.varyingWords = [VaryingWord(name: "t", widths: 1...2)]
        #expect(throws: TableQuestionError.self) { try ExplainedTable(table) }
        #expect(throws: TableQuestionError.self) { try ProvedTable(.frontier, of: table) }
        let proved = try ProvedTable(.atMost(2), of: table)
        #expect(proved.sentence.contains("here it holds while t is at most 1 wide"))
    }

    @Test(arguments: ["css-auto", "tabulary", "equal", "rich"])
    func `the smallest table with a fault is one row of two words and three`(rule: String) throws {
        let found = try TableFuzzer(seed: 1).search(cases: 500) { table throws -> TableVerdictKind? in
            let questioner = try TableQuestioner(table.document, TableSettings(of: table.document))
            let widths = try questioner.answer(by: #require(TableRules.named(rule))).widths
            let kind = try TableJudge(questioner).verdict(on: TableClaim(engine: rule, widths: widths)).kind
            return kind == .tooTall ? kind : nil
        }
        #expect(found?.table.rows == [[[1, 1], [1, 1, 1]]] && found?.table.available == 4)
    }
}
