// WCAGContrast.swift: how far two colours stand apart.  Source: W3C, *Web Content Accessibility Guidelines 2.2*, definitions of
// "relative luminance" and "contrast ratio", and success criterion 1.4.3 (contrast, minimum, level AA).

/// A colour that covers what is behind it: shares of red, green and blue, from 0 to 1, in sRGB.
struct OpaqueColor: Hashable {
    var red: Double, green: Double, blue: Double

    init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// A colour as it is seen in front of another one.
    init(_ color: Color, opacity: Double, over ground: OpaqueColor) {
        let share = min(max(color.opacity * opacity, 0), 1)
        func mixed(_ front: Double, _ back: Double) -> Double { share * min(max(front, 0), 1) + (1 - share) * back }
        self.init(
            red: mixed(color.red, ground.red), green: mixed(color.green, ground.green),
            blue: mixed(color.blue, ground.blue))
    }

    static let white = OpaqueColor(red: 1, green: 1, blue: 1), black = OpaqueColor(red: 0, green: 0, blue: 0)

    /// The relative luminance, from 0 (black) to 1 (white).
    var luminance: Double {
        func linear(_ share: Double) -> Double {
            share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio, from 1 to 21.
    func contrast(with other: OpaqueColor) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

extension TextRun {
    /// The least contrast that the text needs: 3 for large text, of 18 points or of 14 in bold, else 4.5.
    ///
    /// WCAG's points are taken for points of the screen, as Apple does in its guidelines.
    var leastContrast: Double {
        let isBold = isBold || font.fontWeight >= .bold
        return font.pointSize >= (isBold ? 14 : 18) ? 3 : 4.5
    }
}
