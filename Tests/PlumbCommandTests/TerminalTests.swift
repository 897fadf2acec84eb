// TerminalTests.swift: the room, the colours and the first words of the command.

import Boxes
import Foundation
import TestSupport
import Testing

struct TerminalTests {
    @Test(arguments: ["60", "80", "120"])
    func `no line of any problem is wider than --width, but for problems in JSON`(columns: String) throws {
        let folder = Repository.root.appending(path: "Models/problems").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
            .sorted()
        for command in ["solve", "explain"] {
            let run = try plumb([command, "--width", columns] + files.map { "\(folder)/\($0)" }, input: Data())
            let wide = run.output.split(separator: "\n").filter { line in
                !line.contains("{\"") && TerminalText.width(of: String(line)) > Int(columns) ?? 0
            }
            #expect(wide == [], "\(command)")
        }
    }

    @Test func `a verdict is in colour where somebody asks for colours`() throws {
        let row = Data(
            #"{"available": 10, "items": [{"max": 8}, {"max": 8}], "claimed": {"engine": "E", "lengths": [8, 2]}}"#.utf8
        )
        let coloured = try plumb(["verify", "--color", "always"], input: row).output
        #expect(coloured.contains("\u{1B}[35munfair\u{1B}[0m: moving 3 from item 0 to item 1 levels them"))
        #expect(try !plumb(["verify"], input: row).output.contains("\u{1B}"))
    }

    @Test func `a mistyped command is answered with the one that was meant`() throws {
        let run = try plumb(["slove"], input: Data())
        #expect(run.status == 2 && run.complaints == "there is no command 'slove'; did you mean `plumb solve`?\n")
    }

    @Test func `without arguments the command says what to try first, and each of that works`() throws {
        let run = try plumb([], input: Data())
        let tried = run.output.split(separator: "\n").filter { $0.hasPrefix("  plumb ") }
        #expect(run.status == 0 && tried.count == 5)
    }

    /// Names with the cells that they take: two a letter of Japanese, one a letter of Arabic, two a family in one sign, none
    /// a mark over a letter.
    private static let names = [
        "タイトル": 8, "عنوان": 5, "👩‍👩‍👧": 2, "Zu\u{308}rich": 6, "plain": 5,
    ]

    @Test func `numbers beside names of wide letters, marks and emoji end in the same cells`() throws {
        let items = Self.names.keys.sorted().map { #"{"id": "\#($0)", "min": 20, "max": 90}"# }
        let row = #"{"available": 260, "items": [\#(items.joined(separator: ", "))]}"#
        let lines = try plumb(["solve", "--width", "100"], input: Data(row.utf8)).lines
        let ends = Self.names.compactMap { name, cells in
            lines.first { $0.hasPrefix("  \(name) ") }.map { $0.count - name.count + cells }
        }
        #expect(ends.count == Self.names.count && Set(ends).count == 1, "\(ends)")
    }
}
