// SceneSweepTable.swift: the sweep of a scene as comma-separated values, a line for each number of each view in each piece.
// Lengths in points.  The columns are described in Documentation/Formats.md: add some at the end, never rename one.

package import Workbench

/// The table that other programs read.
///
/// Columns: engine, from, to, fit, view, side, length at from, length at to, slope.  Numbers have all their digits, and an
/// infinite end or length is `infinity`.
package struct SceneSweepTable {
    private let scene: SweptScene

    package init(_ scene: SweptScene) { self.scene = scene }

    package var text: String {
        CSVLine.of(["engine", "from", "to", "fit", "view", "side", "length at from", "length at to", "slope"])
            + scene.sweep.pieces.map(lines).joined()
    }

    private func lines(of piece: SceneSweep.Piece) -> String {
        zip(piece.frames, piece.frames(at: piece.end)).map { frame, last in
            SceneBreakpoint.Side.all.map { side in
                let number = frame.number(side)
                let numbers = [number.value, last.number(side), number.slope].map(\.double.cell)
                return CSVLine.of(
                    [scene.engine.rawValue, piece.start.double.cell, piece.end.double.cell, piece.fit.rawValue]
                        + [frame.id, side.name] + numbers)
            }.joined()
        }.joined()
    }
}
