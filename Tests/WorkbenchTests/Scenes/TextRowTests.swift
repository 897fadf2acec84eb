// TextRowTests.swift: rows of texts in scenes, by height, against every way to share the width in whole points.
// Lengths in points.

import Boxes
import Documents
import Fractions
import Proofs
import Scenes
import TestSupport
import Testing
import Workbench

struct TextRowTests {
    private let texts = [
        "Overflow comes before everything else",
        "What the least lengths of a row exceed its container by, where nothing fits.",
    ]

    private func scene(_ width: Int, _ tree: String) throws -> LaidOutScene {
        try LaidOutScene(
            SceneDocument.read(#"{"proposal": [\#(width), null], "tree": \#(tree)}"#), engine: .optimal)
    }

    private func text(_ index: Int) -> String { #"{"kind": "text", "id": "\#(index)", "string": "\#(texts[index])"}"# }

    private func row(_ more: String = "") -> String {
        #"{"kind": "hstack", "id": "row", "spacing": 8, "policy": "text", "children": [\#(text(0)), \#(text(1))\#(more)]}"#
    }

    private func height(_ index: Int, _ width: Int) throws -> Double { try scene(width, text(index)).size.vertical }

    @Test func `no widths in whole points make a row lower`() throws {
        for width in stride(from: 250, through: 800, by: 50) {
            let found = try scene(width, row())
            let heights = try (70...width - 8 - 70).map { max(try height(0, $0), try height(1, width - 8 - $0)) }
            #expect(found.size.vertical == heights.min(), "\(width)")
            #expect(found.size.horizontal <= Double(width))
        }
    }

    @Test(arguments: [80, 90, 104, 117, 140]) func `where the longest words do not fit, no widths make a row lower`(
        _ width: Int
    ) throws {
        let found = try scene(width, row())
        let heights = try (0...width - 8).map { max(try height(0, $0), try height(1, width - 8 - $0)) }
        let lowest = try #require(heights.min())
        #expect(found.size.vertical <= lowest && found.size.horizontal <= Double(width))
    }

    @Test func `words stay whole where the longest fit, though a row of cut ones were lower`() throws {
        let long = #"{"kind": "text", "id": "long", "string": "Donaudampfschifffahrtsgesell"}"#
        let tree = #"{"kind": "hstack", "spacing": 0, "policy": "text", "children": [\#(long), \#(text(1))]}"#
        let found = try #require(try scene(420, tree).frame(id: "long"))
        #expect(found.size == (try scene(1000, long).size))
        let halves = max(try scene(210, long).size.vertical, try height(1, 210))
        #expect(try scene(420, tree).size.vertical > halves)
    }

    @Test func `a word that fits is whole where nothing is rounded`() throws {
        let json = #"""
            {"proposal": [160, 400], "displayScale": "infinity", "tree": {"kind": "hstack", "spacing": 0, "policy": "text", "children": [{"kind": "text", "id": "a", "string": "Unbelievable"}, {"kind": "text", "string": "the quick brown fox jumps over the lazy dog and runs away from it all"}]}}
            """#
        let answer = try LaidOutScene(SceneDocument.read(json), engine: .optimal)
        #expect(try #require(answer.frame(id: "a")).size.horizontal > 98)
    }

    @Test func `the optimum of a row of texts is found optimal, another answer not`() throws {
        for width in [104, 420] {
            let json = #"{"proposal": [\#(width), null], "tree": \#(row())}"#
            for difference in try SceneComparison(SceneDocument.read(json)).differences {
                #expect(difference.verdicts.second.kind == .optimal)
                #expect(difference.verdicts.first.kind != .optimal)
            }
        }
    }

    @Test(arguments: [280.0...340, 163...168]) func `a sweep of a row of texts gives the frames of each width`(
        _ widths: ClosedRange<Double>
    ) throws {
        let column = #"{"kind": "vstack", "spacing": 4, "children": [\#(row()), {"kind": "color", "id": "c"}]}"#
        let padded = #"{"kind": "padding", "insets": 6, "child": \#(column)}"#
        func document(_ width: Double) throws -> SceneDocument {
            try SceneDocument.read(#"{"proposal": [\#(width), null], "tree": \#(padded)}"#)
        }
        let sweep = try SceneSweep(of: document(300), by: .optimal, over: widths)
        for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 2.875) {
            let answer = try LaidOutScene(document(width), engine: .optimal)
            let frames = try #require(sweep.frames(at: Fraction(decimal: width)))
            for id in ["row", "0", "1", "c"] {
                let (found, swept) = (try #require(answer.frame(id: id)), try #require(frames.first { $0.id == id }))
                #expect(abs(found.size.horizontal - swept.size.horizontal.double) < 1e-9, "\(id) at \(width)")
                #expect(abs(found.size.vertical - swept.size.vertical.double) < 1e-9, "\(id) at \(width)")
            }
        }
    }

    @Test func `padding counts, and what is no text has the room that is left`() throws {
        let child = text(0).replacing("\"0\"", with: "\"p\"")
        let padded = #", {"kind": "padding", "insets": 4, "child": \#(child)}, {"kind": "color", "id": "c"}"#
        let found = try scene(500, row(padded))
        let (first, last) = (try #require(found.frame(id: "p")), try #require(found.frame(id: "c")))
        #expect(first.size.vertical <= found.size.vertical && last.size.horizontal > 0)
        #expect(found.size.horizontal <= 500)
    }

    @Test func `a row of texts fits, and says nothing else`() throws {
        let document = try SceneDocument.read(#"{"proposal": [300, null], "tree": \#(row())}"#)
        let answer = try LaidOutScene(document, engine: .optimal)
        let (a, b) = (try #require(answer.frame(id: "0")), try #require(answer.frame(id: "1")))
        #expect(a.size.horizontal + 8 + b.size.horizontal <= 300)
        #expect(answer.diagnostics.isEmpty && answer.unproven.isEmpty)
    }

    private func proved(_ parameters: String, _ size: String, _ claims: [String]) throws -> [Bool?] {
        let family = """
            {"parameters": {\(parameters)}, "displayScale": "infinity", "proposal": [\(size == "17" ? #""w""# : "300"), null],
             "tree": \(row().replacing(#""kind": "text","#, with: #""kind": "text", "size": \#(size),"#)),
             "claims": [\(claims.map { #""\#($0)""# }.joined(separator: ", "))]}
            """
        return try ProvedFamily(
            SceneFamily.read(family), by: .optimal, limits: ProofLimits(time: .seconds(36_000)), keepsCertificate: false
        ).claims.map(\.holds)
    }

    @Test func `a proof over widths finds the row highest in the least width`() throws {
        let scene = row().replacing(#""kind": "text","#, with: #""kind": "text", "size": 17,"#)
        let layout = try LaidOutScene(
            SceneDocument.read(#"{"proposal": [280, null], "displayScale": "infinity", "tree": \#(scene)}"#),
            engine: .optimal)
        let height = layout.size.vertical
        let claims = ["height(row) <= \(height + 0.01)", "height(row) <= \(height - 0.01)", "inside", "untruncated"]
        #expect(try proved(#""w": [280, 300]"#, "17", claims) == [true, false, true, true] as [Bool?])
    }

    @Test func `sizes that vary have no known staircase, and are refused`() {
        #expect(throws: NotLinear.self) { try proved(#""s": [12, 17]"#, #""s""#, ["inside"]) }
    }
}
