// Masks.swift: views of which what lies under another view is drawn; that is known of shapes.

extension View {
    /// Draws only what lies under another view: a shape, which is as large as this view; under others all of it.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.mask(mask())
    }

    /// Draws only what lies under another view: a shape, which is as large as this view; under others all of it.
    @ViewBuilder public func mask<Mask: View>(_ mask: Mask) -> some View {
        if let shape = mask as? any Shape {
            clipped(toShape: shape)
        } else {
            leavingOut("mask")
        }
    }
}
