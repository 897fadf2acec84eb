// ProofPicture.swift: the picture that `plumb prove --format svg` draws.

import Boxes
import Families
package import Workbench

extension ProvedFamily {
    /// The picture: the regions of rows, or the smallest scene that contradicts a claim.
    ///
    /// - Parameter limits: How much work it may be to explore the regions again, to draw them.
    /// - Throws: `ProofDrawingError`, `NothingRefuted`; what the rule throws.
    package func picture(limits: ProofLimits) throws -> String {
        switch subject {
        case .rows(let document, let rule, let title):
            return try ProofDrawing(self, of: document, by: rule, title: title, limits: limits).document
        case .scenes(_, let engine):
            guard
                let (claim, refuted) = claims.lazy.compactMap({ claim in
                    claim.refutation?.scene.map { (claim.claim, $0) }
                }).first
            else { throw NothingRefuted() }
            return try refuted.picture(against: claim, by: engine)
        }
    }
}

extension RefutedScene {
    /// The smallest scene with the views marked that contradict the claim; one unit of the picture is one point.
    fileprivate func picture(against claim: LayoutClaim, by engine: SceneEngine) throws -> String {
        let laidOut = try LaidOutScene(smallest, engine: engine, for: .picture)
        let room = PerAxis { axis in
            // Where all fits there is no need to show how much is empty.
            let offered = smallest.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? laidOut.size[axis]
            return min(offered, max(laidOut.size[axis], faults.flatMap(\.views).map { $0.frame.end(axis) }.max() ?? 0))
        }
        let words = faults.first.map { "; \($0.words(of: claim.measure))" } ?? ""
        return SceneDrawing(
            laidOut, marks: .framesAndNames, faults: faults.flatMap(\.views).map(\.frame), room: BoxFrame(size: room),
            title: "Refuted: \(claim)\(words)".printable, verdict: .refuted
        ).document
    }
}

/// Nothing contradicts the claims, so there is no scene to draw.
package struct NothingRefuted: Error, CustomStringConvertible {
    /// What is wrong.
    package var description: String { "nothing is refuted, so there is no faulty scene to draw" }
}
