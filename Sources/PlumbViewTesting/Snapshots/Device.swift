// Device.swift: screens on which views are laid out.  Lengths in points, upright.

/// A device held upright, with its system: the size of its screen, what of it the system covers, and which bars it has.
///
/// Sizes: Apple, *Human Interface Guidelines*, "Layout".  Insets: "iOS Layout Adaptation" (csl.cool, 2023) prints 59 and 34 on an iPhone with
/// the Dynamic Island, XCUITest's trees 62 and 34 on one 402 wide; "iPad适配" (jia12216, 2020) has 24 and 20 on iPads without a home button,
/// and 20 and 0 on those with one, which an iPhone SE is taken to be like.  [Bars and devices](Bars.md) says where the sizes of bars are from.
///
///     Device.iPhone15(.iOS26)
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
    /// The system, whose bars and sheets a layout has.
    public let system: ScreenSystem

    /// A device.
    public init(
        _ name: String, width: CGFloat, height: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0, scale: CGFloat = 3,
        isWide: Bool = false, system: ScreenSystem = .iOS17
    ) {
        (self.name, self.width, self.height) = (name, width, height)
        (self.top, self.bottom, self.scale, self.isWide, self.system) = (top, bottom, scale, isWide, system)
    }

    /// An iPhone SE of the second or third generation.
    public static let iPhoneSE = Device("iPhone SE", width: 375, height: 667, top: 20, scale: 2)
    /// An iPhone 15 or 15 Pro.
    public static let iPhone15 = Device("iPhone 15", width: 393, height: 852, top: 59, bottom: 34)
    /// An iPhone 15 Plus or 15 Pro Max.
    public static let iPhone15ProMax = Device("iPhone 15 Pro Max", width: 430, height: 932, top: 59, bottom: 34)
    /// An iPhone 16 Pro or 17 Pro.
    public static let iPhone16Pro = Device(
        "iPhone 16 Pro", width: 402, height: 874, top: 62, bottom: 34, system: .iOS18)
    /// An iPad Air of 11 inches.
    public static let iPadAir = Device(
        "iPad Air", width: 820, height: 1180, top: 24, bottom: 20, scale: 2, isWide: true)

    public static func iPhoneSE(_ system: ScreenSystem) -> Device { iPhoneSE.with(system) }
    /// An iPhone 15 or 15 Pro with a system.
    public static func iPhone15(_ system: ScreenSystem) -> Device { iPhone15.with(system) }
    /// An iPhone 15 Plus or 15 Pro Max with a system.
    public static func iPhone15ProMax(_ system: ScreenSystem) -> Device { iPhone15ProMax.with(system) }
    /// An iPhone 16 Pro or 17 Pro with a system.
    public static func iPhone16Pro(_ system: ScreenSystem) -> Device { iPhone16Pro.with(system) }
    /// An iPad Air of 11 inches with a system.
    public static func iPadAir(_ system: ScreenSystem) -> Device { iPadAir.with(system) }
    /// The inside of a window of a computer.
    public static func window(width: CGFloat, height: CGFloat, _ system: ScreenSystem = .macOS14) -> Device {
        Device(
            "Window of \(width.isFinite ? Int(min(max(width, 0), 1e6)) : 0) points, \(system)", width: width,
            height: height, scale: 2,
            isWide: true, system: system)
    }

    /// The same device with another system, which its name tells.
    private func with(_ system: ScreenSystem) -> Device {
        Device(
            "\(name), \(system)", width: width, height: height, top: top, bottom: bottom, scale: scale, isWide: isWide,
            system: system)
    }

    /// What views of the screen are handed down.
    public var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        environment.textMeasurer = HelveticaMeasurer(scale: scale)
        environment.horizontalSizeClass = isWide ? .regular : .compact
        environment.verticalSizeClass = .regular
        environment.screenSystem = system
        return environment
    }

    /// What a screen of the device is offered.
    public var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}
