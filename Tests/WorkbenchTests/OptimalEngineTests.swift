// OptimalEngineTests.swift: the optimal engine on random trees of views, text among them.

import Documents
import Plumb
import PlumbTesting
import Scenes
import Testing

struct OptimalEngineTests {
    private let settings = TestingSettings(cases: 2_000)

    /// Trees of ranges, frames, paddings and stacks under two lengths, some leaves being texts of three steps.
    static var scenes: Generator<SceneDocument> {
        let trees = Generator<TreeProblem>.trees(TreeShape(leaves: 2...24, levels: 4, hasGuides: false))
        return Generator(
            describe: { $0.json.line },
            draw: { choices in
                var scene = SceneDocument(tree: trees.draw(&choices))
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
        try forAll(Self.scenes, settings: settings) { scene in
            try rows(host(scene, .optimal)).allSatisfy { row in
                let available = max(0, row.available ?? 0)
                let gaps = row.spacing.reduce(0, +)
                let least = row.items.reduce(gaps) { $0 + $1.minimum }
                return least > available + 1e-6 || row.lengths.reduce(gaps, +) <= available + 1e-6
            }
        }
    }

    @Test func `every row of children that take what they are offered is optimal`() throws {
        var judged = 0
        try forAll(Self.scenes, settings: settings) { scene in
            try rows(host(scene, .optimal)).filter(\.takesWhatIsOffered).allSatisfy { row in
                judged += 1
                return try row.problem().verdict(on: row.lengths, rounding: 1e-6).kind == .optimal
            }
        }
        #expect(judged > 2_000, "the law is about \(judged) rows")
    }

    @Test func `where SwiftUI's rule is optimal on every row, both engines give the same frames`() throws {
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
        #expect(same > 300, "the law is about \(same) trees")
    }
}

extension SceneView {
    /// The same view with every n-th range of widths as a text of three steps; 0 for none.
    fileprivate func withTexts(every nth: Int) -> SceneView {
        guard nth > 0 else { return self }
        var count = 0
        return replacingLeaves { view in
            guard case .range(let width, let height) = view.kind else { return view }
            count += 1
            guard count % nth == 0 else { return view }
            let (line, most) = (height.minimum + 1, min(width.maximum, width.minimum + 60) + 10)
            return SceneView(
                .lines((1...3).map { PerAxis(horizontal: most / Double($0), vertical: line * Double($0)) }), id: view.id
            )
        }
    }
}

extension SceneView {
    /// The same tree with its leaves replaced, from the first to the last.
    fileprivate func replacingLeaves(_ replacement: (SceneView) -> SceneView) -> SceneView {
        var view = self
        func all(_ views: [SceneView]) -> [SceneView] { views.map { $0.replacingLeaves(replacement) } }
        func one(_ child: SceneView) -> SceneView { child.replacingLeaves(replacement) }
        switch kind {
        case .fixed, .color, .range, .lines, .spacer, .text, .image, .rectangle: return replacement(self)
        case .geometry(let children): view.kind = .geometry(all(children))
        case .stack(let axis, let key, let spacing, let children):
            view.kind = .stack(axis, alignment: key, spacing: spacing, all(children))
        case .overlayStack(let keys, let children): view.kind = .overlayStack(keys, all(children))
        case .grid(let keys, let spacing, let rows): view.kind = .grid(keys, spacing: spacing, rows: rows.map(all))
        case .scroll(let axes, let child): view.kind = .scroll(axes, one(child))
        case .custom(let layout, let children): view.kind = .custom(layout, all(children))
        case .frame(let limits, let keys, let isFixed, let child):
            view.kind = .frame(limits, keys, isFixed: isFixed, one(child))
        case .padding(let insets, let child): view.kind = .padding(insets, one(child))
        case .fixedSize(let axes, let child): view.kind = .fixedSize(axes, one(child))
        case .offset(let point, let child): view.kind = .offset(point, one(child))
        case .position(let point, let child): view.kind = .position(point, one(child))
        case .aspect(let ratio, let fills, let child): view.kind = .aspect(ratio: ratio, fills: fills, one(child))
        case .priority(let value, let child): view.kind = .priority(value, one(child))
        case .guide(let key, let expression, let child): view.kind = .guide(key, expression, one(child))
        case .layered(let isOverlay, let keys, let content, let child):
            view.kind = .layered(isOverlay: isOverlay, keys, content: one(content), one(child))
        case .fraction(let share, let child): view.kind = .fraction(share, one(child))
        case .span(let columns, let child): view.kind = .span(columns, one(child))
        }
        return view
    }
}
