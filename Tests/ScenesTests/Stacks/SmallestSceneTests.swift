// SmallestSceneTests.swift: a row is the smallest scene: one stack, whose views get the lengths of the row.

import Documents
import Fractions
import LayoutCore
import PlumbTesting
import Rows
import Scenes
import TestSupport
import Testing

/// A row as a scene of one stack.
private struct RowScene {
    let scene: SceneDocument

    /// - Parameter rule: What the stack names.
    init(_ row: Row, axis: Axis, rule: SceneRule?) throws {
        let views = row.items.enumerated().map { index, item in
            let range = LengthRange(minimum: item.minimum, ideal: item.ideal, maximum: item.maximum)
            let rigid = LengthRange.fixed(10)
            var view = SceneView(
                axis == .horizontal ? RangeKind(width: range, height: rigid) : RangeKind(width: rigid, height: range),
                id: "\(index)")
            view.item = Self.fields(of: item, under: row.policy)
            // A modifier hands on what the view tells the policy.
            return item.priority == 0 ? view : SceneView(PriorityKind(item.priority), [view])
        }
        var stack = StackKind(axis, spacing: row.spacing.first ?? 0)
        (stack.policy, stack.rule) = (row.policy, rule)
        let written = SceneDocument(
            proposal: PerAxis { $0 == axis ? row.available : nil }, root: SceneView(stack, views, id: "row"))
        scene = try SceneDocument.read(written.json.line)
    }

    private static func fields(of item: Item, under policy: Policy) -> SceneItem {
        let known = policy.definition.fields
        var fields = SceneItem(weight: item.weight)
        if known.contains(.basis) { fields.basis = .points(item.flex.basis) }
        if known.contains(.base) { fields.base = .points(item.base) }
        if known.contains(.grow) { fields.grow = item.flex.grow }
        if known.contains(.shrink) { fields.shrink = known.contains(.stretch) ? item.glue.shrink : item.flex.shrink }
        if known.contains(.stretch) { fields.stretch = item.glue.stretch }
        if known.contains(.stretchOrder) { fields.stretchOrder = item.glue.stretchOrder }
        if known.contains(.shrinkOrder) { fields.shrinkOrder = item.glue.shrinkOrder }
        if known.contains(.shrinkPriority) { fields.shrinkPriority = item.shrinkPriority }
        return fields
    }

    /// The lengths of the stack's views, exactly, and how long the stack is.
    func lengths(by engine: SceneEngine, along axis: Axis) throws -> (views: [Fraction], stack: Fraction?) {
        var judge = PlainJudge<Fraction>()
        let offer = PerAxis { axis in scene.proposal[axis].map { Fraction(decimal: $0) } }
        let frames = try scene.measured(in: SceneRun<Fraction>()).sharing(by: engine).frames(for: offer, judge: &judge)
        return (frames.filter { $0.id != "row" }.map { $0.size[axis] }, frames.first { $0.id == "row" }?.size[axis])
    }
}

struct SmallestSceneTests {
    private static func rows(_ policy: Policy) -> Generator<Row> {
        var shape = RowShape(policy: policy, items: 0...7, isCoarse: true)
        shape.hasOneGap = true
        return .rows(shape)
    }

    /// The lengths, or what stopped the rule.
    private func outcome(_ lengths: () throws -> [Fraction]) -> [Fraction]? { try? lengths() }

    @Test(arguments: Policy.withoutJumps, Axis.allCases)
    func `the views of a stack get the lengths that its rule gives the row`(policy: Policy, axis: Axis) throws {
        for rule in SceneRule.standard where (try? rule.rule.accept(policy)) != nil {
            try forAll(Self.rows(policy), settings: .share(6, of: 300), name: "\(#function) \(rule.name)") { row in
                let scene = try RowScene(row, axis: axis, rule: rule)
                let given = try? scene.lengths(by: .swiftui, along: axis)
                guard let lengths = try? rule.rule.lengths(in: row.exact) else { return given == nil }
                let length = lengths.reduce(row.exact.totalSpacing, +)
                return given?.views == lengths && (row.items.isEmpty || given?.stack == max(0, length))
            }
        }
    }

    @Test(arguments: Policy.withoutJumps, Axis.allCases)
    func `by the optimum they get that of the policy, whatever rule the stack names`(policy: Policy, axis: Axis) throws
    {
        let rules = [nil] + SceneRule.standard.filter { (try? $0.rule.accept(policy)) != nil }
        try forAll(Self.rows(policy), .one(of: rules), settings: .share(20, of: 1_000)) { row, rule in
            let scene = try RowScene(row, axis: axis, rule: rule)
            return try scene.lengths(by: .optimal, along: axis).views == WaterFilling().lengths(in: row.exact)
        }
    }

    @Test(arguments: Policy.allCases)
    func `a stack that names no rule does what SwiftUI's stacks do`(policy: Policy) throws {
        try forAll(Self.rows(policy), settings: .share(10, of: 300)) { row in
            let scene = try RowScene(row, axis: .horizontal, rule: nil)
            return try scene.lengths(by: .swiftui, along: .horizontal).views == SwiftUIRule().lengths(in: row.exact)
        }
    }
}
