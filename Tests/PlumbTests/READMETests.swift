// READMETests.swift: what the README shows is what happens.

import Foundation
import Plumb
import PlumbTesting
import PlumbViews
import TestSupport
import Testing

struct READMETests {
    private let readme = Document("README.md")

    @Test func `the library example compiles and prints what its comments say`() throws {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        // The README's example, line for line; the next test compares the two.
        let row = try Row(
            items: [
                Item(id: "title", minimum: 40, ideal: 120, maximum: 200, priority: 1),
                Item(id: "space"),
            ],
            spacing: 8, available: 320)

        let best = try row.solved()  // with certificates
        print(best.lengths)  // [200.0, 112.0]
        print(best.levels.map(\.level))  // [200.0, 112.0], the proof: one water level a tier

        let drawn = row.lengths(by: .swiftUI)
        print(try row.verdict(on: drawn).kind)  // optimal
        // End of the example.
        #expect(printed == ["[200.0, 112.0]", "[200.0, 112.0]", "optimal"])
    }

    @Test func `the README shows the example that the test above runs`() throws {
        let example = try #require(try readme.blocks("swift").first)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("// The README's example, line for line") })
        let end = try #require(lines.firstIndex { $0.contains("// End of the example.") })
        let tested = lines[(start + 1)..<end].map { $0.hasPrefix("        ") ? $0.dropFirst(8) : $0 }
        #expect(example == "import Plumb\n\n" + tested.joined(separator: "\n"))
    }

    @Test func `the views' example compiles and has the size that its comment says`() throws {
        let tree = try LayoutHost(Card()).layout(ProposedViewSize(width: 220, height: nil))
        #expect(tree.size.width == 220.0 && tree.size.height == 45.0)
        #expect(tree.frame(id: "name")?.minX == 12 && tree.frame(id: "amount")?.maxX == 208)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let example = try #require(try readme.blocks("swift").first { $0.contains("struct Card") })
        let card = example.components(separatedBy: "\n\nlet tree")[0].components(separatedBy: "import PlumbViews\n\n")[
            1]
        #expect(source.contains(card))
    }

    @Test func `the proof of the README is one that the tests run`() throws {
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let example = try #require(try readme.blocks("swift").first { $0.contains("prove(") })
        #expect(source.contains(example))
    }

    @Test func `the test command of continuous integration is the README's`() throws {
        let script = try String(contentsOf: Repository.root.appending(path: ".ci/run"), encoding: .utf8)
        let command = try #require(script.split(separator: "\n").last.map(String.init))
        #expect(try readme.blocks("sh").contains(command))
    }
}

@Test func `the toolbar fits`() throws {
    let (width, title) = (Parameter("width", 320...1440), Parameter("title", 0...120))
    let toolbar = try Family(
        parameters: [width, title],
        items: [ItemOver(id: "title", minimum: title.length), ItemOver(id: "icon", minimum: 44)],
        spacing: 8, available: width.length)
    try prove(toolbar, by: .swiftUI, that: .fits)
}

struct Card: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("Oats").bold().id("name")
            Spacer()
            Text("500 g").foregroundColor(.secondary).id("amount")
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 8).fill(.yellow))
    }
}
