// RowsOfTextsTests.swift: texts whose widths a measurer rounds up, side by side under the optimum.  Lengths in points.

import Generators
import PlumbOptimal
import PlumbViews
import TestSupport
import Testing

/// Texts side by side.
private struct TextRow: Sendable, CustomStringConvertible {
    let texts: [[String]]
    let width: Int

    var description: String { "\(texts.map { $0.joined(separator: " ") }) in \(width)" }

    static let all = Generator<TextRow> { choices in
        func number(_ range: ClosedRange<Int>) -> Int {
            range.lowerBound + Int(choices.draw(upTo: UInt64(range.count - 1)))
        }
        let words = ["a", "of", "word", "longer", "considerably", "wide", "lines"]
        let texts = (0..<number(2...3)).map { _ in (0..<number(1...5)).map { _ in words[number(0...6)] } }
        return TextRow(texts: texts, width: number(60...400))
    }
}

struct RowsOfTextsTests {
    @Test func `texts take no more than the row has, and all of them what they want where that fits`() throws {
        try forAll(TextRow.all, settings: .share(40, of: 1_000)) { row in
            let strings = row.texts.map { $0.joined(separator: " ") }
            let stack = HStack(spacing: 0) { ForEach(strings.indices, id: \.self) { Text(verbatim: strings[$0]) } }
            func width(_ offered: CGFloat?) throws -> CGFloat {
                try LayoutHost(stack, engine: .optimal).layout(ProposedViewSize(width: offered, height: nil)).size.width
            }
            let (natural, taken) = (try width(nil), try width(CGFloat(row.width)))
            return taken <= CGFloat(row.width) + 1e-6 && (natural > CGFloat(row.width) || taken == natural)
        }
    }

    /// The widths of a text in quarters of a point that it takes where it is offered them, up to a width.
    private func takenQuarters(_ string: String, upTo most: Int) -> [Int] {
        let runs = [TextRun(string: string, font: .body)]
        var (taken, offer) = ([Int](), 4 * most)
        while offer > 0 {
            let room = ProposedViewSize(width: CGFloat(offer) / 4, height: nil)
            let answer = 4 * Double(HelveticaMeasurer().layout(runs, proposal: room, lineLimit: nil).size.width)
            if answer > Double(offer) - 1e-6 { taken.append(offer) }
            offer = min(offer - 1, Int(answer.rounded(.up)))
        }
        return taken
    }

    /// The best sum of one width a text that fits into a width, and the highest lowest width of all that come to it.
    private func best(_ texts: [[Int]], in width: Int) -> (total: Int, lowest: Int) {
        var lowest: [Int: Int] = [0: .max]
        for widths in texts {
            var next: [Int: Int] = [:]
            for (total, least) in lowest {
                for one in widths where total + one <= width {
                    next[total + one] = max(next[total + one] ?? 0, min(least, one))
                }
            }
            lowest = next
        }
        let total = lowest.keys.max() ?? 0
        return (total, lowest[total] ?? 0)
    }

    @Test func `no widths in quarters of a point fill a row more, or more fairly`() throws {
        try forAll(TextRow.all, settings: .share(20, of: 1_500)) { row in
            let strings = row.texts.map { $0.joined(separator: " ") }
            let stack = HStack(spacing: 0) { ForEach(strings.indices, id: \.self) { Text(verbatim: strings[$0]) } }
            let proposal = ProposedViewSize(width: CGFloat(row.width), height: nil)
            let widths = try LayoutHost(stack, engine: .optimal).layout(proposal).root.children.map {
                4 * Double($0.frame.width)
            }
            let best = best(strings.map { takenQuarters($0, upTo: row.width) }, in: 4 * row.width)
            let total = widths.reduce(0, +) - Double(best.total)
            return total > 1e-3 || (total > -1e-3 && (widths.min() ?? 0) > Double(best.lowest) - 1e-3)
        }
    }
}
