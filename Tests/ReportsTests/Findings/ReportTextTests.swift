// ReportTextTests.swift: texts, files and fingerprints as formats of others have them.

import Documents
import Testing

@testable import Reports

struct ReportTextTests {
    @Test func `what XML gives a meaning is escaped, and what it has no character for is replaced`() {
        #expect("a<b> & \"c\"\n\u{1}\u{FFFF}é".xml == "a&lt;b&gt; &amp; &quot;c&quot;&#10;\u{FFFD}\u{FFFD}é")
        #expect(XMLTag("a", [("b", "<"), ("c", nil)]).text() == #"<a b="&lt;"/>"#)
        #expect(XMLTag("a").text("x") == "<a>x</a>" && XMLTag("a").lines(["<b/>"]) == ["<a>", "  <b/>", "</a>"])
    }

    @Test(arguments: [
        ("rows.jsonl", "rows.jsonl"), ("./a/./b.json", "a/./b.json"), ("/here/a b.json", "a%20b.json"),
        ("/heresy/x", "file:///heresy/x"), ("é:%", "%C3%A9%3A%25"), ("../x", "../x"),
    ])
    func `a file is named relative to the folder of the run`(file: String, uri: String) {
        #expect(ReportedFault.Place(file: file, line: 1).uri(in: "/here") == uri)
    }

    @Test func `standard input is no file`() {
        #expect(ReportedFault.Place(file: "-", line: 1).uri(in: "/here") == nil)
    }

    /// The values are those of a Python program that has the published one of FNV-1a, 128 bits, for `a` alone; a byte that is
    /// no text ends every text.
    @Test func `a fingerprint is that of FNV-1a, and texts do not run into each other`() {
        #expect(Fingerprint([]).digits == "6c62272e07bb014262b821756295c58d")
        #expect(Fingerprint(["a"]).digits == "0880954550ab1be95aa0733055b751b9")
        #expect(Fingerprint(["a"]).digits != Fingerprint(["", "a"]).digits)
        #expect(Fingerprint(["ab", "c"]).digits != Fingerprint(["a", "bc"]).digits)
        #expect(Fingerprint(["ab"]).digits.count == 32)
    }
}
