// SceneRowsTests.swift: the stacks of scenes as rows, those of boxes and those of the same scene as views.

import Boxes
import LayoutCore
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct SceneRowsTests {
    /// The views go on where a stack cannot share its length by its rule, and so do the boxes.
    @Test(arguments: SceneEngine.allCases)
    func `boxes have the rows of views`(engine: SceneEngine) throws {
        var count = 0
        let settings = TestingSettings.share(60, of: 3_000)
        try forAll(.measurable(by: engine, sharing: true), settings: settings) { scene in
            let host = LayoutHost(scene.view, engine: engine.rules)
            _ = try host.layout(ProposedViewSize(scene.proposal))
            let (views, boxes) = (host.rows(), try scene.box(by: engine).rows(for: scene.proposal))
            count += boxes.count
            return views.count == boxes.count && zip(views, boxes).allSatisfy(Self.isSame)
                && Set(boxes.map(\.path)).count == boxes.count
        }
        #expect(count > settings.cases / 2, "\(count) rows")
    }

    private static func isSame(_ first: LaidOutRow, _ second: LaidOutRow) -> Bool {
        func numbers(_ row: LaidOutRow) -> [Double?] {
            row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.priority] } + row.spacing + row.lengths
                + row.offers + [row.available]
        }
        let (one, other) = (numbers(first), numbers(second))
        return first.axis == second.axis && first.policy == second.policy && first.ruleName == second.ruleName
            && first.takesWhatIsOffered == second.takesWhatIsOffered && first.items.map(\.id) == second.items.map(\.id)
            && one.count == other.count
            && zip(one, other).allSatisfy { one, other in
                guard let one, let other else { return one == nil && other == nil }
                return one == other || abs(one - other) <= 1e-6 * max(1, abs(one))
            }
    }

    private func paths(_ scene: String) throws -> [String] {
        var judge = PlainJudge<Double>()
        let scene = try SceneDocument.read(scene)
        return try scene.box(by: .swiftui).placed(for: scene.proposal, judge: &judge).paths
    }

    @Test func `a path numbers several views, and leaves out what modifies them`() throws {
        let scene = """
            {"proposal": [100, 100], "tree": {"kind": "padding", "insets": 1, "child": {"kind": "vstack", "children": [
             {"kind": "color"}, {"kind": "frame", "w": 20, "child": {"kind": "padding", "insets": 2, "child":
              {"kind": "background", "content": {"kind": "color"}, "child":
               {"kind": "hstack", "children": [{"kind": "color"}, {"kind": "color"}]}}}}]}}}
            """
        #expect(
            try paths(scene) == [
                "padding", "vstack", "vstack/color[0]", "vstack/frame[1]", "vstack/frame[1]/padding",
                "vstack/frame[1]/padding/background", "vstack/hstack[1]", "vstack/hstack[1]/color[0]",
                "vstack/hstack[1]/color[1]", "vstack/frame[1]/padding/background/color[1]",
            ])
    }

    @Test(arguments: SceneEngine.allCases)
    func `no two boxes have one path`(engine: SceneEngine) throws {
        try forAll(.measurable(by: engine), settings: .share(100, of: 4_000)) { scene in
            var judge = PlainJudge<Double>()
            let paths = try scene.box(by: engine).placed(for: scene.proposal, judge: &judge).paths
            return Set(paths).count == paths.count
        }
    }
}
