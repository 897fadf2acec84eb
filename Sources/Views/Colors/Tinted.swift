// Tinted.swift: controls that have a colour of their own until `tint(_:)` sets another.

/// The paint of what can be touched, where one is set, else a colour.
struct TintOr: ShapeStyle {
    let usual: Color

    func paint(in environment: EnvironmentValues) -> Paint { environment.tint ?? .color(usual) }
}

extension View {
    /// Sets the paint of what can be touched inside, where there is a colour for it.
    func tinted(_ color: Color?) -> some View {
        writing { environment in
            if let color { environment.tint = .color(color) }
        }
    }
}
