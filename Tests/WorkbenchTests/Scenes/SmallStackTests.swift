// SmallStackTests.swift: scenes of any depth are read and answered on threads with small stacks.

import Certificates
import Documents
import Foundation
import Plumb
import Scenes
import TestSupport
import Testing
import Workbench

struct SmallStackTests {
    /// A scene of paddings in each other.
    private static func text(levels: Int) -> String {
        let head = #"{"kind": "padding", "insets": 1, "child": "#
        let leaf = #"{"kind": "range", "id": "leaf", "w": [1, 2, 50], "h": 1}"#
        let tree = String(repeating: head, count: levels) + leaf + String(repeating: "}", count: levels)
        return #"{"proposal": [600, 600], "tree": \#(tree)}"#
    }

    /// What may be asked of a scene.
    enum Asking: String, CaseIterable {
        case reading, writing, sweeping, program, certificate, layout, comparison, explanation, proof

        /// How many views stand in each other: as many as are read, or what takes milliseconds.
        var levels: Int {
            switch self {
            case .reading, .writing, .layout: 500
            case .program, .certificate, .comparison, .explanation: 60
            case .sweeping, .proof: 30
            }
        }

        func answer(_ scene: SceneDocument) throws -> String {
            switch self {
            case .reading: return "\(scene.root.all.count)"
            case .writing: return scene.json.line
            case .sweeping: return try SweptScene(scene, over: 0...700).json.line
            case .program: return try ScreenAnswer(scene).json.line
            case .certificate:
                let certificate = try ScreenAnswer(scene).certificate()
                try certificate.check()
                return certificate.json.line
            case .layout: return try LaidOutScene(scene, details: true).json.line
            case .comparison: return "\(try SceneComparison(scene).differences.count)"
            case .explanation: return try ExplainedScene(scene).json.line
            case .proof:
                let family = try SceneFamily.read(scene.json.line)
                let proved = try ProvedFamily(family, by: .swiftui, claims: [.fits, .inside], keepsCertificate: true)
                let certificate = try #require(proved.certificate)
                try certificate.check()
                return certificate.json.line
            }
        }
    }

    @Test(arguments: Asking.allCases, Sanitizer.smallStacks)
    func `a small stack gives the answers of a large one`(asking: Asking, stack: Int) async {
        let text = Self.text(levels: asking.levels)
        let work: @Sendable () throws -> String = { try asking.answer(.read(text)) }
        let (small, large) = (
            await SmallStack.outcome(stack: stack, work), await SmallStack.outcome(stack: 64 << 20, work)
        )
        #expect(small == large && [#"{"#, "501", "0"].contains { small.hasPrefix($0) }, "\(small)")
    }

    @Test(arguments: Sanitizer.smallStacks, [600, 10_000])
    func `what is nested more deeply than any reader goes is an error in words`(stack: Int, levels: Int) async {
        let text = Self.text(levels: levels)
        let message = await SmallStack.outcome(stack: stack) { try Asking.reading.answer(.read(text)) }
        #expect(message.contains("is nested too deeply: at most 512 levels of brackets are read"), "\(message)")
        let brackets = String(repeating: "[", count: levels)
        let row = await SmallStack.outcome(stack: stack) {
            "\(try ProblemDecoder().decode(Record(file: "f", line: 1, data: Data((#"{"items": "# + brackets).utf8))))"
        }
        #expect(row.hasPrefix("f:1"), "\(row)")
    }
}
