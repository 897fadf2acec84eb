// SceneKindDocumentTests.swift: Documentation/reference/Fields.md has every kind of view, with its fields.

import Scenes
import TestSupport
import Testing

struct SceneKindDocumentTests {
    /// The kinds of the table, each with the rest of its line.
    private func documented() throws -> [String: Substring] {
        let lines = try Document("Documentation/reference/Fields.md").text().split(separator: "\n")
        let table = lines.drop { !$0.hasPrefix("| kind | fields |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
        var kinds: [String: Substring] = [:]
        for line in table {
            let columns = line.split(separator: "|")
            for (index, word) in columns[0].split(separator: "`").enumerated() where !index.isMultiple(of: 2) {
                kinds[String(word)] = columns[1]
            }
        }
        return kinds
    }

    @Test func `every kind is in the table, and nothing else`() throws {
        #expect(try documented().keys.sorted() == SceneKinds.standard.names.sorted())
    }
}
