// SVGTableText.swift: a table as a picture, each line of text where it was broken.  Lengths in points.

import Documents
import Workbench
import SVG

/// Draws a table.
package enum SVGTableText {
    /// The picture of a table.
    package static func picture(of table: LaidOutTable, fontSize: Double) -> String {
        let (questioner, answer) = (table.questioner, table.answer)
        let ruler = questioner.settings.ruler
        var columns = [0.0]
        for width in answer.widths { columns.append(columns[columns.count - 1] + width + ruler.columnGap) }
        var rows = [0.0]
        for height in answer.heights { rows.append(rows[rows.count - 1] + height + ruler.rowGap) }
        var picture = SVGPicture()
        for cell in table.cells {
            let frame = [
                columns[cell.columns.lowerBound], rows[cell.rows.lowerBound],
                columns[cell.columns.upperBound] - columns[cell.columns.lowerBound],
                rows[cell.rows.upperBound] - rows[cell.rows.lowerBound],
            ]
            let ground = cell.isHeading ? Tone.stone : cell.rows.lowerBound % 2 == 0 ? .paper : .sheet
            picture.rectangle(frame, "fill=\"\(ground)\" stroke=\"\(Tone.line)\"")
            let room = frame[2] - ruler.columnGap
            for (index, line) in cell.lines.enumerated() where line.width > 0 {
                let blank = max(0, room - line.width)
                let shift = cell.side == .left ? 0 : cell.side == .right ? blank : blank / 2
                let style = SVGPicture.style(size: fontSize, isBold: cell.isHeading, paint: "fill=\"\(Tone.ink)\"")
                picture.add(
                    [.init(line.text, style)], x: frame[0] + 6.5 + shift,
                    baseline: frame[1] + 4.5 + (Double(index) + 0.5) * ruler.lineHeight + fontSize * 0.36,
                    width: line.width, isRightToLeft: SVGText.runsRightToLeft([line.text]))
            }
        }
        return picture.document(
            title: questioner.document.id, extent: [0, 0, columns[columns.count - 1], rows[rows.count - 1]], margin: 8)
    }
}
