// AspectRatio.swift: a box offered a rectangle of given proportions, over any number.

/// How a rectangle of given proportions is scaled to the room offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits, or as small as fills.
    case fit, fill
}

@usableFromInline package struct AspectRatio<Child: MeasuredChild>: UnaryLayout {
    @inlinable package static var kind: String { "aspectRatio" }
    @inlinable package static var passesPriority: Bool { false }

    @usableFromInline let ratio: Scalar?
    @usableFromInline let mode: ContentMode
    @usableFromInline typealias Scalar = Child.Value.Scalar

    /// - Parameter ratio: Width by height; `nil` for those of the ideal size.
    @inlinable package init(ratio: Double?, mode: ContentMode) {
        self.ratio = ratio.map { Scalar(decimal: $0) }
        self.mode = mode
    }

    /// The proportions, scaled to the room offered; only the lengths offered count.
    ///
    /// Source: ByteDance's DanceUI, also for a square of length 0.  OpenSwiftUI fills a length left open without end,
    /// but in SwiftUI a picture that fills a vertical ScrollView's width has a height.
    @inlinable package func offer<J: Judge<Child.Value>>(
        to child: Child, for proposal: PerAxis<Child.Value?>, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value?> {
        guard proposal.horizontal != nil || proposal.vertical != nil else { return proposal }
        let reference = try reference(of: child, judge: &judge)
        let scales = PerAxis { axis in proposal[axis].map { $0 / reference[axis] } }
        let scale: Child.Value
        switch (scales.horizontal, scales.vertical) {
        case (let horizontal?, let vertical?):
            guard horizontal.isDefined, vertical.isDefined else { return proposal }
            scale = mode == .fit ? judge.lesser(horizontal, vertical) : judge.greater(horizontal, vertical)
        case (let known?, nil), (nil, let known?):
            guard known.isDefined else { return proposal }
            scale = known
        case (nil, nil): return proposal
        }
        return PerAxis { axis in
            let length = scale * reference[axis]
            return length.isDefined ? length : 0
        }
    }

    /// A rectangle of the proportions.
    @inlinable func reference<J: Judge<Child.Value>>(
        of child: Child, judge: inout J
    ) throws(J.Failure) -> PerAxis<Child.Value.Scalar> {
        var reference = PerAxis<Child.Value.Scalar>(horizontal: ratio ?? 1, vertical: 1)
        if ratio == nil {
            let ideal = try child.size(for: PerAxis { _ in nil }, judge: &judge)
            reference = try PerAxis { axis throws(J.Failure) in try judge.known(ideal[axis]) }
        }
        return reference.horizontal == reference.vertical ? PerAxis { _ in 1 } : reference
    }
}
