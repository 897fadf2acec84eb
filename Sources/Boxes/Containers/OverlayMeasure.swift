// OverlayMeasure.swift: views over each other, aligned on a guide of each axis, over any number.  Lengths in points.
// Source: SwiftVVD's ZStackLayoutAlgorithmTests for the extent by guides; that only the largest priority counts was seen on
// SwiftUI (OpenSwiftUI's snapshot tests, fatbobman.com).

/// Views over each other.
@usableFromInline package struct OverlayMeasure<Child: MeasuredChild> {
    /// The guides on which the views are aligned.
    @usableFromInline package let guides: PerAxis<Child.Guide>
    /// The views of the largest priority: they alone count for the size.
    @usableFromInline package let leaders: [Child]

    /// Views over each other.
    @inlinable package init(_ views: [Child], on guides: PerAxis<Child.Guide>) {
        self.guides = guides
        let largest = views.map(\.priority).max() ?? 0
        let leaders = views.filter { $0.priority == largest }
        // Priorities that are not numbers lead nobody.
        self.leaders = leaders.isEmpty ? views : leaders
    }

    /// The union of the leading views on their guides.
    @inlinable package func size<J: Judge<Child.Value>>(
        for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        var answers: [(size: PerAxis<Child.Value>, guides: PerAxis<Child.Value>)] = []
        for leader in leaders { answers.append(try leader.answer(to: proposal, on: guides, judge: &judge)) }
        return PerAxis { axis in
            guard let first = answers.first else { return 0 }
            if answers.contains(where: { $0.size[axis] == .infinity }) { return .infinity }
            var (before, after) = (first.guides[axis], first.size[axis] - first.guides[axis])
            for answer in answers.dropFirst() {
                before = judge.greater(before, answer.guides[axis])
                after = judge.greater(after, answer.size[axis] - answer.guides[axis])
            }
            return before + after
        }
    }

    /// The lines on which all views stand within a size that they are offered: the largest guides of the leading ones.
    @inlinable package func lines<J: Judge<Child.Value>>(
        within size: PerAxis<Child.Value>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        var lines: PerAxis<Child.Value>?
        for leader in leaders {
            let own = try leader.answer(to: PerAxis { size[$0] }, on: guides, judge: &judge).guides
            guard let others = lines else {
                lines = own
                continue
            }
            lines = PerAxis { judge.greater(others[$0], own[$0]) }
        }
        return lines ?? PerAxis { _ in 0 }
    }

    /// Where a view begins within the size that it is offered.
    @inlinable package func origin<J: Judge<Child.Value>>(
        of view: Child, on lines: PerAxis<Child.Value>, within size: PerAxis<Child.Value>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value> {
        let own = try view.answer(to: PerAxis { size[$0] }, on: guides, judge: &judge).guides
        return PerAxis { lines[$0].difference(own[$0]) }
    }
}
