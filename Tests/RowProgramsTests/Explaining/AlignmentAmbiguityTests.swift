import PlumbTesting
import Rows
import RowPrograms
import Testing

@Suite struct AlignmentAmbiguityTests {
    @Test func `an alignment of fixed sizes has one optimum`() throws {
        try forAll(.alignments(), settings: TestingSettings(cases: 300)) { problem in
            guard problem.children.allSatisfy({ $0.guide.isFinite }) else { return true }
            return try problem.freePlaces().allSatisfy { $0 == nil }
        }
    }

    @Test func `an infinite guide is refused`() throws {
        let problem = try AlignmentProblem(
            children: [AlignmentProblem.Child(length: 10, guide: .infinity)], countsLine: true)
        #expect(throws: RowProgramError.self) { try problem.freePlaces() }
    }
}
