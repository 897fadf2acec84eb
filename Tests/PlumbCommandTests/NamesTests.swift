// NamesTests.swift: the table of names in CONTRIBUTING has names that options, schemas, sources and the glossary use.

import Foundation
import TestSupport
import Testing

struct NamesTests {
    /// The cells of the table's lines.
    private func rows() throws -> [[String]] {
        let text = try Document("CONTRIBUTING.md").text()
        let table = try #require(text.components(separatedBy: "| word | options | JSON | Swift |").last)
        return table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private func names(in cell: String) -> [String] { cell.matches(of: /`([\w-]+)`/).map { String($0.1) } }

    @Test func `every option, field and type of the table is there, and every word is in the glossary`() throws {
        let rows = try rows()
        #expect(rows.count == 12 && rows.allSatisfy { $0.count == 4 })
        let options = try plumb("--experimental-dump-help").output
        let fields = try Schemas.names().map { name in
            try String(contentsOf: Schemas.folder.appending(path: name), encoding: .utf8)
        }.joined()
        let sources = try declarations()
        let glossary = try Document("Documentation/Glossary.md").text()
        for row in rows {
            for option in names(in: row[1]) {
                #expect(options.contains("\"name\" : \"\(option.drop { $0 == "-" })\""), "\(option)")
            }
            for field in names(in: row[2]) { #expect(fields.contains("\"\(field)\": {"), "\(field)") }
            for type in names(in: row[3]) { #expect(sources.contains(type), "\(type)") }
            #expect(glossary.contains("| \(row[0]) |"), "\(row[0])")
        }
    }

    /// The names of all types that the sources declare.
    private func declarations() throws -> Set<String> {
        let folder = Repository.root.appending(path: "Sources")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, path in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for keyword in ["struct ", "enum ", "protocol ", "class ", "typealias "] {
                for rest in text.components(separatedBy: keyword).dropFirst() {
                    found.insert(String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
                }
            }
        }
    }
}
