// BoxShape.swift: what is known of a box without an offer.

/// What is known of a box without an offer: how it hangs together, not how long it is.
struct BoxShape {
    /// How many boxes it is, with all inside it.
    let count: Int
    /// Whether an offer is shared among several boxes inside, as nodes of views have it.
    let isNested: Bool
    /// Whether explicit guides may leave it.
    let exportsGuides: Bool
    /// Whether each of its lengths follows from what is offered along the same axis alone.
    let isSeparable: Bool
    /// How many boxes are asked for its size, one in the other, where each has one inside at most.
    private let depth: Int

    /// Whether its size costs little more than remembering one.
    var isCheap: Bool { depth <= 4 }

    init<Value>(_ content: Box<Value>.Content, _ children: [Box<Value>]) {
        let first = children.first?.shape
        count = children.reduce(1) { $0 + $1.shape.count }
        var depth = 100
        switch content {
        case .ranges, .fixed, .room:
            (exportsGuides, isSeparable, depth) = (false, true, 1)
        case .steps: (exportsGuides, isSeparable) = (false, false)
        case .text: (exportsGuides, isSeparable) = (true, false)
        case .window: (exportsGuides, isSeparable) = (false, first?.isSeparable ?? true)
        case .modified(let modifier):
            exportsGuides = first?.exportsGuides ?? false
            isSeparable = modifier.keepsAxesApart && first?.isSeparable ?? true
            depth = 1 + (first?.depth ?? 0)
        case .guided:
            (exportsGuides, isSeparable, depth) = (true, first?.isSeparable ?? true, 1 + (first?.depth ?? 0))
        case .wrapped, .layered, .spanning:
            exportsGuides = first?.exportsGuides ?? false
            (isSeparable, depth) = (first?.isSeparable ?? true, 1 + (first?.depth ?? 0))
        case .stack(_, _, let guide):
            exportsGuides = children.contains { $0.shape.exportsGuides }
            isSeparable = !exportsGuides && guide.isPlain && children.allSatisfy(\.shape.isSeparable)
        case .overlay(let overlay):
            exportsGuides = children.contains { $0.shape.exportsGuides }
            isSeparable =
                !exportsGuides && overlay.guides.horizontal.isPlain && overlay.guides.vertical.isPlain
                && children.allSatisfy(\.shape.isSeparable)
        // The heights of rows follow from the widths of columns.
        case .grid: (exportsGuides, isSeparable) = (children.contains { $0.shape.exportsGuides }, false)
        }
        self.depth = depth
        // A layer is offered the size of the box under it.
        if case .layered = content {
            isNested = first?.isNested ?? false
        } else {
            isNested = children.count > 1 || first?.isNested ?? false
        }
    }
}
