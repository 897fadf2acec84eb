import PlumbTesting
import Rows
import RowPrograms
import Testing

@Suite struct TreeAmbiguityTests {
    @Test func `a tree of ranges has one optimum`() throws {
        try forAll(.trees(TreeShape(leaves: 2...8, levels: 3)), settings: TestingSettings(cases: 100)) { tree in
            try TreeProgram(tree).ambiguity()?.atOptimum.isEmpty ?? true
        }
    }
}
