// Measurable.swift: what can be asked for its size and guides.  Lengths in points.

internal import Foundation

/// Something that answers for a view when it is measured: the node that the view became.
///
/// Guides and rules of stacks see no more of a node than this.
protocol Measurable: AnyObject {
    /// The size under a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
    /// A guide's explicit value under a proposal, in points; `nil` if there is none.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}
