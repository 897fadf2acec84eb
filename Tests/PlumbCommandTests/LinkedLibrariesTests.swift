// LinkedLibrariesTests.swift: which libraries the command loads when it starts.

import Foundation
import TestSupport
import Testing

struct LinkedLibrariesTests {
    /// Foundation's own ICU is 42 MB.  BigInt imports all of Foundation for one function, which `Scripts/decimal_rounding.c`
    /// stands in for where a release is linked; a second function would bring everything back.
    @Test func `the command asks all of Foundation for one function alone, which no release has`() throws {
        let program = try Data(contentsOf: builtCommand(), options: .alwaysMapped)
        // Names of symbols stand between zeros in an ELF file; those of Foundation's functions begin so.
        let mark = Data("\0$s10Foundation".utf8)
        var (found, start): ([String], Data.Index) = ([], program.startIndex)
        while let range = program.range(of: mark, in: start..<program.endIndex) {
            let end = program[(range.lowerBound + 1)...].firstIndex(of: 0) ?? program.endIndex
            found.append(String(decoding: program[(range.lowerBound + 1)..<end], as: UTF8.self))
            start = end
        }
        let standIn = try String(
            contentsOf: Repository.root.appending(path: "Scripts/decimal_rounding.c"), encoding: .utf8)
        #expect(!found.isEmpty)
        for symbol in Set(found) { #expect(standIn.contains("\"\(symbol)\""), "\(symbol)") }
    }
}
