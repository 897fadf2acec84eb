// ButtonBorderShape.swift: the shapes of buttons with a ground.  Lengths in points.

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
        case roundedRectangle(radius: CGFloat)
        case capsule, circle
    }

    /// The radius of the corners that buttons have by themselves.
    private static let usual: CGFloat = 8

    fileprivate let kind: Kind

    /// The shapes by name.
    public static let automatic = ButtonBorderShape(kind: .roundedRectangle(radius: usual)),
        capsule = ButtonBorderShape(kind: .capsule), circle = ButtonBorderShape(kind: .circle),
        roundedRectangle = automatic

    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

/// The circle around a rectangle's centre whose width is the rectangle's longer side.
private struct SurroundingCircle: Shape {
    func path(in rect: CGRect) -> Path {
        let side = max(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of buttons with a border; frames stay.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

    /// Paints the ground of a button behind it.
    func ground(_ style: AnyShapeStyle, in shape: ButtonBorderShape) -> some View {
        background {
            switch shape.kind {
            case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius).fill(style)
            case .capsule: Capsule().fill(style)
            case .circle: SurroundingCircle().fill(style)
            }
        }
    }
}
