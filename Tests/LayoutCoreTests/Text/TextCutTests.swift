// TextCutTests.swift: texts that are cut at their head or in their middle.

import Generators
import LayoutCore
import Testing

struct TextCutTests {
    private func element(_ text: some View, width: CGFloat, height: CGFloat? = nil) throws -> LayoutTree.Element {
        let tree = try LayoutHost(text).layout(ProposedViewSize(width: width, height: height))
        return try #require(tree.elements.first { $0.kind == "Text" })
    }

    private func lines(_ element: LayoutTree.Element) -> [String] {
        guard case .text(let lines, _)? = element.drawing else { return [] }
        return lines.map { $0.runs.map(\.string).joined() }
    }

    private var path: some View { Text("/usr/share/doc/plumb/README.md").lineLimit(1) }

    @Test func `the head keeps the end of a text, the middle both ends`() throws {
        let head = try #require(lines(element(path.truncationMode(.head), width: 150)).last)
        #expect(head.hasPrefix("…") && head.hasSuffix("README.md"))
        let middle = try #require(lines(element(path.truncationMode(.middle), width: 120)).last)
        #expect(middle.hasPrefix("/usr") && middle.hasSuffix(".md") && middle.contains("…"))
        #expect(try lines(element(path.truncationMode(.tail), width: 120)) == lines(element(path, width: 120)))
    }

    @Test func `a text that fits is not cut`() throws {
        for mode in [Text.TruncationMode.head, .middle, .tail] {
            #expect(try lines(element(path.truncationMode(mode), width: 400)) == ["/usr/share/doc/plumb/README.md"])
        }
    }

    @Test func `only the last line is cut, and the frame is that of the cut at the end`() throws {
        let text = Text("one two three four five six seven eight nine ten").lineLimit(2)
        let (tail, head) = try (element(text, width: 90), element(text.truncationMode(.head), width: 90))
        #expect(lines(tail).count == 2 && lines(head).count == 2)
        #expect(lines(tail)[0] == lines(head)[0] && lines(head)[1].hasSuffix("nine ten"))
        #expect(tail.frame == head.frame)
    }

    @Test func `what is left of several runs keeps its inks`() throws {
        let text =
            Text("first ").foregroundColor(.red) + Text("second ").foregroundColor(.green)
            + Text("third").foregroundColor(.blue)
        let element = try element(text.lineLimit(1).truncationMode(.middle), width: 80)
        guard case .text(let lines, let inks)? = element.drawing, let runs = lines.last?.runs else {
            Issue.record("no text")
            return
        }
        #expect(runs.first?.string.hasPrefix("f") == true && runs.last?.string.hasSuffix("d") == true)
        #expect(inks.last?.first?.paint == .color(.red) && inks.last?.last?.paint == .color(.blue))
    }

    @Test func `letters that shrank are cut in the size that they shrank to`() throws {
        let element = try element(path.minimumScaleFactor(0.8).truncationMode(.head), width: 60)
        guard case .text(let lines, _)? = element.drawing, let line = lines.last else {
            Issue.record("no text")
            return
        }
        #expect(line.runs.allSatisfy { $0.font.pointSize < Font.body.pointSize })
        #expect(line.width <= element.frame.width)
    }

    @Test func `a cut text in a font of size 0 has lines of width 0`() throws {
        let text = Text(verbatim: "a\nb").font(.system(size: 0)).lineLimit(1).truncationMode(.middle)
        guard case .text(let lines, _)? = try element(text, width: 10).drawing, !lines.isEmpty else {
            Issue.record("no text")
            return
        }
        #expect(lines.flatMap(\.runs).allSatisfy { $0.font.pointSize == 0 } && lines.allSatisfy { $0.width == 0 })
    }

    @Test func `breaks in what is left become spaces`() throws {
        let text = Text(verbatim: "a first line that is long\nand a last\nof all").lineLimit(1).truncationMode(.head)
        let line = try #require(lines(element(text, width: 90)).last)
        #expect(line.hasPrefix("…") && line.hasSuffix("last of all"))
    }

    @Test func `a text that may not tighten before it is cut is named where it is cut`() throws {
        func named(_ width: CGFloat) throws -> [String] {
            try LayoutHost(path.allowsTightening(true)).layout(ProposedViewSize(width: width, height: nil))
                .diagnostics.map(\.description)
        }
        #expect(try named(400) == [])
        #expect(try named(100).count == 1 && named(100)[0].contains("allowsTightening"))
    }

    /// The runs of a text of one line; no letter of theirs is the sign of a cut.
    private static let runs = TextLawsTests.runs.map { runs in
        runs.map { run in
            var run = run
            run.string.removeAll { $0 == "…" }
            return run
        }
    }

    @Test(arguments: [Text.TruncationMode.head, .middle])
    func `what is left is a beginning and an end of the text, and fits`(mode: Text.TruncationMode) throws {
        let settings = TestingSettings.share(300, of: 15_000, law: "\(#function) \(mode)")
        try forAll(Self.runs, .length(), settings: settings) { runs, width in
            let text = runs.reduce(Text(verbatim: "")) { $0 + Text(verbatim: $1.string).font($1.font).bold($1.isBold) }
            let element = try element(text.lineLimit(1).truncationMode(mode), width: width)
            guard element.isTruncated, case .text(let lines, let inks)? = element.drawing else { return true }
            let whole = runs.map(\.string).joined().map { $0.isNewline ? " " : String($0) }.joined()
            let parts = lines[0].runs.map(\.string).joined().split(separator: "…", omittingEmptySubsequences: false)
            return parts.count == 2 && inks[0].count == lines[0].runs.count
                && whole.drop(while: \.isWhitespace).hasPrefix(parts[0].drop(while: \.isWhitespace))
                && whole.hasSuffix(parts[1]) && (mode == .middle || parts[0].isEmpty)
                && (lines[0].width <= element.frame.width || parts[0].count + parts[1].count <= 1)
        }
    }
}
