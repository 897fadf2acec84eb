// BarDrawing.swift: the answers to a row as bars of characters, to scale.

import Plumb
public import Workbench

/// Bars in a fixed number of terminal columns.
///
/// An item is `[name···]`, one too narrow for its brackets `|`; the ruler below shows the container, so that
/// whatever reaches past it overflows.
public struct BarDrawing {
    private let picture: AnsweredRow
    private let columns: Int

    /// - Parameter columns: The width of the terminal; at least 40 are used.
    public init(_ picture: AnsweredRow, columns: Int) {
        self.picture = picture
        self.columns = max(40, columns)
    }

    /// The lines: one for each answer, and the ruler.
    public var lines: [String] {
        let titles = picture.answers.map(\.title)
        let margin = min(columns / 3, (titles.map(\.count).max() ?? 0) + 4)
        let scale = Scale(extent: picture.extent, cells: columns - margin - 1)
        let bars = picture.answers.map { lane in
            Self.padded("  " + lane.title, to: margin) + bar(lane, scale)
        }
        guard let container = picture.container else { return bars }
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
        for (index, name) in picture.names.enumerated() {
            let start = scale.cell(arrangement.offsets[index])
            let end = scale.cell(arrangement.offsets[index] + arrangement.lengths[index])
            guard arrangement.lengths[index] > 0 else { continue }
            for (cell, character) in zip(start..., Self.box(name, cells: max(1, end - start)))
            where cells.indices.contains(cell) {
                cells[cell] = character
            }
        }
        return Self.trimmed(String(cells))
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
        guard width >= label.count + 4 else {
            return blanks + "└" + String(repeating: "─", count: max(0, width - 2)) + "┘" + label
        }
        let left = (width - 2 - label.count) / 2
        let right = width - 2 - label.count - left
        return blanks + "└" + String(repeating: "─", count: left) + label
            + String(repeating: "─", count: right) + "┘"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        let short = text.count < width ? text : String(text.prefix(width - 2)) + "…"
        return short + String(repeating: " ", count: width - short.count)
    }

    private static func trimmed(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }
}
