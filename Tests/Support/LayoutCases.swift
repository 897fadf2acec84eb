// LayoutCases.swift: numeric layout cases out of a file, and whether an answer of `plumb layout --details` is right.

public import Foundation
import Scenes

/// Cases with what they expect, as JSON.
public struct LayoutCases {
    /// The cases, each a scene with an `expect`.
    public let cases: [[String: Any]]

    /// The cases of a file.
    ///
    /// - Throws: Where the file cannot be read as cases.
    public init(file: URL) throws {
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        guard let cases = root?["cases"] as? [[String: Any]] else { throw CocoaError(.fileReadCorruptFile) }
        self.cases = cases
    }

    /// Cases whose frames others published, or that follow from rules that they published; each names its source.
    public static var cited: LayoutCases { get throws { try LayoutCases(file: folder.appending(path: "cited.json")) } }
    /// Cases worked out for the package.
    public static var own: LayoutCases { get throws { try LayoutCases(file: folder.appending(path: "layout.json")) } }

    private static let folder = Repository.root.appending(path: "Tests/WorkbenchTests/Cases")

    /// The cases without views of the kinds that harnesses add, which only tests read.
    public var readable: LayoutCases {
        let kinds = Set(SceneKinds.harness.names).subtracting(SceneKinds.standard.names)
        return LayoutCases(cases: cases.filter { Self.kinds(in: $0).isDisjoint(with: kinds) })
    }

    private init(cases: [[String: Any]]) { self.cases = cases }

    private static func kinds(in value: Any) -> Set<String> {
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(kinds(in: $1)) } }
        guard let object = value as? [String: Any] else { return [] }
        return object.values.reduce(into: Set([object["kind"] as? String].compactMap(\.self))) {
            $0.formUnion(kinds(in: $1))
        }
    }

    /// What a case says of itself, besides its scene.
    private static let remarks: Set = ["expect", "evidence", "alternatives", "source"]

    /// The scene of a case.
    public static func scene(of layout: [String: Any]) throws -> Data {
        try JSONSerialization.data(withJSONObject: layout.filter { !remarks.contains($0.key) }, options: [.sortedKeys])
    }

    /// The cases as a corpus, one scene a line, in order.
    public func corpus() throws -> Data {
        try cases.reduce(into: Data()) { lines, layout in lines += try Self.scene(of: layout) + Data("\n".utf8) }
    }

    /// What is wrong with an answer to a case; empty when it is as expected, or as one of the alternatives expects.
    public static func faults(of answer: Any, in scene: [String: Any]) -> [String] {
        let alternatives = (scene["alternatives"] as? [[String: Any]] ?? []).map { $0["expect"] }
        let found = ([scene["expect"]] + alternatives).map { faults(of: answer, expected: $0 as? [String: Any] ?? [:]) }
        return found.contains([]) ? [] : found[0]
    }

    /// Where the expectations lie in an answer.
    private static let fields = [
        "size": "size", "frames": "frames", "finalProposal": "proposals", "explicit": "explicit", "anchors": "anchors",
        "prefOrder": "preferences",
    ]

    private static func faults(of answer: Any, expected: [String: Any]) -> [String] {
        expected.keys.sorted().filter { key in
            guard let field = fields[key] else { return true }
            return !isClose((answer as? [String: Any])?[field], to: expected[key])
        }.map { key in
            "\(key) is \((answer as? [String: Any])?[fields[key] ?? ""] ?? "missing"), not \(expected[key] ?? "")"
        }
    }

    /// Whether all that is expected is there: numbers within 1e-6, infinities by either of their names.
    private static func isClose(_ found: Any?, to expected: Any?) -> Bool {
        switch (found, expected) {
        case (let found as [String: Any], let expected as [String: Any]):
            expected.allSatisfy { isClose(found[$0.key], to: $0.value) }
        case (let found as [Any], let expected as [Any]):
            found.count == expected.count && zip(found, expected).allSatisfy { isClose($0, to: $1) }
        case (let found as Double, let expected as Double): abs(found - expected) <= 1e-6
        case (let found as String, let expected as String):
            found == expected || [found, expected].allSatisfy { ["inf", "infinity"].contains($0) }
        default: found is NSNull && expected is NSNull
        }
    }
}
