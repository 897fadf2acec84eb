// DeflatedTests.swift: what is deflated is what zlib reads, as Python has it.

import Foundation
import PlumbTesting
import Testing

@testable import Reports

struct DeflatedTests {
    /// What Python's zlib makes of deflated bytes.
    private func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(bytes).write(to: folder.appending(path: "in"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments = [
            "python3", "-c", "import zlib; open('out', 'wb').write(zlib.decompress(open('in', 'rb').read()))",
        ]
        try process.run()
        process.waitUntilExit()
        return Array(try Data(contentsOf: folder.appending(path: "out")))
    }

    @Test func `deflated bytes read back`() throws {
        var numbers = SplitMix64(seed: 3, case: 1)
        let noise = (0..<3_000).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
        let text = Array(#"[[0,[3,"4/27",0,-5]],[120,[2,40,1,2]]],"#.utf8)
        let repeated = Array(repeating: text, count: 2_000).joined() + Array(repeating: UInt8(7), count: 700)
        let far = noise + Array(repeating: 1, count: 29_000) + noise
        for input in [[], [65], Array("abc".utf8), text, noise, far, Array(repeated)] {
            #expect(try inflated(Deflated(input).bytes) == input)
        }
        #expect(Deflated(Array(repeated)).bytes.count < 1_500)
    }
}
