// MeasuredChild.swift: what a container asks of a view inside, over any number.  Lengths in points.
//
// Measures of containers (here and in `Modifiers`) are functions over numbers and a judge, as rules are: nodes of views
// call them with doubles, and trees of plain data run the same lines exactly, or with lengths that vary.

/// A view that answers what containers ask: a node with doubles, or plain data in any arithmetic.
@usableFromInline package protocol MeasuredChild<Value> {
    /// The lengths asked and answered.
    associatedtype Value: Number
    /// How a guide is named.
    associatedtype Guide

    /// The tier in the container around; the largest is served first.
    var priority: Double { get }

    /// Whether an offer is shared among several views inside.
    var isNested: Bool { get }

    /// The size under a proposal, in points: at least 0.
    ///
    /// - Parameter proposal: Lengths in points, `nil` where they are left open.
    func size<J: Judge<Value>>(for proposal: PerAxis<Value?>, judge: inout J) throws(J.Failure) -> PerAxis<Value>

    /// The least heights by width of what wraps, its words whole; `nil` for what does not, and where a font's size varies.
    var staircase: Staircase<Value.Scalar>? { get }

    /// About the height in a width of what wraps, in points, where doubles answer sooner; `nil` elsewhere.
    func roughHeight(in width: Double) -> Double?

    /// The size under a proposal, and where a guide lies there: its explicit value, else its default.
    func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guide: Guide, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guide: Value)

    /// The size under a proposal, and where a guide of each axis lies there.
    func answer<J: Judge<Value>>(
        to proposal: PerAxis<Value?>, on guides: PerAxis<Guide>, judge: inout J
    ) throws(J.Failure) -> (size: PerAxis<Value>, guides: PerAxis<Value>)

    /// Where guides lie in a plain rectangle: their default values.
    static func standard<J: Judge<Value>>(
        _ guides: PerAxis<Guide>, in size: PerAxis<Value>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value>
}

/// A child's origin in its parent, in points and as if lines ran left to right, and its final proposal.
@usableFromInline package struct MeasuredPlace<Value: Number>: Equatable {
    /// The child's top left corner.
    @usableFromInline package let origin: PerAxis<Value>
    /// What the child is offered in the end.
    @usableFromInline package let proposal: PerAxis<Value?>

    /// A place, in points.
    @inlinable package init(origin: PerAxis<Value>, proposal: PerAxis<Value?>) {
        (self.origin, self.proposal) = (origin, proposal)
    }
}

extension MeasuredChild {
    /// What is measured in doubles anyway, or not at all.
    @inlinable package func roughHeight(in width: Double) -> Double? { nil }

    /// The least heights by width of a child of a row: those of what wraps, or else the one height in the least width.
    ///
    /// - Parameter isCutting: Whether words may be cut; else the first width holds the longest of them.
    /// - Throws: What `judge.known(_:)` throws where they vary.
    @inlinable package func staircaseInRow<J: Judge<Value>>(
        cutting isCutting: Bool, judge: inout J
    ) throws(J.Failure) -> Staircase<Value.Scalar>? {
        let whole = try takenStaircase(judge: &judge)
        if let whole, !isCutting { return whole }
        let least = try size(for: PerAxis(horizontal: 0, vertical: nil), judge: &judge)
        let step = Staircase<Value.Scalar>.Step(
            width: try judge.known(least.horizontal), height: try judge.known(least.vertical))
        guard let whole else { return try foundStaircase(from: step, judge: &judge) }
        return try? Staircase(answers: [step] + cutSteps(from: step, to: whole.narrowest, judge: &judge) + whole.steps)
    }

    /// The heights of what does not say them, such as a text in a frame, looked for as if they fell wherever it gets wider; those
    /// of what holds a stack are not looked for.
    @usableFromInline func foundStaircase<J: Judge<Value>>(
        from least: Staircase<Value.Scalar>.Step, judge: inout J
    ) throws(J.Failure) -> Staircase<Value.Scalar>? {
        let single = try? Staircase(answers: [least])
        guard !isNested else { return single }
        let widest = try widestSize(judge: &judge)
        let (width, height) = (try judge.known(widest.horizontal), try judge.known(widest.vertical))
        guard least.width < width, height < least.height else { return single }
        let whole = Staircase<Value.Scalar>.Step(width: width, height: height)
        return try? Staircase(answers: [least] + cutSteps(from: least, to: whole, judge: &judge) + [whole])
    }

    /// Whether the child says its heights, or is in its widest width as high as in its least one.
    @inlinable package func knowsHeights<J: Judge<Value>>(judge: inout J) throws(J.Failure) -> Bool {
        if staircase != nil { return true }
        let least = try size(for: PerAxis(horizontal: 0, vertical: nil), judge: &judge).vertical
        let widest = try widestSize(judge: &judge).vertical
        return !judge.isLess(least, widest) && !judge.isLess(widest, least)
    }

    /// The size in the widest width that the child takes, or by itself where it takes any.
    @inlinable func widestSize<J: Judge<Value>>(judge: inout J) throws(J.Failure) -> PerAxis<Value> {
        let size = try size(for: PerAxis(horizontal: .infinity, vertical: nil), judge: &judge)
        guard size.horizontal.isInfinite || size.vertical.isInfinite else { return size }
        return try self.size(for: PerAxis { _ in nil }, judge: &judge)
    }

    /// The steps between the least width and the longest word's, on the grid of texts.
    ///
    /// - Complexity: O(log width) sizes for each of them, three of which are exact where doubles say the place.
    @usableFromInline func cutSteps<J: Judge<Value>>(
        from least: Staircase<Value.Scalar>.Step, to whole: Staircase<Value.Scalar>.Step, judge: inout J
    ) throws(J.Failure) -> [Staircase<Value.Scalar>.Step] {
        // Wider than all worlds, a text has no places that could be counted.
        guard whole.width.double < 1e12 else { return [] }
        let first = TextGrid.place(above: least.width.double)
        var place = TextGrid.place(above: whole.width.double) - 1
        var steps: [Staircase<Value.Scalar>.Step] = []
        while place >= first, steps.count < TextGrid.mostCuts {
            let height = try height(inPlace: place, judge: &judge)
            if height >= least.height { break }
            let guess = roughPlace(of: height, upTo: place, from: first)
            place = try TextGrid.least(upTo: place, from: first, near: guess) { place throws(J.Failure) in
                try self.height(inPlace: place, judge: &judge) <= height
            }
            steps.append(try taken(.init(width: TextGrid.width(place), height: height), judge: &judge))
            place -= 1
        }
        return steps
    }

    /// The steps with words whole, each with the width that the child takes there.
    @usableFromInline func takenStaircase<J: Judge<Value>>(
        judge: inout J
    ) throws(J.Failure) -> Staircase<Value.Scalar>? {
        guard let staircase else { return nil }
        var steps: [Staircase<Value.Scalar>.Step] = []
        for step in staircase.steps { steps.append(try taken(step, judge: &judge)) }
        return try? Staircase(answers: steps)
    }

    /// A step with the width that the child takes there, which the grid may put a little higher.
    @usableFromInline func taken<J: Judge<Value>>(
        _ step: Staircase<Value.Scalar>.Step, judge: inout J
    ) throws(J.Failure) -> Staircase<Value.Scalar>.Step {
        let room = PerAxis<Value?>(horizontal: Value(step.width), vertical: nil)
        let width = try judge.known(try size(for: room, judge: &judge).horizontal)
        return .init(width: min(step.width, width), height: step.height)
    }

    /// The first place that is no higher than something, as doubles have it.
    private func roughPlace(of height: Value.Scalar, upTo place: Int, from first: Int) -> Int? {
        let limit = height.double + 1e-6
        func rough(_ place: Int) -> Double? { roughHeight(in: Double(place) / TextGrid.parts) }
        guard rough(place) != nil else { return nil }
        return TextGrid.least(upTo: place, from: first) { rough($0).map { $0 <= limit } ?? false }
    }

    /// The height in a width of the grid of texts.
    private func height<J: Judge<Value>>(inPlace place: Int, judge: inout J) throws(J.Failure) -> Value.Scalar {
        let room = PerAxis<Value?>(horizontal: Value(TextGrid.width(place)), vertical: nil)
        return try judge.known(try size(for: room, judge: &judge).vertical)
    }

    /// Where the child begins in a frame on whose side only the guides' default values count.
    @inlinable func origin<J: Judge<Value>>(
        in frame: PerAxis<Value>, on guides: PerAxis<Guide>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Value> {
        let frame = try Self.standard(guides, in: frame, judge: &judge)
        let own = try answer(to: proposal, on: guides, judge: &judge).guides
        return PerAxis { frame[$0].difference(own[$0]) }
    }

    /// Where a view over or under this one stands: it is offered the size of this one, on common guides.
    @inlinable package func place<J: Judge<Value>>(
        of layer: Self, on guides: PerAxis<Guide>, for proposal: PerAxis<Value?>, judge: inout J
    ) throws(J.Failure) -> MeasuredPlace<Value> {
        let own = try answer(to: proposal, on: guides, judge: &judge)
        let offer = PerAxis<Value?> { own.size[$0] }
        let other = try layer.answer(to: offer, on: guides, judge: &judge).guides
        return MeasuredPlace(origin: PerAxis { own.guides[$0].difference(other[$0]) }, proposal: offer)
    }
}
