// UnmetLooks.swift: looks of letters that no measurer knows and no picture shows; the diagnostics name them.

/// What is asked of letters and left out.
package struct UnmetLooks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let smallCapitals = Self(rawValue: 1), width = Self(rawValue: 2), leading = Self(rawValue: 4),
        baselineOffset = Self(rawValue: 8), scale = Self(rawValue: 16), ground = Self(rawValue: 32),
        shadow = Self(rawValue: 64)

    private static let all: [(look: Self, name: String)] = [
        (.smallCapitals, "smallCaps"), (.width, "fontWidth"), (.leading, "leading"),
        (.baselineOffset, "baselineOffset"), (.scale, "textScale"), (.ground, "backgroundColor"),
        (.shadow, "shadow"),
    ]

    /// The modifiers that ask for them.
    var names: [String] { Self.all.filter { contains($0.look) }.map(\.name) }
}
