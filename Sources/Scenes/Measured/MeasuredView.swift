// MeasuredView.swift: a view of a scene that is laid out in any arithmetic, by the lines that lay out views.
// Lengths in points.

import Fractions
package import LayoutCore
package import Rows

/// A view that answers in numbers of any kind: doubles, fractions, or lengths that vary.
///
/// It remembers its answers, which are those of one judge: a tree is made for one run.
package final class MeasuredView<Value: Number> {
    /// What decides the size.
    enum Content {
        /// Lengths brought into ranges.
        case ranges(PerAxis<MeasuredRange<Value>>)
        /// The widest of some sizes that is not wider than the offer, else the last.
        case steps([PerAxis<Double>])
        /// One size.
        case fixed(PerAxis<Value>)
        /// A text.
        case text(SceneText<Value>)
        /// Views over each other in the room that is offered, 10 points where none is.
        case room([MeasuredView])
        /// A modifier around a view.
        case modified(any UnaryLayout<MeasuredView>, MeasuredView)
        /// A view with one guide given.
        case guided(GuideKey, GuideExpression, MeasuredView)
        /// A view in another tier.
        case prioritised(MeasuredView)
        /// A view with another over or under it.
        case layered(MeasuredView, by: MeasuredView, on: PerAxis<GuideKey>)
        /// A window onto a view.
        case window(ScrollWindow<MeasuredView>, MeasuredView)
        /// A row or a column, with the gaps between its children.
        case stack(StackMeasure<Value>, [MeasuredView], gaps: [Value], on: GuideKey)
        /// Cells in rows and columns.
        case grid(GridMeasure<MeasuredView>)
        /// A cell that spans some columns of its grid.
        case spanning(Int, MeasuredView)
        /// Views over each other.
        case overlay(OverlayMeasure<MeasuredView>, [MeasuredView])
    }

    let content: Content
    /// The tier in the container around.
    package let priority: Double
    /// The distances that the view prefers.
    let spacing: PreferredSpacing<Value>
    /// The name in the scene.
    var id: String?
    /// The kind of view, as scenes call it.
    var kind = "view"
    /// The rules by which stacks share their lengths.
    var engine = SceneEngine.swiftui
    private var known = KnownAnswers<Value, PerAxis<Value>>()
    /// Explicit guides; an expression may name one twice, and so may that of the view inside.
    var knownGuides: [GuideKey: KnownAnswers<Value, Value?>] = [:]
    /// A stack's children under earlier proposals: sizes, guides and places follow from them.
    private var knownMembers = KnownAnswers<Value, [StackMeasure<Value>.Member]>()
    /// A grid's columns and rows under earlier proposals.
    var knownTracks = KnownAnswers<Value, GridMeasure<MeasuredView>.Lengths>()

    init(_ content: Content, priority: Double = 0, spacing: PreferredSpacing<Value> = .ordinary) {
        (self.content, self.priority, self.spacing) = (content, priority, spacing)
    }

    /// A modifier around a view.
    static func modified<Modifier: UnaryLayout<MeasuredView>>(
        _ modifier: Modifier, _ child: MeasuredView
    ) -> MeasuredView {
        MeasuredView(
            .modified(modifier, child), priority: Modifier.passesPriority ? child.priority : 0,
            spacing: modifier.spacing(of: child.spacing))
    }

    /// A number of points.
    static func length(_ points: Double) -> Value { Value(Value.Scalar(decimal: points)) }
}

extension MeasuredView: MeasuredChild {
    package func size<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        let proposal = PerAxis { axis in proposal[axis].flatMap { $0.isDefined ? $0 : nil } }
        if let size = known.answer(to: proposal) { return size }
        let size = try J.rethrowing { try compiledSize(for: proposal, judge: &judge) }
        known.remember(size, to: proposal)
        return size
    }

    /// The size, compiled for sweeps: modifiers call back with lengths of any kind.
    @_specialize(where Value == AffineOver<Fraction>, J == SweepJudge<Fraction>)
    @inline(never)
    private func compiledSize<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> PerAxis<Value> {
        let measured = try measure(proposal, judge: &judge)
        // What would be smaller than nothing counts as nothing, as in the nodes of views.
        return PerAxis { measured[$0].isDefined ? judge.greater(measured[$0], 0) : 0 }
    }

    private func measure<J: Judge<Value>>(
        _ proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        switch content {
        case .ranges(let ranges):
            return PerAxis { axis in
                let range = ranges[axis]
                return judge.clamped(proposal[axis] ?? range.ideal, range.minimum, range.maximum)
            }
        case .steps(let steps): return step(of: steps, for: proposal.horizontal, judge: &judge)
        case .fixed(let size): return size
        case .text(let text): return try text.layout(in: proposal, judge: &judge).size
        case .room: return PerAxis { proposal[$0] ?? 10 }
        case .modified(let modifier, let child): return try modifier.size(of: child, for: proposal, judge: &judge)
        case .grid(let grid): return grid.size(try lengths(of: grid, for: proposal, judge: &judge))
        case .guided(_, _, let child), .prioritised(let child), .layered(let child, _, _), .spanning(_, let child):
            return try child.size(for: proposal, judge: &judge)
        case .window(let window, let child): return try window.size(of: child, for: proposal, judge: &judge)
        case .stack(let stack, let children, let gaps, let guide):
            if children.isEmpty { return PerAxis { _ in 0 } }
            let members = try members(of: stack, children, gaps, on: guide, for: proposal, judge: &judge)
            let length = stack.length(of: members, gaps: gaps.reduce(0, +))
            let across = stack.extent(of: members, judge: &judge).length
            return PerAxis { $0 == stack.axis ? length : across }
        case .overlay(let overlay, _): return try overlay.size(for: proposal, judge: &judge)
        }
    }

    private func step<J: Judge<Value>>(
        of steps: [PerAxis<Double>], for width: Value?, judge: inout J
    ) -> PerAxis<Value> {
        var step = width == nil ? steps.first : steps.last
        if let width {
            var widest = -Double.infinity
            for candidate in steps where candidate.horizontal > widest {
                if judge.isLess(width, Self.length(candidate.horizontal)) { continue }
                (step, widest) = (candidate, candidate.horizontal)
            }
        }
        return PerAxis { axis in Self.length(step?[axis] ?? 0) }
    }

    /// The children of a stack with what they are offered, and what they answer.
    private func members<J: Judge<Value>>(
        of stack: StackMeasure<Value>, _ children: [MeasuredView], _ gaps: [Value], on guide: GuideKey,
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [StackMeasure<Value>.Member] {
        if let members = knownMembers.answer(to: proposal) { return members }
        let across = proposal[stack.axis.across]
        let shared = MeasuredStack<J>(
            children: children, gaps: gaps, axis: stack.axis, across: across)
        let offers = try shared.offers(in: proposal[stack.axis], by: engine, judge: &judge)
        var members: [StackMeasure<Value>.Member] = []
        for (child, offer) in zip(children, offers) {
            members.append(try stack.member(child, offered: offer, across: across, on: guide, judge: &judge))
        }
        knownMembers.remember(members, to: proposal)
        return members
    }
}

extension MeasuredView {
    /// Whether an offer is shared among several views inside, as nodes of views have it.
    var isNested: Bool {
        // A layer gets what the view has taken.
        if case .layered(let child, _, _) = content { return child.isNested }
        let children = children
        return children.count > 1 || children.first?.isNested ?? false
    }

    /// The views inside, in order.
    var children: [MeasuredView] {
        switch content {
        case .ranges, .steps, .fixed, .text: []
        case .modified(_, let child), .guided(_, _, let child), .prioritised(let child), .window(_, let child),
            .spanning(_, let child):
            [child]
        case .grid(let grid): grid.views
        case .layered(let child, let layer, _): [child, layer]
        case .stack(_, let children, _, _), .overlay(_, let children), .room(let children): children
        }
    }

    /// Where the views inside stand under a proposal, one place each.
    func places<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> [MeasuredPlace<Value>] {
        let size = try size(for: proposal, judge: &judge)
        let own = MeasuredPlace(origin: PerAxis<Value> { _ in 0 }, proposal: proposal)
        switch content {
        case .ranges, .steps, .fixed, .text: return []
        case .room(let children):
            return children.map { _ in MeasuredPlace(origin: own.origin, proposal: PerAxis { size[$0] }) }
        case .modified(let modifier, let child):
            return [try modifier.place(of: child, in: size, for: proposal, judge: &judge)]
        case .guided, .prioritised, .spanning: return [own]
        case .grid(let grid): return try places(in: grid, for: proposal, judge: &judge)
        case .layered(let child, let layer, let guides):
            return [own, try child.place(of: layer, on: guides, for: proposal, judge: &judge)]
        case .window(let window, let child):
            return [try window.place(of: child, in: size, for: proposal, judge: &judge)]
        case .stack(let stack, let children, let gaps, let guide):
            // A length across that was left open has become the stack's own.
            let final = PerAxis<Value?> { proposal[$0] ?? ($0 == stack.axis ? nil : size[$0]) }
            let members = try members(of: stack, children, gaps, on: guide, for: final, judge: &judge)
            let start = stack.extent(of: members, judge: &judge).start
            var places: [MeasuredPlace<Value>] = []
            stack.place(members, at: own.origin, from: start, gaps: gaps) { places.append($1) }
            return places
        case .overlay(let overlay, let children):
            let lines = try overlay.lines(within: size, judge: &judge)
            var places: [MeasuredPlace<Value>] = []
            for child in children {
                let origin = try overlay.origin(of: child, on: lines, within: size, judge: &judge)
                places.append(MeasuredPlace(origin: origin, proposal: PerAxis { size[$0] }))
            }
            return places
        }
    }
}
