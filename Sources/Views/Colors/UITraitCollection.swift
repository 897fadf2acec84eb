// UITraitCollection.swift: what UIKit tells a colour of the screen, and colours that are made for it.

/// Whether a window is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// What a colour may ask of the screen: whether it is light or dark.
public final class UITraitCollection: Hashable, Sendable {
    /// Whether the screen is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// A light screen, or a dark one.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    /// A screen of which nothing is said.
    public convenience init() { self.init(userInterfaceStyle: .unspecified) }

    /// The light screen, as no view is drawn while this is asked.
    public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

    /// Whether both are the same kind of screen.
    public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
        first.userInterfaceStyle == second.userInterfaceStyle
    }
    /// Feeds the kind of screen.
    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

extension UIColor {
    /// A colour that a function makes for light and for dark screens; it is asked at once, for both.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(Color(light, dark: dark.inTheDark))
    }

    /// The colour on such a screen, with nothing left to choose.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let color = traitCollection.userInterfaceStyle == .dark ? color.inTheDark : color.inTheLight
        return UIColor(color)
    }
}
