// SVGText.swift: numbers, words and marks as SVG writes them; each mark ends with a line break.

package import Boxes
import Rows

/// Small parts of SVG documents.
package enum SVGText {
    /// Whether a text begins at the right: its first letter is one of a script that runs so.
    ///
    /// Source: Unicode Standard Annex 9, P2 and P3; the blocks are those whose letters have the classes R and AL.
    package static func runsRightToLeft(_ strings: [String]) -> Bool {
        for string in strings {
            guard let letter = string.unicodeScalars.first(where: \.properties.isAlphabetic) else { continue }
            switch letter.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return false
    }

    /// A rectangle, with a title that shows under the pointer.
    package static func rectangle(
        x: Double, y: Double, width: Double, height: Double, style: String, title: String? = nil
    ) -> String {
        "<rect x=\"\(svg: x)\" y=\"\(svg: y)\" width=\"\(svg: width)\" height=\"\(svg: height)\" \(style)"
            + end("rect", title)
    }

    /// A line by its steps, in SVG's letters.
    package static func path(_ steps: String, style: String, title: String? = nil) -> String {
        "<path d=\"\(steps)\" \(style)" + end("path", title)
    }

    /// The dashed line on which children are aligned, a little beyond the ends of their frame: x, y, width, height.
    package static func guide(_ axis: Axis, at place: Double, _ frame: [Double], style: String = "") -> String {
        let steps =
            axis == .horizontal
            ? "M\(svg: place) \(svg: frame[1] - 4) V\(svg: frame[1] + frame[3] + 4)"
            : "M\(svg: frame[0] - 4) \(svg: place) H\(svg: frame[0] + frame[2] + 4)"
        return path(steps, style: "fill=\"none\" stroke=\"\(Tone.unfair)\" \(style)stroke-dasharray=\"3 3\"")
    }

    private static func end(_ tag: String, _ title: String?) -> String {
        title.map { "><title>\(escaped($0))</title></\(tag)>\n" } ?? "/>\n"
    }

    /// A text that means only itself.
    package static func escaped(_ text: String) -> String {
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

extension DefaultStringInterpolation {
    /// A number to a hundredth.
    package mutating func appendInterpolation(svg value: Double) {
        appendLiteral(((value * 100).rounded() / 100).points)
    }
}

extension String {
    /// The text, or as much of it as fits in `count` characters.
    package func shortened(to count: Int) -> String { self.count <= count ? self : prefix(count - 1) + "…" }

    /// The text without spaces at its end.
    package var withoutTrailingSpaces: String {
        // Byte by byte, since characters are costly to tell apart.
        let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { utf8.index(after: $0) } ?? utf8.startIndex
        return String(self[..<end])
    }
}
