// UIScreen.swift: the screen that a host lays out, for views that ask for it by UIKit's name.  Lengths in points.

/// The screen that the host lays out; where none does, that of an iPhone of 390 by 844 points.
public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// What a host was asked to lay out.
    struct Shown: Sendable {
        var size = CGSize(width: 390, height: 844)
        /// What the system covers at each side.
        var insets = EdgeInsets()
    }

    /// What the host of the running thread was asked to lay out.
    private static var shown: Shown { RunningLayout.current?.screen ?? Shown() }

    /// The whole screen, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: Self.shown.size) }
    /// What the system covers at each side, in points.
    package var safeAreaInsets: EdgeInsets { Self.shown.insets }
    /// The whole screen, in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels in a point.
    public var scale: CGFloat { 3 }
    /// Pixels in a point.
    public var nativeScale: CGFloat { scale }

    private init() {}

    /// What is shown under a proposal; a length that is left open, or is not finite, stays as it is.
    static func shown(for proposal: ProposedViewSize, insets: EdgeInsets) -> Shown {
        let usual = shown.size
        let size = CGSize { axis in
            guard let length = proposal[axis], length.isFinite, length > 0 else { return usual[axis] }
            return length
        }
        return Shown(size: size, insets: insets)
    }
}
