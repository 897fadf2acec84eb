// OptimalEngineTests.swift: the optimal engine on random trees of views, text among them.

import Documents
import Foundation
import LayoutCore
import Plumb
import PlumbOptimal
import PlumbTesting
import Scenes
import TestSupport
import Testing

struct OptimalEngineTests {
    private func settings(_ law: String = #function) -> TestingSettings { .share(80, of: 4_000, law: law) }

    /// Trees of ranges, frames, paddings and stacks under two lengths, some leaves being texts of three steps.
    static var scenes: Generator<SceneDocument> {
        let trees = Generator<SceneDocument>.scenes(SceneShape(leaves: 2...24, levels: 4, hasGuides: false))
        return Generator(
            describe: { $0.json.line },
            draw: { choices in
                var scene = trees.draw(&choices)
                scene.proposal = PerAxis { _ in Double(choices.draw(upTo: 40)) * 20 }
                scene.root = scene.root.withTexts(every: choices.draw(upTo: 1) == 0 ? 0 : 4)
                return scene
            })
    }

    private func host(_ scene: SceneDocument, _ engine: LayoutEngine) throws -> LayoutHost {
        let host = LayoutHost(scene.root.view, engine: engine)
        let (width, height) = (scene.proposal.horizontal, scene.proposal.vertical)
        _ = try host.layout(ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
        return host
    }

    /// Rows that are offered a number.
    private func rows(_ host: LayoutHost) -> [LaidOutRow] { host.rows().filter { $0.available?.isFinite == true } }

    @Test func `no row overflows whose minima and gaps fit`() throws {
        try forAll(Self.scenes, settings: settings()) { scene in
            try rows(host(scene, .optimal)).allSatisfy { row in
                let available = max(0, row.available ?? 0)
                let gaps = row.spacing.reduce(0, +)
                let least = row.items.reduce(gaps) { $0 + $1.minimum }
                return least > available + 1e-6 || row.lengths.reduce(gaps, +) <= available + 1e-6
            }
        }
    }

    @Test func `every row of children that take what they are offered is optimal`() throws {
        let settings = settings()
        var judged = 0
        try forAll(Self.scenes, settings: settings) { scene in
            try rows(host(scene, .optimal)).filter(\.takesWhatIsOffered).allSatisfy { row in
                judged += 1
                return try row.problem().verdict(on: row.lengths, rounding: 1e-6).kind == .optimal
            }
        }
        #expect(judged > settings.cases, "the law is about \(judged) rows")
    }

    @Test func `where SwiftUI's rule is optimal on every row, both engines give the same frames`() throws {
        let settings = settings()
        var same = 0
        try forAll(Self.scenes, settings: settings) { scene in
            let greedy = try host(scene, .swiftUI)
            let isInClass = try rows(greedy).allSatisfy { row in
                // A view that is offered less than it takes offers that less to what it holds; the optimum offers lengths.
                let isOffered = zip(row.offers, row.lengths).allSatisfy { ($0 ?? .infinity) >= $1 - 1e-9 }
                return try isOffered && row.takesWhatIsOffered && SwiftUIRule.isOptimal(on: row.problem())
            }
            guard isInClass else { return true }
            same += 1
            let (one, other) = (greedy.rows(), try host(scene, .optimal).rows())
            return one.count == other.count
                && zip(one, other).allSatisfy { Distance(from: $0.lengths, to: $1.lengths).max < 1e-6 }
        }
        #expect(same > settings.cases / 20, "the law is about \(same) trees")
    }
}

extension SceneView {
    /// The same view with every n-th range of widths as a text of three steps; 0 for none.
    fileprivate func withTexts(every nth: Int) -> SceneView {
        guard nth > 0 else { return self }
        var count = 0
        return replacingLeaves { view in
            guard let range = view.kind as? RangeKind else { return view }
            let (width, height) = (range.width.points, range.height.points)
            count += 1
            guard count % nth == 0 else { return view }
            let (line, most) = (height.minimum + 1, min(width.maximum, width.minimum + 60) + 10)
            let steps = (1...3).map { PerAxis(horizontal: most / Double($0), vertical: line * Double($0)) }
            return SceneView(LinesKind(steps), id: view.id)
        }
    }
}

extension SceneView {
    /// The same tree with its leaves replaced, from the first to the last.
    fileprivate func replacingLeaves(_ replacement: (SceneView) -> SceneView) -> SceneView {
        if children.isEmpty { return replacement(self) }
        var view = self
        view.children = children.map { $0.replacingLeaves(replacement) }
        return view
    }
}
