// ScreenTests.swift: the screens in the documentation: what SwiftUI's rule overflows, the optimum fits.

import Boxes
import Documents
import Foundation
import Plumb
import Reports
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenTests {
    static let folder = Repository.root.appending(path: "Documentation/screens")
    /// By how much SwiftUI's rule overflows, from the greedy rule worked by hand: 116 + 116 + 168 + 16 - 364,
    /// 28 + 134 + 182 + 24 - 320, 44 + 104 + 120 + 44 + 24 - 320, 84 + 120 + 84 + 84 + 24 - 360 and
    /// 36 + 44 + 36 + 100 + 76 + 32 - 300.
    static let overflows = [
        "dialog-buttons": 52.0, "settings-row": 48, "toolbar": 16, "table-header": 36, "transport-bar": 24,
    ]
    static let names = overflows.keys.sorted()

    static func scene(_ name: String) throws -> SceneDocument {
        try SceneDocument.read(file: folder.appending(path: "\(name).json"))
    }

    @Test(arguments: names) func `SwiftUI's rule overflows what the optimum fits`(name: String) throws {
        let differences = try SceneComparison(Self.scene(name)).differences
        #expect(differences.count == 1)
        let difference = try #require(differences.first)
        #expect(
            difference.verdicts.first
                == .avoidableOverflow(overflow: try #require(Self.overflows[name]), leastOverflow: 0))
        #expect(difference.verdicts.second.kind == .optimal)
        let text = try SceneComparisonText(SceneComparison(Self.scene(name)), columns: 80).lines
        #expect(text[0] == "\(name): 1 stack differs" && text.contains { $0.contains("avoidable overflow") })
    }

    private func frame(_ id: String, in scene: LaidOutScene) throws -> BoxFrame {
        try #require(scene.views.first { $0.id == id }).frame
    }

    @Test(arguments: names, SceneEngine.allCases)
    func `the pictures in the documentation are the engines' own`(name: String, engine: SceneEngine) throws {
        let scene = try LaidOutScene(Self.scene(name), engine: engine, for: .picture)
        let (screen, row) = (try frame("screen", in: scene), try frame("row", in: scene))
        let excess = row.end(.horizontal) - screen.end(.horizontal)
        #expect(abs(excess - (engine == .swiftui ? Self.overflows[name] ?? 0 : 0)) < 1e-9)
        let title =
            excess > 0
            ? "SwiftUI's rule: \(excess.points) too long, though all would fit" : "the optimum: everything fits"
        let picture = SceneDrawing(
            scene, faults: excess > 0 ? [row] : [], room: excess > 0 ? screen : nil, title: title,
            verdict: excess > 0 ? .tooLong : .proved
        ).document
        let file = Self.folder.appending(path: "\(name)-\(engine.rawValue).svg")
        #expect(try Snapshot.kept(picture, at: file) == picture)
    }
}
