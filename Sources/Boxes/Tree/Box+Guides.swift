// Box+Guides.swift: guides of boxes: given, exported by containers, or worked out from expressions.
// Lengths in points from a box's top or leading edge.

extension Box {
    package typealias Guide = GuideKey

    package func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guide: GuideKey, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guide: Value) {
        let size = try size(for: proposal, judge: &judge)
        return (size, try self.guide(guide, for: proposal, in: size, judge: &judge))
    }

    package func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guides: PerAxis<GuideKey>, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guides: PerAxis<Value>) {
        let size = try size(for: proposal, judge: &judge)
        let own = try PerAxis { axis throws(J.Failure) in
            try guide(guides[axis], for: proposal, in: size, judge: &judge)
        }
        return (size, own)
    }

    package static func standard<J: Judge<Value>>(
        _ guides: PerAxis<GuideKey>, in size: PerAxis<Value>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        try PerAxis { axis throws(J.Failure) in
            if let standard = guides[axis].standard(in: size[axis]) { return standard }
            return try guides[axis].standard.value(for: GuidedBox<J>(asked: nil, size: size), &judge)
        }
    }

    /// Where a guide lies: its explicit value, else its default; what is none counts as infinity, as in views.
    ///
    /// - Parameter size: That of the box under the proposal.
    fileprivate func guide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, in size: PerAxis<Value>, judge: inout J
    ) throws(J.Failure) -> Value {
        var value = try explicitGuide(key, for: proposal, judge: &judge) ?? key.standard(in: size[key.axis])
        if value == nil {
            value = try key.standard.value(for: GuidedBox<J>(asked: (self, proposal), size: size), &judge)
        }
        return value.flatMap { $0.isDefined ? $0 : nil } ?? .infinity
    }

    /// Where a guide lies, of a box whose length along the guide's axis is known.
    func guide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, length: Value, judge: inout J
    ) throws(J.Failure) -> Value {
        var value = try explicitGuide(key, for: proposal, judge: &judge)
        if value == nil { value = key.standard(in: length) }
        guard let value else {
            return try guide(key, for: proposal, in: size(for: proposal, judge: &judge), judge: &judge)
        }
        return value.isDefined ? value : .infinity
    }

    /// A guide's explicit value; `nil` if the box has none.
    package func explicitGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        if !shape.guides.contains(GuideSet(key)) { return nil }
        if let response, !response.exports(key) { return nil }
        if let value = memory.guide(key, for: proposal) { return value }
        let value = try workedOutGuide(key, for: proposal, judge: &judge)
        memory.remember(value, of: key, for: proposal)
        return value
    }

    private func workedOutGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        switch content {
        case .ranges, .steps, .fixed, .window, .room: return nil
        case .text(let text):
            switch key {
            case .firstTextBaseline: return try text.layout(in: proposal, judge: &judge).firstBaseline
            case .lastTextBaseline: return try text.layout(in: proposal, judge: &judge).lastBaseline
            default: return nil
            }
        case .guided(key, let expression):
            let child = children[0]
            let size = try child.size(for: proposal, judge: &judge)
            return try expression.value(for: GuidedBox<J>(asked: (child, proposal), size: size), &judge)
        case .guided, .wrapped, .layered, .spanning:
            return try children[0].explicitGuide(key, for: proposal, judge: &judge)
        case .modified(let modifier):
            let place = try places(for: proposal, judge: &judge)[0]
            let origin: Value = modifier.movesGuides ? place.origin[key.axis] : 0
            guard !origin.isInfinite else { return nil }
            return try children[0].explicitGuide(key, for: place.proposal, judge: &judge).map { $0 + origin }
        case .stack, .overlay, .grid: return try combinedGuide(key, for: proposal, judge: &judge)
        }
    }

    /// What the explicit values of the children combine to where they stand.
    private func combinedGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        guard key.combination != .never else { return nil }
        let size = try size(for: proposal, judge: &judge)
        guard !size.horizontal.isInfinite, !size.vertical.isInfinite else { return nil }
        let values = try explicitGuides(key, for: proposal, judge: &judge)
        return key.combination.combined(values.lazy.compactMap(\.self), judge: &judge)
    }

    /// Where the explicit guides of the boxes inside lie in this one, one each; `nil` for those that have none.
    package func explicitGuides<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [Value?] {
        var values: [Value?] = []
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            let value = try child.explicitGuide(key, for: place.proposal, judge: &judge)
            values.append(value.map { place.origin[key.axis] + $0 })
        }
        return values
    }
}

/// A box under a proposal as expressions see it, or a plain rectangle.
private struct GuidedBox<J: Judge>: GuideReader {
    typealias Value = J.Value
    typealias Failure = J.Failure

    let asked: (box: Box<J.Value>, proposal: PerAxis<J.Value?>)?
    let size: PerAxis<J.Value>

    func number(_ points: Double) -> J.Value { Box.length(points) }
    func length(_ axis: Axis) -> J.Value { size[axis] }
    func known(_ value: J.Value, _ judge: J) throws(J.Failure) -> J.Value.Scalar { try judge.known(value) }

    func guide(_ key: GuideKey, _ judge: inout J) throws(J.Failure) -> J.Value {
        guard let asked else { return try key.standard.value(for: self, &judge) }
        return try asked.box.guide(key, for: asked.proposal, in: size, judge: &judge)
    }

    func explicitGuide(_ key: GuideKey, _ judge: inout J) throws(J.Failure) -> J.Value? {
        guard let asked else { return nil }
        return try asked.box.explicitGuide(key, for: asked.proposal, judge: &judge)
    }
}

extension Box {
    /// The lines on which a box of two boxes or more aligns them, where they stand: at the guides of the first one.
    package func guideLines<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [(axis: Axis, position: Value)] {
        guard children.count > 1, let place = try places(for: proposal, judge: &judge).first else { return [] }
        var lines: [(axis: Axis, position: Value)] = []
        for key in guidesOfChildren {
            let size = try children[0].size(for: place.proposal, judge: &judge)
            let guide = try children[0].guide(key, for: place.proposal, in: size, judge: &judge)
            lines.append((key.axis, place.origin[key.axis] + guide))
        }
        return lines
    }

    private var guidesOfChildren: [GuideKey] {
        switch content {
        case .stack(_, _, let guide): [guide]
        case .overlay(let overlay): [overlay.guides.horizontal, overlay.guides.vertical]
        default: []
        }
    }
}

extension Box {
    /// The guides of which an explicit value may leave the box, under some proposal.
    package var exportedGuides: Set<GuideKey> {
        switch content {
        case .ranges, .steps, .fixed, .window, .room: []
        case .text: [.firstTextBaseline, .lastTextBaseline]
        case .guided(let key, _): children[0].exportedGuides.union([key])
        case .wrapped, .layered, .spanning, .modified: children[0].exportedGuides
        case .stack, .overlay, .grid: children.reduce(into: []) { $0.formUnion($1.exportedGuides) }
        }
    }
}
