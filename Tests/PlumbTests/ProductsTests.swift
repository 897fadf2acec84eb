// ProductsTests.swift: what pages say of products and targets is what the package declares.

import Foundation
import TestSupport
import Testing

struct ProductsTests {
    private let package: PackageManifest

    init() throws { package = try PackageManifest() }

    /// The cells of the lines of a table that begins with a head, without the head.
    private func rows(of page: String, under head: String) throws -> [[String]] {
        let text = try Document(page).text()
        let table = try #require(text.components(separatedBy: "\n| \(head) |").dropFirst().first)
        return table.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    private func names(in cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }

    /// The target of a product: its namesake, but for the command.
    private func linksGLPK(_ product: String) -> Bool {
        package.closure(of: product == "plumb" ? "PlumbCommand" : product).contains("CGLPK")
    }

    @Test func `the README names every product, and calls GPL those alone that link GLPK`() throws {
        var said: [String: Bool] = [:]
        for row in try rows(of: "README.md", under: "product") {
            for name in names(in: row[0]) { said[name] = row[2].contains("GPL") }
        }
        #expect(said == Dictionary(uniqueKeysWithValues: package.products.map { ($0, linksGLPK($0)) }))
    }

    @Test func `the guide says of every import whether it links GLPK`() throws {
        let rows = try rows(of: "Documentation/Library.md", under: "write")
        #expect(rows.count == 5)
        for row in rows {
            let name = try #require(row[0].firstMatch(of: /`import (\w+)`/)?.1)
            #expect(linksGLPK(String(name)) == row.dropFirst(2).contains("linked"), "\(name)")
        }
    }

    @Test func `the manifest groups the products by whether they link GLPK`() throws {
        let text = try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let parts = text.components(separatedBy: "// These link GLPK")
        #expect(parts.count == 2)
        // What stands in neither part is declared by the loop over Apple's names.
        let free = package.products.filter { !parts[1].contains(".library(name: \"\($0)\"") && $0 != "plumb" }
        #expect(free.count > 15)
        #expect(Set(free) == Set(package.products.filter { !linksGLPK($0) }))
    }

    @Test func `the table of targets is the package's, from the lowest to the highest`() throws {
        var below: Set<String> = []
        for row in try rows(of: "CONTRIBUTING.md", under: "target") {
            let imports = row.count > 2 ? names(in: row[2]) : []
            for target in names(in: row[0]) { #expect(imports == package.targets[target], "\(target)") }
            #expect(below.isSuperset(of: imports), "\(row[0])")
            below.formUnion(names(in: row[0]))
        }
        #expect(below == Set(package.targets.keys))
    }

    @Test func `the picture of targets names each of them`() throws {
        let text = try Document("CONTRIBUTING.md").text()
        let page = try #require(text.components(separatedBy: "| target |").first)
        let named = Set(page.matches(of: /\w+/).map { String($0.0) })
        #expect(named.isSuperset(of: package.targets.keys), "\(Set(package.targets.keys).subtracting(named))")
    }

    /// On Linux all of Foundation is 42 MB of ICU, which the command would load whenever it starts.
    @Test func `the command imports the essential part of Foundation alone, by way of one target`() throws {
        let files = package.closure(of: "PlumbCommand").flatMap(sources)
        #expect(files.count > 500)
        for file in files where file.lastPathComponent != "Essentials.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains(#/\bimport Foundation/#), "\(file.lastPathComponent)")
        }
    }

    private func sources(of target: String) -> [URL] {
        let folder = Repository.root.appending(path: "Sources/\(target)")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }

    /// Who wants linear programs does not learn a name of views.
    @Test func `the mathematics has at most 1,300 public declarations, and no view`() throws {
        let targets = package.closure(of: "Plumb")
        #expect(targets.isDisjoint(with: ["LayoutCore", "Views", "Drawings"]))
        let count = try targets.flatMap(sources).reduce(0) { count, file in
            try count + String(contentsOf: file, encoding: .utf8).matches(of: #/\n *public /#).count
        }
        #expect((500...1_300).contains(count), "\(count)")
    }
}
