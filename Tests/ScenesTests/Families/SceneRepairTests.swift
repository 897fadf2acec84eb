// SceneRepairTests.swift: changed and smaller scenes are made when they are asked for, the least first.

import Scenes
import TestSupport
import Testing

struct SceneRepairTests {
    /// A row of views of 10 to 60 points.
    private func row(of count: Int) throws -> SceneView {
        let views = (0..<count).map { #"{"kind": "range", "id": "v\#($0)", "w": [10, 20, 60], "h": 5}"# }
        let tree = #"{"kind": "hstack", "children": [\#(views.joined(separator: ", "))]}"#
        return try SceneDocument.read(#"{"proposal": [300, 20], "tree": \#(tree)}"#).root
    }

    @Test func `every view of a long row has its changes, and each of them changes nothing else`() throws {
        let root = try row(of: 4_000)
        let repairs = root.repairs
        #expect(repairs.count == 8_000)
        #expect(repairs[6_000].words == "layoutPriority(1) on v3000")
        #expect(repairs[6_001].words == "the least width of v3000 0")
        let changed = repairs[6_001].root
        let others = root.children.indices.filter { changed.children[$0].id != root.children[$0].id }
        #expect(changed.count == root.count && others.isEmpty)
        #expect(changed.children[3_000].repairs.isEmpty, "its least width is 0")
        #expect(root.children[3_000].repairs.map(\.words) == ["the least width of v3000 0"])
    }

    @Test func `a reduction asks no more often than it may, single views first`() throws {
        var asked: [Int] = []
        let small = try row(of: 3_000).reduced(mostTrials: 5) { tree in
            asked.append(tree.count)
            return tree.count == 3_000
        }
        #expect(asked == [1, 1, 1, 1, 1] && small.count == 3_001)
        let pair = try row(of: 6).reduced { $0.count > 2 }
        #expect(pair.count == 3)
    }
}
