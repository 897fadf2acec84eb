// SceneTextTests.swift: the texts of scenes in any arithmetic: lines, baselines, and sizes that vary.

import Boxes
import Documents
import Fractions
import LayoutCore
import PlumbTesting
import Rows
import TestSupport
import Testing

@testable import Scenes

struct SceneTextTests {
    private func scene(_ tree: String, scale: String = "1") throws -> SceneDocument {
        try SceneDocument.read("{\"displayScale\": \(scale), \"tree\": \(tree)}")
    }

    @Test func `a text is reported as truncated exactly when its view truncates it`() throws {
        try forAll(.measurable, settings: .share(60, of: 2_000)) { scene in
            var judge = PlainJudge<Double>()
            let texts = try scene.measured(in: SceneRun<Double>()).texts(for: scene.proposal, judge: &judge)
            var (truncated, name): ([String: Bool], String?) = ([:], nil)
            for element in try LayoutHost(scene.view).layout(ProposedViewSize(scene.proposal)).elements {
                // Every view has a name; where one stands for others around it, its own comes first.
                if let id = element.identifiers.first as? String { name = id }
                if element.text != nil, let name { truncated[name] = element.isTruncated }
            }
            guard truncated.count == texts.count else { return false }
            return texts.allSatisfy { text in text.id.flatMap { truncated[$0] } == text.text.isTruncated }
        }
    }

    /// In 10 points a digit takes 5.56 and a space 2.78.
    /// A line of a font of one point is 2444 of 2048 units high.
    private var line: Fraction { Fraction(2444, over: 2048) }

    @Test func `two words stand on one line from where they fit on, and the width follows`() throws {
        let text = #"{"kind": "text", "id": "t", "string": "111 222", "size": 10}"#
        let sweep = try SceneSweep(of: scene(text, scale: #""infinity""#), over: 16.7...100)
        // A line may pass its room by a millionth of a point, and is then as wide as the room.
        #expect(sweep.breakpoints == [Fraction(36_139_999, over: 1_000_000), Fraction(3614, over: 100)])
        #expect(sweep.frames(at: 30)?[0].size == PerAxis(horizontal: Fraction(1668, over: 100), vertical: line * 20))
        #expect(sweep.frames(at: 50)?[0].size == PerAxis(horizontal: Fraction(3614, over: 100), vertical: line * 10))
        let pixels = try SceneSweep(of: scene(text, scale: "1"), over: 30...100)
        #expect(pixels.frames(at: 50)?[0].size == PerAxis(horizontal: 37, vertical: 12))
        #expect(pixels.frames(at: Fraction(365, over: 10))?[0].size.horizontal == Fraction(365, over: 10))
    }

    @Test func `the lines of a text and whether something is left out are known of each that is placed`() throws {
        let document = try scene(
            #"""
            {"kind": "vstack", "spacing": 0, "children": [
                {"kind": "text", "id": "a", "string": "one two three four", "size": 10},
                {"kind": "frame", "id": "box", "h": 10, "child": {"kind": "text", "string": "one two three", "size": 10}}]}
            """#)
        var judge = PlainJudge<Fraction>()
        let texts = try document.measured(in: SceneRun<Fraction>()).texts(
            for: PerAxis(horizontal: 40, vertical: nil), judge: &judge)
        #expect(texts.map(\.id) == ["a", "box"])
        #expect(texts.map(\.text.lineCount) == [3, 1] && texts.map(\.text.isTruncated) == [false, true])
    }

    @Test func `a text whose size varies is linear in it, without pixels`() throws {
        let size = LinearForm(parameter: 0)
        let view = Box<LinearForm>(.text(BoxText(TextPiece("111 222"), size: size)))
        try view.show(at: .infinity)
        let point: [Fraction] = [10]
        var judge = FormJudge { $0.value(at: point) < $1.value(at: point) }
        let narrow = try view.size(for: PerAxis(horizontal: 30, vertical: nil), judge: &judge)
        #expect(narrow == PerAxis(horizontal: size * Fraction(1668, over: 1000), vertical: size * (line * 2)))
        let wide = try view.size(for: PerAxis(horizontal: 100, vertical: nil), judge: &judge)
        #expect(wide == PerAxis(horizontal: size * Fraction(3614, over: 1000), vertical: size * line))
    }

    @Test func `a text whose size varies is refused where sizes are rounded to pixels`() throws {
        let view = Box<LinearForm>(.text(BoxText(TextPiece("a"), size: LinearForm(parameter: 0))))
        view.id = "t"
        let error = VaryingTextInPixels(displayScale: 3, id: "t")
        #expect(throws: error) { try view.show(at: 3) }
        var judge = FormJudge { _, _ in false }
        #expect(throws: NotLinear.self) { try view.size(for: PerAxis { _ in nil }, judge: &judge) }
        #expect(error.description.contains("\"t\"") && error.description.contains("\"displayScale\": \"infinity\""))
    }

    @Test func `a scene says how many pixels are in a point`() throws {
        let text = #"{"kind": "text", "string": "Hello"}"#
        func width(_ scale: String) throws -> Double {
            try LayoutHost(scene(text, scale: scale).view).layout(.unspecified).size.width
        }
        #expect(try width("1") == 39 && width(#""infinity""#) == 2278.0 * 17 / 1000)
        #expect(try abs(width("2") - 39) < 1e-9 && abs(width("4") - 38.75) < 1e-9)
        for scale in ["1", "2.5", #""infinity""#] {
            let document = try scene(text, scale: scale)
            #expect(try SceneDocument.read(document.json.line) == document)
            #expect(document.json.line.contains("displayScale") == (scale != "1"))
        }
        for scale in ["0", "-1", #""-infinity""#, "true"] {
            #expect(throws: InputError.self) { try scene(text, scale: scale) }
        }
    }
}

extension Box {
    /// The texts as they are placed under a proposal to the root, with their own names or those of the nearest views around.
    fileprivate func texts<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> [(id: String?, text: MeasuredText<Value>)] {
        var texts: [(id: String?, text: MeasuredText<Value>)] = []
        for element in try elements(for: proposal, judge: &judge) {
            guard let text = try element.box.text(for: element.proposal, judge: &judge) else { continue }
            texts.append((element.name, text))
        }
        return texts
    }
}
