// TutorialTests.swift: the tutorials are run as they stand, each in an empty folder.

import Foundation
import TestSupport
import Testing

struct TutorialTests {
    @Test(
        .enabled(if: Tool("python3").isThere, Tool("python3").missing),
        arguments: ["Documentation/ProofTutorial.md", "Documentation/StudyTutorial.md"])
    func `every step of a tutorial works, one after the other`(page: String) async throws {
        let session = try Session(of: page)
        #expect(session.steps.count > 4)
        try await session.run()
    }

    /// Building the package again would take minutes: its manifest is read, and its sources are linked with this build.
    @Test(.enabled(if: Tool("swiftc").isThere, Tool("swiftc").missing))
    func `the server of the tutorial compiles, and answers what the page says`() async throws {
        let session = try Session(of: "Documentation/ServerTutorial.md")
        #expect(session.steps.count > 8)
        let build = try builtCommand().deletingLastPathComponent()
        let package = try PackageManifest()
        let modules = package.closure(of: "PlumbViews").union(package.closure(of: "PlumbViewTesting")).union(["BigInt"])
        let objects = modules.subtracting(["ViewMacros"]).sorted().flatMap { module in
            let folder = build.appending(path: "\(module).build")
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".o") }.sorted().map { "\"\(folder.appending(path: $0).path)\"" }
        }
        let list = FileManager.default.temporaryDirectory.appending(path: "plumb-objects-\(UUID().uuidString)")
        try objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: list) }
        let compile =
            "swiftc -swift-version 6 -I '\(build.path)/Modules' -Xcc "
            + "-fmodule-map-file='\(build.path)/CStack.build/module.modulemap' Sources/Server/*.swift '@\(list.path)' -o server"
        try await session.run(
            before:
                "export PLUMB='\(Repository.root.path)'; swift() { command swift package dump-package > manifest.json "
                + "&& grep -q PlumbViewTesting manifest.json && \(compile) && ./server; }")
    }
}
