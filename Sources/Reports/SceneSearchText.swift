// SceneSearchText.swift: what a search over all widths says of a scene, for a terminal and as a drawing.  Lengths in points.

package import Boxes
package import Workbench

/// The report of `plumb layout --widths`.
package struct SceneSearchText {
    private let search: SearchedScene

    package init(_ search: SearchedScene) { self.search = search }

    /// That no claim fails, in words.
    package var nothing: String {
        let names = search.claims.map(\.name).joined(separator: ", ")
        return "\(names): nothing found from \(search.widths.lowerBound) to \(search.widths.upperBound)"
    }

    /// What was found, with the views of the narrowest width that fails.
    package var lines: [String] {
        let name = search.document.id.shown
        guard let found = search.finding else { return ["\(name): \(nothing), in \(search.layouts.counted("layout"))"] }
        let direction = found.isRightToLeft ? ", right to left" : ""
        return ["\(name): \(found.width) wide\(direction)", "  \(found.fault)".printable]
            + (found.repair.map { ["  every claim holds in all widths with \($0)".printable] } ?? [])
            + found.picture.map(\.printable)
    }
}

extension SearchedScene {
    /// The picture of the narrowest width in which a claim fails: the views concerned in red, the room outlined; `nil` where
    /// none fails.
    ///
    /// What fails from right to left alone is drawn in a mirror, as from left to right.
    /// - Throws: What laying the scene out throws.
    package func drawing(shaper: (any TextShaper)?) throws -> String? {
        guard let finding else { return nil }
        var scene = document
        scene.proposal.horizontal = Double(finding.width)
        let height = scene.proposal.vertical.flatMap { $0.isFinite ? max($0, 0) : nil }
        scene.proposal.vertical = height
        let beyond = finding.isRightToLeft ? finding.size.horizontal - Double(finding.width) : 0
        let room = BoxFrame(
            origin: PerAxis(horizontal: beyond, vertical: 0),
            size: PerAxis(horizontal: Double(finding.width), vertical: height ?? finding.size.vertical))
        let faults = finding.fault.views.map { view in
            var frame = view.rectangle
            if finding.isRightToLeft {
                frame.origin.horizontal = finding.size.horizontal - frame.end(.horizontal)
            }
            return frame
        }
        return SceneDrawing(
            try LaidOutScene(scene, engine: engine, shaper: shaper, for: .picture), marks: .framesAndNames,
            faults: faults, room: room, window: room, title: "\(finding.width) wide: \(finding.fault)".printable,
            verdict: .refuted
        ).document
    }
}
