// Shadows.swift: views drawn with a shadow or blurred; their room is that without it.  Lengths in points.

extension View {
    /// Draws a shadow of the view behind it.
    ///
    /// - Parameter radius: How far the shadow's edge is blurred, in points.
    public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        drawn(with: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view by a radius in points.
    ///
    /// - Parameter opaque: Without effect.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { drawn(with: .blur(radius: radius)) }
}
