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
    /// What comes of some work on a thread with a stack of some bytes.
    private func outcome(stack: Int, _ work: @escaping @Sendable () throws -> String) async -> String {
        await withCheckedContinuation { continuation in
            let thread = Thread {
                do { continuation.resume(returning: try work()) } catch { continuation.resume(returning: "\(error)") }
            }
            thread.stackSize = stack
            thread.start()
        }
    }

    /// A scene of paddings in each other.
    private static func text(levels: Int) -> String {
        let head = #"{"kind": "padding", "insets": 1, "child": "#
        let leaf = #"{"kind": "range", "id": "leaf", "w": [1, 2, 50], "h": 1}"#
        let tree = String(repeating: head, count: levels) + leaf + String(repeating: "}", count: levels)
        return #"{"proposal": [600, 600], "tree": \#(tree)}"#
    }

    /// What may be asked of a scene.
    enum Asking: String, CaseIterable {
        case reading, writing, sweeping, program, certificate, layout, comparison, explanation

        func answer(_ scene: SceneDocument) throws -> String {
            switch self {
            case .reading: return "\(scene.root.all.count)"
            case .writing: return "\(scene.json)"
            case .sweeping: return "\(try SweptScene(scene, over: 0...700).json)"
            case .program: return "\(try ScreenAnswer(scene).json)"
            case .certificate:
                let certificate = try ScreenAnswer(scene).certificate()
                try certificate.check()
                return "\(certificate.json)"
            case .layout: return "\(try LaidOutScene(scene).json(details: true))"
            case .comparison: return "\(try SceneComparison(scene).differences.count)"
            case .explanation: return "\(try ExplainedScene(scene).json)"
            }
        }
    }

    @Test(arguments: Asking.allCases, [64 << 10, 128 << 10, 512 << 10])
    func `a small stack gives the answers of a large one, at every depth`(asking: Asking, stack: Int) async {
        for levels in [1, 60, 190, 250] {
            let text = Self.text(levels: levels)
            let work: @Sendable () throws -> String = { try asking.answer(.read(text)) }
            let (small, large) = (await outcome(stack: stack, work), await outcome(stack: 64 << 20, work))
            #expect(small == large && !large.isEmpty)
        }
    }

    @Test(arguments: [64 << 10, 128 << 10, 512 << 10], [257, 1_000, 10_000])
    func `what is nested more deeply than any reader goes is an error in words`(stack: Int, levels: Int) async {
        let text = Self.text(levels: levels)
        let message = await outcome(stack: stack) { try Asking.reading.answer(.read(text)) }
        #expect(message.contains("is nested too deeply: at most 512 levels of brackets are read"), "\(message)")
        let brackets = String(repeating: "[", count: levels)
        let row = await outcome(stack: stack) {
            "\(try ProblemDecoder().decode(Record(file: "f", line: 1, data: Data((#"{"items": "# + brackets).utf8))))"
        }
        #expect(row.hasPrefix("f:1"), "\(row)")
    }
}
