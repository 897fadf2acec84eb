// FamilyDocumentTests.swift: families as documents state them, and the one line that every malformed one gets.

import Documents
import Families
import Foundation
import LayoutCore
import Testing

struct FamilyDocumentTests {
    private func decode(_ text: String) throws -> FamilyDocument {
        try ProblemDecoder().decodeFamily(Record(file: "f.json", line: 1, data: Data(text.utf8)))
    }

    private static let toolbar = """
        {"id": "toolbar", "axis": "vertical", "parameters": {"w": [320, 1440], "title": [0, "400/3"], "gap": [0.1, 8]},
         "where": [["<=", ["+", "title", 60], "w"], ["==", ["*", 2, "gap"], ["/", "title", 10]]],
         "available": ["-", "w", 16], "spacing": ["+", "gap", 1], "policy": "css-flex", "note": "n",
         "items": [{"id": "title", "min": "title", "max": ["+", "title", ["*", "gap", 0.5], "20/3"], "priority": 1},
                   {"min": 44, "max": "infinity", "basis": ["/", "title", 2], "grow": 2,
                    "cross": {"length": 40, "guide": 12}}],
         "claims": ["fits", "length(title) >= title"],
         "claimed": {"engine": "e", "lengths": [1, 2]}}
        """

    @Test func `a family is read with its parameters in the order of the text`() throws {
        let document = try decode(Self.toolbar)
        let width = Parameter("w", 320...1440)
        let title = Parameter("title", 0...Fraction(400, over: 3))
        let gap = Parameter("gap", Fraction(1, over: 10)...8)
        var (first, second) = (ItemOver<VaryingLength>(id: "title"), ItemOver<VaryingLength>(minimum: 44))
        (first.minimum, first.ideal, first.priority) = (title.length, title.length, 1)
        first.maximum = title + gap * Fraction(1, over: 2) + VaryingLength(Fraction(20, over: 3))
        second.flex = .init(basis: title / 2, grow: 2)
        let family = try Family(
            parameters: [width, title, gap], items: [first, second], spacing: gap.length + 1,
            available: width.length - 16, policy: .cssFlex,
            where: [title.length + 60 <= width.length, gap * 2 <= title / 10, gap * 2 >= title / 10])
        #expect(document.id == "toolbar" && document.axis == .vertical)
        #expect(document.family == family)
        #expect(document.cross == [nil, .init(length: 40, guide: 12)])
        #expect(document.claims == [.fits, .length("title") >= .parameter("title")])
    }

    @Test func `what is written reads back to the same family`() throws {
        let document = try decode(Self.toolbar)
        #expect(try decode(document.json.line) == document)
        let gaps = try decode(
            #"{"parameters": {"b": [0, 1], "a": [-1, 1]}, "available": 5, "spacing": ["b", ["+", "a", "b", 1]], "items": [{}, {}, {"min": ["-", 2, "a"]}]}"#
        )
        #expect(gaps.family.parameters.map(\.name) == ["b", "a"])
        #expect(gaps.family.row.spacing == [LinearForm(0, [1]), LinearForm(1, [1, 1])])
        #expect(try decode(gaps.json.line) == gaps)
        #expect(
            gaps.json.line
                == #"{"parameters": {"b": [0, 1], "a": [-1, 1]}, "available": 5, "spacing": ["b", ["+", "b", "a", 1]], "items": [{}, {}, {"min": ["-", 2, "a"]}]}"#
        )
    }

    @Test func `the problem at a point has its name, axis and cross measures`() throws {
        let document = try decode(
            #"{"id": "r", "parameters": {"w": [10, 20]}, "available": ["/", "w", 3], "items": [{"id": "a", "max": "w", "cross": {"length": 4, "guide": 1}}]}"#
        )
        let problem = try document.problem(at: [20])
        #expect(
            problem.json.line
                == #"{"id": "r", "available": "20/3", "items": [{"id": "a", "max": 20, "cross": {"length": 4, "guide": 1}}]}"#
        )
        let record = Record(file: "f", line: 1, data: Data(problem.json.line.utf8))
        #expect(try ProblemDecoder().decodeExactly(record) == problem)
    }

    @Test func `a problem in a finite container is a family of one point`() throws {
        let text =
            #"{"id": "r", "available": 0.1, "spacing": 8, "items": [{"min": 0.3}, {}], "claimed": {"engine": "e", "lengths": [1, 2]}}"#
        let document = try decode(text)
        #expect(document.family.parameters.isEmpty && document.claims.isEmpty)
        let exact = try ProblemDecoder().decodeExactly(Record(file: "f.json", line: 1, data: Data(text.utf8)))
        #expect(try document.problem(at: []).row == exact.row)
    }

    /// A number of 30 digits; the thorough reader is asked where a whole number is written with a power.
    @Test(arguments: ["2", "2e0"]) func `all digits count, whoever reads them`(priority: String) throws {
        let text =
            #"{"parameters": {"w": [0.1000000000000000000000000001, 3]}, "available": ["+", "w", 0.2000000000000000000000000001], "#
            + #""items": [{"min": 0.3000000000000000000000000001, "priority": \#(priority)}]}"#
        let family = try decode(text).family
        let last = Fraction(1, over: 10_000_000_000_000) * Fraction(1, over: 1_000_000_000_000_000)
        #expect(family.parameters[0].range.lowerBound == Fraction(1, over: 10) + last)
        let row = try decode(text).problem(at: [1]).row
        #expect(row.available == Fraction(6, over: 5) + last && row.items[0].minimum == Fraction(3, over: 10) + last)
        #expect(row.items[0].priority == 2)
    }

    /// A malformed family and the message that it gets.
    struct Malformed: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { String(text.prefix(70)) }

        init(_ text: String, _ message: String) { (self.text, self.message) = (text, message) }

        /// The fault of an item's least length.
        init(min text: String, _ message: String) {
            self.init(
                #"{"parameters": {"w": [1, 2], "t": [0, 1]}, "available": "w", "items": [{"min": \#(text)}]}"#, message)
        }

        /// The fault of a parameter.
        init(interval text: String, _ message: String) {
            self.init(
                "{\"available\": 1, \"items\": [],\n \"parameters\": {\"w\": \(text)}}",
                "f.json:2: parameters.w" + message)
        }
    }

    static let malformed = [
        Malformed(min: #""titel""#, #"f.json:1: items[0].min: is "titel", which is no parameter; known are w, t"#),
        Malformed(
            #"{"available": 1, "items": [{"min": "w"}]}"#,
            #"f.json:1: items[0].min: is "w", which is no parameter; the problem lists none under "parameters""#),
        Malformed(
            min: #"["*", "w", "t"]"#,
            "f.json:1: items[0].min: multiplies two lengths that vary; one of them must be a number"),
        Malformed(min: #"["/", "w", 0]"#, "f.json:1: items[0].min[2]: is 0; nothing can be divided by it"),
        Malformed(
            min: #"["/", 1, "w"]"#, "f.json:1: items[0].min[2]: varies; a length can be divided by a number only"),
        Malformed(
            min: #"["+", 1, ["%", "w", 2]]"#,
            #"f.json:1: items[0].min[2]: is no expression; its list must begin with "+", "-", "*" or "/""#),
        Malformed(
            min: "[]", #"f.json:1: items[0].min: is no expression; its list must begin with "+", "-", "*" or "/""#),
        Malformed(min: #"["+", 1]"#, #"f.json:1: items[0].min: gives "+" 1; it takes 2 or more operands"#),
        Malformed(min: #"["-", 1, 2, "w"]"#, #"f.json:1: items[0].min: gives "-" 3; it takes 2 operands"#),
        Malformed(
            min: #"["+", 1, "infinity"]"#, "f.json:1: items[0].min[2]: is infinite; infinity must stand by itself"),
        Malformed(min: #""infinity""#, "f.json:1: items[0].min: is infinite; it must be finite"),
        Malformed(
            min: "null",
            #"f.json:1: items[0].min: is no length; it must be a number, a parameter's name or a list such as ["+", a, b]"#
        ),
        Malformed(
            min: "true",
            #"f.json:1: items[0].min: is no length; it must be a number, a parameter's name or a list such as ["+", a, b]"#
        ),
        Malformed(
            min: #"["+", 1, {}]"#,
            #"f.json:1: items[0].min[2]: is no length; it must be a number, a parameter's name or a list such as ["+", a, b]"#
        ),
        Malformed(min: "-1", "f.json:1: items[0].min: is -1; it must be from 0 to 1000000000"),
        Malformed(
            min: #""w", "weight": "w""#,
            "f.json:1: items[0].weight: is no known number; only available, spacing, min, ideal, max, basis and base may vary"
        ),
        Malformed(
            min: #""w", "priority": ["+", 1, 2]"#,
            "f.json:1: items[0].priority: is no known number; only available, spacing, min, ideal, max, basis and base may vary"
        ),
        Malformed(min: #""w", "weight": "heavy""#, "f.json:1: items[0].weight: is not a number; it must be a number"),
        Malformed(interval: "[3, 1]", ": is empty, since 3 is above 1; it must be [least, greatest], such as [0, 300]"),
        Malformed(interval: "[3]", ": is no interval; it must be [least, greatest], such as [0, 300]"),
        Malformed(interval: "3", ": is no interval; it must be [least, greatest], such as [0, 300]"),
        Malformed(
            interval: #"[0, "infinity"]"#, "[1]: is no finite number; the interval must be [least, greatest]"),
        Malformed(
            interval: #"{"choices": ["a", "b"]}"#,
            ": is a choice of texts, which only scenes have; it must be [least, greatest], such as [0, 300]"),
        Malformed(
            #"{"available": 1, "items": [], "parameters": {"1": [0, 1]}}"#,
            "f.json:1: parameters.1: is no name of a parameter; it must begin with a letter and not be infinity"),
        Malformed(
            #"{"available": 1, "items": [], "parameters": {"a": [0, 1], "a": [0, 2]}}"#,
            "f.json:1: parameters.a: the field is given twice; keep one"),
        Malformed(
            #"{"items": []}"#, "f.json:1: available: is missing; what is proved is proved of a finite container"),
        Malformed(
            #"{"available": "infinity", "items": []}"#,
            "f.json:1: available: is unspecified or infinite; what is proved is proved of a finite container"),
        Malformed(
            #"{"available": null, "items": []}"#,
            "f.json:1: available: is unspecified or infinite; what is proved is proved of a finite container"),
        Malformed(
            #"{"available": 1, "items": [], "where": [["<", 1, 2]]}"#,
            #"f.json:1: where[0]: begins with "<"; it must be ["<=", a, b], [">=", a, b] or ["==", a, b]"#),
        Malformed(
            #"{"available": 1, "items": [], "where": [["<=", 1]]}"#,
            #"f.json:1: where[0]: compares 1 length; it must be ["<=", a, b], [">=", a, b] or ["==", a, b]"#),
        Malformed(
            #"{"available": 1, "items": [{"id": "a"}], "claims": ["fits", "length(b) >= 1"]}"#,
            "f.json:1: claims[1]: the row has no item b"),
        Malformed(
            #"{"available": 1, "items": [], "claims": ["total < 1"]}"#,
            "f.json:1: claims[0]: \"total < 1\" cannot be read at character 7: a claim has no strict comparison; "
                + "write <= or >="),
        Malformed(
            #"{"available": 1, "items": [], "claims": [3]}"#,
            #"f.json:1: claims[0]: is not a text; it must be a claim such as "fits""#),
        Malformed(
            #"{"tree": {"kind": "hstack"}}"#, "f.json:1: tree: belongs to a scene; a family of rows has items"),
        Malformed(
            #"{"available": 1, "items": [{"id": "a"}, {"id": "a"}]}"#,
            "f.json:1: items[1].id: items 0 and 1 are both named \"a\"; ids must differ"),
        Malformed(
            #"{"available": 1, "parameters": {"g": [0, 1]}, "spacing": ["g"], "items": [{}, {}, {}]}"#,
            "f.json:1: spacing: spacing has 1 entry; it must have 2"),
        Malformed(
            #"{"available": 1, "spacing": ["%", 1], "items": [{}, {}, {}]}"#,
            #"f.json:1: spacing[0]: is "%", which is no parameter; the problem lists none under "parameters""#),
    ]

    @Test(arguments: malformed)
    func `every malformed family gets one line that names the field`(problem: Malformed) {
        let error = #expect(throws: InputError.self) { try decode(problem.text) }
        #expect(error?.description == problem.message)
    }

    @Test func `expressions that are nested too deeply are refused`() throws {
        func nested(_ levels: Int) -> String {
            let (open, close) = (String(repeating: #"["+", 1, "#, count: levels), String(repeating: "]", count: levels))
            return #"{"available": 1e3, "items": [{"min": \#(open)"0/1"\#(close)}]}"#
        }
        #expect(try decode(nested(64)).family.row.items[0].minimum == 64)
        let error = #expect(throws: InputError.self) { try decode(nested(65)) }
        #expect(error?.message == "is nested too deeply; at most 64 levels are accepted")
        #expect(throws: InputError.self) { try decode(nested(10_000)) }
    }

    @Test func `a row that is none at some point is reported at its field`() throws {
        let record = Record(
            file: "f.json", line: 3,
            data: Data(
                #"""
                {"parameters": {"t": [0, 300]}, "available": 1,
                 "items": [{"min": "t", "max": 200}]}
                """#.utf8))
        let document = try ProblemDecoder().decodeFamily(record)
        let fault = RowError.outOfOrder(
            item: 0, smaller: .minimum, smallerValue: 300, larger: .maximum, largerValue: 200)
        #expect(
            record.error(.row(fault, at: ["t": 300]), in: document).description
                == "f.json:4: items[0].min: min of item 0 is 300, above its max 200; it must be at most 200 where t = 300"
        )
    }

    @Test func `a problem says where the fields of families belong`() {
        let record = Record(file: "f.json", line: 1, data: Data(#"{"parameters": {}, "items": []}"#.utf8))
        let error = #expect(throws: InputError.self) { try ProblemDecoder().decode(record) }
        #expect(error?.message == "belongs to a family of problems, which plumb prove reads")
    }
}
