// UIScreen.swift: the screen that a host lays out, for views that ask for it by UIKit's name.  Lengths in points.

/// The screen that the host lays out; where none does, that of an iPhone of 390 by 844 points.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// The size that the host of the running thread was asked to lay out, in points.
    private static var size: CGSize { RunningLayout.current?.screen ?? CGSize(width: 390, height: 844) }

    /// The whole screen, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: Self.size) }
    /// The whole screen, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels in a point.
    public var scale: CGFloat { 3 }
    /// Pixels in a point.
    public var nativeScale: CGFloat { scale }

    private init() {}

    /// The size of the screen under a proposal, in points; what is left open, or is not finite, stays as it is.
    static func size(for proposal: ProposedViewSize) -> CGSize {
        let usual = size
        return CGSize { axis in
            guard let length = proposal[axis], length.isFinite, length > 0 else { return usual[axis] }
            return length
        }
    }
}
