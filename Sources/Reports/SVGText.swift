// SVGText.swift: numbers and words as SVG writes them.

import Rows

/// Small parts of SVG documents.
enum SVGText {
    /// A line of text at a place, and a line break after it.
    static func text(_ string: String, x: Double, y: Double, style: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" \(style)>\(escaped(string))</text>\n"
    }

    /// A number to a hundredth.
    static func number(_ value: Double) -> String { ((value * 100).rounded() / 100).points }

    /// A text that means only itself.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // XML has no place for other control characters, not even escaped.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
