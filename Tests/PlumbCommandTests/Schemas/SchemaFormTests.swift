// SchemaFormTests.swift: references lead somewhere, and every field is described, in one place.

import Foundation
import Testing

struct SchemaFormTests {
    /// Every schema inside the schemas, with the file that it stands in and how it is reached.
    private static func parts() throws -> [(file: String, path: String, schema: [String: Any])] {
        try Schemas.names().flatMap { name in parts(of: try Schemas.contents(name), in: name, at: "") }
    }

    private static func parts(
        of value: Any, in file: String, at path: String
    ) -> [(file: String, path: String, schema: [String: Any])] {
        if let list = value as? [Any] { return list.flatMap { parts(of: $0, in: file, at: path) } }
        guard let schema = value as? [String: Any] else { return [] }
        return [(file, path, schema)]
            + schema.sorted { $0.key < $1.key }.flatMap { parts(of: $0.value, in: file, at: "\(path)/\($0.key)") }
    }

    @Test func `every reference leads to a schema, and every definition is used`() throws {
        var used: Set<String> = []
        for (file, path, schema) in try Self.parts() {
            guard let place = schema["$ref"] as? String else { continue }
            #expect(throws: Never.self, "\(file)\(path)") { try Schemas.schema(at: place, in: file) }
            used.insert(place.hasPrefix("#") ? file + place : place)
        }
        for name in try Schemas.names() {
            for key in (try Schemas.contents(name)["$defs"] as? [String: Any] ?? [:]).keys {
                #expect(used.contains("\(name)#/$defs/\(key)"), "\(name): \(key)")
            }
        }
    }

    @Test func `schemas are called by their files, and say that they are of draft 2020-12`() throws {
        for name in try Schemas.names() {
            let schema = try Schemas.contents(name)
            #expect(schema["$id"] as? String == name)
            #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
            #expect(schema["title"] is String && schema["description"] is String, "\(name)")
        }
    }

    /// Where fields are narrowed that are described elsewhere.
    private static let narrowing = ["/if", "/then", "/else", "/not", "/fieldsOfPolicies", "/known"]

    // Editors that put what a reference leads to in its place would lose a description beside it.
    @Test func `every field is described, either beside its reference or behind it`() throws {
        var count = 0
        for (file, path, schema) in try Self.parts() where !Self.narrowing.contains(where: path.contains) {
            for (name, value) in schema["properties"] as? [String: Any] ?? [:] {
                guard let field = value as? [String: Any] else { continue }
                let place = field["$ref"] as? String
                let isBehind = try place.map { try Schemas.schema(at: $0, in: file)["description"] is String } ?? false
                let isBeside = field["description"] is String
                let isOfDocument = place.map { !$0.contains("#") } ?? false
                #expect(isOfDocument ? isBeside : isBeside != isBehind, "\(file)\(path): \(name)")
                count += 1
            }
        }
        #expect(count > 300)
    }
}
