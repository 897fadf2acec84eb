// RecordReaderTests.swift: files into records.

import Documents
import Foundation
import Testing

struct RecordReaderTests {
    /// Writes a file for the time of one test.
    func withFile<Answer>(_ name: String, _ text: String, _ body: (String) throws -> Answer) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return try body(file.path)
    }

    func records(_ name: String, _ text: String, asStream isStream: Bool = false) throws -> [String] {
        try withFile(name, text) { path in
            var reader = RecordReader(files: [FileName(path)], asStream: isStream)
            var found: [String] = []
            while let next = reader.next() {
                switch next {
                case .success(let record):
                    found.append("\(record.line):\(String(decoding: record.data, as: UTF8.self))")
                case .failure(let error): found.append(error.message)
                }
            }
            return found
        }
    }

    @Test func `a corpus holds one record a line, blank lines aside`() throws {
        #expect(try records("a.jsonl", "{}\n\n  \n[\n{}") == ["1:{}", "4:[", "5:{}"])
    }

    @Test func `of a stream every line is a record, whatever its brackets say, and there may be none`() throws {
        #expect(try records("a", "{\"a\":\n\n1}\n", asStream: true) == ["1:{\"a\":", "3:1}"])
        #expect(try records("a.json", "{\"a\":\n1}\n", asStream: true) == ["1:{\"a\":\n1}"])
        for name in ["a", "a.json", "a.jsonl"] {
            #expect(try records(name, " \n", asStream: true) == [])
            #expect(try records(name, " \n") == ["is empty; it must hold JSON"])
        }
    }

    @Test func `a JSON file is one record`() throws {
        #expect(try records("a.json", "\n{\n}\n") == ["2:{\n}"])
    }

    @Test func `files of tables are for another command`() throws {
        let complaint = "is no JSON, as .csv says; plumb table reads CSV, TSV, Markdown and HTML"
        #expect(try records("a.csv", "a,b\n1,2\n") == [complaint])
    }

    @Test func `other files are taken line by line where their lines stand alone`() throws {
        #expect(try records("a.txt", "{\"a\": [1]}\n{}") == ["1:{\"a\": [1]}", "2:{}"])
    }

    @Test func `other files are one record where the first line leaves its object open`() throws {
        #expect(try records("a.txt", "{\n\"a\": 1}") == ["1:{\n\"a\": 1}"])
    }

    @Test func `a first line that was cut short does not swallow the corpus`() throws {
        #expect(try records("a.txt", "{\"a\": [\n{}\n") == ["1:{\"a\": [", "2:{}"])
    }

    @Test func `an empty file, a missing one and a folder are errors`() throws {
        #expect(try records("a.jsonl", "\n") == ["is empty; it must hold JSON"])
        var reader = RecordReader(files: ["/no/such/file", "/tmp/"])
        var messages: [String] = []
        while let next = reader.next() {
            if case .failure(let error) = next { messages.append(error.description) }
        }
        #expect(
            messages == [
                "/no/such/file: does not exist; name a file, or - for standard input",
                "/tmp/: is a folder; name its files, as in /tmp/*.json",
            ])
    }

    @Test func `lines longer than a chunk are read whole`() throws {
        let long = String(repeating: "x", count: 200_000)
        #expect(try records("a.jsonl", long + "\n" + long).map(\.count) == [200_002, 200_002])
    }

    @Test func `a line that is too long is an error of its own, and the next one is read`() throws {
        let long = String(repeating: "x", count: 17 << 20)
        #expect(
            try records("a.jsonl", "{}\n" + long + "\n{\"id\": 1}")
                == ["1:{}", "is longer than 16 MiB, more than one problem can need", "3:{\"id\": 1}"])
    }

    @Test func `a first line that is too long costs nothing but itself, as in a corpus`() throws {
        let long = String(repeating: "x", count: 17 << 20)
        let text = long + "\n{\"id\": 1}\n{\"id\": 2}\n"
        let expected = ["is longer than 16 MiB, more than one problem can need", "2:{\"id\": 1}", "3:{\"id\": 2}"]
        #expect(try records("a.txt", text) == expected)
        #expect(try records("a.jsonl", text) == expected)
    }

    @Test(arguments: [
        #"{"id": "a", "items": [{"#, #"{"id": "a", "items": ["#, #"{"id": "a", "items": [{"min": 1},"#,
        #"{"id": "a"#, #"{"id": "a,"#, #"{"id": "a", "items": [{"min":"#, #"{"id": "\"#, "{",
    ])
    func `behind a first line that was cut off every line is a record, as in a corpus`(first: String) throws {
        let good = [#"{"id": "b", "items": [{}]}"#, #"{"id": "c"}"#]
        for junk in [[], ["junk"], [#"a "quote""#, "", "}"], ["[{", #""x": ["#]] {
            for lines in [[first] + junk + good, [first, good[0]] + junk + [good[1]]] {
                let text = lines.joined(separator: "\n")
                #expect(try records("a.txt", text) == records("a.jsonl", text), "\(lines)")
            }
        }
    }

    @Test(arguments: [
        "{\n\"items\": [\n{\"min\": 1},\n{\"min\": 2}\n]\n}",
        "{\"items\": [\n  {}\n]}",
        "{\"a\":\n{\"b\": 1},\n\"c\": 2}",
        // One that is wrong is one error, and not one a line, unless a line of it could be a record.
        "{\n  \"items\": [\n    {\"min\": 1}\n    {\"min\": 2}\n  ]\n}", "{\n  \"items\": [\n    {\"min\": 1}\n  ]",
    ])
    func `a record over several lines is one, though lines of it are objects`(text: String) throws {
        #expect(try records("a.txt", text) == ["1:\(text)"])
    }

    @Test func `a record over several lines that is too long ends where a line stands for itself`() throws {
        let item = String(repeating: " ", count: 1_000) + "{\"min\": 1},\n"
        let text = "{\"items\": [\n" + String(repeating: item, count: 17 << 10) + "{\"id\": 1}\n{\"id\": 2}\n"
        let line = (17 << 10) + 2
        #expect(
            try records("a.txt", text)
                == [
                    "is longer than 16 MiB, more than one problem can need", "\(line):{\"id\": 1}",
                    "\(line + 1):{\"id\": 2}",
                ])
    }
}
