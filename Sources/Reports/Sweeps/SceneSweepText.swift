// SceneSweepText.swift: the sweep of a scene as text for a terminal: its pieces, and what changes between them.
// Lengths in points.

import Boxes
package import Workbench

/// The report that `plumb sweep` prints of a scene.
package struct SceneSweepText {
    private let scene: SweptScene
    private let columns: Int

    /// In a terminal of so many columns.
    package init(_ scene: SweptScene, columns: Int) { (self.scene, self.columns) = (scene, columns) }

    package var lines: [String] { [heading] + pieces + breakpoints }

    private var heading: String {
        let range = "\(scene.range.lowerBound.points) … \(scene.range.upperBound.points)"
        if scene.parameter != nil {
            let lengths = Axis.allCases.map { scene.document.proposal[$0].map { "\($0.points) pt" } ?? "unspecified" }
            return """
                \(scene.document.id.shown): \(scene.containerName) \(range), first proposal \
                \(lengths.joined(separator: " by ")), engine \(scene.engine.rawValue)
                """
        }
        let other = scene.axis.across
        let across = scene.document.proposal[other].map { "\($0.points) pt" } ?? "unspecified"
        return """
            \(scene.document.id.shown): \(scene.axis.lengthName)s \(range) pt, \(other.lengthName) \(across), \
            engine \(scene.engine.rawValue)
            """
    }

    /// One paragraph a piece: all views in the first, then those that move or have changed.
    private var pieces: [String] {
        let pieces = scene.sweep.pieces
        return zip(pieces, [nil] + pieces).flatMap { piece, before in
            let last = before?.frames(at: piece.start)
            let shown = piece.frames.indices.filter { index in
                guard let last else { return true }
                return SceneBreakpoint.Side.all.contains { side in
                    let number = piece.frames[index].number(side)
                    return number.slope != 0 || number.value != last[index].number(side)
                }
            }
            return [heading(of: piece)] + table(piece, shown) + rest(piece.frames.count - shown.count, shown.isEmpty)
        }
    }

    private func heading(of piece: SceneSweep.Piece) -> String {
        "  \(piece.start.points) … \(piece.end.points), \(piece.fit.words)"
    }

    private func rest(_ count: Int, _ isAll: Bool) -> [String] {
        if isAll { return ["    no view changes"] }
        return count > 0 ? ["    \(count.counted("other stays", "others stay"))"] : []
    }

    private func table(_ piece: SceneSweep.Piece, _ shown: [Int]) -> [String] {
        if shown.isEmpty { return [] }
        let sides = SceneBreakpoint.Side.all
        var table = TextTable([("    view", .left)] + sides.map { ($0.name, .left) })
        let last = piece.frames(at: piece.end)
        for index in shown {
            let frame = piece.frames[index]
            table.add(
                ["    " + frame.id.printable] + sides.map { Self.cell(frame.number($0), last[index].number($0)) })
        }
        return table.lines
    }

    /// `40 … 160 +1`.
    private static func cell(_ number: SceneSweep.Length, _ last: Fraction) -> String {
        if number.slope == 0 { return number.value.points }
        let sign = number.slope > 0 ? "+" : ""
        return "\(number.value.points) … \(last.points) \(sign)\(number.slope.double.slopeText)"
    }

    private var breakpoints: [String] {
        let breakpoints = scene.breakpoints
        guard !breakpoints.isEmpty else { return ["  no breakpoints"] }
        let width = breakpoints.map(\.available.points.count).max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        return ["  breakpoints"]
            + zip(breakpoints, scene.sweep.pieces.dropFirst()).flatMap { breakpoint, piece in
                let sentences =
                    breakpoint.sentences(per: scene.unit) + ["then " + piece.growthSentence(per: scene.unit)]
                let words = sentences.flatMap { $0.wrapped(to: max(40, columns) - width - 4) }
                let number = breakpoint.available.points
                let first = "  " + String(repeating: " ", count: width - number.count) + number + "  "
                return words.enumerated().map { ($0 == 0 ? first : margin) + $1 }
            }
    }
}
