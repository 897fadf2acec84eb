// ScreenTests.swift: what a screen refuses, and the ranges that follow from its leaves.

import LayoutCore
import Rows
import Scenes
import Testing

struct ScreenTests {
    static let window = PerAxis<Double?>(horizontal: 100, vertical: 100)

    static func screen(_ root: SceneView) throws -> Screen { try Screen(SceneDocument(proposal: window, root: root)) }

    static func leaf(
        _ width: LengthRange = .fixed(10), _ height: LengthRange = .fixed(10), id: String? = nil
    ) -> SceneView {
        SceneView(RangeKind(width: width, height: height), id: id)
    }

    static func row(_ children: [SceneView], spacing: Double? = 0, on key: GuideKey = .top) -> SceneView {
        SceneView(StackKind(.horizontal, alignment: key, spacing: spacing), children)
    }

    static func guided(_ key: GuideKey, _ value: GuideExpression, _ view: SceneView = leaf()) -> SceneView {
        SceneView(GuideKind(key, value), [view])
    }

    static let refused: [SceneView] = [
        leaf(LengthRange(minimum: -1)),
        leaf(LengthRange(minimum: .nan)),
        leaf(LengthRange(minimum: 5, ideal: 4)),
        leaf(LengthRange(minimum: 0, ideal: 9, maximum: 8)),
        leaf(LengthRange(minimum: 2e9, maximum: .infinity)),
        SceneView(SpacerKind(minimum: -8)),
        row([leaf(), leaf()], spacing: .infinity),
        row([leaf(), leaf()], on: .leading),
        SceneView(OverlayStackKind(alignment: PerAxis(horizontal: .top, vertical: .top))),
        SceneView(PaddingKind(SceneInsets(top: -1, leading: 0, bottom: 0, trailing: 0)), [leaf()]),
        SceneView(PriorityKind(.infinity), [leaf()]),
        SceneView(FrameKind(PerAxis { _ in FrameLimits(minimum: 9, maximum: 8) }), [leaf()]),
        row([guided(.top, .product(.height, .height))]),
        row([guided(.top, .quotient(.height, .number(0)))]),
        row([guided(.top, .number(.nan))]),
        row([leaf(id: "twice"), leaf(id: "twice")]),
    ]

    @Test(arguments: refused) func `what is out of order is refused, with its place`(root: SceneView) {
        #expect(throws: ScreenError.self) { try Self.screen(root) }
    }

    @Test func `a view without a range of sizes is refused by its name`() throws {
        let root = Self.row([Self.leaf(), SceneView(LinesKind([PerAxis(horizontal: 1, vertical: 2)]))])
        let error = try #require(throws: ScreenError.self) { try Self.screen(root) }
        #expect(error.description.hasPrefix("a view of kind lines has no range"))
    }

    @Test func `a guide may be told by another, explicit or not`() throws {
        let shifted = GuideKey("v:shifted", along: .vertical, standard: .sum(.guide(.bottom), .number(3)))
        let root = try Self.screen(Self.row([Self.guided(.bottom, .number(4)), Self.leaf()], on: shifted)).nodes[0]
        // Guides at 4 + 3 and 10 + 3: the first stands 6 lower.
        #expect(root.range.vertical == .fixed(16))
    }

    @Test func `a tree of more than 200 levels is refused`() {
        var tree = Self.leaf()
        for _ in 0...200 { tree = Self.row([tree, Self.leaf()]) }
        #expect(throws: ScreenError.self) { try Self.screen(tree) }
    }

    @Test func `a negative proposal is answered as 0 is`() throws {
        let proposal = PerAxis<Double?>(horizontal: -1, vertical: nil)
        let screen = try Screen(SceneDocument(proposal: proposal, root: Self.leaf()))
        #expect(screen.proposal == PerAxis(horizontal: 0, vertical: nil))
    }

    @Test(arguments: [Double.nan, 2e9]) func `a proposal that is no length is refused`(width: Double) {
        let proposal = PerAxis<Double?>(horizontal: width, vertical: nil)
        #expect(throws: ScreenError.self) { try Screen(SceneDocument(proposal: proposal, root: Self.leaf())) }
    }

    @Test func `a stack adds up along its axis and takes the tallest across`() throws {
        let row = Self.row(
            [Self.leaf(LengthRange(minimum: 10, ideal: 20, maximum: 30), .fixed(5)), Self.leaf(.fixed(7), .fixed(9))],
            spacing: 3)
        let root = try Self.screen(row).nodes[0]
        #expect(root.range.horizontal == LengthRange(minimum: 20, ideal: 30, maximum: 40))
        #expect(root.range.vertical == .fixed(9))
    }

    @Test func `guides that pull apart make a stack's extent larger than its children`() throws {
        let hanging = Self.guided(.top, .number(0), Self.leaf(.fixed(1), .fixed(30)))
        let standing = Self.guided(.top, .height, Self.leaf(.fixed(1), .fixed(20)))
        #expect(try Self.screen(Self.row([hanging, standing])).nodes[0].range.vertical == .fixed(50))
    }

    @Test func `a stack of one view is that view, with both names`() throws {
        var inner = Self.row([Self.leaf(id: "leaf")])
        inner.id = "row"
        let nodes = try Self.screen(Self.row([inner, Self.leaf()])).nodes
        #expect(nodes.map(\.path) == ["hstack", "hstack/0/leaf", "hstack/1/leaf"])
        #expect(nodes[1].ids == ["leaf", "row"])
    }

    @Test func `a line beside all views counts for no extent, though it does in layouts`() throws {
        let row = Self.row([Self.guided(.top, .number(50)), Self.guided(.top, .number(40))])
        #expect(try Self.screen(row).nodes[0].range.vertical == .fixed(20))
        var judge = PlainJudge<Double>()
        let box = try row.measured(in: SceneRun<Double>())
        #expect(box.size(for: PerAxis { _ in nil }, judge: &judge).vertical == 50)
    }

    /// The formulas of semantics for a flexible frame around a view that answers with 20 to 60.
    @Test(
        arguments: [
            (FrameLimits(), 20, 60), (FrameLimits(minimum: 30), 30, 60), (FrameLimits(minimum: 80), 80, 80),
            (FrameLimits(maximum: 40), 20, 40), (FrameLimits(maximum: 10), 10, 10),
            (FrameLimits(maximum: .infinity), 20, .infinity), (FrameLimits(minimum: 5, maximum: 90), 5, 90),
            (FrameLimits(minimum: 33, ideal: 33, maximum: 33), 33, 33),
        ] as [(FrameLimits, Double, Double)])
    func `a frame answers within its limits, or else as its content does`(
        limits: FrameLimits, least: Double, most: Double
    ) throws {
        let content = Self.leaf(LengthRange(minimum: 20, ideal: 40, maximum: 60))
        let range = try Self.screen(SceneView(FrameKind(PerAxis { _ in limits }), [content])).nodes[0].range.horizontal
        #expect(range.minimum == least && range.maximum == most)
    }
}
