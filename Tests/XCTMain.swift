// XCTMain.swift: where tests begin.  Without this file SwiftPM looks for tests in the compiler's index, whose making takes a
// sixth of a build; Swift Testing finds its tests itself.

import Foundation
import Testing

@main
struct AllTests {
    static func main() async {
        // Without the two options SwiftPM takes them for tests of XCTest, and ignores a filter.
        if CommandLine.arguments.count > 1, !CommandLine.arguments.contains("--testing-library") {
            FileHandle.standardError.write(
                Data("`swift test` cannot choose among these tests; write Scripts/test with the same options.\n".utf8))
            exit(1)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
