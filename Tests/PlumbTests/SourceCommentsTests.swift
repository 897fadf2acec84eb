// SourceCommentsTests.swift: what comments of sources name is there.

import Foundation
import TestSupport
import Testing

/// A Swift file of the package.
private struct SourceFile: CustomTestStringConvertible {
    let url: URL

    var testDescription: String { url.lastPathComponent }
    var lines: [Substring] { get throws { try String(contentsOf: url, encoding: .utf8).split(separator: "\n") } }

    static func all() -> [SourceFile] {
        ["Sources", "Tests"].flatMap { folder in
            let root = Repository.root.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return paths.filter { $0.hasSuffix(".swift") }.map { SourceFile(url: root.appending(path: $0)) }
        }
    }
}

@Suite struct SourceCommentsTests {
    private let files = SourceFile.all()

    @Test func `a file opens with its own name`() throws {
        #expect(files.count > 1_000)
        for file in files {
            guard let name = try file.lines.first?.firstMatch(of: /^\/\/ ([A-Za-z0-9+.]+\.swift)\b/)?.1 else {
                continue
            }
            #expect(name == file.url.lastPathComponent)
        }
    }

    @Test func `files that comments name are there`() throws {
        let names = Set(files.map(\.url.lastPathComponent))
        for file in files {
            for line in try file.lines where line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: /\b([A-Za-z0-9+]+\.swift)\b/) {
                    #expect(names.contains(String(match.1)), "\(file.url.lastPathComponent): \(line)")
                }
            }
        }
    }
}
