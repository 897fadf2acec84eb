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
        try ExplanationText(ExplainedRow(document), columns: 80).lines
    }

    @Test func `an overflow is explained by bounds that cannot fit together and by each single remedy`() throws {
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

    @Test func `changes of a flex line that do the same stand on one line, and wrapping names its lines`() throws {
        let rigid = { Item(id: $0, minimum: 10, flex: Item.Flex(basis: 60, shrink: 0)) }
        let row = try Row(items: ["a", "b"].map(rigid), spacing: 6, available: 100, policy: .cssFlex)
        let text = try lines(RowDocument(id: "row", row: row))
        let start = try #require(text.firstIndex { $0.hasPrefix("  it overflows by 26") })
        #expect(
            text[(start + 1)...].prefix(7) == [
                "  any one of these removes it:", "    the container +26, to 126",
                "    a's basis −26, to 34, or a's flex-shrink to 1: the same lengths",
                "    b's basis −26, to 34, or b's flex-shrink to 1: the same lengths",
                "    flex-wrap: wrap, in 2 lines: a; b", "  and these lessen it:",
                "    the gap after a −6, to 0 leaves 20",
            ])
    }

    @Test func `where no one change is enough the fewest are named`() throws {
        let text = try lines(document(["a", "b", "c"].map { Item(id: $0, minimum: 50) }, spacing: 5, in: 40))
        let start = try #require(text.firstIndex { $0.hasPrefix("  no one change of an item or a gap") })
        #expect(
            text[(start + 1)...].prefix(3) == [
                "    a's minimum −50, to 0", "    b's minimum −50, to 0", "    c's minimum −20, to 30",
            ])
    }

    @Test func `rates are told as small fractions, and many equal ones together`() throws {
        let three = try lines(document((0..<3).map { Item(id: "i\($0)") }, in: 90))
        #expect(three.contains("  one point more of container: i0 +1/3, i1 +1/3, i2 +1/3, however far"))
        let many = try lines(document((0..<9).map { Item(id: "i\($0)") }, in: 90))
        #expect(many.contains("  one point more of container: i0, i1 and 7 others +1/9 each, however far"))
    }

    @Test func `texts jump where the row gets another height`() throws {
        let problem =
            #"{"available": 100, "policy": "text", "items": [{"steps": [[20, 60], [40, 30], [80, 15]]}, {"steps": [[30, 40], [60, 20]]}]}"#
        let text = try lines(ProblemDecoder().decode(Record(file: "f.json", line: 1, data: Data(problem.utf8))))
        #expect(text.contains("  one point less: the lengths jump (the row gets another height)"))
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
        try expectKept(SceneExplanationText(ExplainedScene(.read(file: file)), columns: 80).lines, "form")
    }

    private func expectKept(_ lines: [String], _ name: String) throws {
        let text = lines.joined(separator: "\n") + "\n"
        let file = Repository.root.appending(path: "Tests/ReportsTests/Snapshots/explain-\(name).txt")
        #expect(try Snapshot.kept(text, at: file) == text)
    }
}
