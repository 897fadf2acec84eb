// TreeProgramTests.swift: one linear program for a screen, against the recursion that solves it container by container.

import LinearPrograms
import PlumbTesting
import StackProblems
import StackPrograms
import Testing

struct TreeProgramTests {
    @Test func `one program gives the frames that solving each container in turn gives`() throws {
        try forAll(.trees(), settings: TestingSettings(cases: 1_000)) { tree in
            let inTurn = try tree.solvedInTurn()
            let together = try tree.solved().arrangement
            return together.distance(to: inTurn) < 1e-5
        }
    }
}
