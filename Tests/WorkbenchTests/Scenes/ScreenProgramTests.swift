// ScreenProgramTests.swift: one linear program for a screen, against the recursion that solves it container by container.

import LayoutCore
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenProgramTests {
    @Test func `one program gives the frames that solving each container in turn gives`() throws {
        try forAll(.scenes(), settings: .share(10, of: 500)) { scene in
            let screen = try Screen(scene)
            let inTurn = try screen.solvedInTurn()
            let together = try screen.solved().arrangement
            return together.distance(to: inTurn) < 1e-5
        }
    }

    @Test func `screens whose sizes are of very different magnitude are solved all`() throws {
        let shape = SceneShape(leaves: 2...12, scales: [1, 1, 1e3, 1e6])
        try forAll(.scenes(shape), settings: .share(40, of: 3_600)) { scene in
            guard let screen = try? Screen(scene), let inTurn = try? screen.solvedInTurn() else { return true }
            let together = try screen.solved().arrangement
            let largest = inTurn.sizes.map { max($0.horizontal, $0.vertical) }.max() ?? 0
            return together.distance(to: inTurn) <= 1e-9 * max(1e4, largest)
        }
    }

    static func leaf(_ id: String, _ width: LengthRange, _ height: LengthRange) -> SceneView {
        SceneView(RangeKind(width: width, height: height), id: id)
    }

    static func stack(
        _ axis: Axis, spacing: Double = 0, on key: GuideKey, _ children: [SceneView], id: String? = nil
    ) -> SceneView {
        SceneView(StackKind(axis, alignment: key, spacing: spacing), children, id: id)
    }

    static func screen(_ root: SceneView, _ width: Double?, _ height: Double?) throws -> Screen {
        try Screen(SceneDocument(proposal: PerAxis(horizontal: width, vertical: height), root: root))
    }

    /// The frame of a view with an id: x, y, width, height.
    static func frame(_ id: String, _ screen: Screen, _ arrangement: ScreenArrangement) throws -> [Double] {
        let index = try #require(screen.nodes.firstIndex { $0.ids.contains(id) })
        let (origin, size) = (arrangement.origins[index], arrangement.sizes[index])
        return [origin.horizontal, origin.vertical, size.horizontal, size.vertical].map { ($0 * 1e6).rounded() / 1e6 }
    }

    /// Labels of any widths on one trailing line, each in a row with a field: no row knows the longest label.
    @Test func `in a form every field takes what the longest label leaves`() throws {
        let labelEnd = GuideKey("h:labelEnd", along: .horizontal, standard: .number(0))
        let length = Generator<Double>.length(upTo: 100, isCoarse: true)
        let row = Generator<(Double, LengthRange)> { choices in
            let label = length.draw(&choices)
            let most = choices.draw(upTo: 1) == 0 ? Double.infinity : 60 + length.draw(&choices)
            return (label, LengthRange(minimum: length.draw(&choices) / 2, maximum: max(most, 50)))
        }
        try forAll(row.array(count: 1...8), length, settings: .share(40, of: 2_000)) { rows, extra in
            let longest = rows.map(\.0).max() ?? 0
            let leastField = rows.map(\.1.minimum).max() ?? 0
            let width = longest + 8 + leastField + extra
            let views = rows.enumerated().map { index, row in
                let label = SceneView(
                    GuideKind(labelEnd, .width), [Self.leaf("label\(index)", .fixed(row.0), .fixed(20))])
                let field = Self.leaf("field\(index)", row.1, .fixed(30))
                return Self.stack(.horizontal, spacing: 8, on: .firstTextBaseline, [label, field])
            }
            // A form of one row is that row itself, which has nothing to align.
            let form = Self.stack(.vertical, spacing: 4, on: labelEnd, views)
            let problem = try Self.screen(form, width, nil)
            let arrangement = try problem.solved().arrangement
            return try rows.enumerated().allSatisfy { index, row in
                let label = try Self.frame("label\(index)", problem, arrangement)
                let field = try Self.frame("field\(index)", problem, arrangement)
                let end = label[0] + label[2]
                // All rows are cut short alike where no field can take the whole width.
                let most: Double = width - longest - 8
                let widest: Double = rows.map { longest + 8 + min($0.1.maximum, most) }.max() ?? 0
                let expected: Double = min(row.1.maximum, max(row.1.minimum, widest - longest - 8))
                guard abs(end - longest) < 1e-5, abs(field[0] - end - 8) < 1e-5 else { return false }
                return abs(field[2] - expected) < 1e-5
            }
        }
    }

    @Test func `a form cannot be solved container by container`() throws {
        let labelEnd = GuideKey("h:labelEnd", along: .horizontal, standard: .number(0))
        let rows = [20.0, 60.0].map { width in
            let label = SceneView(GuideKind(labelEnd, .width), [Self.leaf("l\(width)", .fixed(width), .fixed(20))])
            let field = Self.leaf("f\(width)", LengthRange(), .fixed(30))
            return Self.stack(.horizontal, on: .top, [label, field])
        }
        let form = Self.stack(.vertical, on: labelEnd, rows)
        let problem = try Self.screen(form, 100, nil)
        #expect(throws: CoupledGuide.self) { try problem.solvedInTurn() }
        let solved = try problem.solved().arrangement
        #expect(try Self.frame("f20.0", problem, solved) == [60, 0, 40, 30])
        #expect(try Self.frame("f60.0", problem, solved) == [60, 30, 40, 30])
    }

    @Test func `a guide of one's own leaves a column at the mean of those inside`() throws {
        let middle = GuideKey("v:middle", along: .vertical, standard: .number(0))
        func marked(_ id: String, _ guide: Double) -> SceneView {
            SceneView(GuideKind(middle, .number(guide)), [Self.leaf(id, .fixed(20), .fixed(20))])
        }
        let column = Self.stack(
            .vertical, on: .leading,
            [marked("p", 10), Self.leaf("q", .fixed(20), .fixed(20)), marked("r", 10)], id: "column")
        let tall = SceneView(GuideKind(middle, .number(50)), [Self.leaf("m", .fixed(10), .fixed(100))])
        let problem = try Self.screen(Self.stack(.horizontal, on: middle, [tall, column]), 200, 200)
        let solved = try problem.solved().arrangement
        // The mean of 0 + 10 and 40 + 10 is 30, and the line lies at 50.
        #expect(try Self.frame("column", problem, solved) == [10, 20, 20, 60])
    }

    @Test func `only the highest priority sizes an overlay, the others are offered its size`() throws {
        let large = SceneView(PriorityKind(-1), [Self.leaf("large", LengthRange(minimum: 50), LengthRange())])
        let overlay = SceneView(OverlayStackKind(), [large, Self.leaf("small", .fixed(30), .fixed(40))])
        let problem = try Self.screen(overlay, 100, 100)
        let solved = try problem.solved().arrangement
        #expect(solved.sizes[0] == PerAxis(horizontal: 30, vertical: 40))
        #expect(try Self.frame("large", problem, solved) == [-10, 0, 50, 40])
    }

    @Test func `a frame smaller than its content lets it overflow on both sides`() throws {
        let frame = SceneView(FrameKind(width: 40), [Self.leaf("content", .fixed(60), .fixed(10))], id: "frame")
        let problem = try Self.screen(frame, 300, 300)
        let solved = try problem.solved().arrangement
        #expect(try Self.frame("frame", problem, solved) == [0, 0, 40, 10])
        #expect(try Self.frame("content", problem, solved) == [-10, 0, 60, 10])
    }

    @Test func `every row of a tree without ties is optimal by itself`() throws {
        try forAll(.scenes(), settings: .share(10, of: 500)) { scene in
            let tree = try Screen(scene)
            let solved = try tree.solved().arrangement
            for (index, node) in tree.nodes.enumerated() {
                guard case .stack(let axis, _, _) = node.kind, !node.isUnspecified[axis] else { continue }
                let items = node.children.map { child in
                    Item(tree.nodes[child].range[axis], priority: tree.nodes[child].priority)
                }
                let row = try Row(
                    items: items, spacing: node.gaps, available: max(0, solved.sizes[index][axis]))
                let lengths = node.children.map { solved.sizes[$0][axis] }
                if try row.verdict(on: lengths, rounding: 1e-5).kind != .optimal { return false }
            }
            return true
        }
    }

    @Test func `infinity cannot be proposed to what nothing bounds`() throws {
        let problem = try Self.screen(Self.leaf("a", LengthRange(), .fixed(1)), .infinity, nil)
        #expect(throws: ScreenError.self) { try problem.solved() }
        #expect(throws: ScreenError.self) { try problem.solvedInTurn() }
    }

    @Test func `a stack of more children than fairness in one objective can bear is refused`() throws {
        let children = (0...ScreenProgram.mostChildren).map { Self.leaf("\($0)", .fixed(1), .fixed(1)) }
        let problem = try Self.screen(Self.stack(.horizontal, on: .top, children), 10, nil)
        #expect(throws: ScreenError.self) { try problem.solved() }
    }
}
