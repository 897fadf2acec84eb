// PlaceCall.swift: watching a layout place its subviews.  Coordinates in points, those of the layout's bounds.

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
        guard let session = first?.node.session else {
            body()
            return []
        }
        let outer = session.placings
        session.placings = []
        body()
        let noted = session.placings ?? []
        session.placings = outer
        return noted.compactMap { noted in
            firstIndex { ObjectIdentifier($0.node) == noted.node }.map { index in
                PlaceCall(subview: index, origin: noted.placement.origin, proposal: noted.placement.proposal)
            }
        }
    }
}

extension View {
    /// Hands the subviews that the views become to a function, as a layout sees them; they must not leave it.
    package func withLayoutSubviews<Result>(in orientation: Axis, _ body: (LayoutSubviews) -> Result) -> Result {
        let identity = ViewIdentity()
        defer { identity.detach() }
        let context = BuildContext(
            identity: identity, session: LayoutSession(), environment: EnvironmentValues(), orientation: orientation)
        return body(LayoutSubviews(context.nodes(of: self).nodes, .leftToRight, context.environment.stackRule))
    }
}
