// ModularSceneTests.swift: what is proved of scenes part by part is what can be worked out by hand.

import Families
import Fractions
import Scenes
import TestSupport
import Testing
import Workbench

struct ModularSceneTests {
    private func prove(_ text: String, _ splitting: SceneSplitting = .always) throws -> ProvedFamily {
        try ProvedFamily(SceneFamily.read(text), by: .swiftui, splitting: splitting, looksForRepairs: false)
    }

    /// A column of rows, each of which is 100 + p and a gap of 8 and 60 wide.
    private func page(_ rows: Int, claims: String) -> String {
        let views = (0..<rows).map { row in
            """
            {"kind": "hstack", "id": "row\(row)", "spacing": 8, "children": [
             {"kind": "fixed", "id": "a\(row)", "w": ["+", 100, "p"], "h": 10}, {"kind": "spacer", "min": 0},
             {"kind": "fixed", "id": "b\(row)", "w": 52, "h": ["*", 2, "p"]}]}
            """
        }
        return """
            {"parameters": {"w": [150, 400], "p": [10, 50]}, "proposal": ["w", null], "tree":
             {"kind": "vstack", "spacing": 4, "children": [\(views.joined(separator: ", "))]}, "claims": [\(claims)]}
            """
    }

    @Test func `rows fit where their lengths and gaps do, and lie where the rows above them end`() throws {
        let places = #""top(row3) >= 72", "top(row3) - top(row2) <= 103""#
        let found = try prove(page(5, claims: #""fits", "right(b4) <= 400", \#(places), "no-avoidable-overflow""#))
        #expect(found.claims.map(\.holds) == [false, true, true, false, true])
        // 100 + 50 + 8 + 0 + 8 + 52 in 150.
        #expect(found.claims[0].worst?.value == 68)
        #expect(found.claims[0].worst?.at == ["w": 150, "p": 50])
        // Each row is 2 p high, and the gap is 4: three of them at least 72, one at most 104.
        #expect(found.claims[2].worst?.value == 0)
        #expect(found.claims[3].worst?.value == 1)
        #expect(found.parts?.components == 6)
    }

    @Test func `regions add: each row more takes as many`() throws {
        let regions = try [4, 8, 12].map { try #require(prove(page($0, claims: #""fits""#)).parts) }.map {
            $0.functionRegions + $0.claimRegions
        }
        #expect(regions[2] - regions[1] == regions[1] - regions[0], "\(regions)")
    }

    /// The text of 100 points steps in where the row has 200: the total is then 201, and 199 before.
    @Test func `what fits in a window and not in a larger one is refuted there`() throws {
        let row = """
            {"parameters": {"w": [199, 201]}, "proposal": ["w", 100], "claims": ["fits"], "tree": {"kind": "hstack", "spacing": 0,
             "children": [{"kind": "lines", "steps": [[100, 15], [40, 30]]}, {"kind": "range", "w": [101, 101, "inf"], "h": 10}]}}
            """
        let found = try prove(row)
        #expect(found.claims[0].worst?.value == 1 && found.claims[0].worst?.isAttained == true)
        #expect(found.claims[0].refutation?.point.values.map(\.value) == [200])
        #expect(try prove(row.replacing("[199, 201]", with: "[201, 300]")).isProved)
        #expect(try prove(row.replacing("[199, 201]", with: "[199, 199]")).isProved)
    }

    @Test func `a scene without a container breaks nothing, and claims about views are proved of the whole`() throws {
        let scene = """
            {"parameters": {"w": [10, 20]}, "proposal": ["w", 10], "claims": ["no-avoidable-overflow", "inside", "untruncated"],
             "tree": {"kind": "text", "string": "a", "size": 1}}
            """
        let found = try prove(scene)
        #expect(found.isProved && found.claims[0].worst?.value == 0)
    }

    @Test func `scenes under the optimum and stacks with a policy are proved whole, others with certificates too`()
        throws
    {
        let page = page(2, claims: #""fits""#)
        let family = try SceneFamily.read(page)
        #expect(try ProvedFamily(family, by: .optimal, splitting: .always, looksForRepairs: false).parts == nil)
        let kept = try ProvedFamily(
            family, by: .swiftui, splitting: .always, keepsCertificate: true, looksForRepairs: false)
        #expect(kept.parts != nil && kept.certificate != nil)
        let weights = page.replacing(#""kind": "hstack","#, with: #""kind": "hstack", "policy": "weights","#)
        #expect(try prove(weights).parts == nil)
    }
}
