// SchemaFieldsTests.swift: the schemas of what is read have the fields, and the words, that the readers know.

import Certificates
import Documents
import Foundation
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct SchemaFieldsTests {
    /// An object with a field that nobody knows, in a document of some kind.
    private struct Unknown: Sendable, CustomTestStringConvertible {
        let place: String
        let document: String
        /// A definition that shares the object with the first: the reader knows the fields of both.
        var other: String?
        var testDescription: String { place }

        init(_ place: String, _ document: String, or other: String? = nil) {
            (self.place, self.document, self.other) = (place, document.replacing("'", with: "\""), other)
        }
    }

    private static let rows = [
        Unknown("row.json#", "{'?': 1}"), Unknown("row.json#/$defs/item", "{'items': [{'?': 1}]}"),
        Unknown("common.json#/$defs/crossMeasure", "{'items': [{'cross': {'?': 1}}]}"),
        Unknown("common.json#/$defs/claim", "{'items': [], 'claimed': {'?': 1}}"),
        Unknown(
            "common.json#/$defs/crossClaim",
            "{'items': [], 'claimed': {'engine': 'e', 'lengths': [], 'cross': {'?': 1}}}"),
    ]
    private static let families = [
        Unknown("family.json#", "{'?': 1}"),
        Unknown("family.json#/$defs/item", "{'available': 1, 'items': [{'?': 1}]}"),
    ]
    private static let scenes =
        [Unknown("scene.json#", "{'tree': {'kind': 'color'}, '?': 1}")]
        + SceneKinds.standard.names.map { Unknown("views.json#/$defs/\($0)", "{'tree': {'kind': '\($0)', '?': 1}}") }
    private static let sceneFamilies = [Unknown("scene-family.json#", "{'tree': {'kind': 'color'}, '?': 1}")]

    private static func certificate(_ kind: String, _ rest: String = "'?': 1") -> String {
        "{'certificate': '\(kind)', \(rest)}"
    }

    /// A certificate of a family with a field.
    private static func proof(_ rest: String) -> String {
        certificate("family", "'family': {'available': 1, 'items': []}, 'rule': 'swiftui', \(rest)")
    }

    /// A certificate of a scene with a field.
    private static func screen(_ rest: String) -> String {
        let program = "'program': {'lower': [], 'upper': [], 'rows': [], 'objectives': []}"
        return certificate(
            "screen", "'scene': {'tree': {'kind': 'color'}}, \(rest.contains("program") ? rest : "\(program), \(rest)")"
        )
    }

    private static let certificates = [
        Unknown("certificate.json#/$defs/row", certificate("row")),
        Unknown(
            "certificate.json#/$defs/row/properties/levels/items",
            certificate("row", "'problem': {'items': []}, 'lengths': [], 'levels': [{'?': 1}]")),
        Unknown(
            "certificate.json#/$defs/row/properties/cross",
            certificate("row", "'problem': {'items': []}, 'lengths': [], 'levels': [], 'cross': {'?': 1}")),
        Unknown("certificate.json#/$defs/screen", certificate("screen")),
        Unknown("certificate.json#/$defs/program", screen("'program': {'?': 1}")),
        Unknown(
            "certificate.json#/$defs/program/properties/rows/items",
            screen("'program': {'lower': [], 'upper': [], 'rows': [{'?': 1}]}")),
        Unknown(
            "certificate.json#/$defs/program/properties/objectives/items",
            screen("'program': {'lower': [], 'upper': [], 'rows': [], 'objectives': [{'?': 1}]}")),
        Unknown("certificate.json#/$defs/screen/properties/stages/items", screen("'stages': [{'?': 1}]")),
        Unknown(
            "certificate.json#/$defs/screen/properties/views/items",
            screen("'values': [], 'stages': [], 'views': [{'?': 1}]")),
        Unknown("certificate.json#/$defs/family", certificate("family")),
        Unknown(
            "certificate.json#/$defs/judgedClaim", proof("'findings': [{'?': 1}]"),
            or: "certificate.json#/$defs/greatestValue"),
        Unknown("certificate.json#/$defs/regions/items", proof("'findings': [], 'regions': [{'?': 1}]")),
        Unknown("certificate.json#/$defs/fact", proof("'findings': [], 'regions': [{'facts': [{'?': 1}]}]")),
        Unknown("certificate.json#/$defs/scenes", certificate("scenes")),
        Unknown(
            "certificate.json#/$defs/scenes/properties/parts/items",
            certificate("scenes", "'scene': {'tree': {'kind': 'color'}}, 'engine': 'swiftui', 'parts': [{'?': 1}]")),
    ]

    /// A partial with some fields besides those that say what it is.
    private static func partial(_ kind: String, _ fields: String) -> String {
        "{'partial': '\(kind)', 'version': 1, \(fields)}"
    }

    /// A comparison of a row in which one engine has some fields besides those that every engine has.
    private static func counted(_ fields: String) -> String {
        partial(
            "comparison",
            "'plan': {'solvers': [], 'arithmetic': 'double'}, 'rows': 1, 'engines': [{'engine': 'E', 'recorded': true, "
                + "'policies': [], 'verdicts': {}, 'noAnswer': 0, 'differing': 0, \(fields)}]")
    }

    private static let histograms = ["max", "mean", "missingMax", "missingMean", "overflow", "unused", "microseconds"]
        .map {
            "'\($0)': {'zeros': 0, 'infinities': 0, 'greatest': 0, 'buckets': []}"
        }.joined(separator: ", ")

    private static let partials = [
        Unknown("partial.json#/$defs/comparison", partial("comparison", "'?': 1")),
        Unknown("partial.json#/$defs/comparisonPlan", partial("comparison", "'plan': {'?': 1}")),
        Unknown("partial.json#/$defs/engine", counted("'?': 1")),
        Unknown("partial.json#/$defs/histogram", counted("'max': {'?': 1}")),
        Unknown("partial.json#/$defs/worst", counted("'worst': [{'?': 1}], \(histograms)")),
        Unknown(
            "partial.json#/$defs/pair",
            partial(
                "comparison",
                "'plan': {'solvers': [], 'arithmetic': 'double'}, 'rows': 1, 'engines': [], 'agreement': [{'?': 1}]")),
        Unknown("partial.json#/$defs/verification", partial("verification", "'?': 1")),
        Unknown(
            "partial.json#/$defs/verification/properties/plan", partial("verification", "'plan': {'?': 1}")),
        Unknown(
            "partial.json#/$defs/countedEngine",
            partial(
                "verification",
                "'plan': {'arithmetic': 'double'}, 'records': 1, 'answers': 0, 'unreadable': 0, 'unreadFiles': 0, "
                    + "'withoutClaim': 0, 'faults': 0, 'nothingFits': 0, 'engines': [{'?': 1}]")),
    ]

    private static let engines = [
        Unknown("engines.json#", "{'?': 1}"), Unknown("engines.json#/$defs/engine", "{'engines': [{'?': 1}]}"),
    ]

    /// What a reader says of a document.
    private static func fault(_ text: String, _ read: (ProblemDecoder, Record) throws -> Void) throws -> String {
        let record = Record(file: "f.json", line: 1, data: Data(text.utf8))
        return try #require(throws: InputError.self, "\(text)") { try read(ProblemDecoder(), record) }.message
    }

    private static func check(_ unknown: Unknown, _ read: (ProblemDecoder, Record) throws -> Void) throws {
        let message = try fault(unknown.document, read)
        let parts = message.components(separatedBy: "known here are ")
        try #require(parts.count == 2, "\(message)")
        let fields = try [unknown.place, unknown.other].compactMap(\.self).flatMap {
            try #require(Schemas.schema(at: $0)["properties"] as? [String: Any]).keys
        }
        #expect(Set(fields) == Set(parts[1].components(separatedBy: ", ")))
        #expect(try Schemas.schema(at: unknown.place)["additionalProperties"] as? Bool == false)
    }

    @Test(arguments: rows) private func `rows have the fields that their reader knows`(unknown: Unknown) throws {
        try Self.check(unknown) { _ = try $0.decode($1) }
    }

    @Test(arguments: families) private func `families have the fields that their reader knows`(unknown: Unknown) throws
    {
        try Self.check(unknown) { _ = try $0.decodeFamily($1) }
    }

    @Test(arguments: scenes) private func `scenes and views have the fields that their reader knows`(unknown: Unknown)
        throws
    {
        try Self.check(unknown) { _ = try $0.decodeQuestion($1) }
    }

    @Test(arguments: sceneFamilies)
    private func `families of scenes have the fields that their reader knows`(unknown: Unknown) throws {
        try Self.check(unknown) { _ = try $0.decodeSceneFamily($1) }
    }

    @Test(arguments: certificates)
    private func `certificates have the fields that their reader knows`(unknown: Unknown) throws {
        try Self.check(unknown) { _ = try $0.decodeCertificate($1) }
    }

    @Test(arguments: partials) private func `partials have the fields that their reader knows`(unknown: Unknown) throws
    {
        try Self.check(unknown) { _ = try $0.decodePartial($1) }
    }

    @Test(arguments: engines)
    private func `files of engines have the fields that their reader knows`(unknown: Unknown) throws {
        try Self.check(unknown) { _ = try $0.decode(EngineList.self, $1) }
    }

    /// Words that a reader of scenes lists where it finds another one.
    @Test(arguments: [
        ("views.json#/$defs/text/properties/font", "{'kind': 'text', 'string': 'a', 'font': '?'}"),
        ("views.json#/$defs/horizontalGuide/anyOf", "{'kind': 'vstack', 'align': '?', 'children': []}"),
        ("views.json#/$defs/verticalGuide/anyOf", "{'kind': 'hstack', 'align': '?', 'children': []}"),
        ("views.json#/$defs/paint/anyOf", "{'kind': 'color', 'fill': '?'}"),
        ("views.json#/$defs/scroll/properties/axes", "{'kind': 'scroll', 'axes': '?', 'child': {'kind': 'color'}}"),
        ("views.json#/$defs/aspect/properties/mode", "{'kind': 'aspect', 'mode': '?', 'child': {'kind': 'color'}}"),
    ]) func `scenes have the words that their reader knows`(place: String, view: String) throws {
        let text = "{'tree': \(view)}".replacing("'", with: "\"")
        let message = try Self.fault(text) { _ = try $0.decodeQuestion($1) }
        let listed = try #require(message.components(separatedBy: "it must be ").last)
        let known = listed.replacing("#RRGGBB or ", with: "").replacing("one of ", with: "").replacing(
            " or ", with: ", ")
        #expect(try Set(Self.words(at: place)) == Set(known.components(separatedBy: ", ")))
    }

    /// The words at a place, or of the first of some alternatives.
    private static func words(at place: String) throws -> [String] {
        guard place.hasSuffix("/anyOf") else { return try Schemas.words(at: place) }
        let alternatives = try Schemas.schema(at: String(place.dropLast("/anyOf".count)))["anyOf"] as? [[String: Any]]
        return try #require(alternatives?.first?["enum"] as? [String])
    }

    @Test func `a search of widths is for the claims that the command knows`() throws {
        let run = try plumb("layout", "--widths", "1...2", "--that", "?")
        let known = try #require(run.complaints.components(separatedBy: "known are ").dropFirst().first)
        let names = known.prefix { $0 != "\n" }.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(try Schemas.words(at: "layout.json#/$defs/search/properties/claim").sorted() == names.sorted())
    }
}
