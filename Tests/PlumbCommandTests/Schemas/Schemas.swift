// Schemas.swift: the schemas of Documentation/schema, as tests read them, and what Python's validator says by them.

import Foundation
import TestSupport
import Testing

/// A document that a schema is asked about.
struct SchemaQuestion: Sendable {
    /// The schema by its name.
    let schema: String
    /// The document, on any number of lines.
    let text: String
}

enum Schemas {
    static let folder = Repository.root.appending(path: "Documentation/schema")

    /// Whether python3 has a validator.
    static let areCheckable = Python.has("jsonschema", "referencing")
    /// What a test says where it has none.
    static let missing: Comment = "python3 has no package jsonschema of version 4.18 or later"

    private static let script = Repository.root.appending(path: "Tests/Peers/check_schemas.py").path

    /// What the schemas say is wrong with each document; `nil` where it fits.
    static func faults(of questions: [SchemaQuestion]) throws -> [String?] {
        let lines = questions.map { "\($0.schema)\t\($0.text.replacing("\n", with: " "))\n" }.joined()
        let answers = try python([], input: lines)
        try #require(answers.count == questions.count)
        return answers.map { $0 == "fits" ? nil : $0 }
    }

    /// What the metaschema says of the schemas, a line each.
    static func faultsOfThemselves() throws -> [String] { try python(["--themselves"], input: "") }

    private static func python(_ options: [String], input: String) throws -> [String] {
        let python = try #require(Python.executable)
        let answer = try run(python, [script] + options, input: Data(input.utf8))
        try #require(answer.status == 0, "\(answer.complaints)")
        return answer.output.split(separator: "\n").map(String.init)
    }

    /// The names of the files.
    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The schema of a file.
    static func contents(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: folder.appending(path: name))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// The schema at a place such as `common.json#/$defs/policy`.
    ///
    /// - Parameter file: Where the place is named, which may leave away its own name.
    static func schema(at place: String, in file: String = "") throws -> [String: Any] {
        let parts = place.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let steps = parts.count == 2 ? parts[1].split(separator: "/").map(String.init) : []
        return try steps.reduce(contents(parts[0].isEmpty ? file : parts[0])) { schema, step in
            try #require(schema[step] as? [String: Any], "\(place) in \(file)")
        }
    }

    /// The words that a schema allows, `null` among them.
    static func words(at place: String) throws -> [String] {
        let words = try #require(schema(at: place)["enum"] as? [Any], "\(place)")
        return words.map { $0 as? String ?? "null" }
    }
}
