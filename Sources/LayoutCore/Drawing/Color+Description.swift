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
        let digits = [red, green, blue, opacity].map { part in
            let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "#" + digits.joined()
    }
}
