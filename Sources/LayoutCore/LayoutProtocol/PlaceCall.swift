// PlaceCall.swift: watching a layout place its subviews.  Coordinates in points, those of the layout's bounds.

package import Foundation

/// One call of `LayoutSubview.place`.
package struct PlaceCall {
    /// The subview's position among the subviews that are watched.
    package let subview: Int
    /// The subview's upper corner where lines begin; not a number where the call had none.
    package let origin: CGPoint
    /// The subview's final proposal.
    package let proposal: ProposedViewSize
}

extension LayoutSubviews {
    /// The calls of `place` that a function makes, in their order.
    package func placeCalls(during body: () -> Void) -> [PlaceCall] {
        guard let core = first?.node.core else {
            body()
            return []
        }
        let outer = core.placings
        core.placings = []
        body()
        let noted = core.placings ?? []
        core.placings = outer
        return noted.compactMap { noted in
            firstIndex { ObjectIdentifier($0.node) == noted.node }.map { index in
                PlaceCall(subview: index, origin: noted.placement.origin, proposal: noted.placement.proposal)
            }
        }
    }
}

extension View {
    /// Hands the subviews that the views become to a function, as a layout sees them; they must not leave it.
    package func withLayoutSubviews<Result>(
        in orientation: Axis, _ body: (LayoutSubviews) -> Result
    ) -> Result {
        let slot = Slot()
        defer { slot.detach() }
        let site = Site(slot: slot, core: Core(), environment: EnvironmentValues(), orientation: orientation)
        return body(LayoutSubviews(site.nodes(of: self).nodes, .leftToRight, site.environment.stackRule))
    }
}
