// SweepText.swift: a sweep as text for a terminal: its pieces, and what changes between them.  Lengths in points.

import Boxes
package import Workbench

/// The report that `plumb sweep` prints for people.
package struct SweepText<Subject: Swept> {
    private typealias Piece = Subject.Piece
    private typealias Number = AffineOver<Subject.Scalar>

    private let swept: Subject
    private let columns: Int
    private let names: [String]

    /// In a terminal of so many columns; a table of a row that is wider gives way to one of the items that change.
    package init(_ swept: Subject, columns: Int) {
        (self.swept, self.columns) = (swept, columns)
        names = swept.names.map(\.printable)
    }

    package var lines: [String] {
        let curves = swept.curves.flatMap { curve in
            (isRow ? ["", curve.title] : []) + pieces(of: curve) + breakpoints(of: curve)
        }
        return [heading] + curves + differingRanges
    }

    private var isRow: Bool { swept.sides.isEmpty }

    private var heading: String {
        let (id, range) = (swept.id.shown, "\(swept.range.lowerBound.points) … \(swept.range.upperBound.points)")
        switch swept.subject {
        case .row(let row):
            return "\(id): \(row.axis.name), policy \(row.document.row.policy.name), containers \(range) pt"
        case .scene(let scene):
            let lengths = PerAxis { scene.document.proposal[$0].map { "\($0.points) pt" } ?? "unspecified" }
            let (axis, other) = (scene.axis, scene.axis.across)
            let containers =
                scene.parameter == nil
                ? "\(axis.lengthName)s \(range) pt, \(other.lengthName) \(lengths[other])"
                : "\(scene.containerName) \(range), first proposal \(lengths.horizontal) by \(lengths.vertical)"
            return "\(id): \(containers), engine \(scene.engine.rawValue)"
        }
    }

    /// For a row, a table of all pieces if it fits.
    private func pieces(of curve: Subject.Curve) -> [String] {
        let pieces = curve.sweep.pieces
        let lines = isRow ? table(pieces) : []
        return isRow && lines.allSatisfy { $0.count <= columns } ? lines : blocks(pieces)
    }

    /// One line a piece, one column an item.
    private func table(_ pieces: [Piece]) -> [String] {
        var table = TextTable([("  container", .left), ("row", .left)] + names.map { ($0, .left) })
        for piece in pieces {
            let numbers = zip(piece.numbers.joined(), piece.numbers(at: piece.end).joined())
            table.add(["  " + Self.range(piece), piece.fit.words] + numbers.map(Self.cell))
        }
        return table.lines
    }

    /// One paragraph a piece: all in the first, then those that move or have jumped.
    private func blocks(_ pieces: [Piece]) -> [String] {
        let part = isRow ? "item" : "view"
        return zip(pieces, [nil] + pieces).flatMap { piece, before in
            let shown = before.map { piece.changing(after: $0) } ?? Array(names.indices)
            let rest = names.count - shown.count
            let others = shown.isEmpty ? "no \(part) changes" : rest.counted("other stays", "others stay")
            var lines = ["  \(Self.range(piece)), \(piece.fit.words)"]
            if !shown.isEmpty { lines += block(piece, shown, part) }
            if rest > 0 || (shown.isEmpty && !isRow) { lines.append("    \(others)") }
            return lines
        }
    }

    /// One line an item with its length, or one a view with its frame.
    private func block(_ piece: Piece, _ shown: [Int], _ part: String) -> [String] {
        let columns: [(String, TextTable.Side)] =
            isRow ? [("from", .right), ("to", .right), ("slope", .right)] : swept.sides.map { ($0, .left) }
        var table = TextTable([("    " + part, .left)] + columns)
        let (numbers, last) = (piece.numbers, piece.numbers(at: piece.end))
        for index in shown {
            let ends = zip(numbers[index], last[index])
            let cells =
                isRow
                ? ends.flatMap { [$0.value.points, $1.points, $0.slope.double.slopeText] } : ends.map(Self.cell)
            table.add(["    " + names[index]] + cells)
        }
        return table.lines
    }

    private func breakpoints(of curve: Subject.Curve) -> [String] {
        let changes = swept.changes(of: curve)
        guard !changes.isEmpty else { return ["  no breakpoints"] }
        let width = changes.map(\.available.points.count).max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        var lines = ["  breakpoints"]
        for (change, piece) in zip(changes, curve.sweep.pieces.dropFirst()) {
            let sentences: [String] = change.sentences + ["then " + swept.growth(in: piece)]
            let words = sentences.flatMap { $0.wrapped(to: max(40, columns) - width - 4) }
            let number = change.available.points
            var before = "  \(String(repeating: " ", count: width - number.count))\(number)  "
            for line in words {
                lines.append(before + line)
                before = margin
            }
        }
        return lines
    }

    private var differingRanges: [String] {
        guard case .row(let row) = swept.subject, row.curves.count == 2 else { return [] }
        let titles = row.curves.map(\.title)
        let differingRanges = row.differingRanges
        guard !differingRanges.isEmpty else { return ["", "\(titles[0]) and \(titles[1]) agree throughout"] }
        return ["", "\(titles[0]) and \(titles[1]) differ"]
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

    private static func range(_ piece: Piece) -> String { "\(piece.start.points) … \(piece.end.points)" }

    /// `40 … 160 +1/2`, or `40`.
    private static func cell(_ number: Number, _ last: Subject.Scalar) -> String {
        if number.isStill { return number.value.points }
        let slope = number.slope.double.slopeText
        return "\(number.value.points) … \(last.points) \(number.slope > 0 ? "+" : "")\(slope)"
    }
}

extension AffineOver {
    /// Whether the number stays as it is, to all who read it.
    fileprivate var isStill: Bool { slope.double.slopeText == "0" }
}

extension SweptPiece {
    /// The parts that move, or have jumped since the piece before this one.
    fileprivate func changing(after before: Self) -> [Int] {
        let (numbers, last) = (numbers, before.numbers(at: start))
        return numbers.indices.filter { part in
            zip(numbers[part], last[part]).contains { number, last in
                // As for `Sweep.breakpoints` doubles that are rounded a little otherwise are one.
                !number.isStill
                    || last != number.value
                        && (last - number.value).magnitude > Scalar.rounding(at: max(start, last)) * 1_000
            }
        }
    }
}
