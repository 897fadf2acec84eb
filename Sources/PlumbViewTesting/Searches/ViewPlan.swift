// ViewPlan.swift: a laid-out screen as a list, in which every view knows what it stands in.  Lengths in points.

/// A laid-out screen, each view before what is inside it.
struct ViewPlan {
    let tree: LayoutTree
    let room: ProposedViewSize
    let direction: LayoutDirection
    private(set) var views: [View] = []

    /// A view, with what it stands in by position.
    struct View: JudgedView {
        let element: LayoutTree.Element
        let frame: CGRect
        let parent: Int?
        let surroundings: Int?
        let isHidden: Bool
        /// Whether taps on it go to what is behind.
        let letsTapsThrough: Bool

        var origin: PerAxis<Double> { PerAxis { Double(frame.origin[$0]) } }
        var size: PerAxis<Double> { PerAxis { Double(frame.size[$0]) } }
        var roomInside: PerAxis<RoomInside> { element.roomInside }
        var isContainer: Bool { element.isContainer }
        var isLayered: Bool { element.isLayered }
        var isWindow: Bool { element.isClipped }
        var words: String? { element.kind + element.identifiers.map { " \($0.base)" }.joined() }
        var text: String? { element.text }
        var isTruncated: Bool { element.isTruncated }
    }

    init(_ tree: LayoutTree, room: ProposedViewSize, direction: LayoutDirection) {
        (self.tree, self.room, self.direction) = (tree, room, direction)
        add(tree.root, in: nil)
    }

    private mutating func add(_ element: LayoutTree.Element, in parent: Int?) {
        let around = parent.map { views[$0] }
        let isSurrounding = around.map { $0.element.isContainer || $0.isWindow } ?? false
        let position = views.count
        views.append(
            View(
                element: element, frame: element.frame, parent: parent,
                surroundings: isSurrounding ? parent : around?.surroundings,
                isHidden: element.isHidden || around?.isHidden ?? false,
                letsTapsThrough: element.letsTapsThrough || around?.letsTapsThrough ?? false))
        for child in element.children { add(child, in: position) }
    }

    /// The positions of the views that are not hidden.
    var shown: [Int] { views.indices.filter { !views[$0].isHidden } }
}

extension ViewPlan {
    /// Whether the frames of every view at three widths lie on one line.
    static func isStraight(_ first: (Int, ViewPlan), _ second: (Int, ViewPlan), _ third: (Int, ViewPlan)) -> Bool {
        let plans = (first.1.views, second.1.views, third.1.views)
        guard plans.0.count == plans.1.count, plans.1.count == plans.2.count else { return false }
        let share = CGFloat(second.0 - first.0) / CGFloat(third.0 - first.0)
        func isBetween(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> Bool {
            (first + share * (last - first)).isNear(length)
        }
        for index in plans.0.indices {
            let (one, two, three) = (plans.0[index], plans.1[index], plans.2[index])
            let (first, middle, last) = (one.frame, two.frame, three.frame)
            guard isBetween(middle.minX, first.minX, last.minX), isBetween(middle.minY, first.minY, last.minY),
                isBetween(middle.width, first.width, last.width), isBetween(middle.height, first.height, last.height),
                one.parent == two.parent, two.parent == three.parent, one.element.kind == two.element.kind,
                two.element.kind == three.element.kind
            else { return false }
        }
        return true
    }
}
