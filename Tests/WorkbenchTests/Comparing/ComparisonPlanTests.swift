// ComparisonPlanTests.swift: which solvers are compared, by name or by default.

import Documents
import Scenes
import Workbench
import Testing

struct ComparisonPlanTests {
    @Test func `a list of solvers keeps its order`() throws {
        #expect(try RowSolver.list("css, water-fill,glpk") == [.css, .waterFill, .glpk])
    }

    @Test func `a name that is unknown, missing or there twice is refused`() {
        #expect(throws: SolverListError.unknown("magic")) { try RowSolver.list("css,magic") }
        #expect(throws: SolverListError.unknown("")) { try RowSolver.list("css,") }
        #expect(throws: SolverListError.repeated("css")) { try RowSolver.list("css,css") }
        let names = RowSolver.allCases.map(\.rawValue).joined(separator: ", ")
        #expect(SolverListError.unknown("magic").description == "there is no solver magic; there are \(names)")
    }

    @Test func `recorded engines are compared with the optimum alone, unless solvers are named`() throws {
        let claim = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}}"#
        // The first row tells nothing of the second.
        let corpus = try CorpusRows.corpus(ComparisonPlan.usual, [CorpusRows.texts[0], claim])
        let settled = corpus.settled(by: .automatic)
        #expect(settled.engines == [.solver(.waterFill), .recorded("E")])
        #expect(settled.worst.map(\.engine) == [.recorded("E")])
        #expect(settled.agreement[.solver(.waterFill), .recorded("E")].rows == 1)
        #expect(settled.agreement[.solver(.swiftui), .recorded("E")].rows == 0)
        #expect(corpus.settled(by: .chosen(ComparisonPlan.usual)) == corpus)
    }

    @Test func `without claims the usual solvers are compared`() throws {
        let corpus = try CorpusRows.corpus(ComparisonPlan.automatic.solvers(besideClaims: false))
        #expect(corpus.settled(by: .automatic) == corpus)
        #expect(corpus.engines.map(\.name) == ["water-fill", "swiftui", "progressive-fill", "css"])
    }
}
