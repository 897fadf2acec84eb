// SchemaWordsTests.swift: the words and the fields in the schemas are exactly those that the program has.

import Certificates
import Documents
import Foundation
import LayoutCore
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct SchemaWordsTests {
    /// The places of words in the schemas, each with the words of the program.
    private static let words: [(place: String, words: [String])] = [
        ("common.json#/$defs/policy", Policy.allCases.map(\.name)),
        ("engines.json#/$defs/engine/properties/policy", Policy.allCases.map(\.name)),
        ("engines.json#/$defs/engine/properties/like", RowPreset.all.map(\.name)),
        ("common.json#/$defs/axis", Axis.allCases.map(\.name)),
        ("common.json#/$defs/rule", RuleTable.standard.names.components(separatedBy: ", ")),
        ("common.json#/$defs/engine", SceneEngine.allCases.map(\.rawValue)),
        ("certificate.json#/properties/certificate", CertificateDocument.Kind.allCases.map(\.rawValue)),
        ("certificate.json#/$defs/provableName", ProvableRules.standard.names.components(separatedBy: ", ")),
        ("verdict.json#/$defs/row/properties/verdict", VerdictKind.allCases.map(\.rawValue)),
        (
            "verdict.json#/$defs/row/properties/alignment/properties/verdict",
            AlignmentVerdictKind.allCases.map(\.rawValue)
        ),
        ("table-answer.json#/$defs/verdict/properties/verdict", TableVerdictKind.allCases.map(\.rawValue)),
        ("table-answer.json#/$defs/proof/properties/verdict", ProvedTable.Verdict.allCases.map(\.rawValue)),
        ("partial.json#/$defs/verdictsOnClaims/propertyNames", AnswerCounts.verdictsOnClaims),
        (
            "summary.json#/properties/engines/items/properties/verdicts/propertyNames", AnswerCounts.verdicts
        ),
        ("verdict.json#/$defs/witness/properties/because", HoldReason.allCases.map(\.rawValue)),
        ("verdict.json#/$defs/alignmentWitness/properties/edge", ExtentEdge.allCases.map(\.rawValue)),
        ("partial.json#/$defs/kind", PartialKind.allCases.map(\.rawValue)),
        ("partial.json#/$defs/arithmetic", ComparedNumbers.allCases.map(\.rawValue)),
        ("partial.json#/$defs/verdicts/propertyNames", VerdictKind.allCases.map(\.rawValue)),
        ("sweep.json#/$defs/fit", Sweep.Fit.allCases.map(\.rawValue)),
        ("sweep.json#/$defs/scene/properties/axis", Axis.allCases.map(\.lengthName)),
        ("sweep.json#/$defs/event/properties/kind", Breakpoint.Event.all.map(\.record.kind)),
        ("sweep.json#/$defs/event/properties/of", TurningLengths.Kind.allCases.map(\.rawValue)),
        ("sweep.json#/$defs/event/properties/which", Breakpoint.Landmark.allCases.map(\.rawValue) + ["null"]),
        ("sweep.json#/$defs/event/properties/sharing", Breakpoint.Sharing.allCases.map(\.rawValue) + ["null"]),
        ("sweep.json#/$defs/sceneEvent/properties/kind", SceneBreakpoint.Change.all.map(\.record.kind)),
        ("sweep.json#/$defs/sceneEvent/properties/side", SceneBreakpoint.Side.all.map(\.name)),
        ("sweep.json#/$defs/sceneEvent/properties/which", SceneSweep.Landmark.allCases.map(\.rawValue) + ["null"]),
        ("explanation.json#/$defs/hold/properties/by", LengthReason.all.map(\.name)),
        ("explanation.json#/$defs/hold/properties/because", LengthReason.Cause.all.map(\.name)),
        (
            "explanation.json#/$defs/response/properties/direction",
            RowResponse.Direction.allCases.map(\.name)
        ),
        ("explanation.json#/$defs/statement/properties/statement", RowAmbiguity.Statement.all.map(\.name)),
        ("views.json#/$defs/view/properties/kind", SceneKinds.standard.names),
        ("views.json#/$defs/rule", SceneRule.standard.map(\.name)),
    ]

    @Test(arguments: words) func `the words of a schema are those of the program`(place: String, words: [String]) throws
    {
        #expect(try Schemas.words(at: place).sorted() == words.sorted())
    }

    @Test func `every kind of view has its condition`() throws {
        let conditions = try #require(Schemas.schema(at: "views.json#/$defs/view/then")["allOf"] as? [[String: Any]])
        let kinds = conditions.compactMap { ($0["then"] as? [String: Any])?["$ref"] as? String }
        #expect(kinds.sorted() == SceneKinds.standard.names.map { "#/$defs/\($0)" }.sorted())
    }

    @Test func `fields of items are refused under the policies that do not know them`() throws {
        let conditions = try #require(
            Schemas.schema(at: "common.json#/$defs/fieldsOfPolicies")["allOf"] as? [[String: Any]])
        var known: [String: Set<String>] = [:]
        for condition in conditions {
            let asked = try #require(
                (condition["if"] as? [String: Any])?["properties"] as? [String: [String: [String]]])
            var refused = try #require(condition["else"] as? [String: Any])
            for key in ["properties", "items", "items", "properties"] {
                refused = try #require(refused[key] as? [String: Any])
            }
            for field in refused.keys { known[field] = Set(try #require(asked["policy"]?["enum"])) }
        }
        let fields = ItemFields.named + [(.steps, "steps")]
        for (field, name) in fields {
            #expect(
                known[name] == Set(Policy.allCases.filter { $0.definition.fields.contains(field) }.map(\.name)),
                "\(name)")
        }
        #expect(known.count == fields.count)
    }
}

// What carries values has no list of its cases.  A new case does not compile until it has its place here.

extension Breakpoint.Event {
    /// An event of every kind.
    fileprivate static var all: [Self] { Array(sequence(first: .fits) { $0.next }) }

    private var next: Self? {
        switch self {
        case .fits: .overflows
        case .overflows: .leavesSpace(isFull: false)
        case .leavesSpace: .usesAll
        case .usesAll: .turns(.natural)
        case .turns: .tierBegins(priority: 0)
        case .tierBegins: .tierStops(priority: 0, isFull: false)
        case .tierStops: .leaves(item: 0, length: 0, nil)
        case .leaves: .reaches(item: 0, length: 0, nil)
        case .reaches: .jumps(item: 0, from: 0, to: 0)
        case .jumps: .changesSlope(item: 0, from: 0, to: 0, nil)
        case .changesSlope: nil
        }
    }
}

extension SceneBreakpoint.Change {
    /// An event of every kind.
    fileprivate static var all: [Self] { Array(sequence(first: .fits) { $0.next }) }

    private var next: Self? {
        switch self {
        case .fits: .overflows
        case .overflows: .leavesSpace
        case .leavesSpace: .usesAll
        case .usesAll: .stackFits
        case .stackFits: .stackOverflows
        case .stackOverflows: .breaks(from: 1, to: 2, height: 0)
        case .breaks: .jumps(.length(.horizontal), from: 0, to: 0)
        case .jumps: .leaves(.length(.horizontal), at: 0, nil, rate: 0)
        case .leaves: .reaches(.length(.horizontal), at: 0, nil, rate: 0)
        case .reaches: .changesSlope(.length(.horizontal), from: 0, to: 0)
        case .changesSlope: nil
        }
    }
}

extension LengthReason {
    /// A reason of every kind.
    fileprivate static var all: [Self] { Array(sequence(first: .ideal) { $0.next }) }

    private var next: Self? {
        switch self {
        case .ideal: .proposal
        case .proposal: .rigid
        case .rigid: .noPart
        case .noPart: .natural
        case .natural: .minimum(.container)
        case .minimum: .maximum
        case .maximum: .shrinkability
        case .shrinkability: .factors
        case .factors: .height
        case .height: .level(with: [])
        case .level: nil
        }
    }
}

extension LengthReason.Cause {
    /// A cause of every kind.
    fileprivate static var all: [Self] { Array(sequence(first: .container) { $0.next }) }

    private var next: Self? {
        switch self {
        case .container: .tierAbove(0)
        case .tierAbove: .level
        case .level: nil
        }
    }
}
