// HostileScreenTests.swift: texts, finding and audits of trees that nobody would write.

import PlumbViews
import Testing

/// A layout with a size that is no number, and a view at infinity.
private struct NoNumber: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat.nan, height: .infinity)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: -.infinity), proposal: .infinity)
    }
}

struct HostileScreenTests {
    private func tree(_ view: some View) throws -> LayoutTree {
        try LayoutHost(view).layout(ProposedViewSize(width: 300, height: 400))
    }

    @Test(arguments: [
        "a\nb", "\r\n\t\u{0}\u{1B}[31m", "\u{2028}\u{2029}\u{85}", "\u{202E}evil\u{2066}", "\"quoted\" \\n", "", " ",
    ])
    func `any text takes one line, which tells it from every other`(text: String) throws {
        let lines = try tree(Text(verbatim: text)).description.split(whereSeparator: \.isNewline)
        #expect(lines.count == 1)
        #expect(!lines[0].unicodeScalars.contains { $0.properties.generalCategory == .control || $0.value == 0x202E })
    }

    @Test func `an emoji stays as it is`() throws {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301}"
        #expect(try tree(Text(verbatim: family)).description.contains("\"\(family)\""))
    }

    @Test func `frames that are no numbers are written, audited and drawn`() throws {
        let view = ZStack {
            NoNumber { Text("here") }
            Text("far").offset(x: .infinity, y: .nan)
            Button("there") {}.position(x: -.infinity, y: 0)
            Color.red.frame(width: .infinity).scaleEffect(.nan)
        }
        let tree = try tree(view)
        #expect(!tree.description.contains("-nan"))
        #expect(tree.description.split(separator: "\n").allSatisfy { $0.contains(" × ") })
        _ = tree.audit()
        _ = tree.accessibility
    }

    @Test func `a thousand views are written and audited, and all that is wrong is found`() throws {
        let view = VStack(spacing: 0) {
            ForEach(0..<330) { row in
                HStack(spacing: 0) {
                    Text("row").foregroundColor(row.isMultiple(of: 100) ? Color(white: 0.9) : .black)
                    Color.white.frame(width: 4, height: 4)
                }
            }
        }
        let tree = try tree(view.fixedSize())
        #expect(tree.elements.count >= 1_000)
        #expect(tree.description.split(separator: "\n").count >= 990)
        #expect(tree.audit().filter { $0.rule == .contrast }.count == 4)
    }

    @Test func `of views with one id the first is found, and all are when asked for`() throws {
        let view = VStack {
            Text("one").id("same")
            Text("two").accessibilityIdentifier("same")
            Text("same").id(7)
            Text("same")
        }
        let tree = try tree(view)
        #expect(try tree.find(id: "same").text == "one")
        #expect(tree.findAll(id: "same").compactMap(\.text) == ["one", "two"])
        #expect(tree.findAll(text: "same").count == 2)
        #expect(try tree.find(id: 7).text == "same")
        #expect(throws: LayoutNotFound.self) { try tree.find(id: "7") }
    }

    @Test func `siblings that are the same have lines that differ by their places alone`() throws {
        let lines = try tree(VStack(spacing: 0) { ForEach(0..<3) { _ in Text("same") } }).description
            .split(separator: "\n").dropFirst()
        #expect(Set(lines).count == 3)
        #expect(Set(lines.map { $0.prefix { $0 != "," } }).count == 1)
    }

    @Test func `a view a hundred deep is written on as many lines and audited`() throws {
        var view = AnyView(Text("deep"))
        for _ in 0..<100 { view = AnyView(HStack { view }.clipped()) }
        let tree = try tree(view)
        #expect(tree.description.split(separator: "\n").count == 101)
        _ = tree.audit()
    }
}
