// PlacerLayout.swift: a layout that makes the calls that a scene lists.  Lengths in points.

import Documents
import LayoutCore

/// A layout that reports one size and makes given calls.
struct PlacerLayout: Layout, SceneKind {
    var size = PerAxis<Double>(horizontal: 0, vertical: 0)
    /// The calls for each subview; for those at the end there may be none.
    var calls: [[PlaceCall]]?

    /// One call of `place`.
    struct PlaceCall: Sendable, Equatable {
        /// The point, from the origin of the bounds.
        let at: PerAxis<Double>
        /// The point of the subview that comes to stand there, in shares of its size.
        let anchor: PerAxis<Double>
        /// What the subview is offered.
        let proposal: PerAxis<Double?>
    }

    var name: String { "placer" }
    var fields: [SceneField<Self>] {
        [.required("size", \.size, .pair), .optional("places", \.calls, Self.places), .children]
    }

    private static var places: SceneValue<[[PlaceCall]]> {
        SceneValue(
            read: { try $0.object.value($1, as: [[PlaceCall]].self) },
            write: { .array($0.map { .array($0.map(\.json)) }) })
    }

    func check(_ fields: SceneFields, _ count: Int) throws {
        guard let calls, calls.count <= count else {
            throw fields.fault("places", "must list the calls for each child, at most \(count) lists")
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: size.horizontal, height: size.vertical)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
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
    init(from decoder: any Decoder) throws {
        let fields = try SceneFields(decoder, ["at", "anchor", "proposal"])
        at = try fields.required("at", SceneValue.pair.read(fields, "at"))
        anchor = try SceneValue.pair.read(fields, "anchor") ?? PerAxis { _ in 0 }
        proposal = try SceneValue.proposal.read(fields, "proposal") ?? PerAxis { _ in nil }
    }

    fileprivate var json: JSONText {
        .object([("at", at.json), ("anchor", anchor.json), ("proposal", proposal.json)])
    }
}
