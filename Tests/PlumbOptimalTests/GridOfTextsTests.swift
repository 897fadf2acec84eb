// GridOfTextsTests.swift: grids and tables of texts under the optimum, against every width of their columns.  Lengths in points.

import Generators
import PlumbOptimal
import PlumbViews
import TestSupport
import Testing

/// Texts in rows and columns.
private struct Texts: Sendable, CustomStringConvertible {
    let rows: [[String]]
    let width: Int

    var description: String { "\(rows) in \(width)" }

    static let all = Generator<Texts> { choices in
        let words = ["a", "of", "word", "longer", "considerably", "two words", "it is so"]
        let columns = choices.int(in: 1...3)
        let rows = (0..<choices.int(in: 1...3)).map { _ in
            (0..<columns).map { _ in
                (0..<choices.int(in: 1...5)).map { _ in words[choices.int(in: words.indices)] }.joined(separator: " ")
            }
        }
        return Texts(rows: rows, width: choices.int(in: 60...360))
    }

    private func size(_ text: String, _ width: Int) -> CGSize {
        HelveticaMeasurer().layout(
            [TextRun(string: text, font: .body)], proposal: ProposedViewSize(width: CGFloat(width), height: nil),
            lineLimit: nil
        ).size
    }

    /// The width of a text's longest word, in whole points.
    private func word(_ text: String) -> Int {
        text.split(separator: " ").map { Int(size(String($0), 1_000).width) }.max() ?? 0
    }

    /// The least height of all ways to share the width out in whole points, words whole; `nil` where they do not fit.
    var leastHeight: CGFloat? {
        let columns = rows[0].indices
        let least = columns.map { column in rows.map { word($0[column]) }.max() ?? 0 }
        var heights: [[Int: CGFloat]] = Array(repeating: [:], count: rows.count * columns.count)
        func height(_ row: Int, _ column: Int, _ width: Int) -> CGFloat {
            let place = row * columns.count + column
            if let known = heights[place][width] { return known }
            let height = size(rows[row][column], width).height
            heights[place][width] = height
            return height
        }
        var best: CGFloat?
        func share(_ widths: [Int], _ left: Int) {
            let column = widths.count
            if column == columns.count - 1 {
                guard left >= least[column] else { return }
                let widths = widths + [left]
                let total = rows.indices.reduce(CGFloat(0)) { sum, row in
                    sum + (columns.map { height(row, $0, widths[$0]) }.max() ?? 0)
                }
                best = min(best ?? total, total)
                return
            }
            for width in stride(from: least[column], through: left, by: 1) { share(widths + [width], left - width) }
        }
        share([], width)
        return best
    }
}

struct GridOfTextsTests {
    @Test func `no widths in whole points make a grid lower`() throws {
        try forAll(Texts.all, settings: .share(25, of: 500)) { texts in
            guard let least = texts.leastHeight else { return true }
            let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(texts.rows.indices, id: \.self) { row in
                    GridRow { ForEach(texts.rows[row].indices, id: \.self) { Text(verbatim: texts.rows[row][$0]) } }
                }
            }
            let proposal = ProposedViewSize(width: CGFloat(texts.width), height: nil)
            let size = try LayoutHost(grid, engine: .optimal).layout(proposal).size
            // Widths in 64ths of a point may do what whole ones cannot.
            return size.height <= least && size.width <= CGFloat(texts.width) + 1e-9
        }
    }

    @Test func `no widths in whole points make a table lower`() throws {
        try forAll(Texts.all, settings: .share(25, of: 500)) { texts in
            guard let least = texts.leastHeight else { return true }
            let table = TableLayout(columns: texts.rows[0].count, columnSpacing: 0, rowSpacing: 0) {
                ForEach(texts.rows.flatMap(\.self).indices, id: \.self) {
                    Text(verbatim: texts.rows.flatMap(\.self)[$0])
                }
            }
            let size = try LayoutHost(table).layout(ProposedViewSize(width: CGFloat(texts.width), height: nil)).size
            return size.height <= least && size.width <= CGFloat(texts.width) + 1e-9
        }
    }

    private var terms: some View {
        TableLayout(columns: 2, columnSpacing: 12, rowSpacing: 4) {
            Text("Overflow").id("a")
            Text("What the least lengths of a row exceed its container by, where nothing fits.").id("b")
            Text("Least common staircase").id("c")
            Text("Heights by width.").id("d")
        }
    }

    // In 240 the second column needs 186 for three lines of b (20 a line in 17 points); by SwiftUI's rule the columns are even.
    @Test func `a table is lower than the grid of SwiftUI's rule, and keeps its place`() throws {
        let tree = try LayoutHost(terms).layout(ProposedViewSize(width: 240, height: nil))
        let grid = Grid(horizontalSpacing: 12, verticalSpacing: 4) {
            GridRow {
                Text("Overflow")
                Text("What the least lengths of a row exceed its container by, where nothing fits.")
            }
            GridRow {
                Text("Least common staircase")
                Text("Heights by width.")
            }
        }
        let greedy = try LayoutHost(grid).layout(ProposedViewSize(width: 240, height: nil)).size.height
        let best = try LayoutHost(grid, engine: .optimal).layout(ProposedViewSize(width: 240, height: nil)).size.height
        #expect(tree.size.height == best && best < greedy)
        let (a, b, d) = (tree.frame(id: "a"), tree.frame(id: "b"), tree.frame(id: "d"))
        #expect(a?.minX == 0 && a?.minY == 0 && b?.minY == 0 && d?.minX == b?.minX)
        #expect(tree.size.width == 240)
    }

    @Test func `odd tables are laid out`() throws {
        let none = TableLayout(columns: 0) { EmptyView() }
        #expect(try LayoutHost(none).layout(ProposedViewSize(width: 100, height: nil)).size == .zero)
        let colors = TableLayout(columns: 2, columnSpacing: 0, rowSpacing: 0) {
            Color.red.frame(width: 30, height: 10).id("a")
            Color.blue.frame(minWidth: 20, minHeight: 5).frame(height: 5).id("b")
            Text("x").id("c")
        }
        let tree = try LayoutHost(colors).layout(ProposedViewSize(width: 100, height: nil))
        #expect(tree.frame(id: "a")?.width == 30 && tree.frame(id: "b")?.width == 70)
        #expect(tree.frame(id: "c")?.minY == 10)
        let narrow = try LayoutHost(terms).layout(ProposedViewSize(width: 10, height: nil))
        #expect(narrow.size.width > 10)
        let open = try LayoutHost(terms).layout(.unspecified)
        #expect(open.size.height == 21 * 2 + 4)
    }
}
