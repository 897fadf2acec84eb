// ScreenPictureTests.swift: a scene as text and as a drawing, against snapshots that a person has looked at.

import Documents
import Foundation
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenPictureTests {
    let folder = Repository.root.appending(path: "Tests/ReportsTests/Snapshots")

    static func answer(_ name: String) throws -> ScreenAnswer {
        try ScreenAnswer(.read(file: Repository.root.appending(path: "Models/scenes/\(name).json")))
    }

    @Test func `the text of a scene is the one that was looked at`() throws {
        // The last line counts simplex iterations, which another build of GLPK may need more or fewer of.
        let text = ScreenText(try Self.answer("form"), columns: 80).lines.dropLast().joined(separator: "\n") + "\n"
        #expect(try Snapshot.kept(text, at: folder.appending(path: "form.txt")) == text)
    }

    @Test func `the drawing of a scene, with the lines that its views share, is the one that was looked at`() throws {
        var drawing = SVGDrawing()
        drawing.add(try Self.answer("form"))
        let text = drawing.document
        #expect(try Snapshot.kept(text, at: folder.appending(path: "form.svg")) == text)
        #expect(text.components(separatedBy: "stroke-dasharray").count - 1 == 6)
    }

    @Test func `the picture in the documentation is this drawing`() throws {
        var drawing = SVGDrawing()
        drawing.add(try Self.answer("form"))
        let picture = Repository.root.appending(path: "Documentation/form.svg")
        #expect(try String(contentsOf: picture, encoding: .utf8) == drawing.document)
    }
}
