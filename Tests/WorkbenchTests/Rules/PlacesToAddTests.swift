// PlacesToAddTests.swift: what CONTRIBUTING says of adding a policy is where a policy stands.

import Foundation
import TestSupport
import Testing

struct PlacesToAddTests {
    /// The names of the files below a folder that mention a policy, by its name in Swift or in JSON.
    private func files(below folder: String, ending endings: [String]) throws -> Set<String> {
        let root = Repository.root.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let texts = paths.filter { path in endings.contains { path.hasSuffix($0) } && !path.contains("/.") }
        let found = try texts.filter { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return ["NaturalSteps", "naturalSteps", "natural-steps"].contains(where: text.contains)
        }
        return Set(found.map { ($0 as NSString).lastPathComponent })
    }

    @Test func `a policy stands where CONTRIBUTING says that one is added, and nowhere else`() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("| a policy |") })
        // Its own file, and a document on corpora that speaks of it.
        let found =
            try files(below: "Sources", ending: [".swift"]).subtracting(["NaturalSteps.swift"])
            .union(files(below: "Documentation/schema", ending: [".json"]))
            .union(files(below: "Tests/Peers", ending: [".py"]))
        #expect(found.count >= 6)
        for file in found { #expect(line.contains("`\(file)`"), "\(file)") }
        // `PolicyEntry.swift` and `ItemFields.swift` are for policies of another kind.
        let named = line.matches(of: /`([A-Za-z_+]+\.(?:swift|py))`/).map { String($0.1) }
        let optional: Set = ["PolicyEntry.swift", "ItemFields.swift", "effective.py"]
        #expect(Set(named).subtracting(optional).isSubset(of: found), "\(Set(named).subtracting(found))")
    }
}
