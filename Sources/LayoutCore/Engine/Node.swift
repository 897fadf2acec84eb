// Node.swift: what lays a view out.  A node lives from one evaluation of the views to the next; a `ViewIdentity`
// outlives it.  Lengths in points; sizes and guides in the node's own coordinates, frames in the root's.

/// What lays a view out: its size under a proposal, its guides, and where its children stand.
///
/// A subclass answers `measure`, `arrange` and `computeGuide`; the answers are kept per proposal, so that a
/// container may ask any number of times.
class Node: Measurable {
    final let identity: ViewIdentity
    final let session: LayoutSession
    final let isRightToLeft: Bool
    final let children: [Node]
    @exclusivity(unchecked) final var traits = Traits()
    /// The guides that may have an explicit value here.
    final let guideMask: GuideMask
    /// The build that made the node.
    final let build: Int
    /// Whether an offer is shared among several views inside, or asked of many layouts that may take parts.
    final let isNested: Bool
    /// How many layouts that may take a part of each offer stand in each other here: those of programs, and stacks that share by
    /// a rule of their own; no more than 100.
    final let partLevels: UInt8
    /// Whether placing does more here or inside than to repeat where everything stands.
    final let placesAnew: Bool

    // Exclusivity is not checked where it costs a tenth of a layout: these properties are read and written whole.

    // Where the node was placed last.
    @exclusivity(unchecked) final var frame = CGRect.zero
    @exclusivity(unchecked) final var placedProposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) final var isPlaced = false
    /// The nodes that were placed inside, in the order of declaration.
    @exclusivity(unchecked) final var placedChildren: [Node] = []
    /// Where a custom layout has put the node, while it arranges its subviews.
    @exclusivity(unchecked) final var pending: Placement?
    /// The node in laid-out trees.
    final lazy var face = NodeFace(self)

    // Most views are asked at least once for their least, their greatest and their final size in each direction.
    @exclusivity(unchecked) private final var sizes = ProposalMemo<CGSize>(expected: 8)
    @exclusivity(unchecked) private final var arrangements = ProposalMemo<[Placement]>()
    private final var guides: [(key: AlignmentKey, values: ProposalMemo<CGFloat?>)] = []
    /// How often the node was measured in a layout, and in which.
    private final var measurements = (count: 0, layout: 0)

    /// Makes the node of a view.
    ///
    /// - Parameters:
    ///   - measured: Those of the children that are asked for their sizes; `nil` for all.
    ///   - takesParts: Whether it may take a part of each offer, whatever views inside do.
    init(
        _ context: BuildContext, children: [Node] = [], measured: [Node]? = nil, guideMask: GuideMask = [],
        placesAnew: Bool = false, takesParts: Bool = false
    ) {
        identity = context.identity
        session = context.session
        build = session.build
        isRightToLeft = context.environment.layoutDirection == .rightToLeft
        (self.children, self.guideMask) = (children, guideMask)
        let measured = measured ?? children
        partLevels = min(children.reduce(0) { max($0, $1.partLevels) } + (takesParts ? 1 : 0), 100)
        isNested =
            measured.count > 1 || measured.first?.isNested ?? false || partLevels > PartLimits.levels.upperBound
        self.placesAnew = placesAnew || children.contains(where: \.placesAnew)
    }

    final var mayTakeParts: Bool { PartLimits.levels.contains(partLevels) }

    // MARK: What subclasses answer

    /// The kind of view, as trees and paths name it.
    var kind: String { "View" }
    /// The size under a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Where each child stands when this node has a size under a proposal.
    func arrange(_ proposal: ProposedViewSize, size: CGSize) -> [Placement] { [] }
    /// A guide's explicit value; asked only when `guideMask` has the guide.
    func computeGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
    /// The length taken of an offer along an axis, in points.
    func length(of offer: CGFloat, along axis: Axis, across: CGFloat?) -> CGFloat {
        size(for: ProposedViewSize(along: axis, offer, across: across))[axis]
    }
    /// The least heights by width of what wraps, its words whole; `nil` for what does not.
    var staircase: Staircase<Double>? { nil }
    /// The widths taken of offers of them, apart and ascending, where texts are rounded; `nil` for what has to be asked.
    var takenWidths: [ClosedRange<Double>]? { nil }
    /// The layout priority that the view has without a modifier.
    var naturalPriority: Double { 0 }
    /// The distances that the view prefers.
    var spacing: ViewSpacing { .ordinary }
    /// The node whose traits show through; `nil` where they end.
    var traitSource: Node? { nil }
    /// What the view asks a container around it to show.
    var asked: (any ScreenRequest)? { nil }
    /// What would be shown with the view and is left out.
    var leftOut: [LayoutDiagnostic] {
        traits.rare?.leftOut.map { LayoutDiagnostic(problem: .leftOut($0), path: path) } ?? []
    }
    /// What the view draws.
    var picture: Picture { .none }
    /// Whether the view is there to place its children, and whether it puts them over each other.
    var isContainer: Bool { false }
    var isLayered: Bool { false }
    /// What room the views inside have.
    var roomInside: PerAxis<RoomInside> { PerAxis { _ in .around } }
    /// Whether code of others answers the size, which may be any number.
    var isForeign: Bool { false }
    /// The guides on which the node aligns its children.
    var alignmentKeys: [AlignmentKey] { [] }
    /// Goes on watching values while the view is out of sight, as one that no layout places.
    func observeOutOfSight() {}
    /// Places the children; the node itself has its frame.
    func placeContents(in pass: PlacementPass) { placeArranged(in: pass) }

    /// The value of a preference in this subtree; `nil` when nothing contributes.  Asked after placing.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var folded: K.Value?
        for child in placedChildren {
            guard let value = child.preference(key) else { continue }
            if var sum = folded {
                key.reduce(value: &sum) { value }
                folded = sum
            } else {
                folded = value
            }
        }
        return folded
    }
}

// MARK: Answers that are kept

extension Node {
    /// The layout priority that the container around sees.
    final var priority: Double { traits.priority ?? naturalPriority }

    /// The views from the root to this one.
    final var path: String {
        let path = identity.path
        let last = path.split(separator: "/").last?.prefix { $0 != "[" }
        return last.map(String.init) == kind ? path : path + "/" + kind
    }

    /// The size under a proposal, in points: at least 0, also where the proposal is negative.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sound
        if let size = sizes[proposal] { return size }
        if session.isTooDeep(identity) { return .zero }
        if measurements.layout != session.layout { forgetMany() }
        count()
        let size = checked(session.run(identity) { measure(proposal) }, for: proposal)
        sizes[proposal] = size
        return size
    }

    /// Where the children stand under a proposal, one placement each.
    final func arrangement(for proposal: ProposedViewSize) -> [Placement] {
        let proposal = proposal.sound
        if let arrangement = arrangements[proposal] { return arrangement }
        let size = size(for: proposal)
        let arrangement = session.run(identity) { arrange(proposal, size: size) }
        arrangements[proposal] = arrangement
        return arrangement
    }

    /// A guide's explicit value under a proposal, in points; `nil` if there is none.
    final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard guideMask.contains(key.mask) else { return nil }
        let proposal = proposal.sound
        if let known = guides.first(where: { $0.key == key })?.values[proposal] { return known }
        let value = session.run(identity) { computeGuide(key, for: proposal) }
        // A view is asked for very few guides: looking through a list is faster than hashing.
        if let index = guides.firstIndex(where: { $0.key == key }) {
            guides[index].values[proposal] = .some(value)
        } else {
            guides.append((key, ProposalMemo()))
            guides[guides.count - 1].values[proposal] = .some(value)
        }
        return value
    }

    /// The size and guides under a proposal.
    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(self, proposal) }

    /// Drops answers of earlier layouts, where there are many.
    private final func forgetMany() {
        sizes.forgetMany()
        arrangements.forgetMany()
        for index in guides.indices { guides[index].values.forgetMany() }
    }

    private final func count() {
        measurements = (measurements.layout == session.layout ? measurements.count + 1 : 1, session.layout)
        session.statistics.measurements += 1
        session.statistics.mostForOneView = max(session.statistics.mostForOneView, measurements.count)
    }

    /// The size with 0 for a length that is negative, as where less than nothing is offered, or not a number, or that
    /// code of others answers as infinite to a finite offer.
    @inline(__always)
    private final func checked(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
        let isPlain = size.width >= 0 && size.height >= 0 && size.width < .infinity && size.height < .infinity
        return isPlain ? size : sound(size, for: proposal)
    }

    private final func sound(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
        if size.width.isNaN || size.height.isNaN { session.report(.sizeIsNotANumber, at: path) }
        // Whoever is offered infinity along one axis is asked how far it stretches, and may answer so along both.
        let isBounded = isForeign && proposal.width != .infinity && proposal.height != .infinity
        if isBounded, size.width == .infinity || size.height == .infinity { session.report(.sizeIsInfinite, at: path) }
        return CGSize { size[$0] >= 0 && !(isBounded && size[$0] == .infinity) ? size[$0] : 0 }
    }
}
