// CommentExamplesTests.swift: the examples in comments of entry points are those that the guides compile.

import Foundation
import TestSupport
import Testing

struct CommentExamplesTests {
    /// The lines without their indentation.
    private func lines(of path: String) throws -> [String] {
        try Document(path).text().components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test(arguments: [
        "Rows/Row/Row.swift", "Rows/Rules/Rule.swift", "Rows/Verdicts/Row+Verdict.swift",
        "Rows/Policies/PolicyDefinition.swift", "Rows/Sweeps/Sweep.swift",
        "RowPrograms/Solving/LinearProgramming.swift", "RowPrograms/Explaining/RowExplanation.swift",
        "Families/Family.swift", "Proofs/Family+Proving.swift", "LinearPrograms/LinearProgram.swift",
        "GLPK/LinearProgram+GLPK.swift", "LayoutCore/Host/LayoutHost.swift",
    ])
    func `every example of a file stands in the tests of the guides`(path: String) throws {
        let compiled = try lines(of: "Tests/PlumbTests/LibraryGuideTests.swift").joined(separator: "\n")
        let comments = try lines(of: "Sources/\(path)")
        // An example follows an empty line of its comment.
        let starts = comments.indices.dropFirst().filter {
            comments[$0].hasPrefix("///     ") && comments[$0 - 1] == "///"
        }
        #expect(!starts.isEmpty)
        for start in starts {
            let example = comments[start...].prefix { $0.hasPrefix("///     ") }
                .map { $0.dropFirst(8).trimmingCharacters(in: .whitespaces) }
            #expect(compiled.contains(example.joined(separator: "\n")), "\(example)")
        }
    }
}
