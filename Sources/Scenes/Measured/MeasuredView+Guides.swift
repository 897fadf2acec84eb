// MeasuredView+Guides.swift: guides in any arithmetic: given, exported by containers, or worked out from expressions.
// Lengths in points from a view's top or leading edge.

package import LayoutCore
package import Rows

extension MeasuredView {
    package typealias Guide = GuideKey

    package func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guide: GuideKey, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guide: Value) {
        (try size(for: proposal, judge: &judge), try self.guide(guide, for: proposal, judge: &judge))
    }

    package func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guides: PerAxis<GuideKey>, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guides: PerAxis<Value>) {
        let size = try size(for: proposal, judge: &judge)
        let own = try PerAxis { axis throws(J.Failure) in try guide(guides[axis], for: proposal, judge: &judge) }
        return (size, own)
    }

    package static func standard<J: Judge<Value>>(
        _ guides: PerAxis<GuideKey>, in size: PerAxis<Value>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        try PerAxis { axis throws(J.Failure) in
            try value(of: guides[axis].standard, in: size, asking: nil, judge: &judge)
        }
    }

    /// Where a guide lies: its explicit value, else its default; what is none counts as infinity, as in views.
    private func guide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value {
        var value = try explicitGuide(key, for: proposal, judge: &judge)
        if value == nil {
            let size = try size(for: proposal, judge: &judge)
            value = try Self.value(of: key.standard, in: size, asking: (self, proposal), judge: &judge)
        }
        return value.flatMap { $0.isDefined ? $0 : nil } ?? .infinity
    }

    /// A guide's explicit value; `nil` if the view has none.
    private func explicitGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        if !hasGuides { return nil }
        if let value = knownGuides[key]?.answer(to: proposal) { return value }
        let value = try workedOutGuide(key, for: proposal, judge: &judge)
        knownGuides[key, default: KnownAnswers()].remember(value, to: proposal)
        return value
    }

    /// Whether the view may have explicit guides at all.
    private var hasGuides: Bool {
        switch content {
        case .ranges, .steps, .fixed, .window, .room: false
        default: true
        }
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
        case .guided(key, let expression, let child):
            let size = try child.size(for: proposal, judge: &judge)
            return try Self.value(of: expression, in: size, asking: (child, proposal), judge: &judge)
        case .guided(_, _, let child), .prioritised(let child), .layered(let child, _, _), .spanning(_, let child):
            return try child.explicitGuide(key, for: proposal, judge: &judge)
        case .modified(let modifier, let child):
            let place = try places(for: proposal, judge: &judge)[0]
            let origin: Value = type(of: modifier).movesGuides ? place.origin[key.axis] : 0
            guard !origin.isInfinite else { return nil }
            return try child.explicitGuide(key, for: place.proposal, judge: &judge).map { $0 + origin }
        case .stack, .overlay, .grid: return try combinedGuide(key, for: proposal, judge: &judge)
        }
    }

    /// What the explicit values of the children combine to where they stand.
    private func combinedGuide<J: Judge<Value>>(
        _ key: GuideKey, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> Value? {
        guard key.alignmentKey.combination != .never else { return nil }
        let size = try size(for: proposal, judge: &judge)
        guard !size.horizontal.isInfinite, !size.vertical.isInfinite else { return nil }
        var values: [Value] = []
        for (child, place) in zip(children, try places(for: proposal, judge: &judge)) {
            guard let value = try child.explicitGuide(key, for: place.proposal, judge: &judge) else { continue }
            values.append(place.origin[key.axis] + value)
        }
        return key.alignmentKey.combination.combined(values, judge: &judge)
    }

    /// What an expression comes to in a view's size, with its other guides; without a view, in a plain rectangle.
    private static func value<J: Judge<Value>>(
        of expression: GuideExpression, in size: PerAxis<Value>,
        asking view: (MeasuredView, PerAxis<Value?>)?, judge: inout J
    ) throws(J.Failure) -> Value {
        func value(_ expression: GuideExpression, _ judge: inout J) throws(J.Failure) -> Value {
            try Self.value(of: expression, in: size, asking: view, judge: &judge)
        }
        switch expression {
        case .number(let number): return length(number)
        case .width: return size.horizontal
        case .height: return size.vertical
        case .guide(let key):
            guard let (view, proposal) = view else { return try value(key.standard, &judge) }
            return try view.guide(key, for: proposal, judge: &judge)
        case .explicit(let key, let otherwise):
            if let (view, proposal) = view,
                let explicit = try view.explicitGuide(key, for: proposal, judge: &judge)
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
}
