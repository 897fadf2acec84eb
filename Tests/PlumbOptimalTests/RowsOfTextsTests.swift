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
}
