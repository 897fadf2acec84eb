// ComparisonPlanTests.swift: which solvers are compared, by name or by default.

import Testing
import Workbench

struct ComparisonPlanTests {
    @Test func `a list of solvers keeps its order`() throws {
        #expect(try RuleTable.standard.list("css, water-fill,glpk") == [.css, .waterFill, .glpk])
    }

    @Test func `a name that is unknown, missing or there twice is refused`() {
        let names = RuleTable.standard.names
        #expect(throws: RuleListError.unknown("magic", names: names)) { try RuleTable.standard.list("css,magic") }
        #expect(throws: RuleListError.unknown("", names: names)) { try RuleTable.standard.list("css,") }
        #expect(throws: RuleListError.repeated("css")) { try RuleTable.standard.list("css,css") }
        let unknown = RuleListError.unknown("magic", names: names)
        #expect(unknown.description == "there is no solver magic; there are \(names)")
    }

    @Test func `recorded engines are compared with the optimum alone, unless solvers are named`() throws {
        let claim = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}}"#
        // The first row tells nothing of the second.
        let corpus = try CorpusRows.corpus(ComparisonPlan.usual, [CorpusRows.texts[0], claim])
        let settled = corpus.settled(by: .automatic)
        #expect(settled.engines == [.rule(.waterFill), .recorded("E")])
        #expect(settled.worst.map(\.engine) == [.recorded("E")])
        #expect(settled.agreement[.rule(.waterFill), .recorded("E")].rows == 1)
        #expect(settled.agreement[.rule(.swiftui), .recorded("E")].rows == 0)
        #expect(corpus.settled(by: .chosen(ComparisonPlan.usual)) == corpus)
    }

    @Test func `without claims the usual solvers are compared`() throws {
        let corpus = try CorpusRows.corpus(ComparisonPlan.automatic.solvers(besideClaims: false))
        #expect(corpus.settled(by: .automatic) == corpus)
        #expect(corpus.engines.map(\.name) == ["water-fill", "swiftui", "progressive-fill", "css"])
    }
}
