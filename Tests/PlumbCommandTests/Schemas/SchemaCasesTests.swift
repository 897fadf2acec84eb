// SchemaCasesTests.swift: the schemas of what is read refuse what the readers refuse, and accept what they read.

import Certificates
import Documents
import Foundation
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing

struct SchemaCasesTests {
    /// The cases of a schema in `Tests/Peers/schema-cases.json`, which says what they are.
    private struct Cases: Decodable {
        let refused: [String]
        let read: [String]
    }

    /// A case of `Tests/Peers/certificate-cases.json`.
    private struct CertificateCase: Decodable {
        let of: String
        let wrong: String?
        let silent: Bool?
        let `for`: String
        let put: String
    }

    private struct CertificateCases: Decodable {
        let documents: [String: String]
        let refused: [CertificateCase]
        let read: [CertificateCase]
    }

    /// A document, and whether it is one.
    private struct Expectation {
        let question: SchemaQuestion
        let isRead: Bool

        init(_ schema: String, _ text: String, isRead: Bool) {
            question = SchemaQuestion(schema: schema, text: text.replacing("'", with: "\""))
            self.isRead = isRead
        }
    }

    private static func data(_ name: String) throws -> Data {
        try Data(contentsOf: Repository.root.appending(path: "Tests/Peers/\(name)"))
    }

    private static func cases() throws -> [Expectation] {
        let all = try JSONSerialization.jsonObject(with: data("schema-cases.json")) as? [String: Any] ?? [:]
        return try all.filter { $0.key != "about" }.sorted { $0.key < $1.key }.flatMap { schema, value in
            let cases = try JSONDecoder().decode(Cases.self, from: JSONSerialization.data(withJSONObject: value))
            return cases.refused.map { Expectation(schema, $0, isRead: false) }
                + cases.read.map { Expectation(schema, $0, isRead: true) }
        }
    }

    private static func certificateCases() throws -> [Expectation] {
        let cases = try JSONDecoder().decode(CertificateCases.self, from: data("certificate-cases.json"))
        func text(_ entry: CertificateCase) throws -> String {
            try #require(cases.documents[entry.of]).replacing(entry.for, with: entry.put)
        }
        return try cases.refused.map { Expectation("certificate", try text($0), isRead: $0.silent == true) }
            + cases.read.map { Expectation("certificate", try text($0), isRead: true) }
    }

    @Test(.enabled(if: Schemas.areCheckable, Schemas.missing))
    func `schemas refuse what readers refuse where a schema can say it, and accept what readers read`() async throws {
        try await waiting {
            let cases = try Self.cases() + Self.certificateCases()
            #expect(cases.count > 500)
            for (entry, fault) in zip(cases, try Schemas.faults(of: cases.map(\.question))) {
                #expect((fault == nil) == entry.isRead, "\(entry.question): \(fault ?? "fits")")
            }
        }
    }

    /// Whether the reader of a schema's documents reads one.
    private static func reads(_ question: SchemaQuestion) throws -> Bool {
        let record = Record(file: "f.json", line: 1, data: Data(question.text.utf8))
        let decoder = ProblemDecoder()
        switch question.schema {
        case "row":
            let (isRead, isReadExactly) = (
                (try? decoder.decode(record)) != nil, (try? decoder.decodeExactly(record)) != nil
            )
            #expect(isRead == isReadExactly, "\(question)")
            return isRead
        case "family": return (try? decoder.decodeFamily(record)) != nil
        case "scene": return (try? SceneDocument.read(record)) != nil
        case "engines": return (try? decoder.decode(EngineList.self, record)) != nil
        case "table": return (try? decoder.decode(TableDocument.self, record)) != nil
        case "scene-family": return (try? decoder.decodeSceneFamily(record)) != nil
        default: throw CocoaError(.featureUnsupported)
        }
    }

    @Test func `readers refuse and read these cases so`() throws {
        for entry in try Self.cases() {
            #expect(try Self.reads(entry.question) == entry.isRead, "\(entry.question)")
        }
    }
}
