// LayoutTrial+Sizes.swift: laws of the sizes that a layout answers, and of what places may depend on.  In points.

extension LayoutTrial {
    /// The proposal tried, the extreme ones, and those that differ from it along one axis.
    private var probes: [ProposedViewSize] {
        [proposal, .zero, .unspecified, .infinity] + Axis.allCases.flatMap { extremes(along: $0) }
    }

    /// The proposal with its length along an axis 0, open and infinite.
    private func extremes(along axis: Axis) -> [ProposedViewSize] {
        [0, nil, .infinity].map { (length: CGFloat?) in
            ProposedViewSize(along: axis, length, across: proposal[axis.across])
        }
    }

    /// A size that is none.
    var sizeFault: LayoutFault? {
        for proposal in probes {
            let size = size(for: proposal)
            let mayBeInfinite = proposal.width == .infinity || proposal.height == .infinity
            let isGood = [size.width, size.height].allSatisfy { $0 >= 0 && (mayBeInfinite || $0.isFinite) }
            if !isGood { return .badSize(size, for: proposal) }
        }
        return nil
    }

    /// An answer that depends on what was asked before, or on the cache.
    var purityFault: LayoutFault? {
        let probes = probes
        let sizes = probes.map { size(for: $0) }
        var cache = layout.makeCache(subviews: subviews)
        func change(in order: some Sequence<Int>) -> LayoutFault? {
            for index in order {
                let again = size(for: probes[index], &cache)
                let isSame = Axis.allCases.allSatisfy { again[$0].isNear(sizes[index][$0]) }
                if !isSame { return .impure(sizes[index], again, for: probes[index]) }
            }
            return nil
        }
        let indices = Array(probes.indices)
        if let fault = change(in: indices + indices.reversed() + indices) { return fault }
        layout.updateCache(&cache, subviews: subviews)
        return change(in: indices)
    }

    /// A minimum above the ideal length, or that above the maximum.
    var orderFault: LayoutFault? {
        for axis in Axis.allCases {
            let lengths = extremes(along: axis).map { size(for: $0)[axis] }
            let isAscending = zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 || $0.isNear($1) }
            if !isAscending { return .disordered(axis, minimum: lengths[0], ideal: lengths[1], maximum: lengths[2]) }
        }
        return nil
    }

    /// A child that stands elsewhere, or is another size, within bounds that begin elsewhere.
    func originFault(_ placing: LayoutPlacing) -> LayoutFault? {
        let origin = CGPoint(x: 50, y: 30)
        let moved = self.placing(for: proposal, at: origin)
        if let fault = moved.callFault { return fault }
        for (child, (before, after)) in zip(placing.frames, moved.frames).enumerated() {
            for axis in Axis.allCases {
                let (expected, place) = (before.origin[axis] + origin[axis], after.origin[axis])
                if !expected.isNear(place) { return .originIgnored(child: child, axis, amount: abs(place - expected)) }
                let (length, elsewhere) = (before.size[axis], after.size[axis])
                if !length.isNear(elsewhere) {
                    return .originSized(child: child, axis, length: length, elsewhere: elsewhere)
                }
            }
        }
        return nil
    }

    /// A child that stands elsewhere after the layout has been asked about other proposals.
    func historyFault(_ placing: LayoutPlacing) -> LayoutFault? {
        for other in [ProposedViewSize.zero, .unspecified] {
            let later = self.placing(for: proposal, after: [other])
            if let fault = later.callFault { return fault }
            for (child, (before, after)) in zip(placing.frames, later.frames).enumerated() {
                let isSame = Axis.allCases.allSatisfy { axis in
                    before.origin[axis].isNear(after.origin[axis]) && before.size[axis].isNear(after.size[axis])
                }
                if !isSame { return .impurePlacing(child: child, after: other) }
            }
        }
        return nil
    }
}

extension CGFloat {
    /// Whether two lengths differ by no more than rounding.
    func isNear(_ other: CGFloat) -> Bool {
        // Beside an infinite length anything would be rounding.
        self == other || isFinite && other.isFinite && (self - other).magnitude <= CGFloat.slack(self, other)
    }

    /// How far apart lengths may be that count as equal, in points.
    static func slack(_ lengths: CGFloat...) -> CGFloat {
        lengths.reduce(1) { Swift.max($0, $1.magnitude) } * Tolerance.relative
    }
}
