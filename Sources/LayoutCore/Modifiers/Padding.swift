// Padding.swift: room around a view, in points.

extension Padding {
    /// Room of insets, in points.
    package init(_ insets: EdgeInsets) {
        func exact(_ length: CGFloat) -> Child.Value { Child.Value(Child.Value.Scalar(decimal: Double(length))) }
        self.init(
            top: exact(insets.top), leading: exact(insets.leading), bottom: exact(insets.bottom),
            trailing: exact(insets.trailing))
    }
}

extension EdgeInsets {
    /// SwiftUI's amount when none is given, in points; the same on macOS and iOS.
    package static var standard: CGFloat { 16 }
}

extension View {
    /// Adds room around the view, in points; negative insets let it overlap its surroundings.
    public func padding(_ insets: EdgeInsets) -> some View { unary(Padding(insets)) }

    /// Adds the same room on some sides, in points; 16 if no amount is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? EdgeInsets.standard))
    }

    /// Adds the same room on all sides, in points.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}
