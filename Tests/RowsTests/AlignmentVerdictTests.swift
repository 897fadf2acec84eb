// AlignmentVerdictTests.swift: one row per verdict, the witness worked by hand.

import Rows
import Testing

struct AlignmentVerdictTests {
    /// Lengths 40, 10 and 20 with their centres as guides: the least extent is 40, offsets 0, 15 and 10.
    let centred: AlignmentProblem

    init() throws {
        centred = try AlignmentProblem(children: [
            .init(length: 40, guide: 20), .init(length: 10, guide: 5), .init(length: 20, guide: 10),
        ])
    }

    @Test func `centres on one line in the least extent are optimal, and the tallest child holds both edges`() throws {
        #expect(try centred.verdict(onOffsets: [0, 15, 10], extent: 40) == .optimal(start: 0, end: 0))
    }

    @Test func `two guides apart are misaligned by their distance`() throws {
        #expect(
            try centred.verdict(onOffsets: [0, 15, 13], extent: 40) == .misaligned(first: 0, second: 2, amount: 3))
    }

    @Test func `a child beyond the extent is outside by what reaches over`() throws {
        #expect(
            try centred.verdict(onOffsets: [0, 15, 10], extent: 38) == .outside(child: 0, edge: .end, amount: 2))
        #expect(
            try centred.verdict(onOffsets: [-1, 14, 9], extent: 40) == .outside(child: 0, edge: .start, amount: 1))
    }

    @Test func `more extent than the least is avoidable`() throws {
        #expect(
            try centred.verdict(onOffsets: [2, 17, 12], extent: 50) == .avoidableExtent(extent: 50, leastExtent: 40))
    }

    @Test func `where the line counts it must lie within the extent`() throws {
        let problem = try AlignmentProblem(
            children: [.init(length: 10, guide: -6), .init(length: 10, guide: -6)], countsLine: true)
        #expect(try problem.verdict(onOffsets: [6, 6], extent: 16) == .optimal(start: nil, end: 0))
        #expect(try problem.verdict(onOffsets: [0, 0], extent: 10) == .lineOutside(edge: .start, amount: 6))
    }

    @Test func `rounding to whole points is forgiven, twice since two numbers are rounded`() throws {
        #expect(try centred.verdict(onOffsets: [0, 15.5, 10], extent: 40.5, rounding: 0.5).kind == .optimal)
        #expect(try centred.verdict(onOffsets: [0, 17, 10], extent: 40, rounding: 0.5).kind == .misaligned)
    }

    @Test func `a wrong number of offsets, and offsets that are not numbers, are refused`() {
        #expect(throws: RowError.self) { try centred.verdict(onOffsets: [0, 1], extent: 40) }
        #expect(throws: RowError.self) { try centred.verdict(onOffsets: [0, 1, .nan], extent: 40) }
        #expect(throws: RowError.self) { try centred.verdict(onOffsets: [0, 1, 2], extent: .infinity) }
        #expect(throws: RowError.self) { try centred.verdict(onOffsets: [0, 1, 2], extent: 4, rounding: -1) }
    }
}
