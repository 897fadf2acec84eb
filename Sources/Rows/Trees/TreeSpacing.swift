// TreeSpacing.swift: the gap between two views of a tree whose stack states none.  Lengths in points.
// The same as LayoutCore's ViewSpacing has it for these kinds of view: change both together.

/// The distances that a view prefers to what stands before and after it.
struct TreeSpacing: Equatable {
    /// The gap where neither view prefers a distance, in points.
    private static let platform = 8.0

    /// Towards the start and the end of each axis, in points; `nil` where the view leaves it to its neighbour.
    private(set) var before = PerAxis<Double?>(horizontal: nil, vertical: nil)
    private(set) var after = PerAxis<Double?>(horizontal: nil, vertical: nil)
    private var survivesFrames = false

    private init() {}

    /// What a view prefers within a stack along `orientation`, or outside of stacks.
    ///
    /// - Complexity: O(*n*) views inside.
    init(of view: TreeNode, within orientation: Axis?) {
        self.init()
        switch view.content {
        case .leaf: break
        case .spacer:
            for axis in Axis.allCases where orientation == nil || orientation == axis { touch(axis) }
            survivesFrames = true
        case .priority(_, let child), .guide(_, _, let child): self = TreeSpacing(of: child, within: orientation)
        case .stack(let axis, _, _, let children): join(children.map { TreeSpacing(of: $0, within: axis) }, along: axis)
        case .overlay(_, _, let children):
            let highest = children.map(\.tier).max()
            join(children.filter { $0.tier == highest }.map { TreeSpacing(of: $0, within: nil) }, along: nil)
        case .frame(let width, let height, _, _, let child):
            self = TreeSpacing(of: child, within: orientation)
            if survivesFrames { return }
            if width != FrameLimits() { leaveOpen(.horizontal) }
            if height != FrameLimits() { leaveOpen(.vertical) }
        case .padding(_, let child):
            self = TreeSpacing(of: child, within: orientation)
            Axis.allCases.forEach { leaveOpen($0) }
        }
    }

    /// The gap between this view and the next one, in points.
    func gap(to next: TreeSpacing, along axis: Axis) -> Double {
        [after[axis], next.before[axis]].compactMap(\.self).max() ?? Self.platform
    }

    /// Along an axis the first view's distance before and the last one's after, else the largest of all; an empty
    /// container touches its neighbours.
    private mutating func join(_ views: [TreeSpacing], along main: Axis?) {
        guard let first = views.first, let last = views.last else { return Axis.allCases.forEach { touch($0) } }
        for axis in Axis.allCases {
            before[axis] = axis == main ? first.before[axis] : views.compactMap { $0.before[axis] }.max()
            after[axis] = axis == main ? last.after[axis] : views.compactMap { $0.after[axis] }.max()
        }
    }

    private mutating func touch(_ axis: Axis) { (before[axis], after[axis]) = (0, 0) }
    private mutating func leaveOpen(_ axis: Axis) { (before[axis], after[axis]) = (nil, nil) }
}

extension TreeNode {
    /// The tier of the view in its container, as `TreeBuilder` finds it.
    fileprivate var tier: Double {
        switch content {
        case .priority(let value, _): value
        case .guide(_, _, let child): child.tier
        case .spacer: -.infinity
        case .stack(_, _, _, let children):
            children.isEmpty ? -.infinity : children.count == 1 ? children[0].tier : 0
        case .leaf, .overlay, .frame, .padding: 0
        }
    }
}
