// ScreenPolicyTests.swift: stacks with policies of their own in one linear program of the whole scene.

import Certificates
import Documents
import Fractions
import LayoutCore
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct ScreenPolicyTests {
    private static let shape = {
        var shape = SceneShape(leaves: 2...14, levels: 4, hasGuides: false)
        shape.hasPolicies = true
        return shape
    }()

    /// The scene with a name for every view.
    private func named(_ scene: SceneDocument) -> SceneDocument {
        var count = 0
        func named(_ view: SceneView) -> SceneView {
            var view = view
            count += 1
            view.id = "\(count)"
            view.children = view.children.map(named)
            return view
        }
        var scene = scene
        scene.root = named(scene.root)
        return scene
    }

    /// The frames that the optimum gives stack by stack, by name; `nil` where some view is longer than it was offered.
    private func oneByOne(_ scene: SceneDocument) throws -> [String: [Double]]? {
        var judge = PlainJudge<Fraction>()
        let offer = PerAxis { axis in scene.proposal[axis].map { Fraction(decimal: $0) } }
        let view = try scene.measured(in: SceneRun<Fraction>()).sharing(by: .optimal)
        let elements = try view.elements(for: offer, judge: &judge)
        let fits = elements.held(in: offer).allSatisfy { $0.length <= $0.room }
        guard fits else { return nil }
        var frames: [String: [Double]] = [:]
        for frame in try view.frames(for: offer, judge: &judge) {
            let sides = [frame.origin.horizontal, frame.origin.vertical, frame.size.horizontal, frame.size.vertical]
            frames[frame.id] = sides.map(\.double)
        }
        return frames
    }

    @Test func `every stack of the program has the optimum of its policy`() throws {
        var stacks = 0
        let settings = TestingSettings.share(40, of: 1_000)
        try forAll(.scenes(Self.shape), settings: settings) { scene in
            let solved: ScreenArrangement
            let screen: Screen
            do {
                screen = try Screen(scene)
                solved = try screen.solved().arrangement
            } catch is ScreenError { return true }
            return try screen.nodes.indices.allSatisfy { index in
                let node = screen.nodes[index]
                guard case .stack(let axis, _, _) = node.kind, !node.isUnspecified[axis], let sharing = node.sharing
                else { return true }
                stacks += 1
                let row = sharing.row(
                    of: node.children.map { screen.nodes[$0] }, axis, gaps: node.gaps, in: solved.sizes[index][axis])
                return try row.verdict(on: node.children.map { solved.sizes[$0][axis] }).kind == .optimal
            }
        }
        #expect(stacks > settings.cases)
    }

    /// Whether the program has the frames of the stacks one by one; `nil` where one of the two has none, or a view overflows.
    private func agree(_ scene: SceneDocument) throws -> Bool? {
        guard let frames = try? oneByOne(scene) else { return nil }
        let answer: ScreenAnswer
        do { answer = try ScreenAnswer(scene) } catch is ScreenError { return nil }
        let (nodes, sizes) = (answer.screen.nodes, answer.arrangement.sizes)
        let sticksOut = answer.screen.offered.contains { view, axis in
            nodes[view].parent.map { sizes[view][axis] > sizes[$0][axis] + 1e-6 } ?? false
        }
        if sticksOut { return nil }
        return nodes.indices.allSatisfy { index in
            guard let known = nodes[index].ids.last.flatMap({ frames[$0] }) else { return false }
            return zip(answer.frame(index), known).allSatisfy { abs($0 - $1) <= 1e-5 * max(1, abs($1)) }
        }
    }

    /// The scene with equal sizes in all stacks.
    private func plain(_ view: SceneView) -> SceneView {
        var view = view
        if var stack = view.kind as? StackKind {
            stack.policy = nil
            view.kind = stack
        }
        view.item = nil
        view.children = view.children.map(plain)
        return view
    }

    @Test func `the program has the frames that boxes give where lengths are proposed and nothing sticks out`() throws {
        var shape = Self.shape
        shape.hasPolicies = false
        var same = 0
        let settings = TestingSettings.share(100, of: 2_000)
        try forAll(.scenes(shape), settings: settings) { scene in
            guard scene.proposal.horizontal != nil, scene.proposal.vertical != nil, let agrees = try agree(named(scene))
            else { return true }
            same += 1
            return agrees
        }
        #expect(same > settings.cases / 20, "\(same)")
    }

    // A program asks for what a container as a whole can be, stacks for what each view answers: where nothing is proposed, and
    // across, the two may differ whatever the policies are.
    @Test func `the program has the frames of the stacks one by one where it has them of equal sizes`() throws {
        var same = 0
        let settings = TestingSettings.share(60, of: 1_000)
        try forAll(.scenes(Self.shape), settings: settings) { unnamed in
            let scene = named(unnamed)
            var other = scene
            other.root = plain(scene.root)
            guard try agree(other) == true, let agrees = try agree(scene) else { return true }
            same += 1
            return agrees
        }
        #expect(same > settings.cases / 20, "\(same)")
    }

    @Test func `what the program proves of a scene with policies is checked without a solver`() throws {
        var count = 0
        try forAll(.scenes(Self.shape), settings: .share(10, of: 200)) { scene in
            let answer: ScreenAnswer
            do { answer = try ScreenAnswer(scene) } catch is ScreenError { return true }
            guard case .screen(let document) = try answer.certificate() else { return false }
            try document.check()
            count += 1
            return true
        }
        #expect(count > 0)
    }

    // 100 points for weights 1 and 3, above a base of 10 each.
    @Test func `levels are shared as their policy says`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [100, 20], "tree": {"kind": "hstack", "spacing": 0, "policy": "levels", "children": [
              {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10, "base": 10},
              {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10, "base": 10, "weight": 3}]}}
            """)
        let answer = try ScreenAnswer(scene)
        #expect(answer.frame(1) == [0, 0, 30, 10] && answer.frame(2) == [30, 0, 70, 10])
    }

    // The item keeps its basis; as an item of the row around it the stack is no longer than that.
    @Test func `a stack of one view that has a policy is a stack in the program, too`() throws {
        let scene = try SceneDocument.read(
            """
            {"proposal": [200, 50], "tree": {"kind": "hstack", "align": "top", "spacing": 0, "children": [
              {"kind": "hstack", "id": "row", "policy": "css-flex", "children": [
                {"kind": "priority", "value": 3, "child": {"kind": "range", "id": "a", "w": [0, 0, "inf"], "h": 10, "basis": 40}}]},
              {"kind": "range", "id": "b", "w": [0, 0, "inf"], "h": 10}]}}
            """)
        let answer = try ScreenAnswer(scene)
        #expect(answer.json.line.contains(#""row": [0, 0, 40, 10], "a": [0, 0, 40, 10], "b": [40, 0, 160, 10]"#))
        let frames = try #require(try oneByOne(scene))
        #expect(frames == ["row": [0, 0, 40, 10], "a": [0, 0, 40, 10], "b": [40, 0, 160, 10]])
    }

    @Test func `a policy with directions is refused where guides reach through containers`() throws {
        func scene(_ policy: String) throws -> SceneDocument {
            try SceneDocument.read(
                """
                {"proposal": [200, 100], "customGuides": {"h:end": 0}, "tree": {"kind": "vstack", "align": "h:end", "children": [
                  {"kind": "hstack", "policy": "\(policy)", "children": [
                    {"kind": "guide", "key": "h:end", "value": ["width"], "child": {"kind": "fixed", "w": 30, "h": 10}},
                    {"kind": "range", "w": [0, 0, "inf"], "h": 10}]},
                  {"kind": "hstack", "children": [
                    {"kind": "guide", "key": "h:end", "value": ["width"], "child": {"kind": "fixed", "w": 50, "h": 10}},
                    {"kind": "range", "w": [0, 0, "inf"], "h": 10}]}]}}
                """)
        }
        let error = #expect(throws: ScreenError.self) { try Screen(scene("css-flex")) }
        #expect(error.map { "\($0)".contains("plumb layout --with optimal") } == true)
        #expect(throws: Never.self) { try ScreenAnswer(scene("weights")) }
    }
}
