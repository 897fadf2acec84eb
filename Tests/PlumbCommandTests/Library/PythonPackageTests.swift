// PythonPackageTests.swift: the Python package calls what the header has: every verb, and structs of its fields in its order.
// What the package answers is tried by its own tests, which Scripts/test-package runs with the wheel.

import Foundation
import TestSupport
import Testing

struct PythonPackageTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    @Test func `every verb of the library is a function of the package`() throws {
        let complaint = try LibraryAnswer("", [:], Data()).errors
        let listed = try #require(complaint.components(separatedBy: "there are ").last)
        let verbs = Set(listed.matches(of: /[a-z]+/).map { String($0.0) }).subtracting(["and"])
        #expect(verbs.count > 10)
        let functions = try text("Python/plumb_layout/_verbs.py").matches(of: /\ndef ([a-z]\w*)\(/).map { String($0.1) }
        #expect(Set(functions) == verbs)
        let exported = try text("Python/plumb_layout/__init__.py")
        for verb in verbs { #expect(exported.contains("\"\(verb)\""), "\(verb)") }
    }

    @Test(arguments: ["columns", "limits", "error", "verdicts", "pieces"])
    func `structs have the header's fields in the header's order`(name: String) throws {
        let header = try text("Sources/PlumbC/include/plumb.h").replacing(/\/\*(.|\n)*?\*\//, with: "")
        let pattern = try Regex("typedef struct plumb_\(name) \\{([^}]*)\\}")
        let fields = try #require(header.firstMatch(of: pattern)?.output[1].substring)
        let declared = fields.matches(of: /(\w+)(?:\[\d+\])?;/).map { String($0.1) }
        let module = try text("Python/plumb_layout/_native_library.py")
        let short = name.prefix(1).uppercased() + name.dropFirst()
        let heads = [short, short.dropLast() + "Columns"].map { "class \($0)(Structure):" }
        let head = try #require(heads.first(where: module.contains))
        let body = try #require(module.components(separatedBy: head).last)
        let own = body.components(separatedBy: "\n\n\n")[0].matches(of: /"(\w+)"/).map { String($0.1) }
        let lists = try ["ROW_COLUMNS", "ITEM_COLUMNS", "ORDER_COLUMNS"].flatMap { list in
            let rest = try #require(module.components(separatedBy: "\n\(list) = [").last)
            let entries = rest.components(separatedBy: "]")[0]
            return entries.matches(of: /"(\w+)"/).map { String($0.1) }
        }
        // Python has a word of its own for `from`.
        let found = (own + (name == "columns" ? lists : [])).map { $0 == "from_" ? "from" : $0 }
        #expect(found == declared)
    }

    /// The calls that the page shows are there; its blocks are run by the tests of the package.
    @Test func `the page of Python names no function that is not there`() throws {
        let exported = try text("Python/plumb_layout/__init__.py")
        let blocks = try Document("Documentation/Python.md").blocks("python").joined()
        let called = Set(blocks.matches(of: /\bplumb\.(\w+)/).map { String($0.1) })
        #expect(called.count > 8)
        for name in called { #expect(exported.contains("\"\(name)\""), "\(name)") }
    }
}
