// Node+Measured.swift: nodes answer in doubles.  Lengths in points.

extension PerAxis<Double> {
    /// The lengths of a size, in points.
    init(_ size: CGSize) { self.init(horizontal: size.width, vertical: size.height) }
}

extension PerAxis<Double?> {
    /// What is proposed, in points; `nil` where it is left open.
    init(_ proposal: ProposedViewSize) {
        self.init(horizontal: proposal.width.map { Double($0) }, vertical: proposal.height.map { Double($0) })
    }
}

extension CGSize {
    /// A size of two lengths, in points; what was rounded up to -0 is 0.
    init(_ lengths: PerAxis<Double>) { self.init(width: lengths.horizontal + 0, height: lengths.vertical + 0) }
}

extension CGPoint {
    /// A point of two coordinates, in points.
    init(_ coordinates: PerAxis<Double>) { self.init(x: coordinates.horizontal, y: coordinates.vertical) }
}

extension ProposedViewSize {
    /// Two lengths as a proposal.
    package init(_ lengths: PerAxis<Double?>) {
        self.init(width: lengths.horizontal.map { CGFloat($0) }, height: lengths.vertical.map { CGFloat($0) })
    }
}

extension Placement {
    /// A place in doubles.
    init(_ place: MeasuredPlace<Double>) {
        self.init(origin: CGPoint(place.origin), proposal: ProposedViewSize(place.proposal))
    }
}

extension Alignment {
    /// The guides, an axis each.
    var guides: PerAxis<AlignmentKey> { PerAxis(horizontal: horizontal.key, vertical: vertical.key) }
}

extension Node {
    /// The least heights by width of a child of a row, with words cut or whole; `nil` for what holds several views.
    final func staircaseInRow(cutting: Bool) -> Staircase<Double>? {
        if isNested { return nil }
        var judge = PlainJudge<Double>()
        return staircaseInRow(cutting: cutting, judge: &judge)
    }
}

extension Node: MeasuredChild {
    /// The size under a proposal, in points.
    package final func size<J: Judge<Double>>(for proposal: PerAxis<Double?>, judge: inout J) -> PerAxis<Double> {
        PerAxis(size(for: ProposedViewSize(proposal)))
    }

    /// The size and a guide, in points.
    package final func answer<J: Judge<Double>>(
        to proposal: PerAxis<Double?>, on guide: AlignmentKey, judge: inout J
    ) -> (size: PerAxis<Double>, guide: Double) {
        let proposal = ProposedViewSize(proposal)
        let size = size(for: proposal)
        // A guide that every view has lies by the size alone, where the view does not say otherwise.
        let isPlain = guide.mask.isBuiltIn && !guideMask.contains(guide.mask)
        let dimensions = isPlain ? ViewDimensions(size) : ViewDimensions(self, proposal)
        return (PerAxis(size), dimensions[guide])
    }

    /// The size and a guide of each axis, in points.
    package final func answer<J: Judge<Double>>(
        to proposal: PerAxis<Double?>, on guides: PerAxis<AlignmentKey>, judge: inout J
    ) -> (size: PerAxis<Double>, guides: PerAxis<Double>) {
        let dimensions = ViewDimensions(self, ProposedViewSize(proposal))
        return (PerAxis(dimensions.size), PerAxis { dimensions[guides[$0]] })
    }

    /// Where guides lie in a plain rectangle.
    package static func standard<J: Judge<Double>>(
        _ guides: PerAxis<AlignmentKey>, in size: PerAxis<Double>, judge: inout J
    ) -> PerAxis<Double> {
        let frame = ViewDimensions(CGSize(size))
        return PerAxis { guides[$0].defaultValue(in: frame) }
    }
}
