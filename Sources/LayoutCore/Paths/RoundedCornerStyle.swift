// RoundedCornerStyle.swift: the curves of rounded corners.

/// The curve of a rounded corner; both are drawn as quarters of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle, or a smoother curve.
    case circular, continuous
}
