// VersionTests.swift: the version that the command says is the one that pages say, and it names its libraries.

import Foundation
import TestSupport
import Testing

struct VersionTests {
    @Test func `the command says its version, and those of the libraries that were loaded`() throws {
        let run = try plumb("--version")
        #expect(run.status == 0 && run.lines.count == 3)
        #expect(run.lines[0].wholeMatch(of: /plumb \d+\.\d+\.\d+/) != nil)
        #expect(run.lines[1].wholeMatch(of: /GLPK \d[\d.]+, HarfBuzz \d[\d.]+, ICU \d[\d.]+/) != nil, "\(run.lines)")
    }

    @Test func `the changelog and the citation name the version that the command says`() throws {
        let version = try #require(plumb("--version").lines[0].split(separator: " ").last)
        let changes = try Document("CHANGELOG.md").text()
        #expect(changes.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)?.1 == version)
        #expect(try Document("CITATION.cff").text().contains("\nversion: \(version)\n"))
    }
}
