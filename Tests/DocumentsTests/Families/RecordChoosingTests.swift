// RecordChoosingTests.swift: a field says something else, or an item is gone, and all else of the text stays as it is.

import Documents
import Testing

@Suite struct RecordChoosingTests {
    private func text(_ record: Record) -> String { String(decoding: record.data, as: UTF8.self) }
    private func set(_ text: String, _ name: String, _ json: String) throws -> String {
        self.text(try Record(file: "-", text: text).setting(name, to: json))
    }
    private func drop(_ text: String, _ id: String) throws -> String {
        self.text(try Record(file: "-", text: text).dropping(id))
    }

    @Test func `a field that is stated is replaced, and one that is not is added`() throws {
        let row = #"{ "policy": "weights", "items": [{"id": "a", "priority": 0 }, { }]}"#
        #expect(try set(row, "a.priority", "1") == row.replacing(#""priority": 0"#, with: #""priority": 1"#))
        #expect(try set(row, "policy", #""levels""#) == row.replacing("weights", with: "levels"))
        #expect(try set(row, "a.shrink", "0") == row.replacing(#"{"id": "a""#, with: #"{"shrink": 0, "id": "a""#))
        #expect(
            try set(row, "axis", #""vertical""#)
                == row.replacing(#"{ "policy"#, with: #"{"axis": "vertical",  "policy"#))
        #expect(throws: InputError.self) { try set(row, "b.priority", "1") }
        #expect(throws: InputError.self) { try set(row, "a.", "1") }
    }

    @Test func `the priority of a view is a view around it, or the one that is there`() throws {
        let scene = #"{"tree": {"kind": "hstack", "children": [{"kind": "color", "id": "a"}]}}"#
        let first = try set(scene, "a.priority", "1")
        #expect(
            first
                == #"{"tree": {"kind": "hstack", "children": [{"kind": "priority", "value": 1, "child": {"kind": "color", "id": "a"}}]}}"#
        )
        #expect(try set(first, "a.priority", "2") == first.replacing(#""value": 1"#, with: #""value": 2"#))
        #expect(try Record(file: "-", text: first).stated("a.priority") == "1")
        #expect(try Record(file: "-", text: scene).stated("a.priority") == nil)
    }

    @Test func `what goes takes its comma with it, and the view that holds it alone`() throws {
        let row = #"{"items": [{"id": "a"}, {"id": "b"} , {"id": "c"}]}"#
        #expect(try drop(row, "a") == #"{"items": [{"id": "b"} , {"id": "c"}]}"#)
        #expect(try drop(row, "b") == #"{"items": [{"id": "a"} , {"id": "c"}]}"#)
        #expect(try drop(row, "c") == #"{"items": [{"id": "a"}, {"id": "b"}]}"#)
        #expect(try drop(#"{"items": [{"id": "a"}]}"#, "a") == #"{"items": []}"#)
        let scene =
            #"{"tree": {"kind": "vstack", "children": [{"kind": "padding", "child": {"id": "a"}}, {"id": "b"}]}}"#
        #expect(try drop(scene, "a") == #"{"tree": {"kind": "vstack", "children": [{"id": "b"}]}}"#)
        #expect(throws: InputError.self) { try drop(row, "nobody") }
        #expect(throws: InputError.self) { try drop(#"{"tree": {"content": {"id": "a"}}}"#, "a") }
        #expect(throws: InputError.self) { try drop(#"{"items": [{"id": "a"}, {"id": "a"}]}"#, "a") }
    }

    @Test(arguments: [
        ("1", "1"), ("-0.5", "-0.5"), ("1e3", "1e3"), ("true", "true"), ("null", "null"), ("css", "\"css\""),
        ("1/3", "\"1/3\""), (".5", "\".5\""), ("[1]", "[1]"), ("\"a\"", "\"a\""), ("e", "\"e\""), ("", "\"\""),
    ])
    func `a word is a value of JSON, or else a text`(word: String, json: String) {
        #expect(Record.json(of: word) == json)
    }
}
