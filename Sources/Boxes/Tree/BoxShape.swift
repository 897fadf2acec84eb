// BoxShape.swift: what is known of a box without an offer.

/// What is known of a box without an offer: how it hangs together, not how long it is.
struct BoxShape {
    // Each box has one of these, and all are read: it is small.
    private var boxes: Int32 = 1
    /// How many boxes are asked for its size, one in the other, where each has one inside at most; no more than 100.
    private var depth: UInt8 = 100
    /// The guides of which explicit values may leave it.
    private(set) var guides: GuideSet = []
    /// Whether an offer is shared among several boxes inside, as nodes of views have it.
    private(set) var isNested = false
    /// Whether each of its lengths follows from what is offered along the same axis alone.
    private(set) var isSeparable = true
    /// Whether that is so in the simplest way, with no guide but those that every box knows: `AxisTree` has it flat then.
    private(set) var isFlat = true
    /// Whether it places the boxes inside: a stack of several, boxes over each other, or a room of their own.
    private(set) var isContainer = false
    /// Whether it only modifies the box inside.
    private(set) var isModifier = false
    /// Whether it shows only a part of its content.
    private(set) var isWindow = false
    /// How many stacks that share their length by a rule or a policy of their own stand in each other inside; no more than 100.
    private(set) var sharingInside: UInt8 = 0
    /// Whether there is a text in it.
    private(set) var hasTexts = false

    /// How many boxes it is, with all inside it.
    var count: Int { Int(boxes) }
    /// Whether its size costs little more than remembering one.
    var isCheap: Bool { depth <= 4 }

    init<Value>(_ content: Box<Value>.Content, _ children: BoxesInside<Value>) {
        children.each { child in
            boxes += child.shape.boxes
            guides.formUnion(child.shape.guides)
            isSeparable = isSeparable && child.shape.isSeparable
            isFlat = isFlat && child.shape.isFlat
            hasTexts = hasTexts || child.shape.hasTexts
            sharingInside = max(sharingInside, child.sharingLevels)
        }
        let first = children.first?.shape
        let around = min(1 + (first?.depth ?? 0), 100)
        isNested = children.count > 1 || first?.isNested ?? false
        switch content {
        case .ranges, .fixed: depth = 1
        // It takes what it is offered, and asks nobody.
        case .room: (depth, guides, isNested, isSeparable, isContainer) = (1, [], false, true, true)
        case .steps: (isSeparable, isFlat) = (false, false)
        case .text: (guides, isSeparable, isFlat, hasTexts) = (.baselines, false, false, true)
        case .window: (guides, isWindow) = ([], true)
        case .modified(let modifier):
            (depth, isModifier) = (around, true)
            if !modifier.keepsAxesApart { isSeparable = false }
            isFlat = isFlat && isSeparable && modifier.hasKnownGuides
        case .guided(let key, _):
            guides.insert(GuideSet(key))
            (depth, isFlat, isModifier) = (around, false, true)
        case .wrapped, .spanning: (depth, isModifier) = (around, true)
        case .layered(let on):
            // A layer is offered the size of the box under it.
            (depth, isNested, isModifier) = (around, first?.isNested ?? false, true)
            (guides, isSeparable) = (first?.guides ?? [], first?.isSeparable ?? true)
            isFlat = isFlat && isSeparable && on.areKnown
        case .stack(let stack, _, let guide):
            isContainer = true
            isSeparable = isSeparable && guides.isEmpty && guide.isPlain
            isFlat = isFlat && isSeparable && guide.known != nil && guide.axis == stack.axis.across
            guides.formIntersection(.combined)
        case .overlay(let overlay):
            isContainer = true
            isSeparable =
                isSeparable && guides.isEmpty && overlay.guides.horizontal.isPlain && overlay.guides.vertical.isPlain
            isFlat = isFlat && isSeparable && overlay.guides.areKnown
            guides.formIntersection(.combined)
        // The heights of rows follow from the widths of columns.
        case .grid:
            (isSeparable, isFlat, isContainer) = (false, false, true)
            guides.formIntersection(.combined)
        }
    }
}

extension Box {
    /// How many stacks that share their length by themselves stand in each other, the box itself among them.
    var sharingLevels: UInt8 { min(shape.sharingInside + (sharing == nil ? 0 : 1), 100) }
}

extension PerAxis<GuideKey> {
    /// Whether every box knows them.
    var areKnown: Bool { horizontal.known != nil && vertical.known != nil }
}
