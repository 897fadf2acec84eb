// Box.swift: a box with all inside it, laid out over any number.  Lengths in points.

/// A box that answers in numbers of any kind: doubles, fractions, or lengths that vary.
///
/// It remembers its answers, which are those of one judge: a tree is made for one run.
package final class Box<Value: Number> {
    /// What decides the size.
    ///
    /// Numbers are behind pointers, so that a box has one layout for all kinds of numbers, which the compiler knows.
    package enum Content {
        /// Lengths brought into ranges.
        indirect case ranges(PerAxis<BoxRange<Value>>)
        /// The widest of some sizes that is not wider than the offer, else the last.
        case steps([PerAxis<Double>])
        /// One size.
        indirect case fixed(PerAxis<Value>)
        /// A text.
        case text(BoxText<Value>)
        /// Boxes over each other in the room that is offered, 10 points where none is.
        case room
        /// A modifier around a box.
        case modified(BoxModifier<Value>)
        /// A box with one guide given.
        indirect case guided(GuideKey, GuideExpression)
        /// A box in another tier, or with another name.
        case wrapped
        /// A box with another over or under it, which comes second.
        indirect case layered(on: PerAxis<GuideKey>)
        /// A window onto a box.
        case window(ScrollWindow<Box>)
        /// A row or a column, with the gaps between its children.
        case stack(StackMeasure<Value>, gaps: [Value], on: GuideKey)
        /// Cells in rows and columns.
        indirect case grid(GridMeasure<Box>)
        /// A cell that spans some columns of its grid.
        case spanning(Int)
        /// Boxes over each other.
        indirect case overlay(OverlayMeasure<Box>)
    }

    // The fields stand in an order that leaves few gaps: large trees are made of these objects.
    package let content: Content
    /// What is known of the box without an offer.
    let shape: BoxShape
    // What follows is set while a tree is made, and read of each box of a layout: no two accesses overlap.
    /// Its role on the screen; layout ignores it.
    @exclusivity(unchecked) package var role: BoxRole?
    /// Whether a stack gives its children the optimum, and not what SwiftUI's rule gives.
    @exclusivity(unchecked) package var isOptimal = false
    /// Whether a stack's children step in so many ways that nobody has proved that no other lengths are better.
    @exclusivity(unchecked) package var isUnproven = false
    /// Whether boxes inside are asked for one length at a time, as a proof asks.
    package var asksAlongAxes = false
    /// The boxes inside, in order.
    package let children: BoxesInside<Value>
    /// The tier in the container around.
    package let priority: Double
    /// The distances that the box prefers, where it is no ordinary one.
    private let ownSpacing: KeptSpacing<Value>?
    @exclusivity(unchecked) private var called: (id: String?, kind: String) = (nil, "view")
    /// Its rare settings.
    @exclusivity(unchecked) var traits: BoxTraits<Value>?
    @exclusivity(unchecked) private var kept: BoxMemory<Value>?

    /// Its name, if it has one.
    package var id: String? {
        get { called.id }
        set { called.id = newValue }
    }
    /// The kind of box, for messages.
    package var kind: String {
        get { called.kind }
        set { called.kind = newValue }
    }

    /// Its earlier answers; made when the first one is kept.
    var memory: BoxMemory<Value> {
        if let kept { return kept }
        let made = BoxMemory<Value>()
        kept = made
        return made
    }

    /// A box with those inside it.
    ///
    /// - Parameter spacing: The distances that it prefers; `nil` for those of an ordinary view.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package init(
        _ content: Content, _ children: [Box] = [], priority: Double = 0, spacing: PreferredSpacing<Value>? = nil
    ) {
        (self.content, self.children, self.priority) = (content, BoxesInside(children), priority)
        ownSpacing = spacing.map { KeptSpacing($0) }
        shape = BoxShape(content, self.children)
    }

    /// A box around another one, which prefers what that one prefers.
    ///
    /// - Parameter priority: The tier; that of the box inside where none is given.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package init(_ content: Content, around child: Box, and others: [Box] = [], priority: Double? = nil) {
        (self.content, children) = (content, others.isEmpty ? .one(child) : .several([child] + others))
        (self.priority, ownSpacing) = (priority ?? child.priority, child.ownSpacing)
        shape = BoxShape(content, children)
    }

    /// A modifier around a box.
    @inline(__always)
    init(_ modifier: BoxModifier<Value>, around child: Box, priority: Double) {
        (content, children, self.priority) = (.modified(modifier), .one(child), priority)
        // Around what prefers nothing in particular no modifier prefers anything else.
        ownSpacing = child.ownSpacing.map { KeptSpacing(modifier.spacing(of: $0.spacing)) }
        shape = BoxShape(content, children)
    }

    /// Forgets all answers, those of the boxes inside too, for another run.
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func forget() {
        (kept, isUnproven) = (nil, false)
        if !isPlain, fault != nil { fault = nil }
        if case .text(let text) = content { text.forget() }
        children.each { $0.forget() }
    }

    /// The distances that the box prefers.
    package var spacing: PreferredSpacing<Value> { ownSpacing?.spacing ?? .ordinary }

    /// Whether it prefers the distances of an ordinary view.
    package var isSpacedOrdinarily: Bool { ownSpacing == nil }
}

extension Box: MeasuredChild {
    package func size<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        let proposal = PerAxis { axis in proposal[axis].flatMap { $0.isDefined ? $0 : nil } }
        if let response, let width = try response.length(along: .horizontal, for: proposal, judge: &judge),
            let height = try response.length(along: .vertical, for: proposal, judge: &judge)
        {
            return PerAxis(horizontal: width, vertical: height)
        }
        if shape.isSeparable {
            if let size = lengths(for: proposal) { return size }
            let along = memory.along
            if let width = along.horizontal.length(for: proposal.horizontal),
                let height = along.vertical.length(for: proposal.vertical)
            {
                return PerAxis(horizontal: width, vertical: height)
            }
            let size = try J.rethrowing { try compiledSize(for: proposal, judge: &judge) }
            memory.along.horizontal.remember(size.horizontal, for: proposal.horizontal)
            memory.along.vertical.remember(size.vertical, for: proposal.vertical)
            return size
        }
        if let size = memory.sizes.answer(to: proposal) { return size }
        let size = try J.rethrowing { try compiledSize(for: proposal, judge: &judge) }
        memory.sizes.remember(size, to: proposal)
        return size
    }

    /// The size, compiled for layouts, sweeps and proofs.
    @_specialize(where Value == Double, J == PlainJudge<Double>)
    @_specialize(where Value == AffineOver<Fraction>, J == SweepJudge<Fraction>)
    @_specialize(where Value == LinearForm, J == FormJudge)
    @_specialize(where Value == Fraction, J == PlainJudge<Fraction>)
    @inline(never)
    private func compiledSize<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws -> PerAxis<Value> {
        try definedSize(for: proposal, judge: &judge)
    }

    private func definedSize<J: Judge<Value>>(
        for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        let measured = try measure(proposal, judge: &judge)
        // What would be smaller than nothing counts as nothing, as in the nodes of views.
        return PerAxis { measured[$0].isDefined ? judge.greater(measured[$0], 0) : 0 }
    }

    func measure<J: Judge<Value>>(
        _ proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        switch content {
        case .ranges(let ranges): return PerAxis { ranges[$0].length(for: proposal[$0], judge: &judge) }
        case .steps(let steps): return step(of: steps, for: proposal.horizontal, judge: &judge)
        case .fixed(let size): return size
        case .text(let text): return try text.layout(in: proposal, judge: &judge).size
        case .room: return PerAxis { proposal[$0] ?? 10 }
        case .modified(let modifier): return try modifier.size(of: children[0], for: proposal, judge: &judge)
        case .grid(let grid): return grid.size(try lengths(of: grid, for: proposal, judge: &judge))
        case .guided, .wrapped, .layered, .spanning: return try children[0].size(for: proposal, judge: &judge)
        case .window(let window): return try window.size(of: children[0], for: proposal, judge: &judge)
        case .stack(let stack, let gaps, let guide):
            if children.isEmpty { return PerAxis { _ in 0 } }
            let members = try members(of: stack, gaps, on: guide, for: proposal, judge: &judge)
            var length = stack.length(of: members, gaps: gaps.reduce(0, +))
            if let longest, proposal[stack.axis] == .infinity { length = judge.lesser(length, longest) }
            let across = stack.extent(of: members, judge: &judge).length
            return PerAxis { $0 == stack.axis ? length : across }
        case .overlay(let overlay): return try overlay.size(for: proposal, judge: &judge)
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
    func members<J: Judge<Value>>(
        of stack: StackMeasure<Value>, _ gaps: [Value], on guide: GuideKey, for proposal: PerAxis<Value?>,
        judge: inout J
    ) throws(J.Failure) -> [StackMeasure<Value>.Member] {
        if !shape.isSeparable, let members = memory.members.answer(to: proposal) { return members }
        let across = proposal[stack.axis.across]
        let offers = try offers(in: proposal[stack.axis], along: stack.axis, gaps, across: across, judge: &judge)
        var members: [StackMeasure<Value>.Member] = []
        members.reserveCapacity(children.count)
        for (child, offer) in zip(children, offers) {
            members.append(try stack.member(child, offered: offer, across: across, on: guide, judge: &judge))
        }
        if !shape.isSeparable { memory.members.remember(members, to: proposal) }
        return members
    }

    /// What each child of a stack is offered along it.
    func offers<J: Judge<Value>>(
        in length: Value?, along axis: Axis, _ gaps: [Value], across: Value?, judge: inout J
    ) throws(J.Failure) -> [Value?] {
        if shape.isSeparable {
            if let known = memory.offers.first(where: { $0.length == length }) { return known.offers }
        }
        let shared = BoxStack<J>(
            children: children, gaps: gaps, axis: axis, across: across, asksAlong: asksAlongAxes, box: self)
        let offers =
            try sharing == nil
            ? shared.offers(in: length, isOptimal: isOptimal, judge: &judge)
            : self.offers(of: shared, in: length, judge: &judge)
        if shape.isSeparable { memory.offers.append((length, offers)) }
        return offers
    }
}
