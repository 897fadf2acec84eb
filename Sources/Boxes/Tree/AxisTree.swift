// AxisTree.swift: a flat tree of boxes along one axis.  Lengths in points.

/// The lengths and the places of a tree along one axis.
struct AxisTree {
    /// The lengths that a stack or an overlay has computed.
    struct Known {
        /// The lengths that are taken of nothing, and of everything.
        var least, most: Double?
        /// The last other offer, and the length that was taken of it.
        var offer: Double?, length: Double?
    }

    /// The place of a box along the axis, and its offer.
    struct Place {
        var origin = 0.0, length = 0.0
        var offer: Double?
    }

    let tree: FlatTree
    private let lines: [FlatTree.Line]
    var known: [Known]
    /// The places of the boxes; before they are placed, the lengths that their stack gave them.
    var places: [Place]

    private init(_ tree: FlatTree, along axis: Axis) {
        (self.tree, lines) = (tree, tree.lines[axis])
        known = Array(repeating: Known(), count: tree.stacks.count)
        places = Array(repeating: Place(), count: tree.nodes.count)
    }

    /// Where the boxes of a tree stand along an axis, by the origin of the first one and what it is offered.
    static func places(of tree: FlatTree, along axis: Axis, at origin: Double, for offer: Double?) -> [Place] {
        var along = AxisTree(tree, along: axis)
        along.place(0, at: origin, of: along.length(of: 0, for: offer), for: offer)
        return along.places
    }

    @inline(__always)
    func law(of node: Int) -> FlatTree.Law { lines[node].law }

    /// How many boxes a box is, with all inside it.
    @inline(__always)
    func count(of node: Int) -> Int { Int(lines[node].count) }

    @inline(__always)
    func guide(of node: Int) -> GuideKey.Known { lines[node].guide }
}
