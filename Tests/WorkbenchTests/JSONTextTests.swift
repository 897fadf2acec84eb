// JSONTextTests.swift: what is written reads back to the same values.

import Documents
import Foundation
import Testing

struct JSONTextTests {
    @Test func `numbers have the fewest digits that read back`() {
        let values = [0, -0.0, 1, 0.1, 100.0 / 3, 1e-7, 1e21, -2.5]
        #expect(
            JSONText.numbers(values).line == "[0, 0, 1, 0.1, 33.333333333333336, 1e-07, 1e+21, -2.5]")
    }

    @Test func `infinities are words`() {
        #expect(JSONText.numbers([.infinity, -.infinity]).line == #"["infinity", "-infinity"]"#)
    }

    @Test func `texts read back through Foundation`() throws {
        let text = "quote \" backslash \\ newline \n tab \t bell \u{7} umlaut ü emoji 🙂"
        let data = Data(JSONText.array([.string(text)]).line.utf8)
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    }

    @Test func `keys keep their order`() {
        #expect(JSONText.object([("b", .null), ("a", .bool(true))]).line == #"{"b": null, "a": true}"#)
    }
}
