// FontOptionsTests.swift: `plumb layout --font`, run as its user runs it.

import Foundation
import TestSupport
import Testing

struct FontOptionsTests {
    private let latin = Self.font("NotoSans-Regular")

    private static func font(_ name: String) -> String {
        Repository.root.appending(path: "Tests/PlumbTextTests/Fonts/\(name).ttf").path
    }

    private func scene(_ text: String, displayScale: String = #""infinity""#) -> String {
        #"{"displayScale": \#(displayScale), "tree": {"kind": "text", "id": "t", "string": "\#(text)", "size": 100}}"#
    }

    /// `hmtx` of Noto Sans: A 639, V 600, the pair -40; its lines are 1,362 of 1,000 units high.
    @Test func `texts are as wide and high as the font makes them`() throws {
        let run = try plumb("layout", "--font", latin, "--format", "json", input: scene("AV"))
        #expect(run.output.contains(#""frames": {"t": [0, 0, 119.9, 136.2]}"#), "\(run)")
        #expect(run.complaints.isEmpty)
        let whole = try plumb("layout", "--font", latin, "--format", "json", input: scene("AV", displayScale: "2"))
        #expect(whole.output.contains(#""frames": {"t": [0, 0, 120, 136.5]}"#))
    }

    /// By `hb-shape` س is 1,209 wide; Noto Sans' sign for what it lacks is 600 wide.
    @Test func `a second font stands in for what the first lacks`() throws {
        let both = ["layout", "--font", latin, "--font", Self.font("NotoSansArabic-Regular"), "--format", "json"]
        let run = try plumb(both, input: Data(scene("س").utf8))
        #expect(run.output.contains(#""t": [0, 0, 120.9,"#))
        let alone = try plumb("layout", "--font", latin, "--format", "json", input: scene("س"))
        #expect(alone.output.contains(#""t": [0, 0, 60,"#) && alone.status == 0)
        #expect(alone.complaints.contains("no font has س"))
    }

    @Test func `the fonts measure in searches and comparisons too`() throws {
        let card = scene("AV")
        let claim = ["--widths", "100...130", "--that", "untruncated,fits"]
        let search = try plumb(["layout", "--font", latin] + claim, input: Data(card.utf8))
        let table = try plumb(["layout"] + claim, input: Data(card.utf8))
        #expect(search.status == 0 && table.status == 0)
        #expect(try plumb("layout", "--font", latin, "--compare", input: card).status == 0)
    }

    @Test func `a file that is no font is bad input`() throws {
        for path in ["/nowhere/font.ttf", Repository.root.appending(path: "Package.swift").path] {
            let run = try plumb("layout", "--font", path, input: scene("AV"))
            #expect(run.status == 2 && run.complaints.contains(path))
            #expect(run.output.isEmpty && !run.complaints.contains("Usage"))
        }
    }
}
