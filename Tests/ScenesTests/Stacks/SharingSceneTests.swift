// SharingSceneTests.swift: scenes whose stacks have policies and rules of their own are laid out alike in every arithmetic.

import Documents
import Fractions
import LayoutCore
import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing

struct SharingSceneTests {
    static let engines = SceneEngine.allCases

    /// The frames of views, by name, as x, y, width, height; `nil` where a stack could not share as it says.
    private func laidOut(
        _ scene: SceneDocument, by engine: SceneEngine, _ proposal: PerAxis<Double?>
    ) throws -> [String: [Double]]? {
        let host = LayoutHost(scene.view, engine: engine == .swiftui ? .swiftUI : LayoutEngine(WaterFilling()))
        let layout = try host.layout(ProposedViewSize(proposal))
        guard layout.diagnostics.allSatisfy({ $0.problem == .fairnessUnproven }) else { return nil }
        var frames: [String: [Double]] = [:]
        for element in layout.elements {
            let frame = element.frame
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
            for case let id as String in element.identifiers where frames[id] == nil { frames[id] = numbers }
        }
        return frames
    }

    /// The frames that a run in numbers gives, by name; `nil` where a stack cannot share as it says.
    private func measured<Value: KnownNumber>(
        _ scene: SceneDocument, by engine: SceneEngine, _ proposal: PerAxis<Double?>, as value: Value.Type
    ) throws -> [String: [Double]]? {
        var judge = PlainJudge<Value>()
        let offer = PerAxis { axis in proposal[axis].map { Value(decimal: $0) } }
        do {
            return numbers(
                try scene.measured(in: SceneRun<Value>()).sharing(by: engine).frames(for: offer, judge: &judge))
        } catch is UnsharedStack { return nil }
    }

    private func numbers<Value: KnownNumber>(_ frames: [MeasuredFrame<Value>]) -> [String: [Double]] {
        var numbers: [String: [Double]] = [:]
        for frame in frames {
            let sides = [frame.origin.horizontal, frame.origin.vertical, frame.size.horizontal, frame.size.vertical]
            numbers[frame.id] = sides.map(\.double)
        }
        return numbers
    }

    private func agree(_ first: [String: [Double]], _ second: [String: [Double]], within tolerance: Double) -> Bool {
        first.count == second.count
            && first.allSatisfy { id, frame in
                guard let other = second[id] else { return false }
                return zip(frame, other).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance * max(1, abs($0)) }
            }
    }

    @Test(arguments: engines) func `views and plain data in doubles have the same frames`(by engine: SceneEngine) throws
    {
        try forAll(.measurable(by: engine, sharing: true), settings: .share(30, of: 1_000)) { scene in
            let run = try measured(scene, by: engine, scene.proposal, as: Double.self)
            guard let views = try laidOut(scene, by: engine, scene.proposal) else { return run == nil }
            return run.map { agree(views, $0, within: 1e-9) } ?? false
        }
    }

    /// Texts and lines step, where a rounded sum may decide otherwise: without them.
    @Test(arguments: engines) func `fractions and doubles have the same frames`(by engine: SceneEngine) throws {
        try forAll(.measurable(by: engine, sharing: true), settings: .share(30, of: 1_000)) { scene in
            if scene.root.all.contains(where: { ["text", "lines"].contains($0.kind.name) }) { return true }
            let doubles = try measured(scene, by: engine, scene.proposal, as: Double.self)
            guard let exact = try measured(scene, by: engine, scene.proposal, as: Fraction.self) else {
                return doubles == nil
            }
            return doubles.map { agree($0, exact, within: 1e-7) } ?? false
        }
    }

    /// A sweep is refused where a rule multiplies by lengths that vary, as `spread` does by what its items can give.
    @Test(arguments: engines) func `a sweep has the frames of every container`(by engine: SceneEngine) throws {
        let shift = Generator<Int>.integer(in: 0...1_000_000)
        var swept = 0
        let settings = TestingSettings.share(8, of: 300)
        try forAll(.measurable(by: engine, sharing: true), shift, settings: settings) { scene, seed in
            let sweep: SceneSweep
            do {
                sweep = try SceneSweep(of: scene, by: engine, over: 0...600)
            } catch is NotLinear { return true } catch is UnsharedStack { return true }
            swept += 1
            return try (0..<20).allSatisfy { step in
                let width = Fraction((seed + 54_321 * step) % 600_000, over: 1_000) + Fraction(37, over: 100_000)
                var judge = PlainJudge<Fraction>()
                let offer = PerAxis<Fraction?> { axis in
                    axis == .horizontal ? width : scene.proposal[axis].map { Fraction(decimal: $0) }
                }
                let frames = try scene.measured(in: SceneRun<Fraction>()).sharing(by: engine).frames(
                    for: offer, judge: &judge)
                return sweep.frames(at: width) == frames
            }
        }
        #expect(swept > settings.cases / 2)
    }

    // Worked out by hand: 300 less two gaps of 10 leave 280; bases 20 + 0 + 60 leave 200 for factors 1 and 2.
    @Test func `a flex line in a flex line gets what CSS gives`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [300, 100], "tree": {"kind": "hstack", "spacing": 10, "policy": "css-flex", "rule": "css", "children": [
              {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10, "grow": 1, "basis": 20},
              {"kind": "flex", "minw": 0, "maxw": "inf", "grow": 2, "child":
                {"kind": "hstack", "spacing": 4, "policy": "css-flex", "rule": "css", "children": [
                  {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10, "grow": 1},
                  {"kind": "range", "id": "c", "w": [0, 0, "inf"], "h": 10, "basis": 50, "shrink": 0}]}},
              {"kind": "range", "id": "d", "w": [0, 0, "inf"], "h": 10, "basis": 60}]}}
            """)
        let third = Fraction(200, over: 3)
        var judge = PlainJudge<Fraction>()
        for engine in Self.engines {
            let frames = try scene.measured(in: SceneRun<Fraction>()).sharing(by: engine).frames(
                for: PerAxis(horizontal: 300, vertical: 100), judge: &judge)
            #expect(frames.map(\.id) == ["a", "b", "c", "d"])
            #expect(frames.map { $0.size.horizontal } == [20 + third, 2 * third - 54, 50, 60])
        }
    }

    // Of nothing, a line whose items do not shrink takes their bases.
    @Test func `what a rule gives of nothing is the least length of its stack`() throws {
        let scene = try SceneDocument.read(
            """
            {"tree": {"kind": "hstack", "spacing": 5, "policy": "css-flex", "rule": "css", "children": [
              {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10, "basis": 40, "shrink": 0},
              {"kind": "range", "id": "b", "w": [10, 10, "inf"], "h": 10, "basis": 30}]}}
            """)
        var judge = PlainJudge<Fraction>()
        for engine in Self.engines {
            let view = try scene.measured(in: SceneRun<Fraction>()).sharing(by: engine)
            #expect(view.size(for: PerAxis(horizontal: 0, vertical: nil), judge: &judge).horizontal == 55)
        }
    }

    // One item of a flex line that does not grow leaves the rest of it empty; a plain stack of one view is that view.
    @Test func `a stack of one view that has a policy is a stack`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [200, 50], "tree": {"kind": "hstack", "id": "row", "policy": "css-flex", "rule": "css", "children": [
              {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10, "basis": 40}]}}
            """)
        let frames = try measured(scene, by: .swiftui, scene.proposal, as: Double.self)
        #expect(frames == ["row": [0, 0, 40, 10], "a": [0, 0, 40, 10]])
        #expect(try laidOut(scene, by: .swiftui, scene.proposal) == frames)
    }

    // Quotients of shrink and ideal a million apart are no flex factors.
    @Test func `a rule that cannot answer is an error that names the stack`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [200, 50], "tree": {"kind": "hstack", "id": "row", "policy": "natural-steps", "rule": "css", "children": [
              {"kind": "range", "w": [0, 1e8, "inf"], "h": 10}, {"kind": "range", "w": [0, 0.001, "inf"], "h": 10}]}}
            """)
        var judge = PlainJudge<Fraction>()
        let view = try scene.measured(in: SceneRun<Fraction>()).sharing(by: .swiftui)
        let error = #expect(throws: UnsharedStack.self) {
            try view.frames(for: PerAxis(horizontal: 200, vertical: 50), judge: &judge)
        }
        #expect(error?.name == "row" && error.map { "\($0)".contains("shrink") } == true)
        #expect(try laidOut(scene, by: .swiftui, scene.proposal) == nil)
    }
}
