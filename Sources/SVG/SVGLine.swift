// SVGLine.swift: a line of text as wide as Helvetica makes it, whichever font a viewer has.  Lengths in pixels.

import Boxes

extension SVGText {
    /// Where a line stands from.
    package enum Anchor: String { case start, middle, end }

    /// A stretch of a line.
    package struct Span {
        let string: String
        let isBold: Bool
        let tone: Tone

        package init(_ string: String, isBold: Bool = false, tone: Tone = .ink) {
            (self.string, self.isBold, self.tone) = (string, isBold, tone)
        }
    }

    /// The size of text where nothing else is said.
    package static let size = 13.0
    /// The size of text where room is short; no text of a picture is smaller.
    package static let leastSize = 12.0

    /// How wide a text is.
    package static func width(_ string: String, size: Double = size, isBold: Bool = false) -> Double {
        TextPiece(string, isBold: isBold).helveticaWidth * size
    }

    /// How wide a line is.
    package static func width(_ spans: [Span], size: Double = size) -> Double {
        spans.reduce(0) { $0 + width($1.string, size: size, isBold: $1.isBold) }
    }

    /// A line of text at a place.
    package static func text(
        _ string: String, x: Double, y: Double, size: Double = size, isBold: Bool = false, anchor: Anchor = .start,
        tone: Tone = .ink, style: String = ""
    ) -> String {
        text(
            string, place: "x=\"\(svg: x)\" y=\"\(svg: y)\"", size: size, isBold: isBold, anchor: anchor, tone: tone,
            style: style)
    }

    /// A line of text in a font whose letters are all as wide, as in a terminal.
    package static func cells(
        _ string: String, x: Double, y: Double, width: Double, size: Double, isBold: Bool
    ) -> String {
        let fonts = "'Liberation Mono', 'Nimbus Mono PS', Courier, Menlo, monospace"
        return "<text x=\"\(svg: x)\" y=\"\(svg: y)\" font-family=\"\(fonts)\" font-size=\"\(svg: size)\" "
            + "textLength=\"\(svg: width)\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\""
            + "\(isBold ? " font-weight=\"bold\"" : "") fill=\"\(Tone.ink)\">\(escaped(string))</text>\n"
    }

    /// A line of text that runs upwards.
    package static func upright(
        _ string: String, x: Double, y: Double, isBold: Bool = false, anchor: Anchor = .start, tone: Tone = .ink
    ) -> String {
        text(
            string, place: "transform=\"translate(\(svg: x) \(svg: y)) rotate(-90)\"", size: size, isBold: isBold,
            anchor: anchor, tone: tone, style: "")
    }

    private static func text(
        _ string: String, place: String, size: Double, isBold: Bool, anchor: Anchor, tone: Tone, style: String
    ) -> String {
        if string.isEmpty { return "" }
        let attributes = attributes(size: size, width: width(string, size: size, isBold: isBold), anchor)
        let weight = isBold ? " font-weight=\"bold\"" : ""
        return "<text \(place)\(attributes)\(weight) fill=\"\(tone)\"\(style)>\(escaped(string))</text>\n"
    }

    /// A line of stretches.
    package static func line(
        _ spans: [Span], x: Double, y: Double, size: Double = size, anchor: Anchor = .start
    ) -> String {
        let shown = spans.filter { !$0.string.isEmpty }
        if shown.isEmpty { return "" }
        let words = shown.map { span in
            "<tspan\(span.isBold ? " font-weight=\"bold\"" : "") fill=\"\(span.tone)\">\(escaped(span.string))</tspan>"
        }
        let attributes = attributes(size: size, width: width(shown, size: size), anchor)
        return "<text x=\"\(svg: x)\" y=\"\(svg: y)\"\(attributes) xml:space=\"preserve\">\(words.joined())</text>\n"
    }

    private static func attributes(size: Double, width: Double, _ anchor: Anchor) -> String {
        (size == Self.size ? "" : " font-size=\"\(svg: size)\"")
            + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
            + " textLength=\"\(svg: width)\" lengthAdjust=\"spacingAndGlyphs\""
    }

    /// As much of a text as fits, with three dots where something is missing.
    package static func cut(_ string: String, to room: Double, size: Double = size, isBold: Bool = false) -> String {
        if width(string, size: size, isBold: isBold) <= room { return string }
        var kept = string
        while !kept.isEmpty, width(kept + "…", size: size, isBold: isBold) > room { kept.removeLast() }
        return kept.withoutTrailingSpaces + "…"
    }

    /// A text broken at blanks into lines no wider than the room, a longer word on a line of its own.
    package static func lines(of string: String, in room: Double, size: Double = size) -> [String] {
        string.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, width("\(last) \(word)", size: size) <= room {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}
