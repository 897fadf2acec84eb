// Device.swift: screens on which views are laid out.  Lengths in points, upright.

/// A device held upright: the size of its screen, and what of it the system covers.
///
/// Sizes: Apple, *Human Interface Guidelines*, "Layout".  Insets: "iOS Layout Adaptation" (csl.cool, 2023) prints 59 and 34 on an iPhone with
/// the Dynamic Island; "iPad适配" (jia12216, 2020) has 24 and 20 on iPads without a home button, and 20 and 0 on those with one, which an
/// iPhone SE is taken to be like.  No bar is laid out ([How SwiftUI lays out](LayoutSemantics.md)).
public struct Device: Hashable, Sendable {
    /// What it is called in kept layouts.
    public let name: String
    /// The size of the screen.
    public let width, height: CGFloat
    /// What the system covers above and below.
    public let top, bottom: CGFloat
    /// Pixels a point, to which the sizes of texts are rounded.
    public let scale: CGFloat
    /// Whether there is much room along x, as on an iPad.
    public let isWide: Bool

    /// A device.
    public init(
        _ name: String, width: CGFloat, height: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0, scale: CGFloat = 3,
        isWide: Bool = false
    ) {
        (self.name, self.width, self.height) = (name, width, height)
        (self.top, self.bottom, self.scale, self.isWide) = (top, bottom, scale, isWide)
    }

    /// An iPhone SE of the second or third generation.
    public static let iPhoneSE = Device("iPhone SE", width: 375, height: 667, top: 20, scale: 2)
    /// An iPhone 15 or 15 Pro.
    public static let iPhone15 = Device("iPhone 15", width: 393, height: 852, top: 59, bottom: 34)
    /// An iPhone 15 Plus or 15 Pro Max.
    public static let iPhone15ProMax = Device("iPhone 15 Pro Max", width: 430, height: 932, top: 59, bottom: 34)
    /// An iPad Air of 11 inches.
    public static let iPadAir = Device(
        "iPad Air", width: 820, height: 1180, top: 24, bottom: 20, scale: 2, isWide: true)

    /// What views of the screen are handed down.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        environment.textMeasurer = HelveticaMeasurer(scale: scale)
        environment.horizontalSizeClass = isWide ? .regular : .compact
        environment.verticalSizeClass = .regular
        return environment
    }

    /// What a screen of the device is offered.
    var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}
