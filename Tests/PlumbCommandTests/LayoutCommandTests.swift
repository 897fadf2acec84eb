// LayoutCommandTests.swift: `plumb layout`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct LayoutCommandTests {
    let card =
        #"{"id": "card", "proposal": [100, null], "tree": {"kind": "hstack", "spacing": 10, "children": [{"kind": "color", "id": "a", "fill": "teal"}, {"kind": "text", "id": "b", "string": "Hello"}]}}"#

    /// What is wrong with the command's answers, case by case.
    static func faults(of cases: LayoutCases) throws -> [String] {
        let run = try plumb(["layout", "--format", "json", "--details"], input: cases.corpus())
        let answers = run.lines.filter { !$0.isEmpty }
        guard run.status == 0, answers.count == cases.cases.count else { return [run.complaints] }
        return try zip(answers, cases.cases).flatMap { line, scene in
            let answer = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return LayoutCases.faults(of: answer, in: scene).map { "\(scene["id"] ?? ""): \($0)" }
        }
    }

    @Test func `every case of others has the frames that its source gives`() throws {
        #expect(try Self.faults(of: .cited.readable) == [])
    }

    @Test func `every case of the package's own has the frames that it expects`() throws {
        #expect(try Self.faults(of: .own.readable) == [])
    }

    /// "Hello" in body is 2278 thousandths of 17 points wide, 39 in whole points, and 2444 of 2048 units high, 21.
    @Test func `an answer has the fields of the format in their order`() throws {
        let run = try plumb("layout", "--format", "json", input: card)
        #expect(run.status == 0)
        #expect(
            run.output
                == #"{"id": "card", "engine": "swiftui", "size": [100, 21], "frames": {"a": [0, 0, 51, 21], "b": [61, 0, 39, 21]}}"#
                + "\n")
    }

    @Test func `details tell proposals, guides, anchors and the order of preferences`() throws {
        let run = try plumb("layout", "--format", "json", "--details", input: card)
        // The text goes first and is offered half of 100 - 10; the height left open has become the row's 21.
        #expect(run.output.contains(#""proposals": {"a": [51, 21], "b": [45, 21]}"#))
        #expect(run.output.contains(#""preferences": ["a", "b"]"#))
        #expect(run.output.contains(#""firstTextBaseline": 16.18"#))
        #expect(run.output.contains(#""a": {"bounds": [0, 0, 51, 21], "topLeading": [0, 0], "center": [25.5, 10.5]"#))
    }

    @Test func `the proposal can be overridden`() throws {
        let run = try plumb("layout", "--format", "json", "--proposal", "200x-", input: card)
        #expect(run.output.contains(#""size": [200, 21]"#))
        #expect(
            try plumb("layout", "--format", "json", "--proposal", "-x-", input: card).output.contains(
                #""size": [59, 21]"#))
        #expect(try plumb("layout", "--format", "json", "--proposal", "infx9", input: card).output.contains("infinity"))
    }

    @Test func `the text is a table of views, indented`() throws {
        let run = try plumb("layout", input: card)
        #expect(run.lines[0] == "card: proposal 100 pt by unspecified, engine swiftui")
        #expect(run.lines[2].hasPrefix("  hstack") && run.lines[3].hasPrefix("    color a"))
        #expect(run.lines.filter { !$0.isEmpty }.count == 5)
    }

    @Test func `the drawing has fills and text, and marks on request`() throws {
        let plain = try plumb("layout", "--format", "svg", input: card)
        #expect(plain.output.contains(">Hello</tspan>") && !plain.output.contains("stroke-dasharray"))
        let marked = try plumb("layout", "--format", "svg", "--marks", input: card)
        #expect(marked.output.contains("stroke-dasharray"))
    }

    @Test func `a proposal may be negative, in the scene and in its place`() throws {
        let scene =
            #"{"proposal": [-5, 10], "tree": {"kind": "hstack", "spacing": 3, "children": ["#
            + #"{"kind": "color", "id": "a"}, {"kind": "fixed", "id": "b", "w": 20, "h": 4}]}}"#
        #expect(try plumb("layout", "--format", "json", input: scene).output.contains(#""size": [23, 10]"#))
        let other = try plumb("layout", "--format", "json", "--proposal", "30x-5", input: scene)
        #expect(other.output.contains(#""size": [30, 4]"#))
        let solved = try plumb("solve", "--format", "json", input: scene)
        #expect(solved.status == 0 && solved.output.contains(#""size": [23, 10]"#), "\(solved.output)")
        #expect(try plumb("layout", "--format", "svg", input: scene).status == 0)
        #expect(try plumb("layout", "--compare", input: scene).status == 0)
    }

    @Test(
        arguments: [
            ["layout", "--proposal", "12"], ["layout", "--proposal", "--5x3"], ["layout", "--proposal", "axb"],
            ["layout", "--with", "cassowary"], ["layout", "nowhere.json"],
        ])
    func `bad options are told, with status 2`(arguments: [String]) throws {
        let run = try plumb(arguments, input: Data(card.utf8))
        #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty)
    }

    @Test func `a row is no scene, and the rest goes on`() throws {
        let run = try plumb("layout", "--format", "json", input: #"{"items": []}"# + "\n" + card)
        #expect(run.status == 2 && run.complaints.contains("-:1") && run.lines.count == 2)
    }

    let tight =
        #"{"id": "tight", "proposal": [150, 20], "tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "flex", "id": "a", "maxw": 100, "child": {"kind": "color"}}, {"kind": "flex", "id": "b", "minw": 100, "child": {"kind": "color"}}]}}"#

    @Test func `the optimal engine fits what SwiftUI's rule overflows`() throws {
        let swiftui = try plumb("layout", "--format", "json", input: tight)
        #expect(swiftui.output.contains(#""size": [175, 20], "frames": {"a": [0, 0, 75, 20], "b": [75, 0, 100, 20]}"#))
        let optimal = try plumb("layout", "--format", "json", "--with", "optimal", input: tight)
        #expect(optimal.output.contains(#""engine": "optimal", "size": [150, 20], "frames": {"a": [0, 0, 50, 20]"#))
    }

    @Test func `a comparison names the stack, its row, both answers and both verdicts`() throws {
        let text = try plumb("layout", "--compare", input: tight)
        #expect(text.status == 0 && text.lines[0] == "tight: 1 stack differs")
        #expect(text.output.contains("SwiftUI rule: avoidable overflow: by 25, where 0 is possible"))
        let json = try plumb("layout", "--compare", "--format", "json", input: tight)
        #expect(
            json.output.contains(#""swiftui": {"available": 150, "lengths": [75, 100], "verdict": "avoidableOverflow""#)
        )
        // The row is a problem that verify reads: the first claim is refuted, the second stands.
        let problem = try #require(text.lines.last { $0.contains("claimed") })
        let verdict = try plumb("verify", input: problem)
        #expect(verdict.status == 1 && verdict.output.contains("optimal  optimal: water level"))
        #expect(try plumb("layout", "--compare", "--format", "svg", input: tight).output.contains("avoidable overflow"))
        #expect(try plumb("layout", "--compare", input: card).output == "card: both engines give the same lengths\n")
    }

    /// Two views of 200 with a gap of 10 fit from 410 on.
    @Test func `a scene is searched over widths`() throws {
        let pair =
            #"{"id": "pair", "proposal": [100, null], "tree": {"kind": "hstack", "spacing": 10, "children": ["#
            + #"{"kind": "fixed", "w": 200, "h": 10}, {"kind": "fixed", "w": 200, "h": 10}]}}"#
        let narrow = try plumb("layout", "--widths", "320...1440", "--format", "json", input: pair)
        #expect(narrow.status == 1)
        #expect(
            narrow.output.hasPrefix(
                #"{"id": "pair", "from": 320, "to": 1440, "holds": false, "claim": "fits", "width": 320, "rightToLeft": "#
                    + #"false, "fault": "overflow: hstack is 410 wide and has room for 320, 90 less", "views": ["hstack"]}"#
            ))
        let text = try plumb("layout", "--widths", "409...1440", "--that", "apart,fits", input: pair)
        #expect(text.status == 1 && text.lines[0] == "pair: 409 wide" && text.lines[2].hasPrefix("> hstack"))
        let wide = try plumb("layout", "--widths", "410...1440", "--that", "fits,apart,mirrored", input: pair)
        #expect(wide.status == 0)
        #expect(wide.lines[0].hasPrefix("pair: fits, apart, mirrored: nothing found from 410 to 1440, in "))
    }

    /// SwiftUI's rule gives 75 and 100 of 150, the optimum fits from 100 on; alone, neither change of one line does so.
    @Test func `the report has the repair of a scene in all widths`() throws {
        let arguments = ["layout", "--widths", "110...300", "--that", "no-avoidable-overflow,fits"]
        let text = try plumb(arguments, input: Data(tight.utf8))
        #expect(text.status == 1 && text.lines[0] == "tight: 110 wide")
        #expect(
            text.lines[1]
                == "  avoidable overflow: hstack is 155 wide and has room for 110, and its views take 100 at least")
        if text.output.contains("every claim holds") {
            #expect(text.lines[2].hasPrefix("  every claim holds in all widths with "))
        }
        let json = try plumb(arguments + ["--format", "json"], input: Data(tight.utf8))
        #expect(json.output.contains(#""claim": "no-avoidable-overflow", "width": 110"#))
        let views = #""views": ["hstack"]"#
        #expect(json.output.contains(views + #", "repair": ""#) || json.output.hasSuffix(views + "}\n"))
        let optimal = try plumb(arguments + ["--with", "optimal"], input: Data(tight.utf8))
        #expect(optimal.status == 0)
    }

    /// The optimum itself overflows below 110: what is left is a smaller minimum.
    @Test func `a change of one line is tried where no engine helps`() throws {
        let wide =
            #"{"id": "wide", "proposal": [150, 20], "tree": {"kind": "hstack", "spacing": 0, "children": ["#
            + #"{"kind": "fixed", "w": 50, "h": 10}, "#
            + #"{"kind": "flex", "id": "b", "minw": 60, "child": {"kind": "color"}}]}}"#
        let run = try plumb("layout", "--widths", "100...300", input: wide)
        #expect(run.status == 1 && run.lines[0] == "wide: 100 wide")
        if run.output.contains("every claim holds") {
            #expect(run.lines[2].hasPrefix("  every claim holds in all widths with "))
        }
        let rigid = try plumb("layout", "--widths", "40...300", "--format", "json", input: wide)
        #expect(rigid.status == 1 && !rigid.output.contains("repair"))
    }

    @Test func `the first width that fails is drawn`() throws {
        let svg = try plumb("layout", "--widths", "110...300", "--format", "svg", input: tight)
        #expect(svg.status == 1 && svg.output.hasPrefix("<svg"))
        #expect(svg.output.contains(##"x="0" y="0" width="310" height="40" fill="none" stroke="#bf2f0e""##))
        #expect(svg.output.contains(##"x="0" y="0" width="220" height="40" fill="none" stroke="#15191f""##))
        let none = try plumb("layout", "--widths", "200...300", "--format", "svg", input: tight)
        #expect(none.status == 2 && none.output.isEmpty)
        #expect(
            none.complaints.contains(
                "fits, apart, inside: nothing found from 200 to 300, so there is nothing to draw"))
    }

    @Test(
        arguments: [
            ["--widths", "5...3"], ["--widths", "320"], ["--that", "fits"], ["--widths", "1...2", "--that", "fit"],
            ["--widths", "1...2", "--that", ","], ["--widths", "1...2", "--compare"],
            ["--widths", "100...200", "--format", "svg"],
        ])
    func `a search that makes no sense is refused`(arguments: [String]) throws {
        #expect(try plumb(["layout"] + arguments, input: Data(card.utf8)).status != 0)
    }

    @Test(arguments: ["[90, 80, 50]", "[-5, 80, 90]", "-1"])
    func `a range out of order is named by its field`(range: String) throws {
        let tree = #"{"kind": "hstack", "children": [{"kind": "range", "w": \#(range), "h": 10}]}"#
        let run = try plumb("layout", input: #"{"tree": \#(tree)}"#)
        #expect(
            run.status == 2 && run.complaints.hasPrefix("-:1: tree.children[0].w: must be the least,"),
            "\(run.complaints)")
    }
}
