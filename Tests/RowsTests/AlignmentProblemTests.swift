// AlignmentProblemTests.swift: children on a common line, worked by hand.

import PlumbTesting
import Rows
import TestSupport
import Testing

struct AlignmentProblemTests {
    func child(_ length: Double, _ guide: Double) -> AlignmentProblem.Child {
        AlignmentProblem.Child(length: length, guide: guide)
    }

    @Test func `centres lie on one line and the tallest child sets the extent`() throws {
        let answer = try AlignmentProblem(children: [child(40, 20), child(10, 5), child(20, 10)]).optimum
        #expect(answer.extent == 40 && answer.guide == 20 && answer.offsets == [0, 15, 10])
    }

    @Test func `guides that pull apart make the extent larger than any child`() throws {
        let answer = try AlignmentProblem(children: [child(40, 0), child(40, 40)]).optimum
        #expect(answer.extent == 80 && answer.guide == 40 && answer.offsets == [40, 0])
    }

    @Test func `a guide may lie outside its child`() throws {
        let answer = try AlignmentProblem(children: [child(10, 30), child(10, -5)]).optimum
        #expect(answer.extent == 45 && answer.guide == 30 && answer.offsets == [0, 35])
    }

    @Test func `in a SwiftUI stack the line counts, so that two children of 10 with guides at -6 take 16`() throws {
        let children = [child(10, -6), child(10, -6)]
        let plain = try AlignmentProblem(children: children).optimum
        #expect(plain.extent == 10 && plain.guide == -6 && plain.offsets == [0, 0])
        let counted = try AlignmentProblem(children: children, countsLine: true).optimum
        #expect(counted.extent == 16 && counted.guide == 0 && counted.offsets == [6, 6])
    }

    @Test func `nothing to align takes nothing`() throws {
        #expect(try AlignmentProblem(children: []).optimum.extent == 0)
    }

    static let refused: [(length: Double, guide: Double)] = [
        (-1, 0), (.nan, 0), (.infinity, 0), (1, .nan), (1, .infinity), (1, -1e308),
    ]

    @Test(arguments: refused)
    func `lengths and guides that are no lengths are refused`(length: Double, guide: Double) {
        #expect(throws: RowError.self) { try AlignmentProblem(children: [child(length, guide)]) }
    }

    @Test func `an infinite guide is known to SwiftUI's rule only`() throws {
        #expect(throws: RowError.self) { try AlignmentProblem(children: [child(10, -.infinity)]) }
        let below = try AlignmentProblem(children: [child(10, .infinity)], countsLine: true).optimum
        #expect(below.extent == .infinity && below.offsets == [0])
        let above = try AlignmentProblem(children: [child(10, -.infinity)], countsLine: true).optimum
        #expect(above.extent == 0)
        let mixed = try AlignmentProblem(children: [child(10, -.infinity), child(20, 5)], countsLine: true)
        #expect(mixed.optimum.extent == 20 && mixed.optimum.guide == 5)
    }

    @Test func `every guide lies on the line, every child within the extent, and both ends are touched`() throws {
        try forAll(.alignments(), settings: .share(500, of: 2_000)) { problem in
            let children = problem.children
            let answer = problem.optimum
            let ends = zip(answer.offsets, children).map { $0 + $1.length }
            let isHeld = answer.offsets.min() == 0 && ends.max() == answer.extent
            return zip(answer.offsets, children).allSatisfy { $0 + $1.guide == answer.guide }
                && (isHeld || problem.countsLine && (answer.guide == 0 || answer.guide == answer.extent))
        }
    }
}
