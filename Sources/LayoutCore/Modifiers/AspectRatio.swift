// AspectRatio.swift: a view offered a rectangle of given proportions.

/// How a rectangle of given proportions is scaled to the room offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits, or as small as fills.
    case fit, fill
}

package struct AspectRatio<Child: MeasuredChild>: UnaryLayout {
    package static var kind: String { "aspectRatio" }
    package static var passesPriority: Bool { false }

    private let ratio: Scalar?
    private let mode: ContentMode
    private typealias Scalar = Child.Value.Scalar

    /// - Parameter ratio: Width by height; `nil` for those of the ideal size.
    package init(ratio: Double?, mode: ContentMode) {
        self.ratio = ratio.map { Scalar(decimal: $0) }
        self.mode = mode
    }

    /// The proportions, scaled to the room offered; only the lengths offered count.
    ///
    /// Source: ByteDance's DanceUI, also for a square of length 0.  OpenSwiftUI fills a length left open without end,
    /// but in SwiftUI a picture that fills a vertical ScrollView's width has a height.
    package func offer<J: Judge<Child.Value>>(
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
    private func reference<J: Judge<Child.Value>>(
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

extension View {
    /// Offers the view a rectangle of given proportions, width by height; without them, of its ideal size's.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        unary(AspectRatio(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    /// Offers the view a rectangle of given proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest rectangle of its ideal proportions that fits.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Offers the view the smallest rectangle of its ideal proportions that fills the room offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
