// ViewClaimsOfScenesTests.swift: the claims about texts, headings and targets, proved of families of scenes and searched; every
// greatest value follows from the lengths that the scene states.

import Boxes
import Families
import Rows
import TestSupport
import Testing
import Workbench

struct ViewClaimsOfScenesTests {
    private func family(_ parameters: String, _ claims: String, proposal: String = "[\"w\", 400]", _ tree: String)
        -> Record
    {
        Record(
            file: "-",
            text: #"{"id": "s", "parameters": {\#(parameters)}, "proposal": \#(proposal), "displayScale": "infinity", "#
                + #""claims": [\#(claims)], "tree": \#(tree)}"#)
    }

    private func proved(_ record: Record, _ splitting: SceneSplitting = .auto) throws -> ProvedFamily {
        try ProvingRecords(splitting: splitting, keepsCertificate: true).proved(record, by: RuleTable.standard.decoder)
    }

    /// A claim that is refuted by an amount, and proved where the parameter begins later.
    private func expect(
        _ claim: String, worst: Fraction, _ wide: String, provedIn narrow: String, _ tree: String,
        location: SourceLocation = #_sourceLocation
    ) throws {
        for splitting in [SceneSplitting.never, .always] {
            let refuted = try #require(try proved(family(wide, "\"\(claim)\"", tree), splitting).claims.first)
            #expect(refuted.holds == false && refuted.worst?.value == worst, sourceLocation: location)
            let whole = try proved(family(narrow, "\"\(claim)\"", tree), splitting)
            #expect(whole.claims.map(\.holds) == [true], sourceLocation: location)
            let certificate = try #require(whole.certificate, sourceLocation: location).json.line
            let read = try RuleTable.standard.decoder.decodeCertificate(Record(file: "-", text: certificate))
            try read.check()
            // What is proved of the narrow family is false of the wide one.
            let forged = certificate.replacing(narrow, with: wide)
            #expect(forged != certificate, sourceLocation: location)
            let other = try RuleTable.standard.decoder.decodeCertificate(Record(file: "-", text: forged))
            #expect(throws: CertificateFault.self, sourceLocation: location) { try other.check() }
        }
    }

    private let target =
        #"{"kind": "flex", "id": "ok", "role": "button", "minh": 44, "maxh": 44, "minw": 0, "maxw": "inf", "#
        + #""child": {"kind": "color"}}"#

    /// Two views share the width, so that one is 44 wide from 88 on.
    @Test func `targets are large enough from the width on that leaves them 44`() throws {
        try expect(
            "large-targets", worst: 14, #""w": [60, 200]"#, provedIn: #""w": [88, 200]"#,
            #"{"kind": "hstack", "spacing": 0, "children": [\#(target), {"kind": "color"}]}"#)
    }

    @Test func `what nobody taps may be small`() throws {
        let tree =
            #"{"kind": "hstack", "spacing": 0, "children": [{"kind": "fixed", "w": 10, "h": 10}, {"kind": "color"}]}"#
        #expect(try proved(family(#""w": [60, 200]"#, #""large-targets""#, tree)).claims.map(\.holds) == [true])
    }

    @Test func `a text is legible from the size on that is 11`() throws {
        try expect(
            "legible", worst: 1, #""s": [1, 2]"#, provedIn: #""s": [1.1, 2]"#,
            proposal: nil,
            #"{"kind": "vstack", "spacing": 0, "children": [{"kind": "text", "string": "a b", "size": ["*", 10, "s"]}, {"kind": "color"}]}"#
        )
    }

    private func expect(
        _ claim: String, worst: Fraction, _ wide: String, provedIn narrow: String, proposal: String?, _ tree: String
    ) throws {
        try expect(claim, worst: worst, #""w": [100, 300], \#(wide)"#, provedIn: #""w": [100, 300], \#(narrow)"#, tree)
    }

    /// Twenty words of four letters are 99 characters on one line.
    @Test func `a line has too many characters where all stand on it`() throws {
        let words = Array(repeating: "abcd", count: 20).joined(separator: " ")
        try expect(
            "short-lines", worst: 19, #""w": [350, 1000]"#, provedIn: #""w": [350, 390]"#,
            #"{"kind": "vstack", "spacing": 0, "children": [{"kind": "text", "string": "\#(words)", "size": 10}, {"kind": "color"}]}"#
        )
    }

    /// A line is 2,444 of 2,048 parts of its font's size high.
    @Test func `lines are as far apart as the font has them`() throws {
        let tree = #"{"kind": "text", "string": "a\nb", "size": ["*", 10, "s"]}"#
        let record = family(#""w": [100, 300], "s": [1, 2]"#, #""spaced-lines""#, tree)
        #expect(try proved(record).claims.map(\.holds) == [true])
        let measured = try ProvingRecords(measures: [LayoutMeasure(SpacedLines(least: 1.5))])
            .proved(record, by: RuleTable.standard.decoder)
        #expect(measured.measures.map(\.worst?.value) == [Fraction(20) * Fraction(3 * 1_024 - 2_444, over: 2_048)])
    }

    private func page(_ size: String) -> String {
        func text(_ string: String, _ size: String, _ more: String = "") -> String {
            #"{"kind": "text", "string": "\#(string)", "size": \#(size)\#(more)}"#
        }
        let row =
            #"{"kind": "hstack", "spacing": 4, "children": [{"kind": "color"}, \#(text("Title", size, #", "id": "h", "role": "heading""#))]}"#
        let below = text("below", "20")
        return #"{"kind": "vstack", "spacing": 4, "children": [\#(text("above", "40")), \#(row), \#(below), "#
            + #"\#(text("Next", "30", #", "role": "heading""#)), \#(text("last", "30"))]}"#
    }

    /// The heading stands in a row of its own; what is above it, and below the next heading, is larger.
    @Test func `a heading heads what follows up to the next one`() throws {
        let claim = #""large-headings""#
        let small = try proved(family(#""w": [300, 400], "s": [1, 2]"#, claim, page(#"["*", 17, "s"]"#)))
        #expect(small.claims[0].holds == false && small.claims[0].worst?.value == 3)
        let large = try proved(family(#""w": [300, 400], "s": [1.2, 2]"#, claim, page(#"["*", 17, "s"]"#)))
        #expect(large.claims.map(\.holds) == [true])
    }

    @Test func `texts lie over each other in layers, and in columns they do not`() throws {
        func views(_ kind: String, _ more: String) -> String {
            #"{"kind": "\#(kind)"\#(more), "children": [{"kind": "text", "string": "a b", "size": 20}, {"kind": "text", "string": "b", "size": 20}]}"#
        }
        let claim = #""texts-apart""#
        let layers = try proved(family(#""w": [300, 400]"#, claim, views("zstack", "")))
        #expect(layers.claims.map(\.holds) == [false])
        for kind in ["vstack", "hstack"] {
            let apart = try proved(family(#""w": [10, 400]"#, claim, views(kind, #", "spacing": 2"#)))
            #expect(apart.claims.map(\.holds) == [true], "\(kind)")
        }
    }

    /// 200 and 100 points in a row of which less than 300 are shown.
    @Test(arguments: ["targets-on-screen", "no-scrolling-across"])
    func `what is wider than the screen reaches off it`(claim: String) throws {
        let views =
            #"{"kind": "hstack", "spacing": 0, "children": [{"kind": "fixed", "w": 200, "h": 50}, {"kind": "fixed", "w": 100, "h": 50, "role": "button"}]}"#
        let row = #"{"kind": "frame", "w": "w", "h": 50, "align": ["leading", "top"], "child": \#(views)}"#
        let narrow = try proved(family(#""w": [250, 400]"#, "\"\(claim)\"", row))
        #expect(narrow.claims[0].holds == false && narrow.claims[0].worst?.value == 50)
        #expect(try proved(family(#""w": [300, 400]"#, "\"\(claim)\"", row)).claims.map(\.holds) == [true])
        // What scrolls across can be brought onto the screen, and has to be.
        let scrolled = #"{"kind": "scroll", "axes": "horizontal", "child": \#(views)}"#
        let moved = try proved(family(#""w": [250, 400]"#, "\"\(claim)\"", scrolled)).claims[0]
        #expect(moved.holds == (claim == "targets-on-screen"))
    }

    @Test func `a search finds the narrowest width, with a sentence`() throws {
        let claims = try LayingOut.claims("large-targets", in: .standard)
        let scene = Record(
            file: "-",
            text:
                #"{"proposal": [200, 50], "tree": {"kind": "hstack", "spacing": 0, "children": [\#(target), {"kind": "color"}]}}"#
        )
        let answer = try LayingOut(asking: .search(70...300, that: claims)).answer(
            scene, by: RuleTable.standard.decoder)
        guard case .search(let found) = answer.content else { throw ProvingError.nothingClaimed }
        #expect(found.finding?.width == 70)
        #expect(found.finding?.fault.description == "ok takes taps and is 9 shorter than 44")
    }

    @Test func `rows have no views of which to claim it`() throws {
        let row = Record(
            file: "-",
            text:
                #"{"parameters": {"w": [10, 20]}, "available": "w", "items": [{"id": "a"}], "claims": ["large-targets"]}"#
        )
        let error = #expect(throws: InputError.self) { try proved(row) }
        #expect(error?.message.contains("large-targets is no claim about rows") == true, "\(String(describing: error))")
    }

    @Test func `a role is a heading or a button`() throws {
        let record = family(#""w": [10, 20]"#, #""fits""#, #"{"kind": "color", "role": "link"}"#)
        let error = #expect(throws: InputError.self) { try proved(record) }
        #expect(error?.message.contains("heading or button") == true)
    }
}
