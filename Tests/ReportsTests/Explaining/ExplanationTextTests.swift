import Documents
import Foundation
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

@Suite struct ExplanationTextTests {
    private func document(_ items: [Item], spacing: Double = 0, in available: Double) throws -> RowDocument {
        let problem = try Row(items: items, spacing: spacing, available: available)
        return RowDocument(id: "row", row: problem)
    }

    private func lines(_ document: RowDocument) throws -> [String] {
        try ExplanationText(ExplainedRow(document)).lines
    }

    @Test func `an overflow is told with what cannot fit together and what to give up`() throws {
        let items = [Item(id: "a", minimum: 60), Item(id: "b", minimum: 50)]
        let text = try lines(document(items, spacing: 10, in: 100))
        let start = try #require(text.firstIndex { $0.hasPrefix("  it overflows by 20") })
        #expect(text[start].hasSuffix("do not fit together; without any one of them the others do"))
        #expect(
            text[(start + 1)...].prefix(6) == [
                "  any one of these removes it:", "    the container +20, to 120", "    a's minimum −20, to 40",
                "    b's minimum −20, to 30", "  and these lessen it:", "    the gap after a −10, to 0 leaves 10",
            ])
    }

    @Test func `rates are told as small fractions, and many equal ones together`() throws {
        let three = try lines(document((0..<3).map { Item(id: "i\($0)") }, in: 90))
        #expect(three.contains("  one point more of container: i0 +1/3, i1 +1/3, i2 +1/3, however far"))
        let many = try lines(document((0..<9).map { Item(id: "i\($0)") }, in: 90))
        #expect(many.contains("  one point more of container: i0, i1 and 7 others +1/9 each, however far"))
    }

    @Test func `names from a file cannot move the cursor`() throws {
        let text = try lines(document([Item(id: "a\u{1B}[2J\nb")], in: 10)).joined(separator: "\n")
        #expect(!text.contains("\u{1B}"))
    }

    static let problems = [
        "toolbar", "swiftui-overflow-measured", "css-row-shrinks", "tex-line-shrinks", "settings-column",
    ]

    @Test(arguments: problems) func `the explanation of an example is the one that was read`(name: String) throws {
        let file = Repository.root.appending(path: "Models/problems/\(name).json")
        let document = try ProblemDecoder().decode(Record(file: name, line: 1, data: Data(contentsOf: file)))
        try expectKept(lines(document), name)
    }

    @Test func `the explanation of the form is the one that was read`() throws {
        let file = Repository.root.appending(path: "Models/scenes/form.json")
        try expectKept(SceneExplanationText(ExplainedScene(.read(file: file))).lines, "form")
    }

    private func expectKept(_ lines: [String], _ name: String) throws {
        let text = lines.joined(separator: "\n") + "\n"
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/explain-\(name).txt")
        #expect(try Snapshot.kept(text, at: file) == text)
    }
}
