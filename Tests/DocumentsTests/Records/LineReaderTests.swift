// LineReaderTests.swift: files are cut into the lines that they have, however they are read.

import Foundation
import PlumbTesting
import Testing

@testable import Documents

struct LineReaderTests {
    /// The lines of a file of these bytes.
    private func lines(_ bytes: Data) throws -> [Data] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try bytes.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var reader = LineReader(try InputDescriptor(FileName(file.path)))
        var lines: [Data] = []
        while let line = try reader.next() { lines.append(line) }
        #expect(reader.line == lines.count)
        return lines
    }

    @Test func `lines of every length come back, over all borders of what is read at once`() throws {
        var expected: [Data] = []
        for length in [0, 1, 100_000, 262_143, 262_144, 5, 262_145, 0, 1_000_000, 3] {
            expected.append(Data(repeating: UInt8(ascii: "a") + UInt8(expected.count), count: length))
        }
        let text = expected.reduce(into: Data()) { $0 += $1 + Data("\n".utf8) }
        #expect(try lines(text) == expected)
        // The last line needs no break.
        #expect(try lines(text.dropLast()) == expected)
        #expect(try lines(Data()) == [])
    }

    @Test func `a line that is too long is one error, and the line after it is read`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try (Data(repeating: 0x20, count: LineReader.longest + 600_000) + Data("\nx\n".utf8)).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var reader = LineReader(try InputDescriptor(FileName(file.path)))
        #expect(throws: LineReader.Failure.self) { try reader.next() }
        #expect(reader.isReadable)
        #expect(try reader.next() == Data("x".utf8))
        #expect(reader.line == 2)
        #expect(try reader.next() == nil)
    }
}
