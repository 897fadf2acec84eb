// Turned.swift: views drawn turned, larger, smaller or by any map of the plane; their room is that without it.

extension View {
    /// Turns the view clockwise about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(about: anchor) { _ in CGAffineTransform(rotationAngle: CGFloat(angle.radians)) }
    }

    /// Turns the view in space about an axis through a point of its frame; it is drawn as seen from afar.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis lies; without effect as seen from afar.
    ///   - perspective: Without effect.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        transformed(about: anchor) { _ in CGAffineTransform(turn: angle, about: axis) }
    }

    /// Draws the view larger or smaller by two factors.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(about: anchor) { _ in CGAffineTransform(scaleX: scale.width, y: scale.height) }
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller by two factors.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view by a map of the plane, whose origin is the view's upper left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(about: .topLeading) { _ in transform }
    }

    /// Draws the view by a matrix, whose origin is the view's upper left corner, without its perspective.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.flat) }

    /// Draws the view as in a mirror where lines run right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroredWithLines(mirrored: enabled ? .rightToLeft : nil))
    }

    /// Draws the view as in a mirror where a behaviour says so.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroredWithLines(mirrored: behavior.direction))
    }
}

/// A view in a mirror where lines run one way.
private struct MirroredWithLines: ViewModifier {
    /// The way; `nil` for neither.
    let mirrored: LayoutDirection?
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: direction == mirrored ? -1 : 1)
    }
}

extension CGAffineTransform {
    /// What a turn about an axis through the origin does to the plane, as seen from afar; Rodrigues' formula.
    init(turn angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else {
            self = .identity
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let rest = 1 - cosine
        self.init(
            a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
            d: cosine + y * y * rest, tx: 0, ty: 0)
    }
}
