// Color+Description.swift: a colour in words.

extension Color: CustomStringConvertible {
    private static let names: [(Color, String)] = [
        (.clear, "clear"), (.black, "black"), (.white, "white"), (.gray, "gray"), (.red, "red"), (.orange, "orange"),
        (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"),
        (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.secondary, "secondary"),
    ]

    /// The name of the colour, or its red, green, blue and opacity in two hexadecimal digits each, as in "#FF8000FF".
    public var description: String {
        if let name = Self.names.first(where: { $0.0 == self })?.1 { return name }
        return "#" + [red, green, blue, opacity].map { Self.hexadecimal($0).uppercased() }.joined()
    }

    /// A share from 0 to 1 as a byte of two hexadecimal digits; 00 for what is not a number.
    package static func hexadecimal(_ share: Double) -> String {
        let byte = share > 0 ? Int((min(share, 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
