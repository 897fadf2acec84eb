// TreeProblemTests.swift: what a tree refuses, and the ranges that follow from its leaves.

import Rows
import Testing

struct TreeProblemTests {
    static let screen = PerAxis<Double?>(horizontal: 100, vertical: 100)

    static func leaf(_ width: LengthRange = .fixed(10), _ height: LengthRange = .fixed(10)) -> TreeNode {
        TreeNode(.leaf(width: width, height: height))
    }

    static func row(_ children: [TreeNode], spacing: Double? = 0, on key: GuideKey = .top) -> TreeNode {
        TreeNode(.stack(.horizontal, spacing: spacing, alignment: key, children: children))
    }

    static let refused: [TreeNode] = [
        leaf(LengthRange(minimum: -1)),
        leaf(LengthRange(minimum: .nan)),
        leaf(LengthRange(minimum: 5, ideal: 4)),
        leaf(LengthRange(minimum: 0, ideal: 9, maximum: 8)),
        leaf(LengthRange(minimum: 2e9, maximum: .infinity)),
        TreeNode(.spacer(minimum: -8)),
        row([leaf(), leaf()], spacing: .infinity),
        row([leaf()], on: .leading),
        TreeNode(.overlay(horizontal: .top, vertical: .top, children: [])),
        TreeNode(.padding(PaddingInsets(top: -1), child: leaf())),
        TreeNode(.priority(.infinity, child: leaf())),
        TreeNode(
            .frame(
                width: FrameLimits(minimum: 9, maximum: 8), height: FrameLimits(), horizontal: .leading, vertical: .top,
                child: leaf())),
        row([TreeNode(.guide(.top, .product(.height, .height), child: leaf()))]),
        row([TreeNode(.guide(.top, .quotient(.height, .number(0)), child: leaf()))]),
        row([TreeNode(.guide(.top, .number(.nan), child: leaf()))]),
        row([TreeNode(leaf().content, id: "twice"), TreeNode(leaf().content, id: "twice")]),
    ]

    @Test(arguments: refused) func `what is out of order is refused, with its place`(tree: TreeNode) {
        #expect(throws: TreeError.self) { try TreeProblem(tree, proposal: Self.screen) }
    }

    @Test func `a guide may be told by another, explicit or not`() throws {
        let shifted = GuideKey("v:shifted", along: .vertical, standard: .sum(.guide(.bottom), .number(3)))
        let told = TreeNode(.guide(.bottom, .number(4), child: Self.leaf()))
        let root = try TreeProblem(Self.row([told, Self.leaf()], on: shifted), proposal: Self.screen).nodes[0]
        // Guides at 4 + 3 and 10 + 3: the first stands 6 lower.
        #expect(root.range.vertical == .fixed(16))
    }

    @Test func `a tree too deep is refused`() {
        var tree = Self.leaf()
        for _ in 0...TreeProblem.mostLevels { tree = Self.row([tree]) }
        #expect(throws: TreeError.self) { try TreeProblem(tree, proposal: Self.screen) }
    }

    @Test func `a proposal that is no length is refused`() {
        #expect(throws: TreeError.self) {
            try TreeProblem(Self.leaf(), proposal: PerAxis(horizontal: -1, vertical: nil))
        }
        #expect(throws: TreeError.self) {
            try TreeProblem(Self.leaf(), proposal: PerAxis(horizontal: .nan, vertical: nil))
        }
    }

    @Test func `a stack adds up along its axis and takes the tallest across`() throws {
        let row = Self.row(
            [Self.leaf(LengthRange(minimum: 10, ideal: 20, maximum: 30), .fixed(5)), Self.leaf(.fixed(7), .fixed(9))],
            spacing: 3)
        let root = try TreeProblem(row, proposal: Self.screen).nodes[0]
        #expect(root.range.horizontal == LengthRange(minimum: 20, ideal: 30, maximum: 40))
        #expect(root.range.vertical == .fixed(9))
    }

    @Test func `guides that pull apart make a stack's extent larger than its children`() throws {
        let hanging = TreeNode(.guide(.top, .number(0), child: Self.leaf(.fixed(1), .fixed(30))))
        let standing = TreeNode(.guide(.top, .height, child: Self.leaf(.fixed(1), .fixed(20))))
        let root = try TreeProblem(Self.row([hanging, standing]), proposal: Self.screen).nodes[0]
        #expect(root.range.vertical == .fixed(50))
    }

    @Test func `without spacing the gaps are 8, and 0 beside a spacer`() throws {
        let row = Self.row([Self.leaf(), Self.leaf(), TreeNode(.spacer(minimum: 8)), Self.leaf()], spacing: nil)
        let root = try TreeProblem(row, proposal: Self.screen).nodes[0]
        #expect(root.range.horizontal.minimum == 10 + 8 + 10 + 8 + 10)
    }

    /// The formulas of semantics for a flexible frame around a view that answers with 20 to 60.
    @Test(
        arguments: [
            (FrameLimits(), 20, 60), (FrameLimits(minimum: 30), 30, 60), (FrameLimits(minimum: 80), 80, 80),
            (FrameLimits(maximum: 40), 20, 40), (FrameLimits(maximum: 10), 10, 10),
            (FrameLimits(maximum: .infinity), 20, .infinity), (FrameLimits(minimum: 5, maximum: 90), 5, 90),
            (.fixed(33), 33, 33),
        ] as [(FrameLimits, Double, Double)])
    func `a frame answers within its limits, or else as its content does`(
        limits: FrameLimits, least: Double, most: Double
    ) throws {
        let frame = TreeNode(
            .frame(
                width: limits, height: FrameLimits(), horizontal: .leading, vertical: .top,
                child: Self.leaf(LengthRange(minimum: 20, ideal: 40, maximum: 60))))
        let range = try TreeProblem(frame, proposal: Self.screen).nodes[0].range.horizontal
        #expect(range.minimum == least && range.maximum == most)
    }
}
