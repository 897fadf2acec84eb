// FileNameTests.swift: names of files that need not be text.

import Documents
import PlumbTesting
import Testing

struct FileNameTests {
    @Test func `every name comes through a parser of options as it is`() throws {
        try forAll(Generator.integer(in: 1...255).array(count: 0...12)) { numbers in
            let name = FileName(bytes: numbers.map { UInt8($0) })
            return FileName(argument: name.argument) == name
        }
    }

    @Test func `a name that is text is that text`() {
        for text in ["-", "a b.json", "café.jsonl", "\u{10FFFF}"] {
            #expect(FileName(text).argument == text && FileName(text).description == text)
            #expect(FileName(argument: text) == FileName(text))
        }
    }

    @Test func `a name of the characters that stand for bytes is kept apart from those bytes`() {
        let (bytes, text) = (FileName(bytes: [0xE9]), FileName(FileName(bytes: [0xE9]).argument))
        #expect(bytes != text && FileName(argument: text.argument) == text)
        #expect(bytes.description == #"\xE9"#)
    }
}
