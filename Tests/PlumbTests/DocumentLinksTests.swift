// DocumentLinksTests.swift: links between documents lead somewhere.

import Foundation
import TestSupport
import Testing

struct DocumentLinksTests {
    @Test(arguments: try Document.all()) func `every relative link leads to a file, and to a heading of it`(
        page: Document
    ) throws {
        for link in try page.links() where !link.contains("://") {
            let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let file = page.folder.appending(path: parts[0].isEmpty ? page.name : parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
            guard parts.count == 2, let target = document(at: file) else { continue }
            #expect(try target.anchors().contains(parts[1]), "\(link)")
        }
    }

    @Test func `the README leads to every document`() throws {
        let links = try Set(Document("README.md").links())
        for page in try Document.all() where page.path != "README.md" {
            #expect(links.contains(page.path), "\(page)")
        }
    }

    @Test func `the README has at most 200 lines`() throws {
        #expect(try Document("README.md").text().split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    }

    /// The evidence for SwiftUI's layout names files of other projects.
    private static let own = (try? Document.all())?.filter { $0.name != "LayoutSemantics.md" } ?? []

    @Test(arguments: own) func `files that a document names are there`(page: Document) throws {
        let path = /`((Sources|Tests|Scripts|Models|Documentation)\/[A-Za-z0-9+.\/-]+)`/
        for match in try page.text().matches(of: path) {
            let file = Repository.root.appending(path: String(match.1))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(match.1)")
        }
    }

    @Test(arguments: own) func `suites of tests that a document names are there`(page: Document) throws {
        let names = Set(try page.text().matches(of: /`([A-Z][A-Za-z]+Tests)`/).map { String($0.1) })
        if names.isEmpty { return }
        let tests = FileManager.default.enumerator(atPath: Repository.root.appending(path: "Tests").path)
        let there = Set((tests ?? .init()).compactMap { ($0 as? String)?.split(separator: "/").last.map(String.init) })
        for name in names.sorted() { #expect(there.contains("\(name).swift") || there.contains(name), "\(name)") }
    }

    @Test func `documents that sources cite are there`() throws {
        let sources = FileManager.default.enumerator(atPath: Repository.root.appending(path: "Sources").path)
        for case let name as String in sources ?? .init() where name.hasSuffix(".swift") {
            let file = Repository.root.appending(path: "Sources/\(name)")
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /Documentation\/[A-Za-z]+\.md/) {
                let cited = Repository.root.appending(path: String(match.0))
                #expect(FileManager.default.fileExists(atPath: cited.path), "\(name): \(match.0)")
            }
        }
    }

    private func document(at file: URL) -> Document? {
        let root = Repository.root.standardizedFileURL.path + "/"
        let path = file.standardizedFileURL.path
        guard path.hasPrefix(root), path.hasSuffix(".md") else { return nil }
        return Document(String(path.dropFirst(root.count)))
    }
}
