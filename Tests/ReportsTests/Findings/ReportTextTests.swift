// ReportTextTests.swift: texts and files as formats of others have them.

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
}
