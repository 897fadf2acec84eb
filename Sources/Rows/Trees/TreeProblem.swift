// TreeProblem.swift: a screen as one question: how large is every view, and where does it stand?
// Lengths in points.  `TreeRecursion` answers it stack by stack, `TreeProgram` in one linear program.

/// A checked tree under a proposal.
///
/// The root answers the proposal within its range.  Then every container offers its own size to what it holds: a stack
/// shares it among its children by the rule of `Row` (`equalSizes`) and offers it across, an overlay
/// offers it along both axes, a frame offers it to its child.  Across a stack and in an overlay the children's sizes are
/// as in `FlexibleAlignmentProblem`.
public struct TreeProblem: Sendable, Equatable {
    /// One view that has a frame of its own; priorities and guides are properties of the view that they modify.
    public struct Node: Sendable, Equatable {
        /// The container, by index; `nil` for the root.
        public let parent: Int?
        /// What it holds, by index, in layout order.
        public internal(set) var children: [Int] = []
        /// The ids of the view and of the modifiers that do not change its frame, innermost first.
        public internal(set) var ids: [String] = []
        /// What it is.
        public let kind: Kind
        /// How many containers lie above it.
        public let depth: Int
        /// Where it stands in the tree, for messages.
        public let path: String
        /// Its tier within its container.
        public internal(set) var priority: Double
        /// The guides that it was given, innermost first.
        var guides: [GivenGuide] = []
        /// Its least, ideal and greatest size, in points.
        public internal(set) var range = PerAxis(horizontal: LengthRange(), vertical: LengthRange())
        /// The axes along which nothing is proposed, so that it takes its ideal size.
        public internal(set) var isUnspecified = PerAxis(horizontal: false, vertical: false)
    }

    /// What a view is.
    public enum Kind: Sendable, Equatable {
        /// A view without children.
        case leaf(width: LengthRange, height: LengthRange)
        /// A row or a column, with the gap after each child but the last, in points.
        case stack(Axis, gaps: [Double], alignment: GuideKey)
        /// Views on top of each other.
        case overlay(horizontal: GuideKey, vertical: GuideKey)
        /// A view within limits.
        case frame(PerAxis<FrameLimits>, alignment: PerAxis<GuideKey>)
        /// A view with space around it.
        case padding(PaddingInsets)
    }

    struct GivenGuide: Sendable, Equatable {
        let key: GuideKey
        let expression: GuideExpression
    }

    /// The most levels of a tree.
    public static let mostLevels = 200

    /// The tree as it was written.
    public let root: TreeNode
    /// All views, each before what it holds; the root is the first.
    public internal(set) var nodes: [Node] = []
    /// What is proposed to the root, in points: a length, `nil` for unspecified, or infinity.
    public let proposal: PerAxis<Double?>

    /// Checks and keeps a tree.
    ///
    /// - Throws: `TreeError` for the first thing wrong.
    /// - Complexity: O(*n* · levels).
    public init(_ root: TreeNode, proposal: PerAxis<Double?>) throws(TreeError) {
        self.root = root
        self.proposal = proposal
        for axis in Axis.allCases {
            guard let length = proposal[axis], length != .infinity else { continue }
            try Self.check(length, "the proposal", at: "")
        }
        var builder = TreeBuilder()
        try builder.add(root, under: nil, path: "", depth: 0, level: 0, orientation: nil)
        nodes = builder.nodes
        try checkGuides()
        measure()
        markUnspecified()
    }

    static func check(_ length: Double, _ name: String, at path: String) throws(TreeError) {
        guard (0...Limits.length).contains(length) else {
            throw TreeError(.outOfRange(name, value: length, allowed: (0...Limits.length).words), at: path)
        }
    }

    /// The guide on which a container places its children along an axis; `nil` where it does not align there.
    public func alignmentKey(of node: Int, along axis: Axis) -> GuideKey? {
        switch nodes[node].kind {
        case .stack(let main, _, let key): axis == main ? nil : key
        case .overlay(let horizontal, let vertical): axis == .horizontal ? horizontal : vertical
        case .leaf, .frame, .padding: nil
        }
    }

    /// The children that size a container: of an overlay, those of the highest priority.
    public func sizingChildren(of node: Int) -> [Int] {
        guard case .overlay = nodes[node].kind else { return nodes[node].children }
        let highest = nodes[node].children.map { nodes[$0].priority }.max()
        return nodes[node].children.filter { nodes[$0].priority == highest }
    }

    /// The views that are offered a size which they may overflow: in frames, and of overlays those that do not size them.
    package var offered: [(view: Int, axis: Axis)] {
        nodes.indices.flatMap { container -> [(view: Int, axis: Axis)] in
            let children: [Int] =
                switch nodes[container].kind {
                case .frame: nodes[container].children
                case .overlay: nodes[container].children.filter { !sizingChildren(of: container).contains($0) }
                case .leaf, .stack, .padding: []
                }
            return children.flatMap { child in
                Axis.allCases.filter { !nodes[child].isUnspecified[$0] }.map { (child, $0) }
            }
        }
    }

    /// Children of equal priority, highest first.
    public func tiers(of node: Int) -> [[Int]] {
        let members = Dictionary(grouping: nodes[node].children) { nodes[$0].priority }
        return members.sorted { $0.key > $1.key }.map(\.value)
    }

    /// Which axes carry nil down: a stack passes it along, a frame without ideal and a padding along both axes.
    private mutating func markUnspecified() {
        for index in nodes.indices {
            for axis in Axis.allCases { nodes[index].isUnspecified[axis] = isUnspecified(index, axis) }
        }
    }

    private func isUnspecified(_ index: Int, _ axis: Axis) -> Bool {
        guard let parent = nodes[index].parent else { return proposal[axis] == nil }
        guard nodes[parent].isUnspecified[axis] else { return false }
        switch nodes[parent].kind {
        case .stack(let main, _, _): return axis == main
        case .frame(let limits, _): return limits[axis].ideal == nil
        case .padding: return true
        case .overlay, .leaf: return false
        }
    }
}
