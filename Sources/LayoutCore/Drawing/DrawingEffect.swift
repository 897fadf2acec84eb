// DrawingEffect.swift: what changes how a view is drawn with all inside it, and not where it stands.  Lengths in points.

public import Foundation

/// A change of how a view and all inside it are drawn; frames are those without it.
public enum DrawingEffect: Equatable, Sendable {
    /// Only what lies in an outline of the view's frame is drawn.
    case clip(Outline)
    /// Behind it stands a shape of its own in one colour, blurred and moved.
    case shadow(Color, radius: CGFloat, offset: CGSize)
    /// It is blurred.
    case blur(radius: CGFloat)
    /// It is drawn elsewhere, turned or skewed, by a map of the root's coordinates.
    case transform(CGAffineTransform)
}

/// An effect of a view whose frame is not known yet.
enum PlannedEffect {
    case fixed(DrawingEffect)
    /// Only what lies in an outline is drawn, whose lines follow from the size.
    case clip((CGSize) -> Outline)
    /// A map of the view's own coordinates, about a point of its frame.
    case transform(about: UnitPoint, (CGSize) -> CGAffineTransform)

    var isClip: Bool {
        if case .clip = self { return true }
        return false
    }

    /// The effect on a view with a frame in the root's coordinates; `nil` for a map with numbers that are not finite.
    func effect(in frame: CGRect) -> DrawingEffect? {
        switch self {
        case .fixed(let effect): return effect
        case .clip(let outline): return .clip(outline(frame.size))
        case .transform: return map(in: frame).map { .transform($0) }
        }
    }

    /// The map of the root's coordinates by which a view with this frame is drawn, for effects that are one.
    func map(in frame: CGRect) -> CGAffineTransform? {
        guard case .transform(let anchor, let map) = self else { return nil }
        let (x, y) = (frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
        let about = CGAffineTransform(translationX: -x, y: -y).concatenating(map(frame.size))
            .concatenating(CGAffineTransform(translationX: x, y: y))
        let numbers = [about.a, about.b, about.c, about.d, about.tx, about.ty]
        return numbers.allSatisfy(\.isFinite) ? about : nil
    }
}

extension View {
    /// Draws the view with a shadow, blurred, or as it is.
    package func drawn(with effect: DrawingEffect) -> some View { planned(.fixed(effect)) }

    /// Draws only what lies in an outline of the view's frame, whose lines follow from the size.
    package func clipped(to outline: @escaping (CGSize) -> Outline) -> some View { planned(.clip(outline)) }

    /// Draws only what lies in a shape as large as the view.
    package func clipped(toShape shape: any Shape) -> some View { clipped(to: shape, filled: FillStyle()) }

    /// Draws the view by a map of its own coordinates, about a point of its frame.
    ///
    /// - Parameter map: Made of the view's size.
    package func transformed(
        about anchor: UnitPoint, by map: @escaping (CGSize) -> CGAffineTransform
    ) -> some View {
        planned(.transform(about: anchor, map))
    }

    /// Draws only what lies in a shape as large as the view.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        clipped(to: shape, filled: style)
    }

    private func clipped(to shape: any Shape, filled style: FillStyle) -> some View {
        markedBySurroundings { traits, around in
            let direction = around.layoutDirection
            traits.own.effects.planned.append(.clip { shape.outline(in: $0, along: direction).filled(style) })
        }
    }

    /// Effects that are planned later see the view with those before.
    private func planned(_ effect: PlannedEffect) -> some View { marked { $0.own.effects.planned.append(effect) } }
}
