// XCTMain.swift: where tests begin.  Without this file SwiftPM looks for tests in the compiler's index, whose making takes a
// sixth of a build; Swift Testing finds its tests itself.

import Foundation
import Testing

@main
struct AllTests {
    static func main() async {
        // SwiftPM takes them for tests of XCTest unless it is told otherwise, and leaves a filter out.
        if CommandLine.arguments.count > 1, !CommandLine.arguments.contains("--testing-library") {
            FileHandle.standardError.write(
                Data("`swift test` cannot choose among these tests; write Scripts/test with the same options.\n".utf8))
            exit(1)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
