// FractionLayout.swift: a view offered a share of what its place is offered.  Lengths in points.

import Documents
import LayoutCore

/// A layout of one view that offers it a share of its own proposal.
struct FractionLayout: Layout, SceneKind {
    /// The share along each axis; all of the proposal where there is none.
    var share = PerAxis<Double?>(horizontal: nil, vertical: nil)

    var name: String { "fraction" }
    var fields: [SceneField<Self>] {
        [.optional("w", \.share.horizontal, .number), .optional("h", \.share.vertical, .number), .child]
    }
    func view(of content: [AnyView]) -> any View { self { content.together } }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 * (share.horizontal ?? 1) },
            height: proposal.height.map { $0 * (share.vertical ?? 1) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
    }
}
