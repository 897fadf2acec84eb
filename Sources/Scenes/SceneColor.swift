// SceneColor.swift: colours in scenes, by name or as #RRGGBB.

import Documents
import LayoutCore
import Rows

/// A colour as it was written.
package struct SceneColor: Sendable, Equatable {
    /// The name, or `#RRGGBB`.
    package let name: String
    let color: Color

    /// The colour of a name; `nil` where there is none.
    init?(_ name: String) {
        guard let color = Self.named[name] ?? Self.hexadecimal(name) else { return nil }
        (self.name, self.color) = (name, color)
    }

    static let named: [String: Color] = [
        "clear": .clear, "black": .black, "white": .white, "gray": .gray, "red": .red, "orange": .orange,
        "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue,
        "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "primary": .primary,
        "secondary": .secondary,
    ]

    private static func hexadecimal(_ text: String) -> Color? {
        // A sign would be read as part of the number.
        guard text.hasPrefix("#"), text.count == 7, text.dropFirst().allSatisfy(\.isHexDigit),
            let number = Int(text.dropFirst(), radix: 16)
        else { return nil }
        let parts = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
}
