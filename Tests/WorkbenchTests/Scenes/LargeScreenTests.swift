// LargeScreenTests.swift: screens of hundreds of leaves, and the basis from which a screen starts.

import LayoutCore
import LinearPrograms
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct LargeScreenTests {
    @Test func `where nothing is tied the containers in turn prove themselves`() throws {
        try forAll(.scenes(SceneShape(leaves: 2...30, hasGuides: false)), settings: .share(20, of: 1_000)) {
            scene in
            let program = try ScreenProgram(Screen(scene))
            return program.program.provedSolution(at: program.startingBasis(), method: .primal)?.status == .optimal
        }
    }

    @Test func `a start has as many basic places as there are rows, tied or not`() throws {
        try forAll(.scenes(), settings: .share(20, of: 1_000)) { scene in
            let program = try ScreenProgram(Screen(scene))
            let start = program.startingBasis()
            let basic = (start.rows + start.columns).count { $0 == .basic }
            return basic == program.program.rowCount
        }
    }

    @Test func `a tree of 200 leaves is what its containers in turn are`() throws {
        let shape = SceneShape(leaves: 200...200, levels: 9, hasGuides: false)
        try forAll(.scenes(shape), settings: .share(1, of: 40)) { scene in
            let screen = try Screen(scene)
            return try screen.solved().arrangement.distance(to: screen.solvedInTurn()) < 1e-5
        }
    }

    /// Five levels are 1,024 leaves.
    @Test func `a tree of many leaves in decimals is proved from its start without a pivot`() throws {
        let levels = TestingSettings.share(4, of: 5).cases
        var count = 0
        let scene = SceneDocument(
            proposal: PerAxis(horizontal: 3_130.1, vertical: 4_000.7), root: Self.tree(levels: levels, count: &count))
        #expect(count == 1 << (2 * levels))
        let screen = try Screen(scene)
        let solved = try screen.solved()
        #expect(solved.solution.proof != .none)
        #expect(solved.solution.iterations == 0 && solved.solution.exactPivots == 0)
        #expect(try solved.arrangement.distance(to: screen.solvedInTurn()) < 1e-5)
    }

    /// Stacks of four, rows and columns in turn; every third leaf has one size, every third no greatest.
    private static func tree(levels: Int, count: inout Int) -> SceneView {
        if levels == 0 {
            count += 1
            let (least, rest) = (Double(count * 7 % 190) / 10, count % 3)
            let range = LengthRange(
                minimum: least, ideal: least, maximum: rest == 0 ? least : rest == 1 ? .infinity : least + 30.3)
            return SceneView(RangeKind(width: range, height: range))
        }
        let children = (0..<4).map { _ in tree(levels: levels - 1, count: &count) }
        let kind =
            levels.isMultiple(of: 2)
            ? StackKind(.vertical, alignment: .leading, spacing: 4.1)
            : StackKind(.horizontal, alignment: .verticalCenter, spacing: 4.1)
        return SceneView(kind, children)
    }
}
