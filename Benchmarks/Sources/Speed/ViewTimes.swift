// ViewTimes.swift: what layouts of views take by SwiftUI's rule and by the optimum, in milliseconds of processor time.

import Foundation
import PlumbOptimal
import PlumbViews
import Scenes
import Workbench

/// Times layouts of views, and checks that each has the views that it should have.
struct ViewTimes {
    /// A layout to be timed.
    private struct Question {
        let name: String
        /// Makes what is laid out again and again; nothing in it is timed.
        let prepare: (LayoutEngine) throws -> () throws -> LayoutTree
        let leaves: Int
    }

    private static let window = ProposedViewSize(width: 1_200, height: 900)

    /// A question that makes a new host for every layout.
    private static func scratch(
        _ name: String, leaves: Int, in size: ProposedViewSize = window, _ view: @escaping () -> some View
    ) -> Question {
        Question(
            name: name, prepare: { engine in { try LayoutHost(view(), engine: engine).layout(size) } }, leaves: leaves)
    }

    private static func questions() -> [Question] {
        [
            scratch("1,024 leaves in 8 levels, from scratch", leaves: 1_024) { NestedStacks() },
            Question(
                name: "1,024 leaves, another width",
                prepare: { engine in
                    let host = LayoutHost(NestedStacks(), engine: engine)
                    var step = 0
                    // Widths come again only after two hundred others, so that no answer is remembered.
                    return {
                        step += 1
                        return try host.layout(ProposedViewSize(width: CGFloat(1_000 + step % 200), height: 900))
                    }
                }, leaves: 1_024),
            scratch("4,096 counters, from scratch", leaves: 4_096) { Counters(remote: Counters.Remote(watching: -1)) },
            Question(
                name: "state written in one of 4,096",
                prepare: { engine in
                    let remote = Counters.Remote(watching: 2_900)
                    let host = LayoutHost(Counters(remote: remote), engine: engine)
                    _ = try host.layout(window)
                    var count = 0
                    return {
                        count += 1
                        remote.write(count % 7)
                        return try host.layout(window)
                    }
                }, leaves: 4_096),
            scratch("binary tree of wrapping text, depth 8", leaves: 256) { WrappingTexts(level: 8) },
            scratch("binary tree of wrapping text, depth 10", leaves: 1_024) { WrappingTexts(level: 10) },
            scratch("chain of ratios, depth 70", leaves: 71) { ChainOfRatios(level: 70) },
        ]
    }

    /// The table, questions below each other and engines beside each other.
    static func table(passes: Int) throws -> String {
        var lines = ["| layout | SwiftUI's rule | the optimum |", "| --- | --- | --- |"]
        for question in questions() {
            let times = try [LayoutEngine.swiftUI, .optimal].map { engine in
                let layout = try question.prepare(engine)
                let leaves = try layout().elements.count { $0.isDrawn }
                guard leaves == question.leaves else { throw WrongCount(name: question.name, leaves: leaves) }
                return try medianSeconds(of: passes, layout)
            }
            let ratio = String(format: " (%.1fx)", times[1] / times[0])
            lines.append("| \(question.name) | \(inMilliseconds(times[0])) | \(inMilliseconds(times[1]))\(ratio) |")
        }
        for question in BoxTimes.questions {
            let time = try medianSeconds(of: passes, BoxTimes.layout(question))
            lines.append("| \(question.name) | \(inMilliseconds(time)) | |")
        }
        for (name, scene) in scenes {
            let time = try medianSeconds(of: passes) { try laidOut(scene) }
            lines.append("| \(name) | \(inMilliseconds(time)) | |")
        }
        return lines.joined(separator: "\n")
    }

    /// Counts the instructions of every layout by SwiftUI's rule, and of the scene, each under `name|leaves|1`.
    static func countInstructions() throws {
        for question in questions() {
            let layout = try question.prepare(.swiftUI)
            // What is made once, such as types and tables, is made here.
            for _ in 0..<2 { sink += Double(try layout().elements.count) }
            let name = "\(question.name)|\(question.leaves)|1"
            sink += Double(try Instructions.counted(name) { try layout().elements.count })
        }
        for question in BoxTimes.questions {
            let layout = try BoxTimes.layout(question)
            sink += Double(try Instructions.counted("\(question.name)|\(question.leaves)|1") { try layout() })
        }
        let (name, scene) = scenes[0]
        sink += Double(try laidOut(scene).count)
        sink += Double(try Instructions.counted("\(name)|10000|1") { try laidOut(scene).count })
    }

    private static let scenes = [
        ("scene of 10,000 views, read, laid out, written as JSON", scene(rows: 100)),
        ("scene of 100,000 views, read, laid out, written as JSON", scene(rows: 1_000)),
    ]

    /// Rows of colours and texts by turns.
    private static func scene(rows count: Int) -> Data {
        let cells = (0..<99).map {
            $0.isMultiple(of: 2) ? #"{"kind": "color"}"# : #"{"kind": "text", "string": "cell \#($0)"}"#
        }
        let row = #"{"kind": "hstack", "spacing": 2, "children": [\#(cells.joined(separator: ", "))]}"#
        let rows = Array(repeating: row, count: count).joined(separator: ", ")
        return Data(#"{"proposal": [4000, 3000], "tree": {"kind": "vstack", "children": [\#(rows)]}}"#.utf8)
    }

    private static func laidOut(_ scene: Data) throws -> String {
        guard
            case .scene(let document) = try ProblemDecoder().decodeQuestion(Record(file: "scene", line: 1, data: scene))
        else { throw WrongCount(name: "scene", leaves: 0) }
        return try LaidOutScene(document).json.line
    }

    /// A layout that has not the leaves that it should have.
    struct WrongCount: Error, CustomStringConvertible {
        let name: String
        let leaves: Int
        var description: String { "\(name): \(leaves) leaves are drawn" }
    }
}
