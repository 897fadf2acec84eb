// Box+Making.swift: boxes around others, with the tier and the distances that follow from these.  Lengths in points.

extension Box {
    /// A number of points.
    package static func length(_ points: Double) -> Value { Value(Value.Scalar(decimal: points)) }

    /// A modifier around a box.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package static func modified(_ modifier: BoxModifier<Value>, _ child: Box) -> Box {
        Box(modifier, around: child, priority: modifier.passesPriority ? child.priority : 0)
    }

    /// A flexible frame around a box.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package static func modified(_ frame: consuming FlexibleFrame<Box<Value>>, _ child: Box) -> Box {
        Box(.flexible(frame), around: child, priority: 0)
    }

    /// A row or a column of boxes.
    ///
    /// - Parameters:
    ///   - spacing: Between them, in points; `nil` for what they prefer.
    ///   - guide: The guide on which they are aligned.
    /// - Returns: `nil` where a gap is the larger of two that texts of varying sizes prefer.
    @_specialize(exported:true,where Value == Double)
    @_specialize(where Value == Double)
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package static func stack(
        _ stack: StackMeasure<Value>, _ boxes: [Box], spacing: Value?, on guide: GuideKey
    ) -> Box? {
        var gaps: [Value] = []
        if let spacing {
            gaps = Array(repeating: spacing, count: max(boxes.count - 1, 0))
        } else {
            for (before, after) in zip(boxes, boxes.dropFirst()) {
                guard let gap = before.spacing.distance(to: after.spacing, along: stack.axis) else { return nil }
                gaps.append(gap)
            }
        }
        return Box(
            .stack(stack, gaps: gaps, on: guide), boxes, priority: boxes.isEmpty ? -.infinity : 0,
            spacing: Self.spacing(ofStack: boxes, along: stack.axis))
    }

    /// What a row or a column prefers, as `PreferredSpacing.stack(of:along:)` has it of views; `nil` for what an ordinary view
    /// prefers.
    private static func spacing(ofStack boxes: [Box], along axis: Axis) -> PreferredSpacing<Value>? {
        guard let first = boxes.first, let last = boxes.last else { return .zero }
        if boxes.allSatisfy(\.isSpacedOrdinarily) { return nil }
        let (before, after, across): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        var spacing = PreferredSpacing<Value>()
        spacing.formUnion(first.spacing, edges: before)
        spacing.formUnion(last.spacing, edges: after)
        // All ordinary boxes prefer the same.
        var hasOrdinary = false
        for box in boxes where !box.isSpacedOrdinarily || !hasOrdinary {
            spacing.formUnion(box.spacing, edges: across)
            hasOrdinary = hasOrdinary || box.isSpacedOrdinarily
        }
        return spacing
    }
}
