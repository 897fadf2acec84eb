// SearchScene.swift: does a scene hold together in every width?  In points.

package import LayoutCore
package import PlumbViewTesting

/// Looks for a width in which a scene breaks and, where it finds one, for a change of one line that repairs it.
///
/// The method is that of `verify(screen:)`.  Where a claim fails that depends on how lengths are shared, the optimal engine
/// and then the repairs of `SceneView.repairs` are tried, until with one of them all claims hold in all widths.
///
/// - Parameters:
///   - scene: It keeps the height that it proposes.
///   - measurer: What measures texts; the package's own table where there is none.
///   - claims: `mirrored` is judged from right to left, and all others then too.
/// - Returns: What was looked at, or the narrowest width that fails, with its picture.
/// - Throws: `ScreenQuestionError`.
package func search(
    _ scene: SceneDocument, by engine: SceneEngine, textMeasurer measurer: (any TextMeasurer)? = nil,
    widths: ClosedRange<Int>, that claims: [ScreenClaim]
) throws(ScreenQuestionError) -> Result<ScreenCoverage, ScreenCounterexample> {
    let height = scene.proposal.vertical.flatMap { $0.isFinite ? CGFloat(max($0, 0)) : nil }
    let question = try ScreenQuestion(
        widths: widths, height: height, textSizes: [.large], languages: ["en"],
        directions: claims.contains(where: \.isMirrored) ? .all : [.leftToRight], strings: [:], claims: claims,
        source: "screen", callsByID: true)
    var search = ScreenSearch(question, scene.screen(by: engine, measurer))
    let found = try search.counterexample(
        trying: scene.changes(by: engine, measurer), holding: Array(claims.indices))
    return found.map { .failure($0) } ?? .success(search.coverage)
}

extension SceneDocument {
    fileprivate func screen(
        by engine: SceneEngine, _ measurer: (any TextMeasurer)?
    ) -> (ScreenSetting) -> AnyView {
        { _ in AnyView(view(textMeasurer: measurer).layoutEngine(engine.rules)) }
    }

    /// What may repair the scene: the optimal engine, and every change of one line.
    fileprivate func changes(by engine: SceneEngine, _ measurer: (any TextMeasurer)?) -> [ScreenChange] {
        let optimum = ScreenChange(words: "the optimal engine", screen: screen(by: .optimal, measurer))
        let repairs = root.repairs.map { repair in
            let scene = SceneDocument(id: id, proposal: proposal, displayScale: displayScale, root: repair.root)
            return ScreenChange(words: repair.words, screen: scene.screen(by: engine, measurer))
        }
        return engine == .optimal ? repairs : [optimum] + repairs
    }
}
