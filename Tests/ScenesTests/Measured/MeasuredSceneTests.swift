// MeasuredSceneTests.swift: scenes laid out in doubles, in fractions and with lengths that vary are the layouts of views.

import Documents
import Fractions
import LayoutCore
import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing

struct MeasuredSceneTests {
    static let engines = SceneEngine.allCases

    /// The frames that views get, by name, as x, y, width, height.
    private func laidOut(
        _ scene: SceneDocument, by engine: SceneEngine, _ proposal: PerAxis<Double?>
    ) throws -> [String: [Double]] {
        try laidOut(host(scene, engine), proposal)
    }

    private func host(_ scene: SceneDocument, _ engine: SceneEngine) -> LayoutHost {
        LayoutHost(scene.view, engine: engine == .swiftui ? .swiftUI : LayoutEngine(WaterFilling()))
    }

    private func laidOut(_ host: LayoutHost, _ proposal: PerAxis<Double?>) throws -> [String: [Double]] {
        let layout = try host.layout(ProposedViewSize(proposal))
        var frames: [String: [Double]] = [:]
        for element in layout.elements {
            let frame = element.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
            for case let id as String in element.identifiers where frames[id] == nil { frames[id] = numbers }
        }
        return frames
    }

    /// The frames that a run in numbers gives, by name.
    private func measured<Value: KnownNumber>(
        _ scene: SceneDocument, by engine: SceneEngine, _ proposal: PerAxis<Double?>, as value: Value.Type
    ) throws -> [String: [Double]] {
        var judge = PlainJudge<Value>()
        let offer = PerAxis { axis in proposal[axis].map { Value(decimal: $0) } }
        return numbers(
            try scene.measured(in: SceneRun<Value>()).sharing(by: engine).frames(for: offer, judge: &judge))
    }

    private func numbers<Value: KnownNumber>(_ frames: [MeasuredFrame<Value>]) -> [String: [Double]] {
        var numbers: [String: [Double]] = [:]
        for frame in frames {
            let sides = [frame.origin.horizontal, frame.origin.vertical, frame.size.horizontal, frame.size.vertical]
            numbers[frame.id] = sides.map(\.double)
        }
        return numbers
    }

    /// Whether both have the same views in the same places.
    private func agree(_ first: [String: [Double]], _ second: [String: [Double]], within tolerance: Double) -> Bool {
        first.count == second.count
            && first.allSatisfy { id, frame in
                guard let other = second[id] else { return false }
                return zip(frame, other).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance * max(1, abs($0)) }
            }
    }

    @Test(arguments: engines) func `a run in doubles gives the frames of views`(by engine: SceneEngine) throws {
        try forAll(.measurable(by: engine), settings: .share(16, of: 800)) { scene in
            let run = try measured(scene, by: engine, scene.proposal, as: Double.self)
            return agree(try laidOut(scene, by: engine, scene.proposal), run, within: 1e-9)
        }
    }

    @Test(arguments: engines)
    func `a run in fractions gives the frames of a run in doubles but for rounding`(by engine: SceneEngine) throws {
        try forAll(.measurable(by: engine), settings: .share(16, of: 800)) { scene in
            let doubles = try measured(scene, by: engine, scene.proposal, as: Double.self)
            let exact = try measured(scene, by: engine, scene.proposal, as: Fraction.self)
            if agree(doubles, exact, within: 1e-9) { return true }
            // A step that is exactly as wide as its room does not fit if a sum of doubles is rounded down.
            let offer = PerAxis { axis in scene.proposal[axis].map { Fraction(decimal: $0) } }
            return try NarrowRoomJudge.ofSteps(in: scene).contains { judge in
                agree(doubles, numbers(try frames(scene, by: engine, offer, judge)), within: 1e-9)
            }
        }
    }

    @Test(arguments: engines)
    func `a run in forms gives at a point what a run at the point gives, exactly`(by engine: SceneEngine) throws {
        let lengths = Generator<Int>.integer(in: 0...4_000)
        try forAll(.measurable(by: engine), lengths, lengths, settings: .share(10, of: 400)) {
            scene, width, height in
            let point = [Fraction(width) / 7, Fraction(height) / 7]
            let judge = FormJudge { $0.value(at: point) < $1.value(at: point) }
            let offer = PerAxis<LinearForm?>(
                horizontal: LinearForm(parameter: 0), vertical: LinearForm(parameter: 1))
            let forms = try frames(scene, by: engine, offer, judge)
            let plain = PlainJudge<Fraction>()
            let fractions = try frames(scene, by: engine, PerAxis { point[$0 == .horizontal ? 0 : 1] }, plain)
            return zip(forms, fractions).allSatisfy { form, fraction in
                form.id == fraction.id
                    && Axis.allCases.allSatisfy {
                        form.origin[$0].value(at: point) == fraction.origin[$0]
                            && form.size[$0].value(at: point) == fraction.size[$0]
                    }
            }
        }
    }

    private func frames<J: Judge>(
        _ scene: SceneDocument, by engine: SceneEngine, _ offer: PerAxis<J.Value?>, _ judge: J
    ) throws -> [MeasuredFrame<J.Value>] {
        var judge = judge
        return try scene.measured(in: SceneRun<J.Value>()).sharing(by: engine).frames(for: offer, judge: &judge)
    }

    /// The share is tried at 20 widths a scene, all scenes at 200.
    @Test(arguments: engines)
    func `a sweep gives the frames of views in every container`(by engine: SceneEngine) throws {
        let settings = TestingSettings.share(3, of: 1_000)
        let (few, shift) = (!TestingSettings.isWhole, Generator<Int>.integer(in: 0...1_000_000))
        try forAll(.measurable(by: engine), shift, settings: settings) { scene, seed in
            let proposal = scene.proposal
            let sweep = try SceneSweep(
                of: scene, by: engine, over: 0...600)
            let host = host(scene, engine)
            return try (0..<(few ? 20 : 200)).allSatisfy { step in
                // Widths that are no multiples of what lengths are multiples of, and so hardly ever breakpoints.
                let width = Double((seed + 54_321 * step) % 600_000) / 1_000 + 0.000_37
                let offer = PerAxis { $0 == .horizontal ? width : proposal.vertical }
                let frames = sweep.frames(at: Fraction(decimal: width)).map(numbers)
                return agree(try laidOut(host, offer), frames ?? [:], within: 1e-7)
            }
        }
    }

    @Test(arguments: engines) func `the pieces of a sweep follow each other`(by engine: SceneEngine) throws {
        try forAll(.measurable(by: engine), settings: .share(2, of: 60)) { scene in
            let pieces = try SceneSweep(
                of: scene, by: engine, over: 10...500
            ).pieces
            return pieces.first?.start == 10 && pieces.last?.end == 500
                && zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start && $0.start < $0.end }
        }
    }

    // "a" takes up to 3,000 points, "b" up to 50, with 8 between: full at 108, and both at 3,058, beyond what cores share.
    @Test func `an endless range is followed to its last breakpoint, and a range of one width has one piece`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [400, 100], "tree": {"kind": "hstack", "id": "row", "children": [
                {"kind": "range", "id": "a", "w": [0, 10, 3000], "h": 10},
                {"kind": "range", "id": "b", "w": [0, 10, 50], "h": 10}]}}
            """)
        let endless = try SceneSweep(of: scene, by: .swiftui, over: 0...Double.infinity)
        #expect(endless.pieces.map(\.start).suffix(2) == [108, 3_058] && endless.pieces.last?.end == .infinity)
        for width in [100.0, 2_048, 4_000] {
            let one = try SceneSweep(of: scene, by: .swiftui, over: width...width)
            #expect(one.pieces.count == 1 && one.pieces.first?.start == Fraction(decimal: width))
        }
    }

    @Test func `a row of two ranges turns where the smaller one is full`() throws {
        let scene = try SceneDocument.read(
            """
            {"tree": {"kind": "hstack", "spacing": 0, "children": [
                {"id": "a", "kind": "range", "w": [0, 0, 50], "h": 10},
                {"id": "b", "kind": "range", "w": [0, 0, "inf"], "h": 10}]}}
            """)
        let sweep = try SceneSweep(of: scene, over: 0...300)
        // Both get a half until the first has its fifty points; then the second gets the rest.
        #expect(sweep.breakpoints == [100])
        #expect(sweep.frames(at: 60).map(numbers) == ["a": [0, 0, 30, 10], "b": [30, 0, 30, 10]])
        #expect(sweep.frames(at: 250).map(numbers) == ["a": [0, 0, 50, 10], "b": [50, 0, 200, 10]])
    }

    @Test func `a view of a kind that nothing measures is refused by name`() throws {
        let scene = try SceneDocument.read(
            #"{"tree": {"kind": "hstack", "children": [{"kind": "color"}, {"kind": "myHStack", "id": "t", "children": []}]}}"#,
            kinds: .harness)
        #expect(throws: UnmeasuredView(kind: "myHStack", id: "t")) { try scene.root.measured(in: SceneRun<Fraction>()) }
    }
}

/// Fractions by which one step of lines does not fit a room that is exactly as wide.
private struct NarrowRoomJudge: Judge {
    let step: Fraction

    static func ofSteps(in scene: SceneDocument) -> [NarrowRoomJudge] {
        let lists = scene.json.line.matches(of: #/"steps": \[(\[[^\]]*\](, )?)*\]/#)
        let widths = lists.flatMap { $0.output.0.matches(of: #/\[([0-9.]+),/#) }
        return widths.compactMap { Double($0.output.1).map { NarrowRoomJudge(step: Fraction(decimal: $0)) } }
    }

    func isLess(_ first: Fraction, _ second: Fraction) -> Bool { second == step ? first <= step : first < second }

    func known(_ value: Fraction) -> Fraction { value }
}
