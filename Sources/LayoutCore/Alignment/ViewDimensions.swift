// ViewDimensions.swift: a view's size and guides in its own coordinates, in points.

/// A view's size under one proposal, and its guides there, in points.
public struct ViewDimensions: Equatable {
    /// The lengths, in points.
    public let width, height: CGFloat
    private let view: (any Measurable)?
    private let proposal: ProposedViewSize

    /// The dimensions of a laid-out view under a proposal.
    init(_ view: any Measurable, _ proposal: ProposedViewSize) {
        let size = view.size(for: proposal)
        (width, height) = (size.width, size.height)
        (self.view, self.proposal) = (view, proposal)
    }

    /// The dimensions of a plain rectangle, without explicit guides.
    init(_ size: CGSize) { (width, height, view, proposal) = (size.width, size.height, nil, ProposedViewSize(size)) }

    /// The size, in points.
    var size: CGSize { CGSize(width: width, height: height) }

    /// Where a guide lies, in points.  A value that is not a number counts as infinity, as in OpenSwiftUI's stacks.
    package subscript(key: AlignmentKey) -> CGFloat {
        let value = self[explicit: key] ?? key.defaultValue(in: self)
        return value.isNaN ? .infinity : value
    }

    /// A guide's explicit value, in points; `nil` if the view has none.
    package subscript(explicit key: AlignmentKey) -> CGFloat? { view?.explicitGuide(key, for: proposal) }

    /// Whether both are of the same view at the same size.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.view === second.view && first.size == second.size && first.proposal == second.proposal
    }
}

/// Something that answers for a view when it is measured: the node that the view became.
///
/// Guides and rules of stacks see no more of a node than this.
protocol Measurable: AnyObject {
    /// The size under a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
    /// The length taken of an offer along an axis, in points; a view that steps need not be asked on each step anew.
    func length(of offer: CGFloat, along axis: Axis, across: CGFloat?) -> CGFloat
    /// Whether an offer is shared among several views inside, so that asking costs as much as they do.
    var isNested: Bool { get }
    /// Whether it may take a part of each offer, so that it takes less where it is offered what it took.
    var mayTakeParts: Bool { get }
    /// A guide's explicit value under a proposal, in points; `nil` if there is none.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}
