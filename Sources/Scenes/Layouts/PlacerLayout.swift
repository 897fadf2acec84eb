// PlacerLayout.swift: a layout that makes the calls that a scene lists.  Lengths in points.

import Documents
package import LayoutCore

/// A layout that reports one size and makes given calls.
package struct PlacerLayout: Layout, SceneKind {
    package var size = PerAxis<Double>(horizontal: 0, vertical: 0)
    /// The calls for each subview; for those at the end there may be none.
    package var calls: [[PlaceCall]]?

    /// One call of `place`.
    package struct PlaceCall: Sendable, Equatable {
        /// The point, from the origin of the bounds.
        package let at: PerAxis<Double>
        /// The point of the subview that comes to stand there, in shares of its size.
        package let anchor: PerAxis<Double>
        /// What the subview is offered.
        package let proposal: PerAxis<Double?>
    }

    package var name: String { "placer" }
    package var fields: [SceneField<Self>] {
        [.required("size", \.size, .pair), .optional("places", \.calls, Self.places), .children]
    }
    package func view(of content: [AnyView]) -> any View { self { content.together } }

    private static var places: SceneValue<[[PlaceCall]]> {
        SceneValue(
            read: { try $0.object.value($1, as: [[PlaceCall]].self) },
            write: { .array($0.map { .array($0.map(\.json)) }) })
    }

    package func check(_ fields: SceneFields, _ children: [SceneView]) throws {
        guard let calls, calls.count <= children.count else {
            throw fields.fault("places", "must list the calls for each child, at most \(children.count) lists")
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: size.horizontal, height: size.vertical)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, calls) in zip(subviews, calls ?? []) {
            for call in calls {
                subview.place(
                    at: CGPoint(x: bounds.minX + call.at.horizontal, y: bounds.minY + call.at.vertical),
                    anchor: UnitPoint(x: call.anchor.horizontal, y: call.anchor.vertical),
                    proposal: ProposedViewSize(call.proposal))
            }
        }
    }
}

extension PlacerLayout.PlaceCall: Decodable {
    package init(from decoder: any Decoder) throws {
        let fields = try SceneFields(decoder, ["at", "anchor", "proposal"])
        at = try fields.required("at", SceneValue.pair.read(fields, "at"))
        anchor = try SceneValue.pair.read(fields, "anchor") ?? PerAxis(horizontal: 0, vertical: 0)
        proposal =
            try fields.object.value("proposal", as: SceneProposal.self)?.lengths
            ?? PerAxis(horizontal: nil, vertical: nil)
    }

    fileprivate var json: JSONText {
        .object([("at", at.json), ("anchor", anchor.json), ("proposal", proposal.json)])
    }
}
