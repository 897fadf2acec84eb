// FractionLayout.swift: a view offered a share of what its place is offered.  Lengths in points.

import Documents
package import LayoutCore

/// A layout of one view that offers it a share of its own proposal.
package struct FractionLayout: Layout, SceneKind {
    /// The share along each axis; all of the proposal where there is none.
    package var share = PerAxis<Double?>(horizontal: nil, vertical: nil)

    package var name: String { "fraction" }
    package var fields: [SceneField<Self>] {
        [.optional("w", \.share.horizontal, .number), .optional("h", \.share.vertical, .number), .child]
    }
    package func view(of content: [AnyView]) -> any View { self { content.together } }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * (share.horizontal ?? 1) },
            height: proposal.height.map { $0 * (share.vertical ?? 1) })
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}
