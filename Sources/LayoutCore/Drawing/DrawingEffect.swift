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

extension View {
    /// Draws the view with an effect, which follows from its frame in the root's coordinates; effects that are added later
    /// see the view with those before.
    package func drawn(with effect: @escaping (CGRect) -> DrawingEffect) -> some View {
        marked { $0.own.effects.drawn.append(effect) }
    }

    /// Draws only what lies in an outline of the view's frame, whose lines follow from the size.
    package func clipped(to outline: @escaping (CGSize) -> Outline) -> some View {
        marked {
            $0.own.effects.isClipped = true
            $0.own.effects.drawn.append { .clip(outline($0.size)) }
        }
    }

    /// Draws the view by a map of its own coordinates, about a point of its frame.
    ///
    /// - Parameter map: Made of the view's size.
    package func transformed(
        about anchor: UnitPoint, by map: @escaping (CGSize) -> CGAffineTransform
    ) -> some View {
        drawn { frame in
            let (x, y) = (frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
            return .transform(
                CGAffineTransform(translationX: -x, y: -y).concatenating(map(frame.size))
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        }
    }

    /// Draws only what lies in a shape as large as the view.
    package func clipped(toShape shape: any Shape) -> some View { clipped { shape.outline(in: $0) } }

    /// Draws only what lies in a shape as large as the view.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        clipped(toShape: shape)
    }
}
