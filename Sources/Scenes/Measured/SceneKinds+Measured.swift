// SceneKinds+Measured.swift: the kinds of view that are laid out in any arithmetic.  Lengths in points.
// A kind that is not here, and one from outside that does not say, is refused by name.

package import Boxes
package import Rows

extension FixedKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        let size = PerAxis(horizontal: run.fixed(width), vertical: run.fixed(height))
        let guides = zip([GuideKey.firstTextBaseline, .lastTextBaseline], baselines ?? [])
        return guides.reduce(Box(.ranges(size))) { view, guide in
            Box(.guided(guide.0, .number(guide.1)), [view])
        }
    }
}

extension RangeKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        Box(.ranges(PerAxis(horizontal: run.range(width), vertical: run.range(height))))
    }
}

extension LinesKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        Box(.steps(steps))
    }
}

extension ShapeKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        Box(run.shared.shape)
    }
}

extension TextKind {
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        // A font of a size of its own is no text style.
        let style = size == nil ? style ?? .body : nil
        let points = run.length(size.map(\.usable) ?? .points(style?.size ?? 0))
        let piece = TextPiece(string, isBold: style?.isBold ?? false, leading: style?.leading ?? 0)
        let shaped = run.shaped?(piece, points)
        let line = shaped?.line ?? LineMetrics(size: points, leading: run.length(.points(piece.leading)))
        let text = run.shared.text(piece, size: points) {
            BoxText(piece, size: points, shape: shaped?.shape, steps: shaped?.steps)
        }
        return Box(.text(text), spacing: .text(line, scale: run.displayScale))
    }
}

extension ImageKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        if let size { return Box(.fixed(PerAxis { run.length(size[$0]) })) }
        let em = Box<Value>.length(TextStyle.body.size)
        let box = PerAxis { em * Value.Scalar(decimal: SymbolBox.ems[$0]) }
        let baseline = GuideExpression.product(.number(SymbolBox.baseline), .height)
        return [.firstTextBaseline, .lastTextBaseline].reduce(Box(.fixed(box))) { view, key in
            Box(.guided(key, baseline), [view])
        }
    }
}

extension GeometryKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        Box(.room, try inside.measured(in: run, within: nil))
    }
}

extension SpacerKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) -> Box<Value>? {
        let least = run.length(minimum ?? 8)
        let along = BoxRange(minimum: least, ideal: least, maximum: .infinity)
        return Box(
            .ranges(PerAxis { stack == $0.across ? BoxRange(fixed: 0) : along }), priority: -.infinity,
            spacing: .spacer(within: stack))
    }
}

extension StackKind {
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let views = try inside.measured(in: run, within: axis)
        // A stack of one view is that view.
        if views.count == 1, !sharesByItself { return views[0] }
        let stack = Box.stack(
            StackMeasure(axis, countsLine: run.countsLines), views, spacing: spacing.map(run.length), on: key)
        guard let stack else {
            throw UnmeasuredView(kind: "\(name), whose gaps follow from texts of sizes that vary,", id: nil)
        }
        if sharesByItself { stack.sharing = sharing(among: inside, in: run) }
        return stack
    }
}

extension OverlayStackKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let views = try inside.measured(in: run, within: nil)
        if views.count == 1 { return views[0] }
        let overlay = OverlayMeasure(views, on: alignment ?? .center)
        return Box(
            .overlay(overlay), views, priority: views.isEmpty ? -.infinity : 0,
            spacing: .union(of: overlay.leaders.map(\.spacing)))
    }
}

extension GridKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let grid: Box<Value>? = .grid(
            try inside.measured(in: run, within: nil), counts: counts, on: alignment ?? .center,
            spacing: spacing.map { spacing in PerAxis { run.length(spacing[$0]) } })
        guard let grid else {
            throw UnmeasuredView(kind: "grid, whose gaps follow from texts of sizes that vary,", id: nil)
        }
        return grid
    }
}

extension SpanKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let child: Box<Value> = try inside.onlyMeasured(in: run, within: stack)
        return Box(.spanning(columns), around: child)
    }
}

extension ScrollKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        // The content stands in a column, which is the content itself where that is one view.
        Box(.window(ScrollWindow(axes)), [try inside.onlyMeasured(in: run, within: .vertical)])
    }
}

extension LayerKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let layer: Box<Value> = try Array(inside.prefix(1)).onlyMeasured(in: run, within: nil)
        let child: Box<Value> = try Array(inside.dropFirst()).onlyMeasured(in: run, within: stack)
        return Box(.layered(on: alignment ?? .center), around: child, and: [layer])
    }
}

extension FrameKind {
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let child: Box<Value> = try inside.onlyMeasured(in: run, within: stack)
        guard isFlexible else {
            // A length that is none is ignored, as views ignore it; without a length there is no frame.
            let lengths = PerAxis { axis in limits[axis].fixed.flatMap { $0.isIgnored ? nil : run.length($0) } }
            if lengths.horizontal == nil, lengths.vertical == nil { return child }
            return .modified(.frame(FixedFrame(lengths, on: alignment ?? .center)), child)
        }
        return .modified(
            FlexibleFrame(PerAxis { run.flexible(limits[$0]) }, on: alignment ?? .center), child)
    }
}

extension PaddingKind {
    @_specialize(where Value == LinearForm)
    @_specialize(where Value == Fraction)
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        .modified(
            .padding(
                Padding(
                    top: run.length(insets.top), leading: run.length(insets.leading),
                    bottom: run.length(insets.bottom), trailing: run.length(insets.trailing))),
            try inside.onlyMeasured(in: run, within: stack))
    }
}

extension FixedSizeKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        .modified(
            .fixedSize(FixedSize(horizontal: horizontal, vertical: vertical)),
            try inside.onlyMeasured(in: run, within: stack))
    }
}

extension MoveKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let child: Box<Value> = try inside.onlyMeasured(in: run, within: stack)
        let point = PerAxis { run.length($0 == .horizontal ? x : y) }
        return name == "offset"
            ? .modified(.offset(OffsetModifier(point)), child) : .modified(.position(PositionModifier(point)), child)
    }
}

extension AspectKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        .modified(
            .aspectRatio(AspectRatio(ratio: ratio, mode: fills ? .fill : .fit)),
            try inside.onlyMeasured(in: run, within: stack))
    }
}

extension PriorityKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let child: Box<Value> = try inside.onlyMeasured(in: run, within: stack)
        return Box(.wrapped, around: child, priority: self.value)
    }
}

extension GuideKind {
    package func measured<Value: Number>(
        _ inside: [SceneView], within stack: Axis?, in run: SceneRun<Value>
    ) throws(UnmeasuredView) -> Box<Value>? {
        let child: Box<Value> = try inside.onlyMeasured(in: run, within: stack)
        return Box(.guided(key, self.value), around: child)
    }
}
