// ScreenAdviserTests.swift: whoever proposes bases, screens have the same optima, frames and freedoms.

import Boxes
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenAdviserTests {
    private static let others = [Adviser.doubles, .nobody]
    private static let small = SceneShape(leaves: 2...6, levels: 3)

    /// Forms whose groups of rows end their labels on one line, so that the basis to start from is not always optimal.
    private static let forms = Generator<Screen?> { choices in
        let length = Generator<Double>.length(upTo: 100, isCoarse: true)
        let labelEnd = GuideKey("h:labelEnd", along: .horizontal, standard: .number(0))
        let groups = (0..<2).map { group in
            let rows = (0..<1 + Int(choices.draw(upTo: 1))).map { row in
                let label = ScreenProgramTests.leaf("label\(group)\(row)", .fixed(length.draw(&choices)), .fixed(20))
                let width = LengthRange(minimum: length.draw(&choices) / 2, maximum: 60 + length.draw(&choices))
                let field = ScreenProgramTests.leaf("field\(group)\(row)", width, .fixed(30))
                let tied = SceneView(GuideKind(labelEnd, .width), [label])
                return ScreenProgramTests.stack(.horizontal, spacing: 8, on: .firstTextBaseline, [tied, field])
            }
            return ScreenProgramTests.stack(.vertical, spacing: 4, on: labelEnd, rows)
        }
        let form = ScreenProgramTests.stack(.vertical, spacing: 4, on: labelEnd, groups)
        return try? ScreenProgramTests.screen(form, 2 * length.draw(&choices), nil)
    }

    /// There is one optimum, so that frames are the same and not only what they come to.
    @Test(arguments: others)
    func `screens have the frames that GLPK's advice leads to`(adviser: Adviser) throws {
        try forAll(.scenes(Self.small), settings: .share(10, of: 500), name: "\(adviser)") { scene in
            let screen = try Screen(scene)
            let program = try ScreenProgram(screen)
            let (expected, found) = try (program.solved(advisedBy: .glpk), program.solved(advisedBy: adviser))
            return program.program.haveSameOptimum(expected.solution, found.solution)
                && expected.arrangement.distance(to: found.arrangement) < 1e-6
        }
    }

    @Test(arguments: others)
    func `forms have the frames that GLPK's advice leads to`(adviser: Adviser) throws {
        try forAll(Self.forms, settings: .share(6, of: 200), name: "\(adviser)") { screen in
            guard let screen else { return false }
            let program = try ScreenProgram(screen)
            let (expected, found) = try (program.solved(advisedBy: .glpk), program.solved(advisedBy: adviser))
            return program.program.haveSameOptimum(expected.solution, found.solution)
                && expected.arrangement.distance(to: found.arrangement) < 1e-6
        }
    }

    /// From a cold start, so that the adviser has all of it to find, or the pivots in fractions have.
    @Test(arguments: others)
    func `without a basis to start from every objective has the value that GLPK's advice leads to`(
        adviser: Adviser
    ) throws {
        let shape = SceneShape(leaves: 2...4, levels: 2)
        try forAll(.scenes(shape), settings: .share(6, of: 200), name: "\(adviser)") { scene in
            let program = try ScreenProgram(Screen(scene)).program
            let expected = try program.optimum(by: ProgramSolver(.glpk), named: "tree")
            return try program.haveSameOptimum(expected, program.optimum(by: ProgramSolver(adviser), named: "tree"))
        }
    }

    @Test(arguments: others)
    func `a screen leaves open what GLPK's advice finds open`(adviser: Adviser) throws {
        let shape = SceneShape(leaves: 2...3, levels: 2)
        try forAll(.scenes(shape), settings: .share(3, of: 100), name: "\(adviser)") { scene in
            let program = try ScreenProgram(Screen(scene))
            guard let expected = try program.ambiguity(advisedBy: .glpk),
                let found = try program.ambiguity(advisedBy: adviser)
            else { return false }
            return Self.areAlike(expected.withoutFairness, found.withoutFairness)
                && Self.areAlike(expected.atOptimum, found.atOptimum)
        }
    }

    private static func areAlike(
        _ expected: [ScreenAmbiguity.Freedom], _ found: [ScreenAmbiguity.Freedom]
    ) -> Bool {
        guard expected.count == found.count else { return false }
        for (one, other) in zip(expected, found) {
            guard one.node == other.node, one.isOffset == other.isOffset, one.range.isClose(to: other.range) else {
                return false
            }
        }
        return true
    }
}

extension ClosedRange<Double> {
    fileprivate func isClose(to other: Self) -> Bool {
        zip([lowerBound, upperBound], [other.lowerBound, other.upperBound])
            .allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-6 * Swift.max(1, abs($0)) }
    }
}
