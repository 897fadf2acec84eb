// SceneProofTextTests.swift: what is proved of scenes as people read it, and the picture of what is refuted.

import Foundation
import Proofs
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

struct SceneProofTextTests {
    private func toolbar(by engine: SceneEngine) throws -> ProvedFamily {
        let text = try Document("Documentation/screens/families/toolbar.json").text()
        return try ProvedFamily(SceneFamily.read(text), by: engine, limits: ProofLimits(time: .seconds(36_000)))
    }

    private func expectKept(_ text: String, _ name: String) throws {
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/\(name)")
        #expect(try Snapshot.kept(text, at: file) == text)
    }

    @Test(arguments: SceneEngine.allCases) func `the report of a toolbar`(engine: SceneEngine) throws {
        let lines = ProofText(try toolbar(by: engine), columns: 80).lines
        try expectKept(lines.map(\.text).joined(separator: "\n") + "\n", "proof-scene-\(engine.rawValue).txt")
        #expect(lines.contains { $0.isGood == true } && lines.contains { $0.isGood == false })
    }

    @Test func `the picture marks the views that break a claim`() throws {
        try expectKept(toolbar(by: .swiftui).picture(limits: ProofLimits()), "proof-scene.svg")
    }
}
