// SearchedScene.swift: does a scene hold together in every whole width?  In points.

package import Boxes
import Deadlines

/// A scene that was laid out in every whole width of a range, up to the first in which a claim fails.
package struct SearchedScene: Sendable {
    /// A claim that fails.
    package struct Finding: Sendable {
        /// The narrowest width, in points.
        package let width: Int
        /// Whether it fails from right to left alone.
        package let isRightToLeft: Bool
        /// The claim, and how it is broken.
        package let claim: SceneClaim, fault: PlacedFault
        /// The size of the scene there, in points.
        package let size: PerAxis<Double>
        /// The views of the scene with their frames, one a line; `>` marks those concerned.
        package let picture: [String]
        /// A change of the scene with which every claim holds in all widths, if one was found.
        package fileprivate(set) var repair: String?
        /// The scene with that change; `nil` where the scene stays and another engine lays it out.
        package fileprivate(set) var repaired: SceneDocument?
    }

    /// The scene, which keeps the height that it proposes.
    package let document: SceneDocument
    /// How stacks share their lengths.
    package let engine: SceneEngine
    /// From where to where it was searched.
    package let widths: ClosedRange<Int>
    /// What is claimed.
    package let claims: [SceneClaim]
    /// How many widths were laid out.
    package private(set) var layouts = 0
    /// What was found; `nil` where every claim holds in all widths that were laid out.
    package private(set) var finding: Finding?

    /// So many views all trials of changes may lay out in any case.
    private static let mostViews = 400_000

    /// Looks for the narrowest width in which a claim fails, first from left to right, and for a change that repairs the scene.
    ///
    /// Where a claim fails that depends on how lengths are shared, the optimal engine and then the repairs of
    /// `SceneView.repairs` are tried, until with one of them all claims hold in all widths.  Layouts are counted there, so
    /// that the same is found on every machine: all trials together lay the scene out four times over all widths.
    ///
    /// - Parameters:
    ///   - shaper: What measures texts; the package's own table where there is none.
    ///   - claims: With `mirrored` among them all are judged from right to left, too.
    /// - Throws: `UnmeasuredView` for a view of a kind that is no box.
    /// - Complexity: A layout a width.
    package init(
        _ document: SceneDocument, by engine: SceneEngine, shaper: (any TextShaper)? = nil, widths: ClosedRange<Int>,
        that claims: [SceneClaim]
    ) throws {
        (self.document, self.engine, self.widths, self.claims) = (document, engine, widths, claims)
        try document.root.perform {
            var stage = try SceneStage(document, by: engine, shaper, claims)
            var found = stage.narrowest(in: widths)
            layouts = stage.layouts
            if let finding = found, finding.claim.dependsOnShares, let change = repair(finding.width, shaper) {
                found?.repair = change.words
                found?.repaired = change.scene
            }
            finding = found
        }
    }

    /// The first change with which every claim holds in all widths.
    ///
    /// - Parameter failing: The width that failed, which comes first.
    private func repair(
        _ failing: Int, _ shaper: (any TextShaper)?
    ) -> (words: String, scene: SceneDocument?)? {
        let optimum = engine == .optimal ? [] : ["the optimal engine"]
        let optima = optimum.map { (words: $0, engine: SceneEngine.optimal, scene: { document }) }
        let changes = document.root.repairs.map { repair in
            (words: repair.words, engine: engine, scene: { document.with(repair.root) })
        }
        var left = max(4 * widths.count, Self.mostViews / document.root.count)
        for change in optima + changes where left > 0 && !Deadline.isOver {
            guard var stage = try? SceneStage(change.scene(), by: change.engine, shaper, claims) else { continue }
            let isRepaired = stage.narrowest(in: failing...failing) == nil
            if isRepaired, stage.narrowest(in: widths, most: left) == nil, !stage.isCutShort {
                return (change.words, change.engine == engine ? change.scene() : nil)
            }
            left -= stage.layouts
        }
        return nil
    }

    /// The answer as one line, as Documentation/Formats.md describes it.
    package var json: JSONText {
        var members: [(String, JSONText?)] = [
            ("id", document.id.map(JSONText.string)), ("from", .integer(widths.lowerBound)),
            ("to", .integer(widths.upperBound)), ("holds", .bool(finding == nil)),
        ]
        if let finding {
            members += [
                ("claim", .string(finding.claim.name)), ("width", .integer(finding.width)),
                ("rightToLeft", .bool(finding.isRightToLeft)), ("fault", .string(finding.fault.description)),
                ("views", .array(finding.fault.views.map { .string($0.path) })),
                ("repair", finding.repair.map(JSONText.string)),
            ]
        } else {
            members.append(("layouts", .integer(layouts)))
        }
        return .members(members)
    }
}

/// A scene that is laid out in one width after another.
private struct SceneStage {
    private let box: Box<Double>
    private let height: Double?
    private let claims: [SceneClaim]
    private(set) var layouts = 0
    /// Whether a search was given up.
    private(set) var isCutShort = false

    init(
        _ document: SceneDocument, by engine: SceneEngine, _ shaper: (any TextShaper)?, _ claims: [SceneClaim]
    ) throws {
        box = try document.optimizedBox(by: engine, shaper: shaper)
        height = document.proposal.vertical.flatMap { $0.isFinite ? max($0, 0) : nil }
        self.claims = claims
    }

    /// The narrowest width in which a claim fails, or fails from right to left where none does otherwise.
    mutating func narrowest(in widths: ClosedRange<Int>, most: Int = .max) -> SearchedScene.Finding? {
        var mirrored: SearchedScene.Finding?
        for width in widths {
            isCutShort = layouts >= most || Deadline.isOver
            if isCutShort { break }
            layouts += 1
            // Most questions are the same in the next width; all answers would make the search for one long.
            if layouts % 8 == 1 { box.forget() }
            let room = PerAxis(horizontal: Double(width), vertical: height)
            var judge = PlainJudge<Double>()
            let views = box.placed(for: room, judge: &judge)
            if let found = finding(in: views, room, isRightToLeft: false) { return found }
            if mirrored == nil, claims.contains(.mirrored) {
                mirrored = finding(in: views.mirrored, room, isRightToLeft: true)
            }
        }
        return mirrored
    }

    private func finding(
        in views: [PlacedBox<Double>], _ room: PerAxis<Double?>, isRightToLeft: Bool
    ) -> SearchedScene.Finding? {
        let judge = JudgedBoxes(views, in: room)
        for claim in claims {
            guard let fault = judge.fault(against: claim) else { continue }
            return SearchedScene.Finding(
                width: Int(room.horizontal ?? 0), isRightToLeft: isRightToLeft, claim: claim, fault: fault,
                size: views[0].size, picture: views.picture(of: fault))
        }
        return nil
    }
}

extension SceneDocument {
    /// The scene with another root.
    fileprivate func with(_ root: SceneView) -> SceneDocument {
        var scene = self
        scene.root = root
        return scene
    }
}
