// ViewDimensions.swift: a view's size and guides in its own coordinates, in points.

public import Foundation

/// A view's size under one proposal, and its guides there, in points.
public struct ViewDimensions {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    private let node: Node?
    private let proposal: ProposedViewSize

    /// The dimensions of a laid-out view under a proposal.
    init(_ node: Node, _ proposal: ProposedViewSize) {
        let size = node.size(for: proposal)
        width = size.width
        height = size.height
        self.node = node
        self.proposal = proposal
    }

    /// The dimensions of a plain rectangle, without explicit guides.
    init(_ size: CGSize) {
        width = size.width
        height = size.height
        node = nil
        proposal = ProposedViewSize(size)
    }

    /// Where a horizontal guide lies, in points from the leading side: its explicit value, else its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Where a vertical guide lies, in points from the top: its explicit value, else its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// A horizontal guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// A vertical guide's explicit value, in points; `nil` if the view has none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

extension ViewDimensions {
    /// The size, in points.
    var size: CGSize { CGSize(width: width, height: height) }

    /// Where a guide lies, in points.  Not a number counts as infinity, as in OpenSwiftUI's stacks.
    package subscript(key: AlignmentKey) -> CGFloat {
        let value = self[explicit: key] ?? key.defaultValue(in: self)
        return value.isNaN ? .infinity : value
    }

    /// A guide's explicit value, in points; `nil` if the view has none.
    package subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, for: proposal) }
}

extension ViewDimensions: Equatable {
    /// Whether both are of the same view at the same size.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.node === second.node && first.size == second.size && first.proposal == second.proposal
    }
}
