// XCTMain.swift: where tests begin.  Without this file SwiftPM looks for tests in the compiler's index, whose making takes a
// sixth of a build; Swift Testing finds its tests itself.

import Testing

@main
struct AllTests {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
