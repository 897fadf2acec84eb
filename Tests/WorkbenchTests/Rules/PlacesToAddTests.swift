// PlacesToAddTests.swift: what CONTRIBUTING says of adding a policy or a claim is where one stands.

import Foundation
import TestSupport
import Testing

struct PlacesToAddTests {
    /// The names of the files below a folder that mention one of some words.
    private func files(
        below folder: String, ending endings: [String],
        mentioning words: [String] = ["NaturalSteps", "naturalSteps", "natural-steps"]
    ) throws -> Set<String> {
        let root = Repository.root.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let texts = paths.filter { path in endings.contains { path.hasSuffix($0) } && !path.contains("/.") }
        let found = try texts.filter { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return words.contains(where: text.contains)
        }
        return Set(found.map { ($0 as NSString).lastPathComponent })
    }

    @Test func `a policy stands where CONTRIBUTING says that one is added, and nowhere else`() throws {
        let line = try line("| a policy |")
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
    /// A line of the table of CONTRIBUTING.
    private func line(_ start: String) throws -> Substring {
        let page = try String(contentsOf: Repository.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        return try #require(page.split(separator: "\n").first { $0.hasPrefix(start) })
    }

    /// The files that a line names.
    private func named(in line: Substring) -> Set<String> {
        Set(line.matches(of: /`([A-Za-z_+]+\.(?:swift|py))`/).map { String($0.1) })
    }

    @Test func `a claim stands where CONTRIBUTING says that one is added, and nowhere else`() throws {
        // A measure that scenes have and rows have not.
        let words = [".truncated", "untruncated", "\"truncated\""]
        var found: Set<String> = []
        for folder in ["Families", "Documents", "Certificates", "Scenes", "Proofs", "Workbench", "Reports/Proving"] {
            found.formUnion(try files(below: "Sources/\(folder)", ending: [".swift"], mentioning: words))
        }
        let line = try line("| a claim that needs more")
        for file in found { #expect(line.contains("`\(file)`"), "\(file)") }
        #expect(
            named(in: line).isSubset(of: found.union(["FamilyError.swift"])), "\(named(in: line).subtracting(found))")
    }

    @Test func `a claim in a file of its own touches one file besides, and the checkers in Python`() throws {
        let line = try line("| a claim about layouts |")
        #expect(named(in: line) == ["RuleTable.swift", "check_proof.py", "claims.py"])
        // Nothing else in the sources knows the definitions of the tests, which reach every command.
        let definitions = ["Dominance", "dominance", "no-bully"]
        #expect(try files(below: "Sources", ending: [".swift"], mentioning: definitions) == [])
        #expect(
            try files(below: "Tests/ReportsTests", ending: [".swift"], mentioning: definitions) == [
                "ClaimFromOutsideTests.swift"
            ])
    }
}
