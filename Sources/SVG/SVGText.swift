// SVGText.swift: numbers, words and marks as SVG writes them; each mark ends with a line break.

package import Boxes
import Rows

/// Small parts of SVG documents.
package enum SVGText {
    private static let fills = ["#7aa6d8", "#8fbf9f", "#d9b36c", "#c79bc9", "#7fbfc4", "#d79a8b"]

    /// The colour of an item or view.
    package static func fill(of index: Int) -> String { fills[index % fills.count] }

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

    /// A line of text at a place.
    package static func text(_ string: String, x: Double, y: Double, style: String) -> String {
        "<text x=\"\(svg: x)\" y=\"\(svg: y)\" \(style)>\(escaped(string))</text>\n"
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
        return path(steps, style: "fill=\"none\" stroke=\"#c03030\" \(style)stroke-dasharray=\"3 3\"")
    }

    private static func end(_ tag: String, _ title: String?) -> String {
        title.map { "><title>\(escaped($0))</title></\(tag)>\n" } ?? "/>\n"
    }

    /// A whole document on white ground.
    package static func document(
        width: Double, height: Double, fontSize: Int, definitions: String = "", _ body: String
    ) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svg: width) \(svg: height)" \
        width="\(svg: width)" height="\(svg: height)" font-family="Helvetica, Arial, sans-serif" font-size="\(fontSize)">
        \(definitions)<rect width="100%" height="100%" fill="#ffffff"/>
        \(body)</svg>

        """
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
