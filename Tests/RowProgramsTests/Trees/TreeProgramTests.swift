// TreeProgramTests.swift: one linear program for a screen, against the recursion that solves it container by container.

import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import Testing

struct TreeProgramTests {
    @Test func `one program gives the frames that solving each container in turn gives`() throws {
        try forAll(.trees(), settings: TestingSettings(cases: 1_000)) { tree in
            let inTurn = try tree.solvedInTurn()
            let together = try tree.solved().arrangement
            return together.distance(to: inTurn) < 1e-5
        }
    }

    static func leaf(_ id: String, _ width: LengthRange, _ height: LengthRange) -> TreeNode {
        TreeNode(.leaf(width: width, height: height), id: id)
    }

    /// The frame of a view with an id: x, y, width, height.
    static func frame(_ id: String, _ problem: TreeProblem, _ arrangement: TreeArrangement) throws -> [Double] {
        let index = try #require(problem.nodes.firstIndex { $0.ids.contains(id) })
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
        try forAll(row.array(count: 1...8), length, settings: TestingSettings(cases: 200)) { rows, extra in
            let longest = rows.map(\.0).max() ?? 0
            let leastField = rows.map(\.1.minimum).max() ?? 0
            let width = longest + 8 + leastField + extra
            let views = rows.enumerated().map { index, row in
                let label = TreeNode(
                    .guide(labelEnd, .width, child: Self.leaf("label\(index)", .fixed(row.0), .fixed(20))))
                let field = Self.leaf("field\(index)", row.1, .fixed(30))
                return TreeNode(
                    .stack(.horizontal, spacing: 8, alignment: .firstTextBaseline, children: [label, field]))
            }
            // A form of one row is that row itself, which has nothing to align.
            let form = TreeNode(.stack(.vertical, spacing: 4, alignment: labelEnd, children: views))
            let problem = try TreeProblem(form, proposal: PerAxis(horizontal: width, vertical: nil))
            let arrangement = try problem.solved().arrangement
            return try rows.enumerated().allSatisfy { index, row in
                let label = try Self.frame("label\(index)", problem, arrangement)
                let field = try Self.frame("field\(index)", problem, arrangement)
                let end = label[0] + label[2]
                // All rows are cut short alike where no field can take the whole width.
                let widest = rows.map { longest + 8 + min($0.1.maximum, width - longest - 8) }.max() ?? 0
                return abs(end - longest) < 1e-5 && abs(field[0] - end - 8) < 1e-5
                    && abs(field[2] - min(row.1.maximum, max(row.1.minimum, widest - longest - 8))) < 1e-5
            }
        }
    }

    @Test func `a form cannot be solved container by container`() throws {
        let labelEnd = GuideKey("h:labelEnd", along: .horizontal, standard: .number(0))
        let rows = [20.0, 60.0].map { width in
            let label = TreeNode(.guide(labelEnd, .width, child: Self.leaf("l\(width)", .fixed(width), .fixed(20))))
            let field = Self.leaf("f\(width)", LengthRange(), .fixed(30))
            return TreeNode(.stack(.horizontal, spacing: 0, alignment: .top, children: [label, field]))
        }
        let form = TreeNode(.stack(.vertical, spacing: 0, alignment: labelEnd, children: rows))
        let problem = try TreeProblem(form, proposal: PerAxis(horizontal: 100, vertical: nil))
        #expect(throws: TreeError.self) { try problem.solvedInTurn() }
        let solved = try problem.solved().arrangement
        #expect(try Self.frame("f20.0", problem, solved) == [60, 0, 40, 30])
        #expect(try Self.frame("f60.0", problem, solved) == [60, 30, 40, 30])
    }

    @Test func `a guide of one's own leaves a column at the mean of those inside`() throws {
        let middle = GuideKey("v:middle", along: .vertical, standard: .number(0))
        func marked(_ id: String, _ guide: Double) -> TreeNode {
            TreeNode(.guide(middle, .number(guide), child: Self.leaf(id, .fixed(20), .fixed(20))))
        }
        let column = TreeNode(
            .stack(
                .vertical, spacing: 0, alignment: .leading,
                children: [marked("p", 10), Self.leaf("q", .fixed(20), .fixed(20)), marked("r", 10)]), id: "column")
        let tall = TreeNode(.guide(middle, .number(50), child: Self.leaf("m", .fixed(10), .fixed(100))))
        let row = TreeNode(.stack(.horizontal, spacing: 0, alignment: middle, children: [tall, column]))
        let problem = try TreeProblem(row, proposal: PerAxis(horizontal: 200, vertical: 200))
        let solved = try problem.solved().arrangement
        // The mean of 0 + 10 and 40 + 10 is 30, and the line lies at 50.
        #expect(try Self.frame("column", problem, solved) == [10, 20, 20, 60])
    }

    @Test func `only the highest priority sizes an overlay, the others are offered its size`() throws {
        let large = TreeNode(
            .priority(-1, child: Self.leaf("large", LengthRange(minimum: 50), LengthRange())))
        let overlay = TreeNode(
            .overlay(
                horizontal: .horizontalCenter, vertical: .verticalCenter,
                children: [large, Self.leaf("small", .fixed(30), .fixed(40))]))
        let problem = try TreeProblem(overlay, proposal: PerAxis(horizontal: 100, vertical: 100))
        let solved = try problem.solved().arrangement
        #expect(solved.sizes[0] == PerAxis(horizontal: 30, vertical: 40))
        #expect(try Self.frame("large", problem, solved) == [-10, 0, 50, 40])
    }

    @Test func `a frame smaller than its content lets it overflow on both sides`() throws {
        let frame = TreeNode(
            .frame(
                width: .fixed(40), height: FrameLimits(), horizontal: .horizontalCenter, vertical: .verticalCenter,
                child: Self.leaf("content", .fixed(60), .fixed(10))), id: "frame")
        let problem = try TreeProblem(frame, proposal: PerAxis(horizontal: 300, vertical: 300))
        let solved = try problem.solved().arrangement
        #expect(try Self.frame("frame", problem, solved) == [0, 0, 40, 10])
        #expect(try Self.frame("content", problem, solved) == [-10, 0, 60, 10])
    }

    @Test func `every row of a tree without ties is optimal by itself`() throws {
        try forAll(.trees(), settings: TestingSettings(cases: 100)) { tree in
            let solved = try tree.solved().arrangement
            for (index, node) in tree.nodes.enumerated() {
                guard case .stack(let axis, let gaps, _) = node.kind, !node.isUnspecified[axis] else { continue }
                let items = node.children.map { child in
                    let range = tree.nodes[child].range[axis]
                    return Item(
                        minimum: range.minimum, ideal: range.ideal, maximum: range.maximum,
                        priority: tree.nodes[child].priority)
                }
                let row = try Row(
                    items: items, spacing: gaps, available: max(0, solved.sizes[index][axis]))
                let lengths = node.children.map { solved.sizes[$0][axis] }
                if try row.verdict(on: lengths, rounding: 1e-5).kind != .optimal { return false }
            }
            return true
        }
    }

    @Test func `infinity cannot be proposed to what nothing bounds`() throws {
        let problem = try TreeProblem(
            Self.leaf("a", LengthRange(), .fixed(1)), proposal: PerAxis(horizontal: .infinity, vertical: nil))
        #expect(throws: RowProgramError.self) { try problem.solved() }
        #expect(throws: TreeError.self) { try problem.solvedInTurn() }
    }

    @Test func `a stack of more children than fairness in one objective can bear is refused`() throws {
        let children = (0...TreeProgram.mostChildren).map { Self.leaf("\($0)", .fixed(1), .fixed(1)) }
        let stack = TreeNode(.stack(.horizontal, spacing: 0, alignment: .top, children: children))
        let problem = try TreeProblem(stack, proposal: PerAxis(horizontal: 10, vertical: nil))
        #expect(throws: RowProgramError.self) { try problem.solved() }
    }
}
