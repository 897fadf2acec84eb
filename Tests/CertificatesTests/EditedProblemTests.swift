// EditedProblemTests.swift: what is edited in a problem since it was proved is named, unless it asks the same.

@testable import Certificates
import Testing

/// A text, changed in one place, and what is then said of the certificate of the text as it was.
struct Edit: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let said: [String]

    init(_ old: String, _ new: String, _ said: String...) { (self.old, self.new, self.said) = (old, new, said) }

    var testDescription: String { "\(old) → \(new)" }
}

struct EditedProblemTests {
    private static func said(of certificate: CertificateDocument, _ edit: Edit, to text: String) throws -> [String] {
        #expect(text.contains(edit.old))
        return try StatedProblemsTests.said(of: [certificate], beside: [text.replacing(edit.old, with: edit.new)])
    }

    @Test(arguments: [
        Edit("340, 1440", "320, 1440", "the certificate is about w from 340 to 1440, the file says 320 to 1440"),
        Edit(
            #""w": [340, 1440], "title""#, #""w": [340, 1440], "x": [0, 1], "title""#,
            "the certificate is about no x, the file says from 0 to 1"),
        Edit(
            #"["<=", "title", "w"]"#, #"["<=", "title", 299]"#,
            #"the file says where ["<=", "title", 299], the certificate does not"#),
        Edit(
            #""where": [["<=", "title", "w"]], "#, "",
            #"the certificate is only about where ["<=", "title", "w"], which the file does not say"#),
        Edit(#""spacing": 8"#, #""spacing": 8.0000001"#, "the certificate is about spacing 8, the file says 8.0000001"),
        Edit(
            #""available": "w""#, #""available": ["-", "w", 1]"#,
            #"the certificate is about available "w", the file says ["-", "w", 1]"#),
        Edit(
            #"["/", "title", 2]"#, #"["/", ["+", "title", "w"], 4]"#,
            #"the certificate is about items[1].min ["*", 0.5, "title"], "#
                + #"the file says ["+", ["*", 0.25, "title"], ["*", 0.25, "w"]]"#),
        Edit(#""min": 120"#, #""min": 119"#, "the certificate is about items[2].min 120, the file says 119"),
        Edit(
            #""min": 120"#, #""min": 120, "priority": 1"#,
            "the certificate is about no items[2].priority, the file says 1"),
        Edit(
            #""available""#, #""policy": "equal-increments", "available""#,
            #"the certificate is about no policy, the file says "equal-increments""#),
        Edit(
            #""available""#, #""axis": "vertical", "available""#,
            #"the certificate is about no axis, the file says "vertical""#),
        Edit(
            #""max": 400"#, #""max": 400, "cross": {"length": 4, "guide": 2}"#,
            "the certificate is about no items[2].cross.guide, the file says 2"),
        Edit(
            #""id": "toolbar""#, #""id": "bar""#,
            "no file has a problem of this name that the certificate is about", "no certificate is about it"),
        Edit(
            #""fits", "#, #""fits", "length(back) >= 45", "#,
            "the file claims length(back) >= 45, and no certificate proves it"),
        Edit(">= 120", ">= 121", "the file claims length(search) >= 121, and no certificate proves it"),
    ])
    func `what is edited in a family of rows is named`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.toolbar), edit,
                to: StatedProblemsTests.toolbar) == edit.said)
    }

    @Test(arguments: [
        Edit("340, 1440", "3.4e2, 1440.000"), Edit(#""spacing": 8"#, #""spacing": [8, "16/2"]"#),
        Edit(#"{"w": [340, 1440], "title": [0, 300]}"#, #"{"title": [0, 300], "w": [340, 1440]}"#),
        Edit(#"["<=", "title", "w"]"#, #"[">=", ["*", 3, "w"], ["*", 3, "title"]], ["<=", "title", "w"]"#),
        Edit(#"["/", "title", 2]"#, #"["-", "title", ["*", 0.5, "title"]]"#),
        Edit(#""id": "toolbar""#, #""note": "as drawn", "policy": "equal-sizes", "id": "toolbar""#),
        Edit(#""id": "search""#, #""priority": 0, "weight": 1, "ideal": 120, "note": "wide", "id": "search""#),
        Edit(#""claims": ["fits", "length(search) >= 120"]"#, #""claims": ["length(search)>=120","fits"]"#),
        Edit(#""fits""#, #""fits within 0", "overflow <= 0", "fits within 3""#),
        Edit("length(search) >= 120", "240 - 2 * length(search) <= 0"),
        Edit("length(search) >= 120", "length(search) >= 119"),
        Edit(#", "length(search) >= 120""#, ""), Edit(#", "claims": ["fits", "length(search) >= 120"]"#, ""),
    ])
    func `a family of rows that asks the same in other words is the same`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.toolbar), edit,
                to: StatedProblemsTests.toolbar
            ).isEmpty)
    }

    @Test(arguments: [
        Edit("0.8, 2", "0.5, 2", "the certificate is about s from 0.8 to 2, the file says 0.5 to 2"),
        Edit("Fotos", "Bilder", #"the certificate is about parameters.t.choices.de "Fotos", the file says "Bilder""#),
        Edit(
            #""en": "Photos""#, #""en": "Photos", "fr": "Photos""#,
            #"the certificate is about no parameters.t.choices.fr, the file says "Photos""#),
        Edit(
            #", "en": "Photos""#, "", #"the certificate is about parameters.t.choices.en "Photos", the file has none"#),
        Edit(
            #"["*", 100, "s"]"#, #"["*", 160, "s"]"#,
            #"the file says where ["<=", "s", ["*", 0.00625, "w"]], the certificate does not"#),
        Edit(
            #""string": "t""#, #""string": "T""#,
            #"the certificate is about tree.children[0].string "t", the file says "T""#),
        Edit(#""spacing": 8"#, #""spacing": 12"#, "the certificate is about tree.spacing 8, the file says 12"),
        Edit(#""w": 44"#, #""w": 48"#, "the certificate is about tree.children[1].w 44, the file says 48"),
        Edit(
            #"["w", 400]"#, #"["w", null]"#, #"the certificate is about proposal ["w", 400], the file says ["w", null]"#
        ),
        Edit(#""hstack""#, #""vstack""#, #"the certificate is about tree.kind "hstack", the file says "vstack""#),
        Edit(#""fits""#, #""apart", "fits""#, "the file claims apart, and no certificate proves it"),
        Edit("- 8\"", "- 9\"", "the file claims right(title) <= left(add) - 9, and no certificate proves it"),
    ])
    func `what is edited in a family of scenes is named`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.photos), edit,
                to: StatedProblemsTests.photos) == edit.said)
    }

    @Test(arguments: [
        Edit(#""s": [0.8, 2]"#, #""s": ["4/5", 2.0]"#), Edit(#""tree""#, #""note": "n", "tree""#),
        Edit(#"{"de": "Fotos", "en": "Photos"}"#, #"{"en": "Photos", "de": "Fotos"}"#),
        Edit(#""kind": "fixed", "id": "add", "w": 44, "h": 44"#, #""h": 44, "w": 4.4e1, "id": "add", "kind": "fixed""#),
        Edit("right(title) <= left(add) - 8", "2 * left(add) >= right(title) + 16 + right(title)"),
    ])
    func `a family of scenes that asks the same in other words is the same`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.photos), edit,
                to: StatedProblemsTests.photos
            ).isEmpty)
    }

    @Test(arguments: [
        Edit("100", "100.5", "the certificate is about available 100, the file says 100.5"), Edit("100", "1e2"),
        Edit(
            "0.1", "0.10000000000000001", "the certificate is about items[0].min 0.1, the file says 0.10000000000000001"
        ),
        Edit(#", {"id": "b", "max": 20}"#, "", #"the certificate is about items[1].id "b", the file has none"#),
        Edit(#""spacing": 2"#, #""claimed": {"engine": "e", "lengths": [90, 8]}, "spacing": 2"#),
        Edit(
            #""spacing": 2"#, #""parameters": {"w": [0, 1]}, "spacing": 2"#,
            "the certificate is about a row, the file has a family of rows"),
    ])
    func `what is edited in a row is named`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.row, isProved: false), edit,
                to: StatedProblemsTests.row) == edit.said)
    }

    @Test(arguments: [
        Edit("100, 50", "101, 50", "the certificate is about proposal [100, 50], the file says [101, 50]"),
        Edit("100, 50", "1e2, 50"),
        Edit(
            #""spacing": 10, "children": [{"kind": "color", "id": "a"}, "#, #""spacing": 10, "children": ["#,
            #"the certificate is about tree.children[0].id "a", the file says "b""#),
        Edit(
            #""id": "s""#, #""claims": ["fits"], "id": "s""#,
            "the certificate is about a scene, the file has a family of scenes"),
    ])
    func `what is edited in a scene is named`(edit: Edit) throws {
        #expect(
            try Self.said(
                of: StatedProblemsTests.certificate(of: StatedProblemsTests.screen, isProved: false), edit,
                to: StatedProblemsTests.screen) == edit.said)
    }
}
