// SweptSceneTests.swift: scenes swept over their containers, and what is said at breakpoints.  Lengths in points.

import Documents
import Foundation
import LayoutCore
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct SweptSceneTests {
    /// Offered at least 80 points the row is full; below 50 its least lengths do not fit.
    static let pair = #"""
        {"id": "pair", "tree": {"kind": "hstack", "id": "row", "spacing": 0, "children": [
            {"kind": "range", "id": "a", "w": [20, 20, 50], "h": 10}, {"kind": "fixed", "id": "b", "w": 30, "h": 10}]}}
        """#

    private func swept(
        _ text: String, by engine: SceneEngine = .swiftui, along axis: Axis = .horizontal,
        over range: ClosedRange<Double> = 0...200
    ) throws -> SweptScene {
        let record = Record(file: "scene", line: 1, data: Data(text.utf8))
        guard case .scene(let document) = try ProblemDecoder().decodeQuestion(record) else {
            throw CocoaError(.coderInvalidValue)
        }
        return try SweptScene(document, by: engine, along: axis, over: range)
    }

    private func words(_ scene: SweptScene) -> [[String]] { scene.breakpoints.map { $0.sentences(per: scene.unit) } }

    @Test(arguments: SceneEngine.allCases)
    func `a view leaves its minimum and reaches its maximum, and the scene fits in between`(
        by engine: SceneEngine
    ) throws {
        let scene = try swept(Self.pair, by: engine)
        #expect(scene.names == ["row", "a", "b"])
        #expect(scene.sweep.breakpoints == [50, 80])
        #expect(
            words(scene) == [
                [
                    "the scene fits: nothing exceeds its container any more", "row leaves its minimum width, 50",
                    "a leaves its minimum width, 20",
                ],
                [
                    "from here on the scene leaves space", "row reaches its maximum width, 80",
                    "a reaches its maximum width, 50",
                ],
            ])
        #expect(scene.sweep.pieces[1].growthSentence(per: "a point") == "row and a get wider by 1 a point each")
        #expect(scene.sweep.pieces[2].growthSentence(per: "a point") == "no view changes its size")
    }

    /// A digit is 5.56 wide in 10 points, so the text is 11.12 s wide, and 2444 of 2048 units of 10 s high.
    @Test func `a parameter is followed over its interval, others stand still`() throws {
        let family = try SceneFamily.read(
            """
            {"parameters": {"s": [1, 2], "w": [24, 90]}, "proposal": ["w", 50], "displayScale": "infinity",
             "tree": {"kind": "hstack", "id": "row", "spacing": 8, "children": [
              {"kind": "text", "id": "t", "string": "11", "size": ["*", 10, "s"]}, {"kind": "spacer"},
              {"kind": "fixed", "id": "f", "w": 3, "h": 3}]}}
            """)
        let scene = try SweptScene(family, over: "s", at: ["w": 90])
        #expect(scene.parameter == "s" && scene.range == 1...2 && scene.document.proposal.horizontal == 90)
        let piece = scene.sweep.pieces[0]
        #expect(piece.frames[1].size.horizontal.slope == Fraction(1112, over: 100))
        #expect(piece.frames[1].size.vertical.slope == Fraction(24_440, over: 2048))
        for step in 0...10 {
            let (size, point) = (Fraction(1) + Fraction(step, over: 10), [Fraction(1) + Fraction(step, over: 10), 90])
            var judge = PlainJudge<Fraction>()
            let plain = try family.scene(at: point).measured(in: SceneRun<Fraction>())
                .frames(for: PerAxis(horizontal: 90, vertical: 50), judge: &judge)
            #expect(scene.sweep.frames(at: size) == plain)
        }
        #expect(throws: FamilyError.unknownParameter("q")) { try SweptScene(family, over: "q") }
        #expect(throws: FamilyError.self) { try SweptScene(family, over: "s", at: ["w": 100]) }
    }

    /// Above a text of 10 s points a box has a tenth of 2444 units more than what lies below the baseline, 494; below it a tenth
    /// more than the line without the capitals' 1443.
    @Test func `gaps beside a text grow with its font`() throws {
        let family = try SceneFamily.read(
            """
            {"parameters": {"s": [1, 2]}, "proposal": [90, 90], "displayScale": "infinity",
             "tree": {"kind": "vstack", "children": [
              {"kind": "fixed", "id": "above", "w": 3, "h": 3}, {"kind": "text", "id": "t", "string": "11", "size": ["*", 10, "s"]},
              {"kind": "fixed", "id": "below", "w": 3, "h": 3}]}}
            """)
        let piece = try SweptScene(family, over: "s").sweep.pieces[0]
        let (unit, tenth) = (Fraction(10, over: 2048), Fraction(2444, over: 10))
        #expect(piece.frames[1].origin.vertical.slope == unit * (494 + tenth))
        #expect(piece.frames[2].origin.vertical.slope == unit * (494 + tenth + 2444 + tenth + 2444 - 1443))
        let point: [Fraction] = [Fraction(3, over: 2)]
        let tree = try LayoutHost(family.scene(at: point).view).layout(ProposedViewSize(width: 90, height: 90))
        let exact = try #require(try SweptScene(family, over: "s").sweep.frames(at: point[0]))
        #expect(abs(Double(tree.frame(id: "below")?.minY ?? 0) - exact[2].origin.vertical.double) < 1e-9)
    }

    @Test func `gaps of which neither is known to be the larger are refused`() throws {
        let family = try SceneFamily.read(
            """
            {"parameters": {"s": [1, 2]}, "proposal": [90, 90], "displayScale": "infinity",
             "tree": {"kind": "vstack", "children": [
              {"kind": "hstack", "children": [{"kind": "text", "string": "1", "size": ["*", 10, "s"]}, {"kind": "text", "string": "1"}]},
              {"kind": "fixed", "w": 3, "h": 3}]}}
            """)
        #expect(throws: UnmeasuredView.self) { try SweptScene(family, over: "s") }
    }

    @Test func `a sweep is one line of JSON, exact, with its keys in order`() throws {
        let scene = try swept(
            #"{"tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 3}, {"kind": "range", "w": [0, 0, "inf"], "h": 3}, {"kind": "range", "w": [0, 0, 10], "h": 3}]}}"#,
            over: 0...60)
        #expect(
            scene.followed.line == """
                {"engine": "swiftui", "axis": "width", "from": 0, "to": 60, "pieces": [{"from": 0, "to": 30, \
                "fit": "fills", "overflowing": [], "frames": {"a": [0, 0, 0, 3]}, "slopes": {"a": [0, 0, "1/3", 0]}}, \
                {"from": 30, "to": 60, "fit": "fills", "overflowing": [], "frames": {"a": [0, 0, 10, 3]}, \
                "slopes": {"a": [0, 0, 0.5, 0]}}], "breakpoints": [{"available": 30, "events": [{"kind": \
                "changesSlope", "view": "a", "side": "width", "from": "1/3", "to": 0.5}], "words": "a's width now gains \
                1/2 a point, not 1/3"}]}
                """)
        #expect(scene.json.line == scene.followed.line.dropLast() + #", "problem": \#(scene.document.json.line)}"#)
    }

    @Test func `text needs fewer lines where there is more room`() throws {
        let text = #"{"kind": "lines", "id": "t", "steps": [[60, 10], [40, 20]]}"#
        let scene = try swept(#"{"tree": {"kind": "padding", "insets": 0, "child": \#(text)}}"#)
        #expect(scene.sweep.breakpoints == [40, 60])
        #expect(
            words(scene)[0] == [
                "the scene fits: nothing exceeds its container any more", "from here on the scene leaves space",
            ])
        #expect(words(scene)[1] == ["t needs one line, not two: 10 high"])
    }

    @Test func `a stack without a name overflows under the names of what stands in it`() throws {
        let row = #"""
            {"kind": "hstack", "spacing": 0, "children": [{"kind": "fixed", "id": "a", "w": 30, "h": 1}, {"kind": "fixed", "id": "b", "w": 20, "h": 1}]}
            """#
        let scene = try swept(#"{"tree": {"kind": "padding", "insets": 5, "child": \#(row)}}"#)
        #expect(scene.sweep.pieces.map(\.overflowing) == [["the row of a and b"], []])
        #expect(words(scene).joined().contains("the row of a and b fits into its room"))
    }

    /// Of 40 the row inside is offered 20 and takes 25; with the 10 beside it that is 35.
    @Test func `a stack may take more than its share where there is room`() throws {
        let inner = #"""
            {"kind": "hstack", "id": "inner", "spacing": 0, "children": [{"kind": "fixed", "w": 15, "h": 1}, {"kind": "fixed", "w": 10, "h": 1}]}
            """#
        let scene = try swept(
            #"{"tree": {"kind": "hstack", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": [10, 10, 30], "h": 1}, \#(inner)]}}"#
        )
        #expect(scene.sweep.pieces.filter { !$0.overflowing.isEmpty }.map(\.end.double) == [25])
    }

    @Test func `where only places change they are told`() throws {
        let text = #"{"kind": "lines", "steps": [[60, 10], [40, 10]]}"#
        let scene = try swept(
            #"{"tree": {"kind": "hstack", "spacing": 0, "children": [\#(text), {"kind": "fixed", "id": "b", "w": 9, "h": 1}]}}"#,
            over: 60...200)
        #expect(scene.sweep.breakpoints.last == 69)
        #expect(words(scene).last == ["b's x jumps from 40 to 60"])
    }

    @Test func `heights are swept as widths are`() throws {
        let scene = try swept(
            #"{"tree": {"kind": "vstack", "spacing": 0, "children": [{"kind": "range", "id": "a", "w": 5, "h": [0, 0, 40]}, {"kind": "fixed", "id": "b", "w": 5, "h": 10}]}}"#,
            along: .vertical)
        #expect(scene.sweep.breakpoints == [10, 50])
        #expect(words(scene)[0].contains("a leaves its minimum height, 0"))
        #expect(words(scene)[1].contains("a reaches its maximum height, 40"))
        #expect(scene.sweep.pieces[1].growthSentence(per: "a point") == "a gets higher by 1 a point")
    }

    @Test func `the scene fits where its layout is no larger than the container`() throws {
        let lengths = Generator<Int>.integer(in: 0...90).array(count: 3...9)
        try forAll(lengths, settings: TestingSettings(cases: 60)) { lengths in
            let views = stride(from: 0, to: lengths.count - 2, by: 3).map { index in
                let (low, more, kind) = (lengths[index], lengths[index + 1], lengths[index + 2])
                return kind % 2 == 0
                    ? #"{"kind": "range", "id": "v\#(index)", "w": [\#(low), \#(low), \#(low + more)], "h": 10}"#
                    : #"{"kind": "lines", "id": "v\#(index)", "steps": [[\#(low + more + 1), 10], [\#(low), 20]]}"#
            }
            let text = #"{"tree": {"kind": "hstack", "id": "s", "children": [\#(views.joined(separator: ", "))]}}"#
            return try SceneEngine.allCases.allSatisfy { engine in
                let scene = try swept(text, by: engine, over: 0...400)
                let told = scene.breakpoints.allSatisfy {
                    !$0.events.isEmpty && !$0.sentences(per: scene.unit).contains("")
                }
                return try told && scene.sweep.pieces.allSatisfy { try fits($0, as: scene) }
            }
        }
    }

    /// Whether a layout in the middle of a piece fits as the piece says.
    private func fits(_ piece: SceneSweep.Piece, as scene: SweptScene) throws -> Bool {
        var document = scene.document
        let container = ((piece.start + piece.end) / 2).double
        document.proposal = PerAxis(horizontal: container, vertical: nil)
        let width = try LaidOutScene(document, engine: scene.engine).size.horizontal
        return switch piece.fit {
        case .overflows: width > container + 1e-9
        case .fills: abs(width - container) <= 1e-6
        case .leavesSpace: width < container - 1e-9
        }
    }
}
