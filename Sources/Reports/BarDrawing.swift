// BarDrawing.swift: the answers to a row as bars of characters, to scale.

package import Workbench

/// Bars in a fixed number of terminal columns.
///
/// An item is `[name···]`, one too narrow for its brackets `|`; the ruler below shows the container, so that
/// whatever reaches past it overflows.
package struct BarDrawing {
    private let row: AnsweredRow
    private let columns: Int

    /// In a terminal of so many columns, of which at least 40 are used.
    package init(_ row: AnsweredRow, columns: Int) { (self.row, self.columns) = (row, max(40, columns)) }

    package var lines: [String] {
        let titles = row.answers.map(\.title)
        let margin = min(columns / 3, (titles.map(\.count).max() ?? 0) + 4)
        let scale = Scale(extent: row.extent, cells: columns - margin - 1)
        let bars = row.answers.map { lane in Self.padded("  " + lane.title, to: margin) + bar(lane, scale) }
        guard let container = row.container else { return bars }
        return bars + [Self.padded("", to: margin) + ruler(container, scale)]
    }

    private struct Scale {
        let extent: ClosedRange<Double>
        let cells: Int

        func cell(_ position: Double) -> Int {
            guard position.isFinite else { return position > 0 ? cells : 0 }
            let share = (position - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
            return Int((share * Double(cells)).rounded())
        }
    }

    private func bar(_ lane: RowAnswer, _ scale: Scale) -> String {
        var cells = [Character](repeating: " ", count: scale.cells + 1)
        let arrangement = lane.arrangement
        for (index, name) in row.names.enumerated() {
            let start = scale.cell(arrangement.offsets[index])
            let end = scale.cell(arrangement.offsets[index] + arrangement.lengths[index])
            guard arrangement.lengths[index] > 0 else { continue }
            for (cell, character) in zip(start..., Self.box(name, cells: max(1, end - start)))
            where cells.indices.contains(cell) { cells[cell] = character }
        }
        return String(cells).withoutTrailingSpaces
    }

    private static func box(_ name: String, cells: Int) -> [Character] {
        guard cells >= 2 else { return ["|"] }
        let room = cells - 2
        let label = name.count <= room ? name : String(name.prefix(max(0, room - 1))) + (room > 0 ? "…" : "")
        return ["["] + Array(label) + [Character](repeating: "·", count: room - label.count) + ["]"]
    }

    private func ruler(_ container: Double, _ scale: Scale) -> String {
        let start = scale.cell(0)
        let width = scale.cell(container) - start
        let blanks = String(repeating: " ", count: start)
        let label = " \(container.points) pt "
        func line(_ count: Int) -> String { String(repeating: "─", count: count) }
        guard width >= label.count + 4 else { return blanks + "└" + line(max(0, width - 2)) + "┘" + label }
        let left = (width - 2 - label.count) / 2
        return blanks + "└" + line(left) + label + line(width - 2 - label.count - left) + "┘"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        let short = text.count < width ? text : String(text.prefix(width - 2)) + "…"
        return short + String(repeating: " ", count: width - short.count)
    }
}

// What both pictures of a row, text and SVG, are drawn from.
extension AnsweredRowOver {
    /// The names of the items: their ids, or else their indices.
    var names: [String] { document.row.items.names }
}

extension AnsweredRow {
    /// The container, in points; `nil` unless it is finite.
    var container: Double? { document.row.available.flatMap { $0.isFinite ? $0 : nil } }

    /// What has to be drawn, in points: from the leftmost start to the rightmost end of anything finite.
    var extent: ClosedRange<Double> {
        var lower = 0.0
        var upper = max(container ?? 0, 0)
        for answer in answers {
            for (offset, length) in zip(answer.arrangement.offsets, answer.arrangement.lengths) where offset.isFinite {
                lower = min(lower, offset)
                upper = max(upper, length.isFinite ? offset + length : offset)
            }
        }
        return lower...max(upper, lower + 1)
    }
}
