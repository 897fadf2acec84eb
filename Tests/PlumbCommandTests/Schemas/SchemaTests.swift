// SchemaTests.swift: the documents of the repository, and what the command prints, fit the schemas of Documentation/schema.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing

@Suite(.enabled(if: Schemas.areCheckable, Schemas.missing)) struct SchemaTests {
    /// The documents of a folder, each with the schema of what it is.
    private static func files(_ folder: String, _ schema: String) throws -> [SchemaQuestion] {
        let folder = Repository.root.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.contains(".json") }.flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let records = name.hasSuffix(".jsonl") ? text.split(separator: "\n").map(String.init) : [text]
            return records.map { SchemaQuestion(schema: schema, text: $0) }
        }
    }

    /// Random scenes and families of scenes, and the cases of layouts.
    private static func scenes() throws -> [SchemaQuestion] {
        var questions: [SchemaQuestion] = []
        let settings = TestingSettings(cases: 4)
        try forAll(.scenes(), settings: settings) { scene in
            questions.append(SchemaQuestion(schema: "scene", text: scene.json.line))
            return true
        }
        try forAll(.provable(by: .swiftui), settings: settings) { family in
            questions.append(SchemaQuestion(schema: "scene-family", text: family.json.line))
            return true
        }
        return try questions
            + LayoutCases.own.cases.map {
                SchemaQuestion(schema: "scene", text: String(decoding: try LayoutCases.scene(of: $0), as: UTF8.self))
            }
    }

    /// Random rows of every policy.
    private static func rows() -> [SchemaQuestion] {
        Policy.allCases.flatMap { policy in
            (1...2).map { SchemaQuestion(schema: "row", text: Corpus(.random, policy: policy, seed: 5).json(of: $0)) }
        }
    }

    private static func expectFitting(_ questions: [SchemaQuestion]) throws {
        for (question, fault) in zip(questions, try Schemas.faults(of: questions)) {
            #expect(fault == nil, "\(question.schema): \(question.text)")
        }
    }

    @Test func `the problems, families and scenes of the repository fit their schemas, and so do random ones`()
        async throws
    {
        try await waiting {
            var questions = try Self.files("Models/problems", "row") + Self.files("Models/families", "family")
            questions += try Self.files("Models/scenes", "scene") + Self.files("Documentation/screens", "scene")
            questions += try Self.files("Documentation/screens/families", "scene-family")
            try Self.expectFitting(questions + Self.rows() + Self.scenes())
        }
    }

    @Test func `what the command prints, and the certificates that it writes, fit their schemas`() async throws {
        try await waiting {
            let printed = try PrintedDocuments.all()
            // A command that printed nothing would fit.
            let names = [
                "answer", "verdict", "sweep", "proof", "certificate", "layout", "explanation", "row", "line", "summary",
                "partial", "table-answer", "comparison", "compared-row", "inference", "checked",
            ]
            for name in names {
                #expect(printed.contains { $0.schema == name }, "\(name)")
            }
            try Self.expectFitting(printed)
        }
    }

    @Test func `the schemas are schemas`() async throws {
        let answers = try await waiting { try Schemas.faultsOfThemselves() }
        #expect(answers == (try Schemas.names()).map { "\($0): is a schema" })
    }
}
