// FreedRecordTests.swift: a number that is freed is a parameter more, and all else of the text stays as it is.

import Documents
import Rows
import Testing

@Suite struct FreedRecordTests {
    private func freed(_ text: String, _ names: String...) throws -> String {
        let freed = try FreedRecord(Record(file: "-", text: text), freeing: names)
        return String(decoding: freed.freed(in: names.map { _ in -5...5 }).data, as: UTF8.self)
    }

    private func changed(_ text: String, _ name: String, by change: Fraction) throws -> String {
        let freed = try FreedRecord(Record(file: "-", text: text), freeing: [name])
        return String(decoding: freed.changed(by: [change]).data, as: UTF8.self)
    }

    @Test func `a number becomes a sum with its change, among the parameters that there are, or as the first`() throws {
        #expect(
            try freed(#"{ "parameters" : { } , "items":[{"id":"a" , "min" : 1.50 }]}"#, "a.min")
                == #"{ "parameters" : {"change of a.min": [-5, 5] } , "items":[{"id":"a" , "min" : ["+", 1.50, "change of a.min"] }]}"#
        )
        #expect(
            try freed(#"{"spacing": "w", "parameters": {"w": [0, 1]}}"#, "spacing")
                == #"{"spacing": ["+", "w", "change of spacing"], "parameters": {"change of spacing": [-5, 5], "w": [0, 1]}}"#
        )
        #expect(
            try freed(#"{"spacing": [1, 2]}"#, "spacing[1]")
                == #"{"parameters": {"change of spacing[1]": [-5, 5]}, "spacing": [1, ["+", 2, "change of spacing[1]"]]}"#
        )
    }

    @Test func `a change is added to a number, and to an expression as a sum`() throws {
        let row = #"{"items": [{"min": ["*", 2, "w"], "id": "a.b"}, {"id": "a", "w": [[1, 2], 10]}]}"#
        #expect(
            try changed(row, "a.w[1]", by: Fraction(-1, over: 3))
                == #"{"items": [{"min": ["*", 2, "w"], "id": "a.b"}, {"id": "a", "w": [[1, 2], "29/3"]}]}"#)
        #expect(
            try changed(row, "a.w[0][0]", by: 4)
                == #"{"items": [{"min": ["*", 2, "w"], "id": "a.b"}, {"id": "a", "w": [[5, 2], 10]}]}"#)
        // Of two ids that fit the longer one is meant.
        #expect(
            try changed(row, "a.b.min", by: -4)
                == #"{"items": [{"min": ["+", ["*", 2, "w"], -4], "id": "a.b"}, {"id": "a", "w": [[1, 2], 10]}]}"#)
    }

    @Test func `ids are found wherever views stand, escapes read`() throws {
        let scene = #"{"id": "x", "tree": {"kind": "p", "child": {"id": "\u0078", "w": "1/2"}}}"#
        #expect(
            try changed(scene, "x.w", by: 1)
                == #"{"id": "x", "tree": {"kind": "p", "child": {"id": "\u0078", "w": 1.5}}}"#)
    }

    @Test(arguments: [
        (#"{"items": [{"id": "a", "min": 1}, {"id": "a", "min": 2}]}"#, "a.min"),
        (#"{"items": [{"id": "a", "min": "infinity"}]}"#, "a.min"),
        (#"{"items": [{"id": "a", "min": null}]}"#, "a.min"),
        (#"{"items": [{"id": "a"}]}"#, "a.min"), (#"{"items": []}"#, "items"), (#"{"spacing": 1}"#, "spacing[0]"),
        (#"{"spacing": 1}"#, ""), (#"{"spacing": 1}"#, "spacing["), (#"{"spacing": 1}"#, "spacing[-1]"), ("", "a"),
        ("[", "a"), (#"{"a""#, "a"),
    ])
    func `what is no length, or not there, or there twice is refused`(text: String, name: String) {
        #expect(throws: InputError.self) { try FreedRecord(Record(file: "-", text: text), freeing: [name]) }
    }
}
