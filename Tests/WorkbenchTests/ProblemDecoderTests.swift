// ProblemDecoderTests.swift: what is read, and the one line that every malformed problem gets.

import Documents
import Foundation
import LayoutCore
import Plumb
import Scenes
import Testing

struct ProblemDecoderTests {
    func decode(_ text: String) throws -> RowDocument {
        try ProblemDecoder().decode(Record(file: "f.json", line: 1, data: Data(text.utf8)))
    }

    @Test func `absent fields take the values that the format states`() throws {
        let document = try decode(#"{"items": [{}, {"min": 3}]}"#)
        #expect(document.id == nil && document.axis == .horizontal && document.claims.isEmpty)
        #expect(document.row.available == nil && document.row.spacing == [0])
        #expect(document.row.policy == .equalSizes)
        #expect(document.row.items == [Item(), Item(minimum: 3, ideal: 3)])
    }

    @Test func `every field is read`() throws {
        let document = try decode(
            """
            {"id": "r", "axis": "vertical", "available": 320, "spacing": [8, -1.5], "policy": "css-flex", "note": "n",
             "items": [{"id": "a", "min": 1, "ideal": 2, "max": 3, "priority": 1, "weight": 2, "basis": 4,
                        "grow": 5, "shrink": 0.5, "cross": {"length": 40, "guide": 12}, "note": "n"},
                       {"max": "infinity", "priority": "-infinity"}, {}],
             "claimed": {"engine": "Yoga 3.1", "lengths": [1, 2, 3], "offsets": [0, 9, 9.5], "rounding": 1}}
            """)
        #expect(document.id == "r" && document.axis == .vertical)
        #expect(document.row.available == 320 && document.row.spacing == [8, -1.5])
        #expect(
            document.row.items[0]
                == Item(
                    id: "a", minimum: 1, ideal: 2, maximum: 3, priority: 1, weight: 2,
                    flex: Item.Flex(basis: 4, grow: 5, shrink: 0.5)))
        #expect(document.row.items[1].priority == -.infinity)
        #expect(document.cross == [AlignmentProblem.Child(length: 40, guide: 12), nil, nil])
        #expect(
            document.claims == [
                ClaimedAnswer(engine: "Yoga 3.1", lengths: [1, 2, 3], offsets: [0, 9, 9.5], rounding: 1)
            ])
    }

    @Test func `a list of claims is read claim by claim`() throws {
        let document = try decode(
            #"{"items": [{}], "claimed": [{"engine": "a", "lengths": [1]}, {"engine": "b", "lengths": ["infinity"]}]}"#)
        #expect(document.claims.map(\.engine) == ["a", "b"])
        #expect(document.claims[1].lengths == [.infinity])
    }

    /// A malformed problem and the message that it gets.
    struct Malformed: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { String(text.prefix(60)) }

        init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }
    }

    static let malformed = [
        Malformed(#"{"items": [{"min": "wide"}]}"#, "f.json:1: items[0].min: is not a number; it must be a number"),
        Malformed(#"{"items": [{"min": "infinity"}]}"#, "f.json:1: items[0].min: is infinite; it must be a number"),
        Malformed(
            #"{"items": [{"max": "inf"}]}"#,
            #"f.json:1: items[0].max: is not a number; it must be a number or "infinity""#),
        Malformed(
            #"{"items": [{"min": null}]}"#, "f.json:1: items[0].min: is not a number; it must be a number"),
        Malformed(
            #"{"items": [{"min": true}]}"#, "f.json:1: items[0].min: is not a number; it must be a number"),
        Malformed(
            #"{"items": [{"min": 1e-400}]}"#,
            "f.json:1: items[0].min: is 1e-400, which no double holds; it must be a number that a double holds"
        ),
        Malformed(
            #"{"spacing": [-1E999], "items": [{}, {}]}"#,
            "f.json:1: spacing[0]: is -1E999, which no double holds; it must be a number that a double holds"),
        Malformed(
            "{\"items\": [\n{\"mim\": 1}]}",
            "f.json:2: items[0].mim: is not a known field; did you mean min? known here are id, min, ideal, max, "
                + "priority, weight, steps, cross, note, basis, grow, shrink, stretch, stretchOrder, shrinkOrder, base, "
                + "shrinkPriority"),
        Malformed(
            #"{"itmes": []}"#,
            "f.json:1: itmes: is not a known field; did you mean items? known here are id, axis, available, spacing, "
                + "policy, items, claimed, note"),
        Malformed(
            #"{"kind": "hstack", "children": []}"#,
            "f.json:1: children: belongs to no row; a scene has its view in tree: "
                + #"{"tree": {"kind": "hstack", "children": [{"kind": "spacer"}]}}"#),
        Malformed(
            #"{"id": "a"}"#, "f.json:1: items: is missing; it must list the row's items, or be [] for none"),
        Malformed(#"{"items": {}}"#, "f.json:1: items: is not a list; it must be a list"),
        Malformed(
            #"{"items": [3]}"#,
            "f.json:1: items[0]: is not an object; it must be {…} with the fields id, min, ideal, max, priority, "
                + "weight, steps, cross, note, basis, grow, shrink, stretch, stretchOrder, shrinkOrder, "
                + "base, shrinkPriority"),
        Malformed(
            "[1]",
            "f.json:1: is not an object; it must be {…} with the fields id, axis, available, spacing, policy, "
                + "items, claimed, note"),
        Malformed(
            "{\"items\": [],\n \"policy\": \"grid\"}",
            #"f.json:2: policy: is "grid"; it must be one of equal-sizes, equal-increments, weights, css-flex, glue, levels, "#
                + "qt-box, gtk-box, natural-steps, spread, grid-tracks, text"),
        Malformed(
            #"{"items": [], "axis": 1}"#, "f.json:1: axis: is not a text; it must be a text in quotes"),
        Malformed(
            #"{"items": [{"grow": 1}]}"#,
            "f.json:1: items[0].grow: belongs to policy css-flex, qt-box, gtk-box, natural-steps or grid-tracks; this problem's "
                + "policy is equal-sizes"),
        Malformed(
            #"{"policy": "weights", "items": [{"base": 1}]}"#,
            "f.json:1: items[0].base: belongs to policy levels; this problem's policy is weights"),
        Malformed(
            #"{"policy": "levels", "items": [{}, {"base": -1}]}"#,
            "f.json:1: items[1].base: is -1; it must be from 0 to 1000000000"),
        Malformed(
            #"{"policy": "levels", "items": [{"base": "infinity"}]}"#,
            "f.json:1: items[0].base: is infinite; it must be a number"),
        Malformed(
            #"{"policy": "spread", "items": [{"shrinkPriority": 1}]}"#,
            "f.json:1: items[0].shrinkPriority: belongs to policy natural-steps; this problem's policy is spread"),
        Malformed(
            "{\"items\": [{}, {},\n {\"min\": 50,\n  \"max\": 40}]}",
            "f.json:2: items[2].min: min of item 2 is 50, above its max 40; it must be at most 40"),
        Malformed(
            #"{"items": [{"max": 1e308}]}"#,
            "f.json:1: items[0].max: is 1e+308; it must be from 0 to 1000000000, or infinity"),
        Malformed(
            #"{"items": [{"min": -1}]}"#, "f.json:1: items[0].min: is -1; it must be from 0 to 1000000000"),
        Malformed(
            #"{"items": [{"weight": 0}]}"#,
            "f.json:1: items[0].weight: is 0; it must be above 0: from 1e-06 to 1000000"),
        Malformed(
            #"{"items": [{"priority": "infinity"}]}"#,
            #"f.json:1: items[0].priority: is infinite; it must be a number or "-infinity""#),
        Malformed(
            #"{"items": [{}, {}], "spacing": [1, 2]}"#,
            "f.json:1: spacing: spacing has 2 entries; it must have 1"),
        Malformed(
            #"{"items": [{}, {}], "spacing": ["x"]}"#,
            "f.json:1: spacing[0]: is not a number; it must be a number"),
        Malformed(
            #"{"items": [{}, {}], "spacing": "wide"}"#,
            "f.json:1: spacing: is not a number; it must be a number, or a list of one a gap"),
        Malformed(
            #"{"items": [], "available": "wide"}"#,
            #"f.json:1: available: is not a number; it must be a number, null or "infinity""#),
        Malformed(
            #"{"items": [], "available": -5}"#,
            "f.json:1: available: is -5; it must be from 0 to 1000000000, or infinity"),
        Malformed(
            #"{"items": [{"id": "a"}, {"id": "a"}]}"#,
            #"f.json:1: items[1].id: items 0 and 1 are both named "a"; ids must differ"#),
        Malformed(
            #"{"items": [{}], "claimed": {"engine": "e", "lengths": [1, 2]}}"#,
            "f.json:1: claimed.lengths: has 2 entries; it must have one per item: 1"),
        Malformed(
            #"{"items": [{}], "claimed": {"engine": "e"}}"#,
            "f.json:1: claimed.lengths: is missing; it must list one length per item"),
        Malformed(
            #"{"items": [{}], "claimed": {"lengths": [1]}}"#,
            "f.json:1: claimed.engine: is missing; it must name the engine that answered"),
        Malformed(
            #"{"items": [{}], "claimed": {"engine": "e", "lengths": [1], "rounding": -1}}"#,
            "f.json:1: claimed.rounding: is -1; it must be from 0 to 1000000000"),
        Malformed(
            #"{"items": [{"cross": {"length": 4}}]}"#,
            "f.json:1: items[0].cross.guide: is missing; it must be the guide's distance from the item's edge"),
        Malformed(
            #"{"items": [{"min": 1, "min": 2}]}"#, "f.json:1: items[0].min: the field is given twice; keep one"),
        Malformed(
            "{\"items\": [{},\n 3]}",
            "f.json:2: items[1]: is not an object; it must be {…} with the fields id, min, ideal, max, priority, "
                + "weight, steps, cross, note, basis, grow, shrink, stretch, stretchOrder, shrinkOrder, "
                + "base, shrinkPriority"),
        Malformed(
            #"{"items": [{"min": 1,}]}"#,
            "f.json:1: items[0]: a comma stands before the closing bracket; take it out"),
    ]

    @Test(arguments: malformed)
    func `a malformed problem gets one line with file, line, field and what would be right`(bad: Malformed) throws {
        let error = #expect(throws: InputError.self) { try decode(bad.text) }
        #expect(error?.description == bad.message)
    }

    static let broken = [
        "{\"items\": [{\"min\": NaN}]}", "{\"items\": [{\"min\": Infinity}]}", "{\"items\": [{\"min\": 1e400}]}",
        "{\"items\": [", "{\"items\": [{\"min\": 01}]}", "{\"items\": []} {}", "", "   ", "nonsense",
        "{\"items\": " + String(repeating: "[", count: 100_000),
        "{\"id\": " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}",
    ]

    @Test(arguments: broken)
    func `a text that is not JSON is an error with its place, in one short line`(text: String) throws {
        let error = #expect(throws: InputError.self) { try decode(text) }
        let description = try #require(error?.description)
        #expect(description.hasPrefix("f.json:1: "))
        #expect(description.count < 300 && !description.contains("\n"))
    }

    @Test func `not-a-number is named by its field`() throws {
        let error = #expect(throws: InputError.self) { try decode("{\"items\": [{\"min\": 1},\n{\"max\": NaN}]}") }
        #expect(error?.description.hasPrefix("f.json:2: items[1].max: is not valid JSON: ") == true)
    }

    @Test func `text that is not UTF-8 is an error`() throws {
        let record = Record(file: "f.json", line: 3, data: Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]))
        let error = #expect(throws: InputError.self) { try ProblemDecoder().decode(record) }
        #expect(error?.description == "f.json:3: is not valid JSON: the text is not UTF-8; save it as UTF-8")
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian])
    func `other encodings are refused, in which exact digits would be lost`(encoding: String.Encoding) throws {
        let row = "{\"items\": [{\"id\": \"a\", \"min\": 0.30000000000000000001}]}"
        let record = Record(file: "f.json", line: 1, data: try #require(row.data(using: encoding)))
        let message = "f.json:1: is not valid JSON: the text is not UTF-8; save it as UTF-8"
        #expect(#expect(throws: InputError.self) { try ProblemDecoder().decode(record) }?.description == message)
        #expect(#expect(throws: InputError.self) { try ProblemDecoder().decodeExactly(record) }?.description == message)
    }

    @Test(arguments: ["\u{0}", "\t"]) func `a sign that no text has is named by its place`(sign: String) throws {
        let error = #expect(throws: InputError.self) { try decode("{\"items\": [{\n\"id\": \"a\(sign)\"}]}") }
        #expect(
            error?.description
                == "f.json:2: items[0]: is not valid JSON: unescaped control character around character 21")
    }

    @Test func `a row of 100 000 items is refused`() throws {
        let items = [String](repeating: "{}", count: 100_000).joined(separator: ",")
        let error = #expect(throws: InputError.self) { try decode("{\"items\": [\(items)]}") }
        #expect(error?.description == "f.json:1: items: the row has 100000 items; at most 10000 are accepted")
    }

    @Test func `the error about a scene that is nested too deeply says how deep scenes may be`() throws {
        func scene(_ views: Int) -> Record {
            let opening = String(repeating: #"{"kind": "vstack", "children": ["#, count: views - 1)
            let text =
                #"{"tree": "# + opening + #"{"kind": "spacer"}"# + String(repeating: "]}", count: views - 1) + "}"
            return Record(file: "f.json", line: 1, data: Data(text.utf8))
        }
        guard case .scene = try ProblemDecoder().decodeQuestion(scene(256)) else {
            Issue.record("no scene")
            return
        }
        let error = #expect(throws: InputError.self) { try ProblemDecoder().decodeQuestion(scene(257)) }
        #expect(error?.message.hasPrefix("is nested too deeply: at most 512 levels") == true)
        #expect(error?.message.hasSuffix("256 views one in the other") == true)
    }
}
