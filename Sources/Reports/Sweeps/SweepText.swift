// SweepText.swift: a sweep as text for a terminal: its pieces, and what changes between them.  Lengths in points.

import Boxes
package import Workbench

/// The report that `plumb sweep` prints for people.
package struct SweepText {
    private let row: SweptRow
    private let columns: Int
    private let names: [String]

    /// In a terminal of so many columns; a table that is wider gives way to one of the items that change.
    package init(_ row: SweptRow, columns: Int) {
        (self.row, self.columns) = (row, columns)
        names = row.document.row.items.names
    }

    package var lines: [String] {
        [heading] + row.curves.flatMap { ["", "\($0.title)"] + pieces(of: $0.sweep) + breakpoints(of: $0.sweep) }
            + differingRanges
    }

    private var heading: String {
        let document = row.document
        let range = "\(row.range.lowerBound.points) … \(row.range.upperBound.points) pt"
        return "\(document.id.shown): \(document.axis.name), policy \(document.row.policy.name), containers \(range)"
    }

    private func pieces(of sweep: Sweep) -> [String] {
        let lines = table(sweep)
        return lines.allSatisfy { $0.count <= columns } ? lines : blocks(sweep)
    }

    /// One line a piece, one column an item.
    private func table(_ sweep: Sweep) -> [String] {
        var table = TextTable([("  container", .left), ("row", .left)] + names.map { ($0, .left) })
        for piece in sweep.pieces {
            let last = piece.lengths(at: piece.end)
            table.add(
                ["  " + Self.range(piece), piece.fit.words]
                    + zip(piece.lengths, last).map { length, last in
                        length.isStill ? length.value.points : Self.range(length, last) + " " + Self.rate(length)
                    })
        }
        return table.lines
    }

    /// One paragraph a piece: all items in the first, then those that move or have jumped.
    private func blocks(_ sweep: Sweep) -> [String] {
        zip(sweep.pieces, [nil] + sweep.breakpointEvents).flatMap { piece, change in
            let jumped = Set(change?.events.compactMap(\.jumper) ?? [])
            let shown = names.indices.filter { change == nil || !piece.lengths[$0].isStill || jumped.contains($0) }
            var table = TextTable([("    item", .left), ("from", .right), ("to", .right), ("slope", .right)])
            let last = piece.lengths(at: piece.end)
            for index in shown {
                let length = piece.lengths[index]
                table.add(["    " + names[index], length.value.points, last[index].points, length.slope.slopeText])
            }
            let rest = names.count - shown.count
            let others =
                shown.isEmpty ? "    no item changes" : "    \(rest.counted("other stays", "others stay"))"
            return ["  \(Self.range(piece)), \(piece.fit.words)"] + (shown.isEmpty ? [] : table.lines)
                + (rest > 0 ? [others] : [])
        }
    }

    private func breakpoints(of sweep: Sweep) -> [String] {
        guard sweep.pieces.count > 1 else { return ["  no breakpoints"] }
        let changes = zip(sweep.breakpointEvents, sweep.pieces.dropFirst())
        let width = sweep.breakpoints.map(\.points.count).max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        let lines = changes.flatMap { change, piece in
            let sentences = change.sentences(naming: names) + ["then " + piece.growthSentence(naming: names)]
            let words = sentences.flatMap { $0.wrapped(to: max(40, columns) - width - 4) }
            let number = "  " + String(repeating: " ", count: width - change.available.points.count)
            return words.enumerated().map { ($0 == 0 ? number + change.available.points + "  " : margin) + $1 }
        }
        return ["  breakpoints"] + lines
    }

    private var differingRanges: [String] {
        guard row.curves.count == 2 else { return [] }
        let titles = row.curves.map(\.title)
        let differingRanges = row.differingRanges
        guard !differingRanges.isEmpty else { return ["", "\(titles[0]) and \(titles[1]) agree throughout"] }
        return ["", "\(titles[0]) and \(titles[1]) part"]
            + differingRanges.map { differing in
                let range = "\(differing.start.points) … \(differing.end.points)"
                let who = names[differing.item]
                guard differing.greatest.isFinite else {
                    return "  \(range)  by more and more without end, most of all \(who)"
                }
                let place = "most in \(differing.available.points)"
                return "  \(range)  \(place), where \(who) differs by \(differing.greatest.points)"
            }
    }

    /// `+1/2`.
    private static func rate(_ length: Affine) -> String { (length.slope > 0 ? "+" : "") + length.slope.slopeText }
    private static func range(_ piece: Sweep.Piece) -> String { "\(piece.start.points) … \(piece.end.points)" }
    private static func range(_ length: Affine, _ last: Double) -> String { "\(length.value.points) … \(last.points)" }
}

extension Affine {
    /// Whether the length stays as it is, to all who read it.
    fileprivate var isStill: Bool { slope.slopeText == "0" }
}

extension Breakpoint.Event {
    fileprivate var jumper: Int? { if case .jumps(let item, _, _) = self { item } else { nil } }
}
