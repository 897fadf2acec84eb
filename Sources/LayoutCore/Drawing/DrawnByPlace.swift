// DrawnByPlace.swift: views drawn in a way that follows from where they stand.  Lengths in points.

/// A change of how a view is drawn with all inside it.
package enum VisualChange: Equatable, Sendable {
    /// It is drawn with a share of its opacity.
    case opacity(Double)
    /// It is drawn by a map of its own coordinates, about a point of its frame.
    case transform(CGAffineTransform, about: UnitPoint)
    /// It is blurred, in points.
    case blur(radius: CGFloat)
    /// It would be drawn otherwise, in a way that is left out, by its name.
    case leftOut(String)
}

private final class DrawnByPlaceNode: TransparentNode {
    private let changes: (GeometryProxy, _ isWhole: Bool) -> [VisualChange]
    /// What modifiers outside this one have marked.
    private lazy var marked = (effects: traits.own.effects, leftOut: traits.own.leftOut)

    init(
        _ context: BuildContext, _ child: Node,
        _ changes: @escaping (GeometryProxy, _ isWhole: Bool) -> [VisualChange]
    ) {
        self.changes = changes
        super.init(context, child, placesAnew: true)
    }

    override var kind: String { "visualEffect" }

    override func placeContents(in pass: PlacementPass) {
        super.placeContents(in: pass)
        identity.relink()
        let isWhole = pass.window.map { frame.visibleShare(in: $0) >= 1 } ?? true
        var (effects, leftOut) = (marked.effects, marked.leftOut)
        var planned: [PlannedEffect] = []
        for change in changes(GeometryProxy(self, in: pass), isWhole) {
            switch change {
            case .opacity(let share): effects.opacity *= share
            case .transform(let map, let anchor): planned.append(.transform(about: anchor) { _ in map })
            case .blur(let radius): planned.append(.fixed(.blur(radius: radius)))
            case .leftOut(let name): leftOut.append(name)
            }
        }
        effects.planned = planned + effects.planned
        (traits.own.effects, traits.own.leftOut) = (effects, leftOut)
        face = NodeFace(self)
    }
}

extension View {
    /// Draws the view with changes that follow from where it stands, and from whether the windows around show all of it.
    package func drawnByPlace(
        _ changes: @escaping (GeometryProxy, _ isWhole: Bool) -> [VisualChange]
    ) -> some View {
        modified { DrawnByPlaceNode($1, $0, changes) }
    }
}
