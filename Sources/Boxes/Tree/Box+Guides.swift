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
            return try value(of: guides[axis].standard, in: size, asking: nil, judge: &judge)
        }
    }

    /// Where a guide lies: its explicit value, else its default; what is none counts as infinity, as in views.
    ///
    /// - Parameter size: That of the box under the proposal.
    private func guide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, in size: PerAxis<Value>, judge: inout J
    ) throws(J.Failure) -> Value {
        var value = try explicitGuide(key, for: proposal, judge: &judge) ?? key.standard(in: size[key.axis])
        if value == nil {
            value = try Self.value(of: key.standard, in: size, asking: (self, proposal), judge: &judge)
        }
        return value.flatMap { $0.isDefined ? $0 : nil } ?? .infinity
    }

    /// A guide's explicit value; `nil` if the box has none.
    package func explicitGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        if !shape.exportsGuides { return nil }
        if let value = knownGuides[key]?.answer(to: proposal) { return value }
        let value = try workedOutGuide(key, for: proposal, judge: &judge)
        knownGuides[key, default: KnownAnswers()].remember(value, to: proposal)
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
            return try Self.value(of: expression, in: size, asking: (child, proposal), judge: &judge)
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
        var values: [Value] = []
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            guard let value = try child.explicitGuide(key, for: place.proposal, judge: &judge) else { continue }
            values.append(place.origin[key.axis] + value)
        }
        return key.combination.combined(values, judge: &judge)
    }

    /// What an expression comes to in a box's size, with its other guides; without a box, in a plain rectangle.
    private static func value<J: Judge<Value>>(
        of expression: GuideExpression, in size: PerAxis<Value>,
        asking box: (Box, PerAxis<Value?>)?, judge: inout J
    ) throws(J.Failure) -> Value {
        func value(_ expression: GuideExpression, _ judge: inout J) throws(J.Failure) -> Value {
            try Self.value(of: expression, in: size, asking: box, judge: &judge)
        }
        switch expression {
        case .number(let number): return length(number)
        case .width: return size.horizontal
        case .height: return size.vertical
        case .guide(let key):
            guard let (box, proposal) = box else { return try value(key.standard, &judge) }
            return try box.guide(key, for: proposal, in: size, judge: &judge)
        case .explicit(let key, let otherwise):
            if let (box, proposal) = box,
                let explicit = try box.explicitGuide(key, for: proposal, judge: &judge)
            {
                return explicit
            }
            return try value(otherwise, &judge)
        case .sum(let first, let second): return try value(first, &judge) + value(second, &judge)
        case .difference(let first, let second): return try value(first, &judge) - value(second, &judge)
        case .product(let first, let second):
            let (first, second) = (try value(first, &judge), try value(second, &judge))
            if let factor = first.known { return second * factor }
            return first * (try judge.known(second))
        case .quotient(let first, let second):
            let (first, second) = (try value(first, &judge), try value(second, &judge))
            return first / (try judge.known(second))
        }
    }

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
