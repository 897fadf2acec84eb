// FlatTree.swift: a tree of boxes in doubles as one list, where each length follows from the offer along the same axis alone.
// Lengths in points.
//
// The boxes themselves are objects, which the processor has to count and to look for; here each is a few numbers beside those
// inside it.

/// The boxes of a tree in one list, each before those inside it, as `placed(for:judge:)` lists them.
struct FlatTree {
    /// A box along one axis.
    struct Line {
        let law: Law
        /// The guide on which the boxes inside stand.
        let guide: GuideKey.Known
        /// How many boxes it is, with all inside it: whoever goes past the box has read its law.
        let count: Int32
    }

    /// A box, beside what it is along each axis.
    struct Node {
        /// Its tier.
        let priority: Double
        /// How many boxes are inside, and for a stack or an overlay the place of the first one in `inside`.
        let children, first: Int32
        /// Where `stacks` has a stack or an overlay.
        let stack: Int32
        /// Whether the box counts for the size of an overlay that it stands in.
        let isLeader: Bool
    }

    /// The behaviour of a box.
    enum Law {
        /// The behaviour of a box with at most one child.
        case one(AxisLaw<Double>)
        /// A box with another over or under it, which comes second.
        case layered
        /// A stack along the axis, and one across it.
        case along
        case across(countsLine: Bool)
        /// Boxes over each other.
        case overlay
    }

    /// The additional data of a stack or an overlay.
    struct Stack {
        /// Where `gaps` has its gaps, and what they come to.
        let gaps: Int
        let allGaps: Double
        /// Whether all boxes inside are of one tier.
        let hasOneTier: Bool
    }

    private(set) var nodes: [Node] = []
    /// The boxes along each axis: an axis after the other is laid out.
    private(set) var lines = PerAxis(horizontal: [Line](), vertical: [Line]())
    /// The boxes directly inside stacks and overlays.
    private(set) var inside: [Int] = []
    private(set) var stacks: [Stack] = []
    private(set) var gaps: [Double] = []

    init(count: Int) {
        nodes.reserveCapacity(count)
        lines.horizontal.reserveCapacity(count)
        lines.vertical.reserveCapacity(count)
        inside.reserveCapacity(count)
        stacks.reserveCapacity(count / 4)
        gaps.reserveCapacity(count)
    }

    /// Takes a box, but not those inside it.
    ///
    /// - Parameter isLeader: Whether it counts for the size of an overlay that it stands in.
    /// - Returns: False for a box that is not flat.
    mutating func append(_ box: Box<Double>, isLeader: Bool) -> Bool {
        var guides = PerAxis(horizontal: GuideKey.Known.leading, vertical: .top)
        var (horizontal, vertical, stack): (Law, Law, Int32) = (.one(.inside), .one(.inside), -1)
        switch box.content {
        case .ranges(let ranges):
            (horizontal, vertical) = (.one(.range(ranges.horizontal)), .one(.range(ranges.vertical)))
        case .fixed(let size): (horizontal, vertical) = (.one(.fixed(size.horizontal)), .one(.fixed(size.vertical)))
        case .room: (horizontal, vertical) = (.one(.room), .one(.room))
        case .wrapped, .spanning: break
        case .window(let window):
            horizontal = .one(window.axes.contains(.horizontal) ? .window : .windowAcross)
            vertical = .one(window.axes.contains(.vertical) ? .window : .windowAcross)
        case .modified(let modifier):
            let (laws, known) = (modifier.laws, modifier.guides)
            (horizontal, vertical) = (.one(laws.horizontal), .one(laws.vertical))
            guides = PerAxis { known[$0] ?? .leading }
        case .layered(let keys):
            (horizontal, vertical) = (.layered, .layered)
            guides = PerAxis { keys[$0].known ?? .leading }
        case .stack(let measure, let gaps, let key):
            stack = take(box, gaps)
            let across = Law.across(countsLine: measure.countsLine)
            (horizontal, vertical) = measure.axis == .horizontal ? (.along, across) : (across, .along)
            guides = PerAxis { _ in key.known ?? .leading }
        case .overlay(let overlay):
            stack = take(box, [])
            (horizontal, vertical) = (.overlay, .overlay)
            guides = PerAxis { overlay.guides[$0].known ?? .leading }
        case .steps, .text, .guided, .grid: return false
        }
        nodes.append(
            Node(
                priority: box.priority, children: Int32(box.children.count), first: Int32(inside.count), stack: stack,
                isLeader: isLeader))
        let count = Int32(box.shape.count)
        lines.horizontal.append(Line(law: horizontal, guide: guides.horizontal, count: count))
        lines.vertical.append(Line(law: vertical, guide: guides.vertical, count: count))
        if stack < 0 { return true }
        var child = nodes.count
        for box in box.children {
            inside.append(child)
            child += box.shape.count
        }
        return true
    }

    private mutating func take(_ box: Box<Double>, _ gaps: [Double]) -> Int32 {
        let tier = box.children.first?.priority
        stacks.append(
            Stack(
                gaps: self.gaps.count, allGaps: gaps.reduce(0, +),
                hasOneTier: box.children.allSatisfy { $0.priority == tier }))
        for index in box.children.indices { self.gaps.append(index < gaps.count ? gaps[index] : 0) }
        return Int32(stacks.count - 1)
    }
}
