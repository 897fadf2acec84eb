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

    /// Sizes that are negative or not numbers, or infinite where both lengths offered are finite or open.
    var sizeFaults: [LayoutFault] {
        probes.compactMap { proposal in
            let size = size(for: proposal)
            let mayBeInfinite = proposal.width == .infinity || proposal.height == .infinity
            let isGood = [size.width, size.height].allSatisfy { $0 >= 0 && (mayBeInfinite || $0.isFinite) }
            return isGood ? nil : .badSize(size, for: proposal)
        }
    }

    /// Answers that depend on what was asked before, or on the cache.
    var purityFaults: [LayoutFault] {
        let probes = probes
        let sizes = probes.map { size(for: $0) }
        var cache = layout.makeCache(subviews: subviews)
        func changes(in order: some Sequence<Int>) -> [LayoutFault] {
            order.compactMap { index in
                let again = size(for: probes[index], &cache)
                return again.isNear(sizes[index]) ? nil : .impure(sizes[index], again, for: probes[index])
            }
        }
        let indices = Array(probes.indices)
        let found = changes(in: indices + indices.reversed() + indices)
        layout.updateCache(&cache, subviews: subviews)
        return found + changes(in: indices)
    }

    /// A minimum above the ideal length, or that above the maximum.
    var orderFaults: [LayoutFault] {
        Axis.allCases.compactMap { axis in
            let lengths = extremes(along: axis).map { size(for: $0)[axis] }
            let isAscending = zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 || $0.isNear($1) }
            return isAscending
                ? nil : .disordered(axis, minimum: lengths[0], ideal: lengths[1], maximum: lengths[2])
        }
    }

    /// The subviews that the layout may have had before: the same in the opposite order, and others.
    /// Always as many: with fewer, a layout would look beyond the end of a list in its cache, and end the process.
    private var formerSubviews: [LayoutSubviews] { [subviews[subviews.indices.reversed()], others] }

    /// A cache that was made for other subviews, that has been used, and is updated for those of the trial.
    func updatedCache(for former: LayoutSubviews) -> L.Cache {
        var cache = layout.makeCache(subviews: former)
        _ = layout.sizeThatFits(proposal: proposal, subviews: former, cache: &cache)
        layout.updateCache(&cache, subviews: subviews)
        return cache
    }

    /// Sizes that are those of other subviews, since `updateCache` has left them in the cache.
    var cacheFaults: [LayoutFault] {
        let sizes = [proposal, .zero, .unspecified, .infinity].map { ($0, size(for: $0)) }
        return formerSubviews.flatMap { former -> [LayoutFault] in
            var cache = updatedCache(for: former)
            return sizes.compactMap { proposal, new in
                let updated = size(for: proposal, &cache)
                return new.isNear(updated) ? nil : .staleCache(new, updated, for: proposal)
            }
        }
    }

    /// Children that stand elsewhere, or are another size, within bounds that begin elsewhere.
    func originFaults(_ placing: LayoutPlacing) -> [LayoutFault] {
        let origin = CGPoint(x: 50, y: 30)
        let moved = self.placing(for: proposal, at: origin)
        let places = zip(placing.frames, moved.frames).enumerated().flatMap { child, frames in
            Axis.allCases.compactMap { originFault(of: child, frames.0, frames.1, movedBy: origin, along: $0) }
        }
        return moved.callFaults + places
    }

    private func originFault(
        of child: Int, _ before: CGRect, _ after: CGRect, movedBy origin: CGPoint, along axis: Axis
    ) -> LayoutFault? {
        let (expected, place) = (before.origin[axis] + origin[axis], after.origin[axis])
        if !expected.isNear(place) { return .originIgnored(child: child, axis, amount: abs(place - expected)) }
        let (length, elsewhere) = (before.size[axis], after.size[axis])
        return length.isNear(elsewhere)
            ? nil : .originSized(child: child, axis, length: length, elsewhere: elsewhere)
    }

    /// Children that stand elsewhere after the layout has been asked about other proposals, or has had other children.
    func historyFaults(_ placing: LayoutPlacing) -> [LayoutFault] {
        let asked = [ProposedViewSize.zero, .unspecified].flatMap { other in
            changes(from: placing, to: self.placing(for: proposal, after: [other])) { child in
                .impurePlacing(child: child, after: other)
            }
        }
        let updated = formerSubviews.flatMap { former in
            changes(from: placing, to: self.placing(for: proposal, instead: former)) { .stalePlacing(child: $0) }
        }
        return asked + updated
    }

    private func changes(
        from placing: LayoutPlacing, to later: LayoutPlacing, _ fault: (Int) -> LayoutFault
    ) -> [LayoutFault] {
        let moved = placing.frames.indices.filter { child in
            let (before, after) = (placing.frames[child], later.frames[child])
            return
                !(Axis.allCases.allSatisfy { before.origin[$0].isNear(after.origin[$0]) }
                && before.size.isNear(after.size))
        }
        return later.callFaults + moved.map(fault)
    }
}

extension CGSize {
    /// Whether two sizes differ by no more than rounding.
    fileprivate func isNear(_ other: CGSize) -> Bool { Axis.allCases.allSatisfy { self[$0].isNear(other[$0]) } }
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
