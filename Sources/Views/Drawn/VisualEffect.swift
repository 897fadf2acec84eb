// VisualEffect.swift: changes of how a view is drawn that follow from where it stands.  Lengths in points.

/// A change of how a view is drawn.
public protocol VisualEffect {}

/// No change of how a view is drawn, to which changes are added.
public struct EmptyVisualEffect: VisualEffect, Sendable {
    fileprivate let changes: [VisualChange]

    /// No change.
    public init() { self.init(changes: []) }

    fileprivate init(changes: [VisualChange]) { self.changes = changes }
}

extension VisualEffect {
    package var changes: [VisualChange] { (self as? EmptyVisualEffect)?.changes ?? [] }

    private func changed(_ change: VisualChange) -> EmptyVisualEffect { EmptyVisualEffect(changes: changes + [change]) }

    private func leavingOut(_ name: String, if isSeen: Bool) -> EmptyVisualEffect {
        isSeen ? changed(.leftOut(name)) : EmptyVisualEffect(changes: changes)
    }

    /// Draws the view with a share of its opacity.
    public func opacity(_ opacity: Double) -> some VisualEffect { changed(.opacity(opacity)) }

    /// Draws the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformEffect(CGAffineTransform(translationX: x, y: y))
    }

    /// Draws the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view larger or smaller by two factors.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        changed(.transform(CGAffineTransform(scaleX: x, y: y), about: anchor))
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view larger or smaller by two factors.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns the view clockwise about a point of its frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        changed(.transform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor))
    }

    /// Turns the view in space, as seen from afar.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis lies; without effect as seen from afar.
    ///   - perspective: Without effect.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        changed(.transform(CGAffineTransform(turn: angle, about: axis), about: anchor))
    }

    /// Draws the view by a map of the plane, whose origin is the view's upper left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        changed(.transform(transform, about: .topLeading))
    }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { changed(.blur(radius: radius)) }

    /// Would draw the view brighter.
    public func brightness(_ amount: Double) -> some VisualEffect { leavingOut("brightness", if: amount != 0) }

    /// Would draw the view with more contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { leavingOut("contrast", if: amount != 1) }

    /// Would draw the view in greys.
    public func grayscale(_ amount: Double) -> some VisualEffect { leavingOut("grayscale", if: amount != 0) }

    /// Would draw the view in stronger colours.
    public func saturation(_ amount: Double) -> some VisualEffect { leavingOut("saturation", if: amount != 1) }

    /// Would turn the colours of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { leavingOut("hueRotation", if: angle != .zero) }
}

extension View {
    /// Draws the view as follows from where it stands; its room is that without it.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        drawnByPlace { proxy, _ in effect(EmptyVisualEffect(), proxy).changes }
    }
}
