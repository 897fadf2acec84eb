// AspectRatio.swift: a view offered a rectangle of given proportions.

extension View {
    /// Offers the view a rectangle of given proportions, width by height; without them, of its ideal size's.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        unary(AspectRatio(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    /// Offers the view a rectangle of given proportions.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Offers the view the largest rectangle of its ideal proportions that fits.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Offers the view the smallest rectangle of its ideal proportions that fills the room offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
