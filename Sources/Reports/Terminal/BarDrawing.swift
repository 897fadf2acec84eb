// BarDrawing.swift: the answers to a row as bars of characters, to scale.

package import Workbench

/// Bars in a fixed number of terminal columns.
///
/// An item is `[name···]`, one too narrow for its brackets `|`, and one without length `^name` on a line below its bar; the
/// ruler shows the container, so that whatever reaches past it overflows.  From 15 items on, where names have no room, an item is `[3··]`, and a legend below
/// says whose number it is.
package struct BarDrawing {
    private let row: AnsweredRow
    private let columns: Int

    /// In a terminal of so many columns, of which at least 40 are used.
    package init(_ row: AnsweredRow, columns: Int) { (self.row, self.columns) = (row, max(40, columns)) }

    package var lines: [String] {
        let titles = row.answers.map(\.title)
        let margin = min(columns / 3, (titles.map(\.cells).max() ?? 0) + 4)
        let scale = Scale(extent: row.extent, cells: columns - margin - 1)
        let blank = Self.padded("", to: margin)
        var lines: [String] = []
        for lane in row.answers {
            lines.append(Self.padded("  " + lane.title, to: margin) + bar(lane, scale))
            for tick in ticks(lane, scale) { lines.append(blank + tick) }
        }
        if let container = row.container { lines.append(blank + ruler(container, scale)) }
        return lines + legend
    }

    /// The keys of a row's items, in their order; items beyond the last key have none.
    private static let keys = Array("123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ").map { String($0) }
    private static let fewestWithLegend = 15

    private var hasLegend: Bool { row.names.count >= Self.fewestWithLegend }

    /// What stands in the bars.
    private var labels: [String] {
        guard hasLegend else { return row.names }
        return row.names.indices.map { Self.keys.indices.contains($0) ? Self.keys[$0] : "" }
    }

    private var legend: [String] {
        guard hasLegend else { return [] }
        return zip(Self.keys, row.names).map { "\($0) \($1)" }.wrapped(after: "  ", to: columns)
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
        var cells = [String](repeating: " ", count: scale.cells + 1)
        let arrangement = lane.arrangement
        for (index, label) in labels.enumerated() {
            let start = scale.cell(arrangement.offsets[index])
            let end = scale.cell(arrangement.offsets[index] + arrangement.lengths[index])
            guard arrangement.lengths[index] > 0 else { continue }
            for (cell, text) in zip(start..., box(label, cells: max(1, end - start)))
            where cells.indices.contains(cell) { cells[cell] = text }
        }
        return cells.joined().withoutTrailingSpaces
    }

    /// Lines that name the items without length, each at its place: `^name`, or `name^` where the right end is near.
    private func ticks(_ lane: RowAnswer, _ scale: Scale) -> [String] {
        var lines: [[String]] = []
        let (cells, arrangement) = (scale.cells + 1, lane.arrangement)
        for (index, label) in labels.enumerated() where arrangement.lengths[index] <= 0 && !label.isEmpty {
            let place = min(max(0, scale.cell(arrangement.offsets[index])), cells - 1)
            let whole = Self.inCells(label)
            let name = whole.count < cells ? whole : Self.inCells(label, atMost: cells - 2) + ["…"]
            let isRight = place + name.count < cells
            let start = isRight ? place : max(0, place - name.count)
            let mark = isRight ? ["^"] + name : name + ["^"]
            // A blank stays between two of them; what has no room takes a line more.
            let free = lines.firstIndex { $0.count < start || ($0.isEmpty && start == 0) } ?? lines.count
            if free == lines.count { lines.append([]) }
            lines[free] += [String](repeating: " ", count: start - lines[free].count) + mark
        }
        return lines.map { $0.joined() }
    }

    /// What stands in each cell of an item; a letter of two cells stands in the first one of them.
    private func box(_ label: String, cells: Int) -> [String] {
        guard cells >= 2 else { return [hasLegend && !label.isEmpty ? label : "|"] }
        let room = cells - 2
        let text = Self.inCells(label)
        let shown = text.count <= room ? text : room > 0 ? Self.inCells(label, atMost: room - 1) + ["…"] : []
        return ["["] + shown + [String](repeating: "·", count: room - shown.count) + ["]"]
    }

    /// The letters of a text, an empty string after each that takes two cells.
    private static func inCells(_ text: String, atMost most: Int = .max) -> [String] {
        var cells: [String] = []
        for letter in text {
            let width = String(letter).cells
            if cells.count + width > most { break }
            cells.append(String(letter))
            cells += [String](repeating: "", count: max(0, width - 1))
        }
        return cells
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
        let short = text.cells < width ? text : inCells(text, atMost: width - 2).joined() + "…"
        return short + String(repeating: " ", count: max(0, width - short.cells))
    }
}

// What both pictures of a row, text and SVG, are drawn from.
extension AnsweredRowOver {
    /// The names of the items: their ids, or else their places.
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
