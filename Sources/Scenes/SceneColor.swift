// SceneColor.swift: colours in scenes, by name or as #RRGGBB.
// Source of the names: Apple, Human Interface Guidelines, "Color", light appearance.

import Documents

/// A colour as it was written.
package struct SceneColor: Sendable, Equatable {
    /// The name, or `#RRGGBB`.
    package let name: String
    /// Red, green and blue, eight bits each.
    package let rgb: Int

    /// The colour of a name; `nil` where there is none.
    init?(_ name: String) {
        guard let rgb = Self.named[name] ?? Self.hexadecimal(name) else { return nil }
        (self.name, self.rgb) = (name, rgb)
    }

    private init(_ name: String, _ rgb: Int) { (self.name, self.rgb) = (name, rgb) }

    /// The colours of what has none of its own.
    package static let black = SceneColor("black", 0x000000), gray = SceneColor("gray", 0x8E8E93)

    /// From 0, which shows nothing, to 1.
    package var opacity: Double { name == "clear" ? 0 : name == "secondary" ? 0.6 : 1 }

    /// `#rrggbb`.
    package var hexadecimal: String {
        let digits = String(rgb, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    static let named: [String: Int] = [
        "clear": 0x000000, "black": 0x000000, "white": 0xFFFFFF, "gray": 0x8E8E93, "red": 0xFF3B30, "orange": 0xFF9500,
        "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF,
        "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E, "primary": 0x000000,
        "secondary": 0x3C3C43,
    ]

    private static func hexadecimal(_ text: String) -> Int? {
        // A sign would be read as part of the number.
        guard text.hasPrefix("#"), text.count == 7, text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
        return Int(text.dropFirst(), radix: 16)
    }
}
