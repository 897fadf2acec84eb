// OwnEngineTests.swift: the page for authors of engines is run as it stands, in an empty folder.

import Foundation
import TestSupport
import Testing

struct OwnEngineTests {
    @Test(.enabled(if: Tool("cc").isThere, Tool("cc").missing))
    func `every step of the page works, one after the other`() async throws {
        let session = try Session(of: "Documentation/OwnEngine.md")
        #expect(session.steps.count > 9)
        // The searches find the planted fault.
        try await session.run { $0.contains("mine") && $0.contains("fuzz") ? 1 : 0 }
    }

    @Test func `the sentences that the page quotes are those of the reports`() throws {
        let page = try Document("Documentation/OwnEngine.md").text()
        let quoted = EngineSlip.all.flatMap(\.words).filter { page.contains($0) }
        #expect(quoted.count > 6)
    }
}
