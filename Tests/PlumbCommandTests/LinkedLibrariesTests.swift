// LinkedLibrariesTests.swift: which libraries the command loads when it starts.

import Foundation
import Testing

struct LinkedLibrariesTests {
    /// Foundation's own ICU is 42 MB and a third of the time that the command takes to start.  A dependency that imports all
    /// of Foundation would bring it back.
    @Test func `the command loads of Foundation no more than its essential part`() throws {
        let program = try Data(contentsOf: builtCommand(), options: .alwaysMapped)
        // Names of libraries stand between zeros in an ELF file.
        func names(_ library: String) -> Bool { program.range(of: Data("\0\(library).so\0".utf8)) != nil }
        for library in ["libFoundation", "libFoundationInternationalization", "lib_FoundationICU"] {
            #expect(!names(library), "\(library)")
        }
    }
}
