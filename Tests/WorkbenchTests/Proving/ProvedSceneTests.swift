// ProvedSceneTests.swift: what is proved of scenes is what can be worked out by hand.

import Families
import Fractions
import Proofs
import Scenes
import TestSupport
import Testing
import Workbench

struct ProvedSceneTests {
    private func prove(
        _ text: String, by engine: SceneEngine = .swiftui, keepsCertificate: Bool = false
    ) throws -> ProvedFamily {
        // Of the limit repairs get a share, and two seconds where there is none.
        try ProvedFamily(
            SceneFamily.read(text), by: engine, limits: ProofLimits(time: .seconds(36_000)),
            keepsCertificate: keepsCertificate)
    }

    /// 100 and 60 rigid points, a gap of 8 and a view of p points fit into w where w >= 176 + p.
    private func row(_ claims: String, where ties: String = "") -> String {
        """
        {"parameters": {"w": [150, 400], "p": [0, 50]}, \(ties) "proposal": ["w", 100], "tree": {"kind": "hstack", "spacing": 8,
         "children": [{"kind": "fixed", "id": "a", "w": 100, "h": 10}, {"kind": "fixed", "id": "b", "w": "p", "h": 10},
          {"kind": "fixed", "id": "c", "w": 60, "h": 10}]}, "claims": [\(claims)]}
        """
    }

    @Test func `a row fits where its lengths do, and overflows by what they exceed`() throws {
        let found = try prove(row(#""fits", "right(c) <= 226", "left(b) >= 108", "inside""#))
        #expect(found.claims.map(\.holds) == [false, true, true, false])
        let worst = try #require(found.claims[0].worst)
        #expect(worst.value == 76 && worst.isAttained && worst.at == ["w": 150, "p": 50])
        let refutation = try #require(found.claims[0].refutation)
        #expect(refutation.point.values.first { $0.name == "w" }?.value == 150)
        #expect(try prove(row(#""fits", "inside""#, where: #""where": [["<=", ["+", 176, "p"], "w"]],"#)).isProved)
    }

    /// 30, a gap that grows and a row of 60 and 67: together at least 157.
    private func nested(least: Int, frame: String) -> String {
        let row = #"""
            {"kind": "hstack", "id": "inner", "spacing": 0, "children": [{"kind": "fixed", "w": 60, "h": 34}, {"kind": "fixed", "w": 67, "h": 34}]}
            """#
        let framed = frame.isEmpty ? row : #"{"kind": "frame", "w": \#(frame), "child": \#(row)}"#
        return """
            {"parameters": {"w": [\(least), 300]}, "proposal": ["w", 100], "tree": {"kind": "hstack", "spacing": 0, "children": [
             {"kind": "fixed", "w": 30, "h": 21}, {"kind": "spacer", "min": 0}, \(framed)]}, "claims": ["fits", "no-avoidable-overflow"]}
            """
    }

    @Test func `a row may take more than its share where the row around has room`() throws {
        #expect(try prove(nested(least: 157, frame: "")).isProved)
        let wide = try prove(nested(least: 156, frame: ""))
        #expect(wide.claims.map(\.holds) == [false, true] && wide.claims[0].worst?.value == 1)
        let framed = try prove(nested(least: 200, frame: "120"))
        #expect(framed.claims.map(\.holds) == [false, true] && framed.claims[0].worst?.value == 7)
    }

    @Test func `the smallest scene has the fault and nothing else`() throws {
        let text = """
            {"parameters": {"w": [100, 300]}, "proposal": ["w", 100], "tree": {"kind": "vstack", "children": [
             {"kind": "color"}, {"kind": "padding", "insets": 4, "child": {"kind": "hstack", "children": [
              {"kind": "color"}, {"kind": "fixed", "id": "wide", "w": 120, "h": 10}]}}]}, "claims": ["fits"]}
            """
        let refutation = try #require(try prove(text).claims[0].refutation)
        // One view that is wider than the screen is a fault by itself.
        #expect(
            refutation.scene?.smallest.json.line
                == #"{"proposal": [100, 100], "tree": {"kind": "fixed", "id": "wide", "w": 120, "h": 10}}"#)
        #expect(refutation.scene?.faults.flatMap(\.views).map(\.name) == ["wide"])
    }

    @Test func `one language that breaks is named, and all that hold are proved`() throws {
        func text(_ german: String) -> String {
            """
            {"parameters": {"w": [120, 300], "t": {"choices": {"de": "\(german)", "en": "Photos"}}}, "proposal": ["w", 20],
             "tree": {"kind": "text", "id": "t", "string": "t"}, "claims": ["untruncated"]}
            """
        }
        #expect(try prove(text("Bilder")).isProved)
        let refutation = try #require(try prove(text("Fotos und Videos der Familie")).claims[0].refutation)
        #expect(
            refutation.point.alternative == "de"
                && refutation.point.texts.map(\.text) == ["Fotos und Videos der Familie"])
    }

    @Test func `a change of one line that repairs a row is found`() throws {
        // The rigid title is asked first, as all are equally flexible; the rest is left to the other.
        let text = """
            {"parameters": {"w": [110, 300]}, "proposal": ["w", 50], "tree": {"kind": "hstack", "spacing": 0, "children": [
             {"kind": "range", "id": "a", "w": [0, 50, 100], "h": 10}, {"kind": "range", "id": "b", "w": [60, 80, 160], "h": 10}]},
             "claims": ["no-avoidable-overflow"]}
            """
        let claim = try prove(text).claims[0]
        #expect(claim.holds == false)
        #expect(claim.refutation?.scene?.repairs == ["the optimal engine", "layoutPriority(1) on a"])
        // 110 is shared evenly: a takes 55, and b its 60.  Served first, a leaves b its 60.
        #expect(claim.faults.map(\.name) == ["w"] && claim.faults[0].range == 110...120)
    }

    @Test func `what is no linear scene is refused by name`() throws {
        let custom =
            #"{"proposal": [9, 9], "tree": {"kind": "grid", "id": "m", "rows": []}, "claims": ["fits"]}"#
        #expect(throws: UnmeasuredView(kind: "grid under the optimum", id: "m")) { try prove(custom, by: .optimal) }
        let rounded = """
            {"parameters": {"s": [1, 2]}, "proposal": [90, 90], "tree": {"kind": "text", "string": "a", "size": ["*", 9, "s"]},
             "claims": ["fits"]}
            """
        #expect(throws: VaryingTextInPixels.self) { try prove(rounded) }
        let negative = """
            {"parameters": {"s": [1, 20]}, "proposal": [90, 90], "tree": {"kind": "fixed", "id": "f", "w": ["-", 10, "s"], "h": 1},
             "claims": ["fits"]}
            """
        let error = #expect(throws: FamilyError.self) { try prove(negative) }
        #expect("\(try #require(error))".contains("the width of the fixed of f"))
    }

    @Test func `certificates hold, and none does that says another thing`() throws {
        for engine in SceneEngine.allCases {
            let found = try prove(
                row(#""fits", "right(c) <= 226", "inside within 76""#), by: engine, keepsCertificate: true)
            guard case .scenes(let document) = try #require(found.certificate) else { return }
            try document.check()
            var bolder = document
            bolder.parts[0].findings[1] = .proved(try LayoutClaim(parsing: "right(c) <= 225"))
            #expect(throws: CertificateFault.self) { try bolder.check() }
            var other = document
            other.parts[0].findings[0] = .proved(.fits)
            #expect(throws: CertificateFault.self) { try other.check() }
            var bare = document
            bare.parts[0].tree = nil
            #expect(throws: CertificateFault.self) { try bare.check() }
        }
    }
}
