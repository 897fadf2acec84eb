// TripScreen.swift: the settings of a trip on three devices, in three languages and two text sizes.  Lengths in points.
// Sources: sizes: Apple, Human Interface Guidelines, "Layout"; insets: "iOS Layout Adaptation" (csl.cool, 2023) prints 59 and
// 34 on an iPhone of that time; "iPad适配" (jia12216, 2020) has 24 above and 20 below on iPads without a home button, 20 and 0
// on those with one, and an iPhone SE is taken to be like these.

import Gallery
import PlumbViews

/// A device in portrait.
enum TripDevice: String, CaseIterable {
    case phoneSE = "iphone-se"
    case phone15 = "iphone-15"
    case pad = "ipad-11"

    var size: CGSize {
        switch self {
        case .phoneSE: CGSize(width: 375, height: 667)
        case .phone15: CGSize(width: 393, height: 852)
        case .pad: CGSize(width: 834, height: 1194)
        }
    }

    var insets: EdgeInsets {
        switch self {
        case .phoneSE: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        case .phone15: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        case .pad: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        }
    }

    /// What the device and the bar with its title leave free: the bar is 44 high on a phone, 50 on a tablet, and the title 52.
    var free: CGRect {
        let top = insets.top + (self == .pad ? 50 : 44) + 52
        return CGRect(
            x: insets.leading, y: top, width: size.width - insets.leading - insets.trailing,
            height: size.height - top - insets.bottom)
    }
}

/// One of the screens.
struct TripScreen {
    let device: TripDevice
    let words: TripWords
    let textSize: DynamicTypeSize

    /// The smallest and the largest text.
    static let textSizes: [DynamicTypeSize] = [.xSmall, .accessibility5]

    /// All of them.
    static let all = TripDevice.allCases.flatMap { device in
        TripWords.allCases.flatMap { words in
            textSizes.map { TripScreen(device: device, words: words, textSize: $0) }
        }
    }

    /// The name of its picture.
    var name: String { "\(device.rawValue)-\(words.rawValue)-\(textSize == .xSmall ? "small" : "large")" }

    /// The laid-out screen.
    ///
    /// - Parameters:
    ///   - direction: How lines run; `nil` for the language's way.
    ///   - height: The height of the screen; `nil` for the device's.
    func layout(_ direction: LayoutDirection? = nil, height: CGFloat? = nil) throws -> LayoutTree {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = device.insets
        environment.horizontalSizeClass = device == .pad ? .regular : .compact
        environment.layoutDirection = direction ?? words.layoutDirection
        environment.dynamicTypeSize = textSize
        environment.imageSizes = ["lighthouse": CGSize(width: 48, height: 64)]
        let size = ProposedViewSize(width: device.size.width, height: height ?? device.size.height)
        return try LayoutHost(TripSettings(words), environment: environment).layout(size)
    }
}
