// FlexibleFrame.swift: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.  Lengths in points.

extension View {
    /// Gives the view a box that follows the room offered, within limits in points, and aligns it there.
    ///
    /// With a minimum alone the box never exceeds the room offered by more than that; with a maximum alone it grows
    /// to the room offered; `maxWidth: .infinity` fills it.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func flexible(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> FlexibleLength {
            FlexibleLength(minimum.map { Double($0) }, ideal.map { Double($0) }, maximum.map { Double($0) })
        }
        let lengths = PerAxis(
            horizontal: flexible(minWidth, idealWidth, maxWidth), vertical: flexible(minHeight, idealHeight, maxHeight))
        return unary(FlexibleFrame(lengths, on: alignment.guides))
    }
}
