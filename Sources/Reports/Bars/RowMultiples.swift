// RowMultiples.swift: many rows beside each other, each with the best answer above the claimed one.  Places in pixels.

package import Workbench

/// Small multiples: what engines answer to the smallest rows that they get wrong.
package struct RowMultiples {
    private static let (columns, breadth, gap, margin) = (3, 220.0, 24.0, 28.0)
    private static let signs = 22.0
    private static let laneHeight = 28.0
    private static let width = 2 * margin + 3 * breadth + 2 * gap

    /// A part of the picture.
    private struct Cell {
        let title: String
        let body: String
        let height: Double
        let words: String
    }

    private let title: String
    private let cells: [Cell]
    private let legend: BarLegend

    /// - Parameters:
    ///   - title: What the engines have in common.
    ///   - rows: Each with the engine's answer first and the optimum after it.
    package init(title: String, _ rows: [AnsweredRow]) {
        self.title = title
        legend = BarLegend(rows)
        cells = rows.compactMap { row in row.answers.first.map { Self.cell(row, $0, Array(row.answers.dropFirst())) } }
    }

    package var document: String {
        var (body, top) = ("", 84 + legend.height)
        body += SVGText.text(title, x: Self.margin, y: 38, size: 17, isBold: true)
        body += SVGText.text(
            "The smallest row that each engine gets wrong: the best answer above, the engine's below", x: Self.margin,
            y: 58, tone: .soft)
        body += legend.drawing(x: Self.margin, y: 58 + legend.height)
        for start in stride(from: 0, to: cells.count, by: Self.columns) {
            let line = cells[start..<min(start + Self.columns, cells.count)]
            for (place, cell) in line.enumerated() {
                let x = Self.margin + Double(place) * (Self.breadth + Self.gap)
                body += "<g transform=\"translate(\(svg: x) \(svg: top))\">\n\(cell.body)</g>\n"
            }
            top += (line.map(\.height).max() ?? 0) + 22
        }
        return SVGDocument(
            title: title, words: cells.map { "\($0.title): \($0.words)." }.joined(separator: " "), width: Self.width,
            height: top
        ).hatched(body)
    }

    private static func cell(_ row: AnsweredRow, _ answer: RowAnswer, _ better: [RowAnswer]) -> Cell {
        // Rows of engines have no ids: letters are read more easily than indices.
        let names = row.document.row.items.enumerated().map { $1.id?.printable ?? letter($0) }
        var y = 0.0
        var body = SVGText.path("M0 0 H\(svg: breadth)", style: "stroke=\"\(Tone.line)\"")
        for line in SVGText.lines(of: answer.title.printable, in: breadth - 14, size: 13).prefix(2) {
            y += 18
            body += SVGText.text(SVGText.cut(line, to: breadth, isBold: true), x: 0, y: y, isBold: true)
        }
        y += 19
        let amount = answer.amount(names)
        body += answer.kind.sign.drawing(x: 0, y: y - 12, tone: answer.kind.tone)
        body += SVGText.text(
            SVGText.cut(amount.isEmpty ? answer.kind.words : amount, to: breadth - 20, isBold: true), x: 20, y: y,
            isBold: true, tone: answer.kind.tone)
        let bounds = row.bounds(names)
        let room = row.container.map { "container \(shown($0))\(bounds.isEmpty ? ", " : ": ")" } ?? ""
        for line in SVGText.lines(of: room + (bounds.isEmpty ? "no bounds" : bounds), in: breadth).prefix(3) {
            y += 16
            body += SVGText.text(SVGText.cut(line, to: breadth), x: 0, y: y, tone: .soft)
        }
        y += 10
        let scale = LaneScale(row, left: signs, breadth: breadth - signs)
        let top = y
        var (lanes, notes) = ("", "")
        for lane in better + [answer] {
            lanes += lane.kind.sign.drawing(x: 0, y: y + 6, tone: lane.kind.tone)
            let bars = LaneDrawing(
                row: row, lane: lane, names: names, scale: scale, height: laneHeight, size: 12, showsAmount: false)
            lanes += bars.drawing(top: y)
            notes += bars.notes(top: y)
            y += bars.extent + 2
        }
        if let container = row.container {
            body += walls(scale, container, top: top - 4, bottom: y - 2, around: lanes)
        } else {
            body += lanes
        }
        let lengths = (better + [answer]).map {
            "\($0.title.printable) \($0.arrangement.lengths.map(shown).joined(separator: ", "))"
        }
        return Cell(
            title: answer.title.printable, body: body + notes, height: y,
            words: ([amount.isEmpty ? answer.kind.words : amount] + lengths).joined(separator: "; "))
    }

    private static func walls(
        _ scale: LaneScale, _ container: Double, top: Double, bottom: Double, around lanes: String
    ) -> String {
        let (left, right) = (scale.place(0), scale.place(container))
        return SVGText.rectangle(
            x: left, y: top, width: right - left, height: bottom - top, style: "fill=\"\(Tone.sheet)\"") + lanes
            + SVGText.path(
                "M\(svg: left) \(svg: top) V\(svg: bottom) M\(svg: right) \(svg: top) V\(svg: bottom)",
                style: "fill=\"none\" stroke=\"\(Tone.ink)\" stroke-width=\"2\"")
    }

    private static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : "\(index)"
    }
}
