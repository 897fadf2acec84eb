// AlignmentProgramTests.swift: the alignment as a linear program, against its greedy reference and by hand.

import LinearPrograms
import PlumbTesting
import Rows
import RowPrograms
import TestSupport
import Testing

struct AlignmentProgramTests {
    @Test func `the program gives the greedy extent, line and offsets`() throws {
        try forAll(.alignments(), settings: .share(400, of: 20_000)) { problem in
            let (greedy, solved) = (problem.optimum, try problem.solved().arrangement)
            return abs(greedy.extent - solved.extent) <= problem.tolerance
                && abs(greedy.guide - solved.guide) <= problem.tolerance
                && zip(greedy.offsets, solved.offsets).allSatisfy { abs($0 - $1) <= problem.tolerance }
        }
    }

    @Test func `the child that the dual names touches the edge that it holds`() throws {
        try forAll(.alignments(), settings: .share(200, of: 10_000)) { problem in
            let solved = try problem.solved()
            let (offsets, extent) = (solved.arrangement.offsets, solved.arrangement.extent)
            let touchesStart = solved.startHolder.map { abs(offsets[$0]) <= problem.tolerance }
            let touchesEnd = solved.endHolder.map {
                abs(offsets[$0] + problem.children[$0].length - extent) <= problem.tolerance
            }
            return (touchesStart ?? problem.countsLine) && (touchesEnd ?? problem.countsLine)
        }
    }

    @Test func `a point more before the guide of the child that holds the start makes the extent a point larger`()
        throws
    {
        let problem = try AlignmentProblem(children: [.init(length: 30, guide: 25), .init(length: 30, guide: 5)])
        let solved = try problem.solved()
        #expect(solved.startHolder == 0 && solved.endHolder == 1 && solved.arrangement.extent == 50)
        let moved = try AlignmentProblem(children: [.init(length: 31, guide: 26), .init(length: 30, guide: 5)])
        #expect(try moved.solved().arrangement.extent == 51)
    }

    @Test(arguments: [true, false]) func `nothing to align takes nothing`(countsLine: Bool) throws {
        let solved = try AlignmentProblem(children: [], countsLine: countsLine).solved()
        #expect(solved.arrangement.extent == 0 && solved.startHolder == nil && solved.endHolder == nil)
    }

    @Test func `very great lengths are measured in a larger unit`() throws {
        let problem = try AlignmentProblem(children: [.init(length: 9e8, guide: 1e8), .init(length: 10, guide: 9e8)])
        let solved = try problem.solved()
        #expect(solved.arrangement.extent == problem.optimum.extent)
    }

    @Test func `an infinite guide has no program`() throws {
        let problem = try AlignmentProblem(children: [.init(length: 9, guide: .infinity)], countsLine: true)
        #expect(throws: RowProgramError.self) { try problem.solved() }
    }

    /// One child hangs from the line and one stands on it, so their sizes compete for the container.
    @Test func `sizes that compete because their guides pull apart share the container evenly`() throws {
        let problem = try FlexibleAlignmentProblem(
            children: [
                .init(LengthRange(minimum: 0, maximum: .infinity), guide: LinearGuide(scale: 0)),
                .init(LengthRange(minimum: 10, maximum: .infinity), guide: LinearGuide(scale: 1)),
            ], available: 60)
        let solved = try problem.solved()
        #expect(solved.lengths == [30, 30] && solved.arrangement.extent == 60 && solved.arrangement.guide == 30)
        // What a greedy stack gives them takes twice the container.
        #expect(try problem.fixed(at: problem.answers).optimum.extent == 120)
    }

    @Test func `a minimum is kept, the other child takes the rest`() throws {
        let problem = try FlexibleAlignmentProblem(
            children: [
                .init(LengthRange(minimum: 50, maximum: 80), guide: LinearGuide(scale: 0)),
                .init(LengthRange(minimum: 0, maximum: .infinity), guide: LinearGuide(scale: 1)),
            ], available: 60)
        let solved = try problem.solved()
        #expect(solved.lengths == [50, 10] && solved.overflow == 0)
    }

    @Test func `what cannot fit overflows by the least amount`() throws {
        let problem = try FlexibleAlignmentProblem(
            children: [
                .init(LengthRange(minimum: 50, maximum: 80), guide: LinearGuide(scale: 0)),
                .init(LengthRange(minimum: 20, maximum: 40), guide: LinearGuide(scale: 1)),
            ], available: 60)
        let solved = try problem.solved()
        #expect(solved.lengths == [50, 20] && solved.overflow == 10)
    }

    @Test(arguments: [LinearGuide(scale: 0), LinearGuide(scale: 0.5), LinearGuide(scale: 1)])
    func `with top, center and bottom every child takes its own answer`(guide: LinearGuide) throws {
        let child = Generator<FlexibleAlignmentProblem.Child> { choices in
            let length = Generator<Double>.length(isCoarse: true)
            let minimum = length.draw(&choices)
            let maximum = choices.draw(upTo: 1) == 0 ? Double.infinity : minimum + length.draw(&choices)
            return .init(LengthRange(minimum: minimum, maximum: maximum), guide: guide)
        }
        let container = Generator<Double>.length(isCoarse: true)
        try forAll(child.array(count: 1...8), container, settings: .share(100, of: 5_000)) { children, available in
            // A container that holds every minimum; in any other a child may grow as far as the tallest minimum.
            let room = children.reduce(available) { max($0, $1.range.minimum) }
            let problem = try FlexibleAlignmentProblem(children: children, available: room)
            let solved = try problem.solved()
            return zip(solved.lengths, problem.answers).allSatisfy { abs($0 - $1) < 1e-6 }
        }
    }
}
