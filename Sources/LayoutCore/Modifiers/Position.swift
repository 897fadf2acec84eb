// Position.swift: a view whose centre lies at a given point, or that is drawn away from its place.

extension View {
    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(_ position: CGPoint) -> some View {
        unary(PositionModifier(PerAxis(horizontal: position.x, vertical: position.y)))
    }

    /// Takes the room offered and puts the view's centre at a point of it, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(_ offset: CGSize) -> some View { unary(OffsetModifier(PerAxis(offset))) }

    /// Draws the view away from its place, by points; this changes anchors inside it, but not the layout around it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
