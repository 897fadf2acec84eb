// TutorialTests.swift: the tutorials are run as they stand, each in an empty folder.

import Testing

struct TutorialTests {
    @Test(arguments: ["Documentation/ProofTutorial.md", "Documentation/StudyTutorial.md"])
    func `every step of a tutorial works, one after the other`(page: String) async throws {
        let session = try Session(of: page)
        #expect(session.steps.count > 4)
        try await session.run()
    }
}
